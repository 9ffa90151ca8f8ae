import numpy as np

from leitong.compare.comparison import Kind
from leitong.library.library import Library
from leitong.library.records import GroupKind, Role
from leitong.library.sketching.templates import template_of, without

FORM = (
    "本页由南湾市政府信息中心主办，转载请注明出处，联系电话见页脚，网站地图与隐私声明同样适用于所有子站。"
    "市民如有意见可以向值班编辑反映，来信会在五个工作日内得到答复，匿名来信不予受理。"
)
ONE = "面包师说面粉涨价以后店里的早餐也要跟着调整。"
OTHER = "港务局昨天公布了新的船期，周末多开两班。"


def names(library):
    return {(pair.a.name, pair.b.name) for pair in library.pairs()}


def stored(library, readings):
    library.store.save(readings)
    library.store.drop_loose_prints()
    library._match()


def test_what_stands_in_the_template_is_taken_out(reading):
    whole, form, own = (
        reading(name, text).print.sketch
        for name, text in (("w.txt", FORM + "\n" + ONE), ("f.txt", FORM), ("o.txt", ONE))
    )
    rest = without(whole, template_of([form]))
    assert np.array_equal(rest.units, own.units)
    assert not np.isin(rest.sample, form.sample).any()


def test_a_text_without_anything_of_the_template_stays_as_it_is(reading):
    form, own = (reading(name, text).print.sketch for name, text in (("f.txt", FORM), ("o.txt", ONE)))
    assert without(own, template_of([form])) is own


def test_pages_of_one_template_are_no_copies_of_each_other(library, reading):
    pages = [reading("a.txt", FORM + "\n" + ONE), reading("b.txt", FORM + "\n" + OTHER)]
    stored(library, pages)
    assert names(library) == {("a.txt", "b.txt")}
    stored(library, [reading("form.txt", FORM, Role.TEMPLATE)])
    assert names(library) == set()
    assert library.clusters() == []


def test_without_its_template_a_library_pairs_them_again(library, reading):
    stored(library, [reading("a.txt", FORM + "\n" + ONE), reading("b.txt", FORM + "\n" + OTHER)])
    stored(library, [reading("form.txt", FORM, Role.TEMPLATE)])
    library.forget("/library/form.txt")
    assert names(library) == {("a.txt", "b.txt")}


def test_the_same_article_in_a_template_and_without_it_is_the_same_text(library, reading, notice):
    stored(
        library,
        [
            reading("a.txt", FORM + "\n" + notice),
            reading("b.txt", notice),
            reading("form.txt", FORM, Role.TEMPLATE),
        ],
    )
    (pair,) = library.pairs()
    assert (pair.a.name, pair.b.name, pair.kind) == ("a.txt", "b.txt", Kind.SAME_TEXT)
    assert [cluster.kind for cluster in library.clusters()] == [GroupKind.SAME_TEXT]


def test_near_takes_the_template_out_too(library, reading, notice):
    stored(
        library,
        [
            reading("a.txt", FORM + "\n" + ONE),
            reading("b.txt", notice),
            reading("form.txt", FORM, Role.TEMPLATE),
        ],
    )
    found = library.near(FORM + "\n" + notice)
    assert [(near.path.name, near.kind) for near in found] == [("b.txt", Kind.SAME_TEXT)]


def test_the_outcome_is_the_same_whenever_the_template_came(reading, notice):
    readings = [
        reading("a.txt", FORM + "\n" + notice),
        reading("b.txt", notice.replace("今天", "昨日")),
        reading("form.txt", FORM, Role.TEMPLATE),
    ]
    outcomes = []
    for some in ([readings], [readings[2:], readings[:2]], [readings[:2], readings[2:]]):
        with Library.open() as library:
            for part in some:
                stored(library, part)
            outcomes.append((list(library.pairs()), library.clusters()))
    assert outcomes[0] == outcomes[1] == outcomes[2]

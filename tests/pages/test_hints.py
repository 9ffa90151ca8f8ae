import pytest

from leitong.pages.hints import hint_names, name_mask, tag_hints


def names(tag="div", **attributes):
    mask = tag_hints().get(tag, 0)
    for name in attributes.values():
        mask |= name_mask(name)
    return {name for number, name in enumerate(hint_names()) if mask >> number & 1}


def test_football_is_no_foot():
    assert "footer" not in names(class_="football")


@pytest.mark.parametrize("name", ["site-footer", "siteFooter", "site_footer", "FOOTER"])
def test_class_names_are_split_into_words(name):
    assert "footer" in names(class_=name)


def test_an_id_counts_as_a_class_does():
    assert "comments" in names(id="comments")


def test_some_tags_hint_by_themselves():
    assert names("nav") == {"navigation"}
    assert names("p") == set()


def test_a_role_and_an_itemprop_count():
    assert "navigation" in names(role="navigation")
    assert "article" in names(itemprop="articleBody")


def test_an_attribute_without_a_value_says_nothing():
    assert names(class_=None) == set()

import jieba

from leitong.words.ambiguity import ambiguities
from leitong.words.index_terms import IndexSize, every_reading, size_of, size_with_readings
from leitong.words.methods import Method, cut
from leitong.words.tags import tags_of


def test_an_index_of_every_reading_finds_both_words_of_an_overlap():
    text = "從小學畢業"
    postings = every_reading(cut(text, Method.JIEBA), ambiguities(text))
    assert postings == (("从", 0, 1), ("从小", 0, 2), ("小学", 1, 3), ("学", 2, 3), ("毕业", 3, 5))


def test_sizes_of_an_index_with_and_without():
    text = "从小学毕业，从小学毕业"
    words, ambiguous = cut(text, Method.JIEBA), ambiguities(text)
    assert size_of(words) == IndexSize(postings=6, terms=3)
    assert size_of(cut(text, Method.NGRAM)) == IndexSize(postings=8, terms=4)
    assert size_with_readings(words, ambiguous) == IndexSize(postings=10, terms=5)


def test_parts_of_speech_are_those_of_the_dictionary():
    assert tags_of(("毕业", "小学", "罗玉凤", "python")) == ("n", "n", "x", "eng")


def test_words_that_jieba_cuts_have_the_tags_of_its_list():
    with jieba.get_dict_file() as file:
        rows = [line.split(" ") for line in file.read().decode("utf-8").splitlines()[1000::700]]
    whole = {word: tag for word, _count, tag in rows if jieba.lcut(word, HMM=False) == [word]}
    chinese = {word: tag for word, tag in whole.items() if not word.isascii()}
    assert len(chinese) > 300
    assert dict(zip(chinese, tags_of(tuple(chinese)), strict=True)) == chinese

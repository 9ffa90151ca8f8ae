"""What the Words panel says: names of methods and kinds, readings, new words."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence

from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.words.state import MOST_CHARACTERS, MOST_NODES, CutText, TriePicture
from leitong.spans import Span
from leitong.words.ambiguity import Ambiguity, Ambiguous
from leitong.words.methods import Method
from leitong.words.new_words import LEAST_LETTERS, NewWord, NewWords

_CONTEXT = "Words"
_MOST_READ = 600  # characters; a text that repeats itself may be one stretch of thousands
_METHODS = {
    Method.MM: "MM →",
    Method.RMM: "← RMM",
    Method.BOTH: QT_TRANSLATE_NOOP("Words", "both ways"),
    Method.JIEBA: "jieba",
    Method.JIEBA_HMM: "jieba HMM",
}
_KINDS = {
    Ambiguity.OVERLAP: QT_TRANSLATE_NOOP("Words", "overlap"),
    Ambiguity.COMBINATION: QT_TRANSLATE_NOOP("Words", "combination"),
    Ambiguity.MIXED: QT_TRANSLATE_NOOP("Words", "mixed"),
}
_MEANINGS = {
    Ambiguity.OVERLAP: QT_TRANSLATE_NOOP("Words", "AB and BC are words, and both want B: 从小 and 小学"),
    Ambiguity.COMBINATION: QT_TRANSLATE_NOOP("Words", "AB is a word, and so are A and B: 中将, 中 and 将"),
    Ambiguity.MIXED: QT_TRANSLATE_NOOP("Words", "Both at once: 人才能 is 人才|能, 人|才能 or 人|才|能"),
}


def method_name(method: Method) -> Message:
    return Message(_METHODS[method], {}, _CONTEXT)


def kind_name(kind: Ambiguity) -> Message:
    return Message(_KINDS[kind], {}, _CONTEXT)


def kind_meaning(kind: Ambiguity) -> Message:
    return Message(_MEANINGS[kind], {}, _CONTEXT)


def readings_of(one: Ambiguous) -> str:
    """The readings side by side; "…" where there are more than are listed, or more of them than can be read."""
    listed = " · ".join("|".join(reading) for reading in one.readings)
    if len(listed) > _MOST_READ:
        return f"{listed[:_MOST_READ]}…"
    return f"{listed} · …" if one.count > len(one.readings) else listed


def about_ambiguous(one: Ambiguous) -> Message:
    text = QT_TRANSLATE_NOOP("Words", "{kind}, {count} readings: {readings}")
    values = {"kind": kind_name(one.kind), "count": one.count, "readings": readings_of(one)}
    return Message(text, values, _CONTEXT)


def about_place(cut: CutText, place: int, ambiguous: int | None) -> Iterator[Message]:
    """What is known of a character: its word's part of speech, and the ambiguous stretch it stands in."""
    here = bisect_right(cut.tags, (place, len(cut.text) + 1, "")) - 1
    if here >= 0 and cut.tags[here][0] <= place < cut.tags[here][1]:
        start, end, tag = cut.tags[here]
        text = QT_TRANSLATE_NOOP("Words", "“{word}”, part of speech {tag} in jieba's dictionary")
        yield Message(text, {"word": cut.text[start:end], "tag": tag}, _CONTEXT)
    if ambiguous is not None:
        yield about_ambiguous(cut.ambiguous[ambiguous])


def sizes_sentence(cut: CutText) -> Message:
    """What an index would hold of the text."""
    text = QT_TRANSLATE_NOOP(
        "Words",
        "Words: {words}, different ones: {terms} · an index of every reading holds {readings}, one of all pairs of "
        "characters {pairs}",
    )
    values = {
        "words": f"{cut.words.postings:,}",
        "terms": f"{cut.words.terms:,}",
        "readings": f"{cut.readings.postings:,}",
        "pairs": f"{cut.pairs.postings:,}",
    }
    return Message(text, values, _CONTEXT)


def passed_over(stamps: Sequence[Span]) -> Message | None:
    """That what is struck through has no part in any fingerprint."""
    if not stamps:
        return None
    text = QT_TRANSLATE_NOOP(
        "Words",
        "Struck through, in no fingerprint: {n} (dates, times, counters, addresses)",
    )
    return Message(text, {"n": f"{len(stamps):,}"}, _CONTEXT)


def about_stamp(stamps: Sequence[Span], text: str, place: int) -> Message | None:
    """That a character stands in what is passed over."""
    here = bisect_right(stamps, place, key=lambda one: one.start) - 1
    if here < 0 or place >= stamps[here].end:
        return None
    about = QT_TRANSLATE_NOOP("Words", "“{stamp}” is passed over: no fingerprint is made of it")
    return Message(about, {"stamp": stamps[here].of(text)}, _CONTEXT)


def cut_short(cut: CutText) -> Message | None:
    """That only the beginning of a long text is shown."""
    if cut.size <= len(cut.text):
        return None
    text = QT_TRANSLATE_NOOP("Words", "Only the first {most} of {size} characters are cut here.")
    return Message(text, {"most": f"{MOST_CHARACTERS:,}", "size": f"{cut.size:,}"}, _CONTEXT)


def new_words_sentence(found: NewWords) -> Message:
    """How many were found, or why none were."""
    if found.too_little:
        text = QT_TRANSLATE_NOOP(
            "Words", "Too little Chinese text to find new words: {letters} letters, and {least} are needed."
        )
        return Message(text, {"letters": found.chinese, "least": LEAST_LETTERS}, _CONTEXT)
    if not found.words:
        text = QT_TRANSLATE_NOOP(
            "Words", "No new word occurs {count} times or more, holds together and stands freely."
        )
        return Message(text, {"count": found.least_count}, _CONTEXT)
    text = QT_TRANSLATE_NOOP("Words", "New words that occur {count} times or more: {n}")
    return Message(text, {"n": len(found.words), "count": found.least_count}, _CONTEXT)


def about_new_word(word: NewWord) -> Message:
    """All its measures: cohesion as a ratio, freedom as entropies in nats."""
    text = QT_TRANSLATE_NOOP(
        "Words",
        "“{word}”: {count} times, cohesion {cohesion}, freedom {freedom} (left {left}, right {right}); "
        "the dictionary cuts it {parts}",
    )
    values = {
        "word": word.term,
        "count": word.count,
        "cohesion": f"{word.cohesion:.1f}",
        "freedom": f"{word.freedom:.2f}",
        "left": f"{word.left:.2f}",
        "right": f"{word.right:.2f}",
        "parts": "|".join(word.parts),
    }
    return Message(text, values, _CONTEXT)


def own_words_sentence(own: tuple[str, ...]) -> Message:
    if not own:
        return Message(QT_TRANSLATE_NOOP("Words", "You have no words of your own yet."), {}, _CONTEXT)
    text = QT_TRANSLATE_NOOP("Words", "Your words, the newest first: {words}")
    return Message(text, {"words": " ".join(reversed(own))}, _CONTEXT)


def no_trie() -> Message:
    """What to do to see one."""
    return Message(
        QT_TRANSLATE_NOOP("Words", "Select some of the text to see its words as a tree."), {}, _CONTEXT
    )


def trie_sentence(picture: TriePicture, suffixes: bool) -> Message:
    """How many nodes there are, and what a double circle means."""
    if picture.count == 1:
        return Message(QT_TRANSLATE_NOOP("Words", "No word of the dictionary stands there."), {}, _CONTEXT)
    if not picture.nodes:
        text = QT_TRANSLATE_NOOP(
            "Words", "{count} nodes: too many to draw more than {most}. Select a shorter stretch of the text."
        )
        return Message(text, {"count": picture.count, "most": MOST_NODES}, _CONTEXT)
    text = (
        QT_TRANSLATE_NOOP("Words", "{count} nodes with the root · double circle: a word begins here")
        if suffixes
        else QT_TRANSLATE_NOOP("Words", "{count} nodes with the root · double circle: a word ends here")
    )
    return Message(text, {"count": picture.count}, _CONTEXT)

"""The Lab in plain words: what a moment shows, what a bit owes to whom, how far two texts are apart."""

from __future__ import annotations

from math import cos, radians

from leitong.fingerprints.chance import angle_error_of, angle_of
from leitong.fingerprints.digests import differing_bits
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.headline import chance_in_words
from leitong.presenters.lab.recipe import MOST_LETTERS
from leitong.presenters.lab.state import LabState
from leitong.presenters.lab.steps import Step, Timeline
from leitong.presenters.lab.text import LabText, distance
from leitong.presenters.lab.what_if import Turned, pushers

_CONTEXT = "Lab"
_NAMED = 3


def _say(template: str, **values: object) -> Message:
    return Message(template, values, _CONTEXT)


def moment_sentence(text: LabText, moment: int) -> Message:
    """What is to be seen at this moment."""
    timeline = Timeline(len(text.terms))
    match timeline.step(moment):
        case Step.TEXT:
            return _say(QT_TRANSLATE_NOOP("Lab", "The text as it stands. Characters: {n}."), n=len(text.text))
        case Step.WORDS:
            return _words_sentence(text)
        case Step.HASHES:
            return _say(
                QT_TRANSLATE_NOOP("Lab", "Each word is hashed to {bits} bits of its own: ■ 1, □ 0."),
                bits=text.width,
            )
        case Step.VOTES:
            return _vote_sentence(text, timeline.voted(moment))
        case _:
            return _sign_sentence(text)


def cut_short(state: LabState) -> Message | None:
    """That only the beginning of a long text walks on."""
    size = max(len(state.texts[state.side]), state.sizes.get(state.side, 0))
    if size <= MOST_LETTERS:
        return None
    return _say(
        QT_TRANSLATE_NOOP("Lab", "Of {size} characters the first {most} are taken."),
        size=size,
        most=MOST_LETTERS,
    )


def _words_sentence(text: LabText) -> Message:
    left_out = sum(1 for _word, row in text.pieces if row < 0)
    if left_out:
        template = QT_TRANSLATE_NOOP(
            "Lab", "Cut. Different words that vote, each by its weight: {n}; left out: {out}."
        )
    else:
        template = QT_TRANSLATE_NOOP("Lab", "Cut. Different words that vote, each by its weight: {n}.")
    return _say(template, n=len(text.terms), out=left_out)


def _vote_sentence(text: LabText, voted: int) -> Message:
    if not text.terms:
        return _say(QT_TRANSLATE_NOOP("Lab", "The sums are given; their words are not."))
    if not voted:
        return _say(
            QT_TRANSLATE_NOOP(
                "Lab",
                "Now each word votes: its weight is added where its bit is 1, taken away where it is 0.",
            )
        )
    row = voted - 1
    values = {
        "i": voted,
        "n": len(text.terms),
        "word": text.terms[row],
        "weight": text.shown(int(text.weights[row])),
    }
    if row in text.struck:
        return _say(
            QT_TRANSLATE_NOOP("Lab", "Vote {i} of {n}: “{word}” is struck and says nothing."), **values
        )
    return _say(
        QT_TRANSLATE_NOOP("Lab", "Vote {i} of {n}: “{word}” adds or takes away {weight} in every column."),
        **values,
    )


def _sign_sentence(text: LabText) -> Message:
    if not text.code:
        return _say(QT_TRANSLATE_NOOP("Lab", "No word votes, so there is no fingerprint."))
    if text.tie == "ge":
        return _say(QT_TRANSLATE_NOOP("Lab", "Sums of 0 or more give 1, others 0: {code}."), code=text.code)
    return _say(QT_TRANSLATE_NOOP("Lab", "Sums above 0 give 1, others 0: {code}."), code=text.code)


def word_sentence(text: LabText, row: int) -> Message:
    """A word with all that it brings to the votes."""
    bits = "".join(map(str, text.bits[row].tolist()))
    code = f"{int(bits, 2):0{text.width // 4}x}" if text.width % 4 == 0 else bits
    return _say(
        QT_TRANSLATE_NOOP("Lab", "“{word}” × {count}: weight {weight}, hash {code}."),
        word=text.terms[row],
        count=int(text.counts[row]),
        weight=text.shown(int(text.weights[row])),
        code=code,
    )


def bit_sentence(text: LabText, bit: int) -> Message:
    """Its sum, what it became, and who pushed it most."""
    vote = int(text.votes[bit])
    named = ", ".join(f"{word} {text.signed(push)}" for word, push in pushers(text, bit, _NAMED))
    values = {"bit": bit, "vote": text.signed(vote), "one": int(text.ones[bit]), "words": named}
    if not named:
        return _say(QT_TRANSLATE_NOOP("Lab", "Bit {bit}: {vote} → {one}."), **values)
    return _say(QT_TRANSLATE_NOOP("Lab", "Bit {bit}: {vote} → {one}. Most pushed by {words}."), **values)


def flip_sentence(text: LabText, bit: int, flip: Turned | None) -> Message:
    """Which words to strike so that the bit turns, and what else that turns."""
    if flip is None:
        return _say(QT_TRANSLATE_NOOP("Lab", "Bit {bit} can't be turned by striking words."), bit=bit)
    words = ", ".join(text.terms[row] for row in flip.rows)
    values = {"bit": bit, "words": words, "n": len(flip.bits) - 1, "count": len(flip.rows)}
    if len(flip.rows) > _NAMED:
        template = QT_TRANSLATE_NOOP(
            "Lab", "Smallest edit: without {count} words bit {bit} turns; other bits that turn with it: {n}."
        )
    else:
        template = QT_TRANSLATE_NOOP(
            "Lab", "Smallest edit: without “{words}” bit {bit} turns; other bits that turn with it: {n}."
        )
    return _say(template, **values)


def struck_sentence(before: LabText, after: LabText) -> Message:
    """What striking has done so far."""
    turned = int((before.ones != after.ones).sum())
    if not after.code:
        return _say(QT_TRANSLATE_NOOP("Lab", "All words are struck: no fingerprint is left."))
    return _say(
        QT_TRANSLATE_NOOP("Lab", "{n} struck: {turned} of {bits} bits turned."),
        n=len(after.struck),
        turned=turned,
        bits=after.width,
    )


def pair_sentence(a: LabText, b: LabText) -> Message | None:
    """Distance, chance (M1) and angle (M2); None while one of the texts has no fingerprint."""
    apart = distance(a, b)
    if apart is None:
        return None
    bits = a.width
    error = angle_error_of(apart, bits)
    angle = angle_of(apart, bits)
    near, far = (cos(radians(min(180.0, max(0.0, angle + step)))) for step in (-error, error))
    cosine = f"{near:.1f}" if f"{near:.1f}" == f"{far:.1f}" else f"{far:.1f}–{near:.1f}"
    return _say(
        QT_TRANSLATE_NOOP(
            "Lab",
            "A and B differ in {n} of {bits} bits. {chance} Angle ≈ {angle}° ± {error}°, cosine ≈ {cosine}.",
        ),
        n=apart,
        bits=bits,
        chance=chance_in_words(apart, bits),
        angle=f"{angle:.0f}",
        error=f"{error:.0f}",
        cosine=cosine.replace("-", "−"),
    )


def md5_sentence(a: LabText, b: LabText) -> Message:
    """The avalanche beside it."""
    return _say(QT_TRANSLATE_NOOP("Lab", "{n} of 128 bits differ"), n=differing_bits(a.md5, b.md5))


def printed_sentence(printed: tuple[int, ...], votes: tuple[int, ...]) -> Message | None:
    """Where a slide prints another sum than its own rows give; None if nowhere."""
    wrong = [
        (place, said, true)
        for place, (said, true) in enumerate(zip(printed, votes, strict=True))
        if said != true
    ]
    if not wrong:
        return None
    place, said, true = wrong[0]
    return _say(
        QT_TRANSLATE_NOOP(
            "Lab",
            "The slide prints {said} as the sum of bit {bit}, but its own rows add up to {true}; sign and fingerprint"
            " are the same.",
        ),
        said=f"{said:+}".replace("-", "−"),
        true=f"{true:+}".replace("-", "−"),
        bit=place,
    )

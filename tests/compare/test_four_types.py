"""The four duplicate types of S05 for every format that is read."""

import pytest

import leitong
from leitong.documents.document import Document, EncodingOrigin, Format
from leitong.documents.load import load

FIRST = (
    "从附加赛以3-0力擒，到小组赛以1-0绝杀首尔FC，再到此役5-1大胜流浪者，上港在新赛季的亚冠赛场上拿到三连胜。"
)
SECOND = (
    "战流浪者后，上港不但保持着主场不败，也成为在亚冠改制后，继泰达、国安和恒大之后第三支前2轮全胜的球队。"
)
OTHER = "昨晚的比赛吸引了三万名球迷到场，赛后主教练表示对结果满意，并感谢全体工作人员的辛勤努力与支持。"
WEATHER = "天气预报说明天有雨，气温下降五度，请市民注意保暖，出行带伞，北方部分地区还会出现小雪和大风。"


def html(paragraphs, tag="p"):
    return "<html><body>" + "".join(f"<{tag}>{one}</{tag}>" for one in paragraphs) + "</body></html>"


def table(paragraphs):
    return (
        "<html><body><table>"
        + "".join(f"<tr><td>{one}</td></tr>" for one in paragraphs)
        + "</table></body></html>"
    )


def document(format_, content, layout=()):
    source = f"{format_.value}-{abs(hash((content, layout))):x}"
    digest = f"{abs(hash(source)):064x}"[-64:]
    return leitong.analyse(
        Document(
            source, format_, content, "utf-8", EncodingOrigin.UTF8, 0, len(content), digest, layout=layout
        )
    )


def styles(*names):
    return tuple((name, 0, "") for name in names)


BODY = [FIRST, SECOND]
HALF = [FIRST, OTHER]
PLAIN = styles("Normal", "Normal")
AS_LIST = styles("Heading1", "ListParagraph")
PAIRS = {
    "html 1": (document(Format.HTML, html(BODY)), document(Format.HTML, html(BODY) + "\n"), 1),
    "html 2": (document(Format.HTML, html(BODY)), document(Format.HTML, table(BODY)), 2),
    "html 3": (document(Format.HTML, html(BODY)), document(Format.HTML, html(HALF)), 3),
    "html 4": (document(Format.HTML, html(BODY)), document(Format.HTML, table(HALF)), 4),
    "html 0": (document(Format.HTML, html(BODY)), document(Format.HTML, html([OTHER, WEATHER])), 0),
    "docx 1": (
        document(Format.DOCX, "\n".join(BODY), PLAIN),
        document(Format.DOCX, "\n".join(BODY) + "\n", PLAIN),
        1,
    ),
    "docx 2": (
        document(Format.DOCX, "\n".join(BODY), PLAIN),
        document(Format.DOCX, "\n".join(BODY), AS_LIST),
        2,
    ),
    "docx 3": (
        document(Format.DOCX, "\n".join(BODY), PLAIN),
        document(Format.DOCX, "\n".join(HALF), PLAIN),
        3,
    ),
    "docx 4": (
        document(Format.DOCX, "\n".join(BODY), PLAIN),
        document(Format.DOCX, "\n".join(HALF), AS_LIST),
        4,
    ),
    "docx 0": (
        document(Format.DOCX, "\n".join(BODY), PLAIN),
        document(Format.DOCX, "\n".join([OTHER, WEATHER]), PLAIN),
        0,
    ),
    "md 1": (
        document(Format.MARKDOWN, "\n\n".join(BODY)),
        document(Format.MARKDOWN, "\n\n".join(BODY) + "\n"),
        1,
    ),
    "md 2": (
        document(Format.MARKDOWN, "\n\n".join(BODY)),
        document(Format.MARKDOWN, "\n".join(f"- {one}" for one in BODY)),
        2,
    ),
    "md 3": (document(Format.MARKDOWN, "\n\n".join(BODY)), document(Format.MARKDOWN, "\n\n".join(HALF)), 3),
    "md 4": (
        document(Format.MARKDOWN, "\n\n".join(BODY)),
        document(Format.MARKDOWN, "\n".join(f"- {one}" for one in HALF)),
        4,
    ),
    # texts and PDF have no layout but one, so that types 2 and 4 do not arise among them
    "txt 1": (document(Format.TEXT, "\n".join(BODY)), document(Format.TEXT, "\n\n".join(BODY)), 1),
    "txt 3": (document(Format.TEXT, "\n".join(BODY)), document(Format.TEXT, "\n".join(HALF)), 3),
    "txt 0": (document(Format.TEXT, "\n".join(BODY)), document(Format.TEXT, "\n".join([OTHER, WEATHER])), 0),
    "pdf 1": (document(Format.PDF, "\n".join(BODY)), document(Format.PDF, "\n".join(BODY) + "\n"), 1),
    "pdf 3": (document(Format.PDF, "\n".join(BODY)), document(Format.PDF, "\n".join(HALF)), 3),
    "html and txt 2": (document(Format.HTML, html(BODY)), document(Format.TEXT, "\n".join(BODY)), 2),
    "docx and txt 4": (
        document(Format.DOCX, "\n".join(BODY), AS_LIST),
        document(Format.TEXT, "\n".join(HALF)),
        4,
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_the_type_of_a_pair(name):
    a, b, expected = PAIRS[name]
    assert leitong.compare(a, b).verdict.duplicate_type == expected
    assert leitong.compare(b, a).verdict.duplicate_type == expected


def test_equal_bytes_are_a_complete_duplicate_whatever_they_are(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text(FIRST, encoding="utf-8")
    one, other = leitong.analyse(load(path)), leitong.analyse(load(path))
    verdict = leitong.compare(one, other).verdict
    assert (verdict.duplicate_type, verdict.kind) == (1, leitong.Kind.IDENTICAL)

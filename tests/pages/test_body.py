"""What is body and what is not: each fault that users report of such programs, as a small page."""

import pytest


def paragraphs(texts):
    return "".join(f"<p>{text}</p>" for text in texts)


def lines(*texts):
    return "\n".join(texts)


def test_an_article_is_its_paragraphs(page_of, news_page, sentences):
    page = page_of(news_page(paragraphs(sentences)))
    assert page.body == lines(*sentences)
    assert not page.fallback


def test_lists_are_kept(page_of, news_page, sentences):
    items = "".join(f"<li><span>{text}</span></li>" for text in sentences[1:4])
    body = page_of(news_page(f"<p>{sentences[0]}</p><ul>{items}</ul><p>{sentences[4]}</p>")).body
    assert body == lines(*sentences)


@pytest.mark.parametrize("tag", ["section", "article", "div"])
def test_a_body_spread_over_several_sections_is_kept_whole(page_of, news_page, sentences, tag):
    parts = "".join(f"<{tag}><h2>Part {n}</h2><p>{text}</p></{tag}>" for n, text in enumerate(sentences))
    body = page_of(news_page(parts)).body
    assert all(text in body for text in sentences)


def test_an_advert_does_not_end_the_article(page_of, news_page, sentences):
    advert = '<div class="ad-slot"><span>Advertisement</span><a href="/buy">Buy now</a></div>'
    halves = (
        f"<div>{paragraphs(sentences[:2])}</div>{advert}<div class=more>{paragraphs(sentences[2:])}</div>"
    )
    body = page_of(news_page(halves)).body
    assert all(text in body for text in sentences)


@pytest.mark.parametrize("tag", ["aside", "footer"])
def test_a_page_whose_only_text_is_in_an_unlikely_tag_keeps_it(page_of, sentences, tag):
    page = page_of(f"<title>Bridge</title><body><{tag}>{paragraphs(sentences)}</{tag}></body>")
    assert page.body == lines(*sentences)


def test_class_names_do_not_delete_real_text(page_of, news_page, sentences):
    first, *others = sentences
    body = page_of(news_page(f'<p id="gdpr-IntroParagraph">{first}</p>{paragraphs(others)}')).body
    assert first in body


def test_a_noisy_class_on_the_body_tag_is_not_held_against_it(page_of, sentences):
    html = f'<title>Bridge</title><body class="sidebar comments ad">{paragraphs(sentences)}</body>'
    assert page_of(html).body == lines(*sentences)


def test_a_short_flash_beats_the_copyright_line(page_of):
    flash = "中新社北京消息，老桥重建工程今天上午正式开工，预计两年完成。"
    html = (
        "<title>老桥重建工程正式开工</title><body><div><h1>老桥重建工程正式开工</h1>"
        f"<div class=content><p>{flash}</p></div></div>"
        '<div class="footer"><p>© 1997-2021 某某公司版权所有 关于我们 联系方法 招聘信息 客户服务 隐私政策</p></div>'
    )
    assert page_of(html).body == flash


def test_quote_tags_inside_a_paragraph_do_not_thin_it(page_of, news_page, han):
    quoted = han[1].replace("市长", '<span class=quote><a href="/s">市长</a>(<b>600000</b>)</span>')
    page = page_of(news_page(f"<p>{han[0]}</p><p>{quoted}</p>" + paragraphs(han[2:]), title="重建老桥"))
    assert "市长(600000)说" in page.body


def test_a_list_of_links_is_no_body(page_of):
    links = "".join(f'<li><a href="/{n}">第{n}条新闻的标题在这里</a></li>' for n in range(30))
    page = page_of(f"<title>新闻列表</title><ul>{links}</ul>")
    assert page.kind == "hub"
    assert page.body == ""


def test_a_table_used_for_layout_keeps_its_text(page_of, han):
    menu = "".join(f'<tr><td><a href="/{n}">栏目{n}</a></td></tr>' for n in range(6))
    html = f"<title>重建老桥</title><table><tr><td><table>{menu}</table></td><td>{paragraphs(han)}</td></tr></table>"
    assert page_of(html).body == lines(*han)


def test_an_absurd_colspan_costs_nothing(page_of, sentences):
    html = f"<title>Bridge</title><table><tr><td colspan=9007199254740991>{paragraphs(sentences)}</td></tr></table>"
    assert page_of(html).body == lines(*sentences)


def test_words_are_not_glued_at_block_borders(page_of, sentences):
    inner = f"<div><h4>There</h4><p>{sentences[2]}</p></div>"
    html = f"<title>B</title><div><p>{sentences[0]}</p>{sentences[1]}{inner}</div>"
    texts = [block.text for block in page_of(html).blocks]
    assert texts == [sentences[0], sentences[1], "There", sentences[2]]


def test_words_are_not_split_at_inline_tags(page_of):
    assert page_of("<p>中华人<b>民共</b>和国</p>").blocks[0].text == "中华人民共和国"


def test_inline_code_stays_in_its_line(page_of):
    assert page_of("<p>use <code>X</code> to</p>").blocks[0].text == "use X to"


def test_preformatted_text_keeps_lines_and_indents(page_of):
    page = page_of("<pre>\nif x:\n    return <b>1</b>\n</pre>")
    assert page.blocks[0].text == "if x:\n    return 1"


def test_sub_headings_are_kept(page_of, news_page, sentences):
    body = page_of(
        news_page(f"{paragraphs(sentences[:2])}<h2>Twelve miles around</h2>{paragraphs(sentences[2:])}")
    ).body
    assert "Twelve miles around" in body.split("\n")


@pytest.mark.parametrize("width", ["，", ","])
def test_full_width_punctuation_counts(page_of, news_page, han, width):
    page = page_of(news_page(paragraphs(text.replace("，", width) for text in han), title="重建老桥"))
    assert all(text.replace("，", width) in page.body for text in han)


def test_reading_a_page_again_gives_the_same(page_of, news_page, sentences):
    html = news_page(paragraphs(sentences))
    first = page_of(html)
    assert all(page_of(html).body == first.body for _ in range(5))


def test_no_paragraph_is_repeated(page_of, news_page, sentences):
    body = page_of(news_page(f"<div><div>{paragraphs(sentences)}</div></div>")).body
    assert all(body.count(text) == 1 for text in sentences)


def test_a_body_set_with_line_breaks_is_split_at_empty_lines(page_of, han):
    page = page_of(f"<title>重建老桥</title><div>{'<br><br>'.join(han)}</div>")
    assert page.body == lines(*han)


def test_a_body_set_with_indents_after_line_breaks_is_split_there(page_of, han):
    page = page_of(f"<title>重建老桥</title><div>{'<br>　　'.join(han)}</div>")
    assert page.body == lines(*han)


def test_text_after_the_end_of_the_page_counts(page_of, sentences):
    html = f"<html><title>B</title><body><p>{sentences[0]}</p></body></html>{paragraphs(sentences[1:])}"
    assert page_of(html).body == lines(*sentences)


def test_what_no_reader_sees_is_left_out(page_of, sentences):
    hidden = (
        "<script>var s='SCRIPT';</script><style>p{}</style><template><p>TEMPLATE</p></template>"
        "<noscript>Turn it on!</noscript><p style='DISPLAY : none'>NONE</p><div hidden><p>HIDDEN</p></div>"
    )
    page = page_of(f"<title>B</title>{hidden}{paragraphs(sentences)}")
    assert page.body == lines(*sentences)
    assert [b.fate for b in page.blocks if b.text in {"NONE", "HIDDEN"}] == ["hidden", "hidden"]


def test_a_page_that_hides_all_its_text_until_a_script_has_run_is_read(page_of, sentences):
    html = f"<title>B</title><body style='display:none'><div>{paragraphs(sentences)}</div></body>"
    assert page_of(html).body == lines(*sentences)


@pytest.mark.parametrize(
    "line", ["来源：南湾日报　作者：林一舟　责任编辑：周砚", "小编阿南 发表于 03-02 阅读 3127 评论 16"]
)
def test_a_line_of_credits_or_counts_is_no_body(page_of, news_page, han, line):
    body = page_of(news_page(f"<p>{line}</p>{paragraphs(han)}", title="市议会决定重建老桥")).body
    assert body == lines(*han)


@pytest.mark.parametrize("opening", ["<!--", "<script>", "<style>"])
def test_what_is_never_closed_hides_only_what_follows(page_of, sentences, opening):
    page = page_of(f"<title>B</title>{paragraphs(sentences)}{opening} tail")
    assert page.body == lines(*sentences)


def test_the_content_title_is_no_body(page_of, news_page, sentences):
    page = page_of(news_page(paragraphs(sentences)))
    assert page.content_title == "Council agrees to rebuild the old bridge"
    assert page.content_title not in page.body
    assert "title" in {block.fate for block in page.blocks}


def test_without_a_winner_all_text_but_navigation_is_compared(page_of):
    page = page_of("<div class=nav><a href=/>Home</a></div><p>Bridge</p>")
    assert page.body == "Bridge"


def test_an_empty_page_has_no_body(page_of):
    page = page_of("")
    assert (page.kind, page.body, page.blocks) == ("empty", "", ())


def test_a_bare_page_of_short_lines_is_kept_whole(page_of):
    assert page_of("<p>one<p>two<table><tr><td>cell1<td>cell2<li>x").body == lines(
        "one", "two", "cell1", "cell2", "x"
    )


def test_a_word_processors_page_is_kept_with_its_table_list_and_footnote(page_of, sentences):
    rest = (
        "<table><tr class='header'><th>Item</th></tr><tr><td>Paper</td></tr></table><ul><li>first point</li></ul>"
        "<section class='footnotes'><ol><li>The note.</li></ol></section>"
    )
    page = page_of(f"<title>B</title>{paragraphs(sentences)}{rest}")
    assert page.body == lines(*sentences, "Item", "Paper", "first point", "The note.")


def test_text_whose_characters_are_lost_is_no_body(page_of, sentences):
    lost = "\ufffd" * 40
    page = page_of(f"<title>B</title><p>{lost}</p>{paragraphs(sentences)}<p>{sentences[0]} caf\ufffd</p>")
    assert page.body == lines(*sentences, sentences[0] + " caf\ufffd")
    assert page.blocks[0].fate == "unreadable"
    assert page_of(f"<p>{lost}<p>{lost}").body == ""


def test_a_bare_page_tells_why_all_of_it_was_taken(page_of):
    page = page_of("<p>one<p>two<table><tr><td>cell1<td>cell2<li>x")
    assert all("bare" in {vote.rule for vote in block.votes} for block in page.blocks)


def test_a_page_with_telling_classes_is_not_bare(page_of, news_page, sentences):
    page = page_of(news_page(paragraphs(sentences)))
    assert not any("bare" in {vote.rule for vote in block.votes} for block in page.blocks)


def test_comments_much_longer_than_the_text_are_left(page_of, sentences):
    said = "".join(
        f"<h4>Reader {day}, 2004-12-{day} 13:01</h4>"
        f"<p>I have crossed it for {day} years and still think that it should have been mended long ago.</p>"
        for day in range(10, 30)
    )
    html = f"<title>The bridge</title><div>{paragraphs(sentences)}</div><div id=comments><h3>Comments</h3>{said}</div>"
    assert page_of(html).body == lines(*sentences)


def test_where_most_characters_are_lost_the_dates_between_are_no_body(page_of):
    posts = "".join(
        f"<div>1 \ufffd 2005-08-{day} 20:56:20 xiexie!</div><p>{(chr(0xFFFD) * 9 + ', ') * 9}</p>"
        for day in range(10, 30)
    )
    page = page_of(f"<div>{posts}</div>")
    assert page.body == ""
    assert not page.fallback

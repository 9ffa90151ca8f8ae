import json

FORM = "Name: Class: Date: Please answer each question in whole sentences and write on one side of the paper only. "
ENGLISH = (
    "The town council met on Monday to talk about the new bridge across the river. Many children walked to the old "
    "school and waited for the bus in the rain. A baker on the main street gave them 12 loaves of warm bread."
)


def facts(leitong, a, b, *options):
    return json.loads(leitong("compare", a, b, "--json", *options).out)


def written(folder, **contents):
    for name, content in contents.items():
        path = folder / f"{name}.txt"
        path.write_text(content, encoding="utf-8")
        yield path


def test_case_counts_if_it_is_matched(leitong, tmp_path):
    a, b = written(tmp_path, a=ENGLISH, b=ENGLISH.upper())
    assert facts(leitong, a, b)["verdict"]["kind"] == "same-text"
    assert facts(leitong, a, b, "--match-case")["measures"]["jaccard"] < 1


def test_the_json_names_rules_only_where_some_were_chosen(leitong, pair):
    assert "rules" not in facts(leitong, *pair, "--match-numbers", "--ignore-case")
    rules = facts(leitong, *pair, "--ignore-numbers", "--match-space", "--shortest", "7")["rules"]
    assert rules == {
        "ignore_case": True,
        "ignore_width": True,
        "ignore_punctuation": True,
        "ignore_numbers": True,
        "ignore_variants": True,
        "ignore_space": False,
        "stamps": "auto",
        "shortest": 7,
        "template": None,
        "template_in_a": [],
        "template_in_b": [],
    }


def test_the_template_is_taken_out_and_its_places_are_told(leitong, tmp_path):
    a, b, form = written(tmp_path, a=FORM + ENGLISH, b=FORM + ENGLISH[::-1], form=FORM)
    found = facts(leitong, a, b, "--template", form)
    assert found["rules"]["template"] == str(form)
    ((start, end),) = found["rules"]["template_in_a"]
    assert found["a"]["text"][start:end] == FORM.rstrip(" .")
    assert found["passages"] == []


def test_a_template_that_cannot_be_used_is_named(leitong, pair, tmp_path):
    run = leitong("compare", *pair, "--template", tmp_path / "missing.txt")
    assert run.status == 2
    assert "missing.txt" in run.err


def test_the_report_says_which_rules_were_chosen(leitong, pair):
    assert "By the rules chosen" not in leitong("compare", *pair).out
    out = " ".join(leitong("compare", *pair, "--match-case", "--shortest", "9").out.split())
    assert "By the rules chosen case counts, passages of fewer than 9 words do not count." in out


def test_stamps_of_pages_are_passed_over_unless_they_are_to_count(leitong, tmp_path):
    page = "<html><body><p>{} 浏览（{}）</p><p>图书馆今天宣布，主馆每天开放到晚上十点，周末也不例外。</p></body></html>"
    for name, stamps in (("a", ("2023-03-05", 12)), ("b", ("2024-11-30", 1500))):
        (tmp_path / f"{name}.html").write_text(page.format(*stamps), "utf-8")
    pair = [str(tmp_path / "a.html"), str(tmp_path / "b.html")]
    found = facts(leitong, *pair)
    assert found["measures"]["jaccard"] == 1
    assert [found["a"]["text"][start:end] for start, end in found["a"]["stamps"]] == [
        "2023-03-05",
        "浏览（12）",
    ]
    assert "passed over (2): 2024-11-30 · 浏览（1500）" in leitong("compare", *pair).out
    counted = facts(leitong, *pair, "--stamps", "off")
    assert counted["measures"]["jaccard"] < 1
    assert (counted["rules"]["stamps"], counted["a"]["stamps"]) == ("off", [])
    out = " ".join(leitong("compare", *pair, "--stamps", "off").out.split())
    assert "By the rules chosen dates, times, counters and addresses count." in out


def test_only_one_document_can_be_standard_input(leitong, pair):
    run = leitong("compare", "-", pair[1], "--template", "-")
    assert run.status == 2
    assert "standard input" in run.err

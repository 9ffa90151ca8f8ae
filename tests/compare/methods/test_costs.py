from leitong.compare.methods.costs import COSTS, costs_table


def test_the_lectures_judgement_holds():
    by_name = {one.method.template: one for one in COSTS}
    imatch, shingles = by_name["I-Match"], by_name["Shingles"]
    assert 13 < imatch.page / shingles.page < 14
    assert 14 < shingles.pair / imatch.pair < 15


def test_every_method_has_its_row():
    table = costs_table()
    assert [row[1:3] for row in table.rows] == [(one.page, one.pair) for one in COSTS]
    assert all(len(row) == len(table.columns) for row in table.rows)

import json

from leitong.library.prints import KEYWORDS


def test_a_print_is_made_as_it_is_stored(reading, notice):
    one = reading("one.txt", f'{notice} say "quote" C:\\path').print
    assert one.sketch.units.size == one.packed.length > 0
    assert one.packed.sketch.content == one.packed.content
    keywords = json.loads(one.keywords)
    assert 0 < len(keywords) <= KEYWORDS
    weights = [weight for _, weight in keywords]
    assert weights == sorted(weights, reverse=True)

"""Every challenge can be solved, is not solved as it begins, and is judged by the engine."""

import pytest

from leitong.presenters.lab.cards import CARDS
from leitong.presenters.lab.recipe import LabRecipe
from leitong.presenters.lab.run import run

BY_NAME = {card.name: card for card in CARDS}
BELL = BY_NAME["bit"].a
TEA = BY_NAME["package"].a
NOTES = BY_NAME["words"].a
LONG = (
    "The bell in the harbour tower rings at noon, and the gulls leave the fish market until the sound has gone. ship"
    " storm lantern kettle anchor bridge candle winter garden stone silver thunder blanket mirror copper velvet marble"
    " engine. "
) * 4
SOLUTIONS = {
    "nibble": ("mirror storm thunder tower velvet noon silver sound leave", ""),
    "bit": (BELL, BELL.replace("The bell", "The lantern", 1)),
    "collide": (LONG, LONG + "paper window summer"),
    "package": (TEA, "中午在院子里晾晒，茶农清晨上山采茶，傍晚用铁锅炒制，第二天再把新茶送到镇上的茶馆。"),
    "words": (NOTES, NOTES.replace("note book", "notebook")),
    "avalanche": (BELL, BELL.replace("The", "Tme", 1)),
    "tie": ("The bell in the harbour tower rings at noon and the gulls leave the fish market. ship", ""),
    "counts": (TEA, TEA + "茶馆茶馆"),
}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_challenge_can_be_solved(card):
    a, b = run(*SOLUTIONS[card.name], card.recipe)
    assert card.solved_by(a, b, card.recipe)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_challenge_is_not_solved_as_it_begins(card):
    a, b = run(card.a, card.b, card.recipe)
    assert not card.solved_by(a, b, card.recipe)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_another_recipe_solves_nothing(card):
    recipe = LabRecipe(cut="ngrams", gram=2)
    a, b = run(*SOLUTIONS[card.name], recipe)
    assert not card.solved_by(a, b, recipe)


def test_striking_words_solves_nothing():
    card = BY_NAME["bit"]
    a, b = run(*SOLUTIONS["bit"], card.recipe)
    assert not card.solved_by(a, b.without(frozenset({0})), card.recipe)


def test_the_bit_must_be_turned_by_one_word_only():
    card = BY_NAME["bit"]
    changed = SOLUTIONS["bit"][1].replace("gulls", "geese")
    assert not card.solved_by(*run(BELL, changed, card.recipe), card.recipe)


def test_stop_words_are_no_difference_for_a_collision():
    card = BY_NAME["collide"]
    assert not card.solved_by(*run(LONG, LONG + "of by with", card.recipe), card.recipe)

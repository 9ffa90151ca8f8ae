"""Radicals that a PDF gives for characters: the same glyph in the font, another code.

Fonts draw 民 and ⺠ with one glyph, and some programs write down the wrong one of its two codes. Unicode says which
character each radical stands for (EquivalentUnifiedIdeograph); only those that look the same are listed here.
"""

from __future__ import annotations

import re
import unicodedata

_SUPPLEMENT = (
    "⺁厂⺂乛⺄乙⺇几⺈刀⺉刂⺋㔾⺌小⺍小⺎兀⺏尣⺐尢⺒巳⺓幺⺔彑⺕彐⺖忄⺗㣺⺘扌⺙攵⺛旡⺝月⺞歺⺟母⺠民⺡氵⺢氺⺣灬⺤爫⺥爫⺦丬⺨犭⺩王⺫目⺬示⺭礻⺮竹"
    "⺯糹⺰纟⺱罓⺲罒⺷羊⺹耂⺺肀⺼月⺽臼⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻈讠⻉贝⻋车⻌辶⻍辶⻎辶⻏阝⻐钅⻑長⻒镸⻓长⻔门⻖阝⻘青⻙韦⻚页⻛风⻜飞"
    "⻝食⻟飠⻠饣⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟"
)
_KANGXI = range(0x2F00, 0x2FD6)
_CHARACTERS = {
    **{point: unicodedata.normalize("NFKC", chr(point)) for point in _KANGXI},
    **{
        ord(radical): character
        for radical, character in zip(_SUPPLEMENT[::2], _SUPPLEMENT[1::2], strict=True)
    },
}
_RADICAL = re.compile("[\u2e80-\u2fd5]")


def without_radicals(text: str) -> str:
    """`text` of the same length, with the characters that its radicals stand for."""
    return text.translate(_CHARACTERS) if _RADICAL.search(text) else text

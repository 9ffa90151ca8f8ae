from dataclasses import replace

import pytest

from leitong.documents.load import document_of
from leitong.pages.page import Image
from leitong.pages.pictures.text_side import file_name, text_beside
from leitong.pages.structure import structure


@pytest.fixture
def page():
    html = "<title>临江夜景</title><meta name=description content='港口的灯'><p>三张照片</p>"
    return structure(document_of("a.html", html.encode(), "a.html"))


def test_what_is_said_about_pictures_stands_for_their_text(page):
    pictures = (Image("img/harbourBridge-02.jpg", "大桥"), Image("IMG_0001.JPG", "", "夜景", "摄于三月"))
    said = text_beside(replace(page, images=pictures), ["码头的照片"]).splitlines()
    assert said == [
        "临江夜景",
        "港口的灯",
        "三张照片",
        "大桥",
        "harbour Bridge",
        "夜景",
        "摄于三月",
        "码头的照片",
    ]


def test_the_name_of_a_file_is_the_last_of_its_address():
    assert file_name(Image("https://example.org/a/%E6%A1%A5.png?size=2", "")) == "桥.png"
    assert file_name(Image("http://[broken", "")) == ""

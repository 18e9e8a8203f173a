"""Looking back at a game in a browser: by mouse and keys, from the score sheet's link on."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import PHONE, Person, look_back, open_record

RECORD = Path(__file__).parents[1] / "golden" / "classic" / "2-players-02.txt"


def test_a_game_is_looked_back_at(person: Callable[..., Person]) -> None:
    one = person(**PHONE)
    page = one.page
    look_back(one, RECORD.read_text("utf-8"))
    graph = page.get_by_role("slider", name="Chance of winning")
    expect(graph).to_have_attribute("aria-valuenow", "0")
    graph.focus()
    page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "1")
    expect(page.locator(".marked-moves [aria-current=true]")).to_have_count(1)
    box = graph.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(graph).not_to_have_attribute("aria-valuenow", "1")
    expect(page.locator(".judged")).to_contain_text("could know")
    page.get_by_label("Judge with open hands").check()
    expect(page.locator(".judged")).to_contain_text("all hands had been open")
    total = page.locator(".split-total .split-points").inner_text()
    parts = page.locator(".split tr:not(.split-total) .split-points").all_inner_texts()
    assert abs(sum(map(float, parts)) - float(total)) <= 0.05 * (len(parts) + 1)
    one.press("Close the look back")
    expect(page.locator(".look-back")).to_have_count(0)


def test_a_laptop_shows_hands_to_read_and_what_one_chooses_side_by_side(
    person: Callable[..., Person],
) -> None:
    one = person(viewport={"width": 1366, "height": 768})
    open_record(one, RECORD.read_text("utf-8"))
    tile = one.page.locator(".replay-hand .memory-tile").first.bounding_box()
    assert tile is not None
    assert tile["width"] >= 28
    one.page.get_by_role("button", name="Look back", exact=True).press("Enter")
    expect(one.page.locator(".look-back")).to_be_visible()
    expect(one.page.get_by_role("button", name="Close the look back")).to_be_focused()
    choices = one.page.locator(".scrubber select").all()
    assert len({round(box["y"]) for choice in choices if (box := choice.bounding_box())}) == 1
    one.page.keyboard.press("Enter")
    expect(one.page.get_by_role("button", name="Look back", exact=True)).to_be_focused()


def test_a_phone_on_its_side_leads_on_without_scrolling_and_has_one_bar(
    person: Callable[..., Person],
) -> None:
    one = person(viewport={"width": 844, "height": 390}).play_now("classic")
    one.play_on()
    for words in ("Watch again", "Look back", "Play again"):
        expect(one.page.locator(".sheet-foot .button", has_text=words)).to_be_in_viewport(ratio=1)
    one.tap(one.page.get_by_role("link", name="Watch again"))
    expect(one.page.locator(".replay-hand").first).to_contain_text("You")
    bar = one.page.locator(".scrubber :is(button, select):visible").all()
    assert len(bar) == 6
    assert len({round(box["y"]) for part in bar if (box := part.bounding_box())}) == 1


def test_what_is_said_of_a_move_is_seen_on_a_phone(person: Callable[..., Person]) -> None:
    one = person(**PHONE)
    look_back(one, RECORD.read_text("utf-8"))
    for _ in range(3):
        one.press("One move forward")
        expect(one.page.locator(".judged")).to_be_in_viewport(ratio=0.9)
    story = one.page.locator(".look-back-story").inner_text()
    costliest = re.search(r"number (\d+)", story)
    assert costliest, story
    one.press(f"See move {costliest[1]}")
    expect(one.page.get_by_role("slider", name="Chance of winning")).to_have_attribute(
        "aria-valuenow", costliest[1]
    )
    expect(one.page.locator(".judged")).to_be_in_viewport(ratio=0.9)


def test_a_better_move_is_shown_and_played_on_from(person: Callable[..., Person]) -> None:
    one = person()
    page = one.page
    look_back(one, RECORD.read_text("utf-8"))
    page.get_by_label("Judge with open hands").check()
    page.locator(".marked-moves button:has(.mark.slip, .mark.blunder)").first.click()
    made = page.locator(".turn-word").inner_text()
    one.press("Show it")
    expect(page.locator(".turn-word")).not_to_have_text(made)
    one.press("Close the look back")  # and then it is seen again what was played
    expect(page.locator(".turn-word")).to_have_text(made)
    one.press("Look back")
    page.get_by_label("Judge with open hands").check()
    one.press("Show it")
    one.press("Play on from here")
    one.see_table()
    one.play_on()
    expect(page.locator(".score-sheet tbody tr")).to_have_count(2)

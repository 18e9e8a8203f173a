"""Puzzles as people solve them: mouse, finger and keys, all games and languages, and offline."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from playwright.sync_api import expect

from boneyard.content.puzzles import BEST, Puzzle, book, of_the_day
from boneyard.content.words import LANGUAGES, say, title
from boneyard.engine.registry import names
from tests.browser.axe import check
from tests.browser.person import LAPTOP, PHONE, Person


def puzzle_of(game: str, kind: str = BEST) -> Puzzle:
    """The first puzzle of a kind; of a line, one whose answer is not the obvious domino."""
    found = [one for one in book(game).puzzles if one.kind == kind]
    return next((one for one in found if one.right[0][:2] != one.obvious[:2]), found[0])


def stage(one: Person, is_now: str) -> None:
    """How far the puzzle is."""
    expect(one.page.locator(f'.puzzle[data-stage="{is_now}"]')).to_be_attached()


def lay(one: Person, move: str, choosing: bool) -> None:
    """Play a domino of a line by the keyboard: its tile, then its place if it fits at both ends."""
    one.page.locator(f'[data-tile="{move[:2]}"]').first.focus()
    one.page.keyboard.press("Enter")
    if choosing:
        one.page.locator(f'[data-move="{move}"]').first.focus()
        one.page.keyboard.press("Enter")


def check_beside(one: Person) -> None:
    """On a wide screen the question is beside the board, which has most of the height."""
    board = one.page.locator(".board-place").bounding_box()
    question = one.page.locator(".speech").bounding_box()
    assert board is not None
    assert question is not None
    assert board["height"] > LAPTOP["viewport"]["height"] / 2
    assert question["x"] >= board["x"] + board["width"]


def test_a_puzzle_by_the_keyboard(person: Callable[..., Person]) -> None:
    """A try that looks good, the right one, why it is right, and the next puzzle."""
    puzzle = puzzle_of("classic")
    assert puzzle.obvious == "55L"  # at one end only
    assert puzzle.right == ["53R"]  # at both
    one = person()
    one.go("puzzles", "classic", puzzle.id)
    stage(one, "asked")
    check_beside(one)
    lay(one, puzzle.obvious, choosing=False)
    stage(one, "missed")
    expect(one.page.locator(".speech-wrong")).to_contain_text("looks good at first sight")
    lay(one, puzzle.right[0], choosing=True)
    stage(one, "solved")
    expect(one.page.locator(".speech-why")).to_contain_text("points")
    expect(one.page.get_by_test_id("spoken")).to_contain_text("That is right.")
    next_one = one.page.get_by_role("button", name="Next puzzle")
    expect(next_one).to_be_focused()
    one.page.keyboard.press("Enter")
    expect(one.page.locator(f'.puzzle:not([data-puzzle="{puzzle.id}"])')).to_be_attached()
    one.go("puzzles", "classic")
    expect(one.page.get_by_text(f"1 of {len(book('classic').puzzles)} solved")).to_be_visible()
    assert one.faults == []


def test_the_puzzle_of_the_day_on_a_phone_and_offline(person: Callable[..., Person]) -> None:
    one = person(**PHONE, keeps_site=True)
    one.go()
    one.wait_until_kept()
    one.offline = True
    one.context.set_offline(True)
    one.tap(one.page.get_by_role("link", name="Puzzles"))
    expect(one.page.locator(".puzzle-books .box-picture svg")).to_have_count(len(names()))
    one.tap(one.page.locator("[aria-labelledby=today] a"))
    _, puzzle = of_the_day(date.today())
    expect(one.page.locator(f'.puzzle[data-puzzle="{puzzle.id}"]')).to_be_attached()


@pytest.mark.parametrize("game", names())
def test_every_game_shows_its_puzzles(person: Callable[..., Person], game: str) -> None:
    """A best move is shown and told, a question is answered; in a language of its own each."""
    language = LANGUAGES[names().index(game)]
    one = person(**PHONE, locale=language)
    best = next(puzzle for puzzle in book(game).puzzles if puzzle.why is not None)
    one.go("puzzles", game, best.id)
    check(one, f"puzzle {game}")
    one.tap(one.page.locator("[data-action=reveal]"))
    stage(one, "shown")
    assert best.why is not None
    reason = say(language, best.why.message, better=best.why.better, worse=best.why.worse)
    expect(one.page.locator(".speech-why")).to_contain_text(reason)
    own = [puzzle for puzzle in book(game).puzzles if puzzle.kind != BEST][:1]
    for puzzle in own:
        one.go("puzzles", game, puzzle.id)
        expect(one.page.locator(f'.puzzle[data-puzzle="{puzzle.id}"]')).to_be_attached()
        check(one, f"{puzzle.kind} {game}")
        expect(one.page.locator("[data-choice]").first).to_be_focused()
        one.tap(one.page.locator(f'[data-choice="{puzzle.right[0]}"]'))
        stage(one, "solved")
        expect(one.page.locator(".speech-right")).to_have_text(say(language, "puzzle-right"))
    assert one.faults == []


def test_a_lesson_leads_through_its_two_puzzles(person: Callable[..., Person]) -> None:
    one = person(locale="nl")
    one.go("puzzles", "classic")
    check(one, "contents")
    lesson = book("classic").lessons[0]
    one.tap(one.page.get_by_role("link", name=say("nl", f"study-{lesson.name}")))
    expect(one.page.locator(".puzzle-taught")).to_contain_text(
        say("nl", f"study-{lesson.name}-words")[:40]
    )
    for name in lesson.puzzles:
        puzzle = book("classic").find(name)
        expect(one.page.locator(f'.puzzle[data-puzzle="{name}"]')).to_be_attached()
        if puzzle.kind == BEST:
            one.tap(one.page.locator("[data-action=reveal]"))
        else:
            one.tap(one.page.locator(f'[data-choice="{puzzle.right[0]}"]'))
        one.tap(one.page.locator("[data-action=next]"))
    expect(one.page.get_by_role("heading", name=title("nl", "classic"))).to_be_visible()


# The card, the board and the hand: which are not wholly on the screen, and which lie on another.
CROWDED = """() => {
  const boxes = ['.speech', '.board-place', '.rack'].map((name) =>
    [name, document.querySelector(name).getBoundingClientRect()]);
  const off = boxes.filter(([, box]) =>
    box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
  const on = boxes.filter(([name, one]) => boxes.some(([other, two]) => other !== name &&
    one.left < two.right - 1 && two.left < one.right - 1 &&
    one.top < two.bottom - 1 && two.top < one.bottom - 1));
  const low = boxes[1][1].height < 120 ? [['low board']] : [];
  return [...off, ...on, ...low].map(([name]) => name);
}"""


def test_card_board_and_hand_have_room_on_every_screen(person: Callable[..., Person]) -> None:
    one = person(locale="de")
    lesson = book("domination").lessons[0]
    for words in (
        ("learn", "classic"),
        ("puzzles", "domination", lesson.puzzles[0], lesson.name),
    ):
        one.go(*words)
        expect(one.page.locator(".speech")).to_be_visible()
        expect(one.page.locator(".rack")).to_be_visible()
        for width, height in ((320, 640), (844, 390), (1366, 768)):
            one.page.set_viewport_size({"width": width, "height": height})
            assert one.page.evaluate(CROWDED) == [], (words, width)


def test_what_is_not_there(person: Callable[..., Person]) -> None:
    one = person()
    one.page.goto(f"{one.base}#/puzzles/chess")
    expect(one.page.get_by_text("There is no such page.")).to_be_visible()


def test_a_question_about_a_joker_leaves_the_tile_in_sight(person: Callable[..., Person]) -> None:
    """Nobody decides anything: that the others are deciding would be wrong, and lie on the tile."""
    one = person(**PHONE)
    one.go("puzzles", "domino4", puzzle_of("domino4", "joker").id)
    stage(one, "asked")
    expect(one.page.locator(".d4-tile").first).to_be_visible()
    expect(one.page.locator(".d4-note p")).to_have_count(0)


@pytest.mark.parametrize("width", [320, 390])
def test_whether_a_tile_is_a_joker_is_not_asked_on_top_of_it(
    person: Callable[..., Person], width: int
) -> None:
    doubted = next(one for one in book("domino4").puzzles if "accuse" in one.right)
    one = person(**{**PHONE, "viewport": {"width": width, "height": 844}}, locale="de")
    one.go("puzzles", "domino4", doubted.id)
    expect(one.page.locator(".d4-note p")).to_be_visible()
    note = one.page.locator(".d4-note").bounding_box()
    tile = one.page.locator(".d4-lies.last").bounding_box()
    zoom = one.page.locator(".d4-zoom").bounding_box()
    assert note
    assert tile
    assert zoom
    assert note["y"] > tile["y"] + tile["height"]
    assert note["x"] + note["width"] <= zoom["x"]


WHOLE = """[...document.querySelectorAll('.tower-slice:has(.chosen)')].some((level) => {
  const [own, all] = [level, level.parentElement].map((part) => part.getBoundingClientRect());
  return own.top >= all.top && own.bottom <= all.bottom;
})"""


def test_under_the_question_of_a_tower_a_level_is_seen_whole(person: Callable[..., Person]) -> None:
    one = person(**{**PHONE, "viewport": {"width": 390, "height": 844}})
    for puzzle, tile in (("39-12", "11"), ("67-10", "40")):
        one.go("puzzles", "magnetic-tower", puzzle)
        one.tap(one.page.locator(f'[data-tile="{tile}"]'))
        one.wait_until(WHOLE)

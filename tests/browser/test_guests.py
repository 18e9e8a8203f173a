"""A game from another package, from home to the result: with the plain board, and with its own."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from websockets.sync.client import connect

from tests.browser.axe import check
from tests.browser.conftest import STATIC
from tests.browser.person import PHONE, Person, ask_for_random_bots
from tests.server.running import Server, running
from tests.visiting import GUESTS, install

COMPILING = 300  # seconds at most
TABLES = 8  # until one has what is to be seen
SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random"}]
NOTE = "This game\u2019s own board cannot be shown"
BROKEN = {
    "throws when it is loaded": "throw new Error('broken')",
    "is no JavaScript": "export default function (",
    "exports nothing": "export const board = {}",
    "makes nothing": "export default () => null",
    "throws when it draws": "export default () => ({ Board() { throw new Error('broken') } })",
    "throws when it names": "export default () => ({ name() { throw new Error('broken') } })",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which another package is installed."""
    assert (STATIC / "index.html").is_file(), "the client is not built: pip install -e ."
    folder = tmp_path_factory.mktemp("guests")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(install(folder / "packages")), prepend=":")
        with running(str(folder / "tables.db"), bot_pause=0.05) as one:
            for game in GUESTS:
                wait_for(one, game)
            yield one


@pytest.fixture
def person(person: Callable[..., Person]) -> Callable[..., Person]:
    """Makes people whose bots play at random."""

    def make(**device: object) -> Person:
        one = person(**device)
        one.change_messages(ask_for_random_bots)
        return one

    return make


def wait_for(server: Server, game: str) -> None:
    """A game is compiled before its first table stands."""
    asked = {"t": "create", "token": secrets.token_urlsafe(24), "game": game, "seats": SEATS}
    with connect(server.url, compression=None) as socket:
        socket.send(json.dumps(asked))
        assert json.loads(socket.recv(timeout=COMPILING))["t"] == "state"


def bring(one: Person, script: str) -> None:
    """Let the package bring another board."""

    def answer(route: Route) -> None:
        route.fulfill(body=script, content_type="text/javascript")

    one.context.route("**/data/boards/*.js", answer)


def headings(one: Person) -> list[str]:
    """What stands on the plain board."""
    return one.page.locator(".plain-section h2").all_inner_texts()


def test_a_guest_without_words_or_board_is_played_to_the_end(
    person: Callable[..., Person],
) -> None:
    one = person()
    one.go()
    box = one.page.locator(".box-block")
    expect(box.get_by_role("heading")).to_have_text("Block")
    expect(box).to_contain_text("2\u20134 players")
    expect(box.get_by_role("link")).to_have_count(1)  # no rules and no lesson: only the table
    check(one, "home")
    one.play_now("block")
    assert {"Open ends", "Passes in a row"} < set(headings(one))
    while not one.my_turn():
        one.page.wait_for_timeout(40)
    check(one, "plain board")
    one.play_on()
    expect(one.page.locator(".score-sheet .reason")).to_have_text(re.compile("Went out|Blocked"))
    check(one, "score sheet")
    one.tap(one.page.get_by_role("link", name="Watch again"))
    expect(one.page.get_by_role("slider")).to_be_visible()
    one.press("To the end")
    expect(one.page.locator(".plain-tiles").first).to_be_visible()
    check(one, "replay")


def test_the_plain_board_is_played_by_keys_alone(person: Callable[..., Person]) -> None:
    one = person(**PHONE, color_scheme="dark")
    one.play_now("block")
    labels: list[str] = []
    turns = 0
    while not one.over():
        if not one.my_turn():
            one.page.wait_for_timeout(40)
            continue
        before = one.seq_mark()
        if turns < 2:
            check(one, "plain board on a phone")
        turns += 1
        going = one.page.locator(".rack-tile.goes")
        if going.count():
            going.first.focus()
            one.page.keyboard.press("Enter")
            if not one.laid_at_once(before, "[data-move]:focus"):
                expect(one.page.locator(".plain-choice")).to_have_count(1)  # that of the tile alone
                labels.append(
                    one.page.locator("[data-move]:focus").get_attribute("aria-label") or ""
                )
                one.page.keyboard.press("Enter")
        else:
            one.page.locator("[data-action]").first.focus()
            one.page.keyboard.press("Enter")
        expect(one.page.locator("[data-seq]").first).not_to_have_attribute("data-seq", before)
    assert turns
    assert all(re.fullmatch(r"Play \d-\d(: (left|right) end)?", label) for label in labels)


def test_options_of_guests_in_their_own_words(person: Callable[..., Person]) -> None:
    one = person(locale="nl")
    one.go("new", "block-told")
    expect(one.page.get_by_role("heading", level=1)).to_have_text("Blokdomino")
    expect(one.page.get_by_role("group", name="Dominoes each")).to_be_visible()
    one.page.get_by_role("radio", name="Seven").check()
    check(one, "setup")
    one.tap(one.page.locator("button[type=submit]"))
    one.see_table()
    while not one.my_turn():
        one.page.wait_for_timeout(40)
    assert len(one.hand()) == 7
    one.go("new", "block")  # what another game says is not said of this one
    expect(one.page.get_by_role("heading", level=1)).to_have_text("Block")
    expect(one.page.get_by_role("group", name="Hand size")).to_contain_text("7")


def test_a_guest_draws_its_table_itself(person: Callable[..., Person]) -> None:
    one = person()
    one.play_now("block-told")
    expect(one.page.locator(".row-board")).to_be_visible()
    row = one.page.locator(".row-tile")
    while not one.over() and not row.count():
        if one.my_turn():
            one.act()
    check(one, "a board of its own")
    one.play_on()
    for _ in range(TABLES):
        if row.count() > 1:
            break
        one.play_now("block-told")  # nothing fitted on the first domino, in no hand
        one.play_on()
    assert row.count() > 1
    assert one.page.locator(".plain-board").count() == 0


@pytest.mark.parametrize("how", BROKEN)
def test_the_plain_board_takes_over_from_one_that(person: Callable[..., Person], how: str) -> None:
    one = person()
    bring(one, BROKEN[how])
    one.play_now("block-told")
    expect(one.page.locator(".board-note")).to_contain_text(NOTE)
    expect(one.page.locator(".plain-board")).to_be_visible()
    check(one, how)
    while not one.my_turn():
        one.page.wait_for_timeout(40)
    one.act()


def test_a_board_that_fails_during_a_game(person: Callable[..., Person]) -> None:
    one = person()
    drawn_at_first = "props.view.line.length ? props.none.none : h(plain.Board, props)"
    late = f"export default ({{ h, plain }}) => ({{ Board: (props) => {drawn_at_first} }})"
    bring(one, late)
    one.play_now("block-told")
    note = one.page.locator(".board-note")
    while not note.count():
        if one.my_turn():
            one.act()
        else:
            one.page.wait_for_timeout(40)
    expect(one.page.locator(".plain-board")).to_be_visible()
    one.play_on()


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("block", r"That is not possible here: not with these ends \(left -?\d, right -?\d\)\."),
        ("block-told", r"The ends ask for -?\d and -?\d\."),
    ],
)
def test_a_refusal_can_be_read(person: Callable[..., Person], game: str, words: str) -> None:
    one = person()

    def pass_instead(message: dict[str, Any]) -> None:
        ask_for_random_bots(message)
        if message["t"] == "play":
            message["move"] = "pass"

    one.change_messages(pass_instead)
    one.play_now(game)
    going = one.page.locator(".rack-tile.goes")
    one.wait_for_turn()
    while not going.count():
        if one.over():  # nothing fitted on the first domino, in no hand
            one.play_now(game)
        else:
            one.act()
        one.wait_for_turn()
    one.tap(going)
    place = one.page.locator("[data-move]")
    expect(place.or_(one.page.locator(".refusal")).first).to_be_attached()
    if place.count():
        place.first.dispatch_event("click")
    expect(one.page.locator(".refusal")).to_have_text(re.compile(words))


def test_a_rules_page_in_another_language_than_the_readers(person: Callable[..., Person]) -> None:
    one = person(**PHONE, locale="de", color_scheme="dark")
    one.go("rules", "block-told")
    text = one.page.locator(".rules-text")
    expect(text).to_contain_text("Diese Seite gibt es nur auf Englisch.")
    expect(text).to_have_attribute("lang", "en")
    current = one.page.locator(".rules-games [aria-current]")
    expect(current).to_have_text("Block dominoes")
    check(one, "rules")


def test_the_list_of_games(person: Callable[..., Person]) -> None:
    one = person()
    answer = one.page.request.get(f"{one.base}data/games.json").json()
    told = {game["name"]: game for game in answer["games"]}
    brings = ("words", "page", "lesson", "board")
    assert [told["block"][what] for what in brings] == [False, False, False, False]
    assert [told["block-told"][what] for what in brings] == [True, True, False, True]
    assert told["block"]["options"][0]["choices"] == [5, 7]
    board = one.page.request.get(f"{one.base}data/boards/block-told.js")
    assert board.headers["x-content-type-options"] == "nosniff"

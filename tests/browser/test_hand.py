"""The hand: one tap, keys alone, why a tile does not go, hints that repeat, moments in the log."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from boneyard.engine.registry import names
from tests.browser.axe import check_themes
from tests.browser.person import LAPTOP, PHONE, Person, set_table

People = Callable[..., Person]
TABLES = 20  # most games have what a test waits for

OVERLAP = """([one, others]) => {
  const a = document.querySelector(one).getBoundingClientRect();
  return [...document.querySelectorAll(others)].some((other) => {
    const b = other.getBoundingClientRect();
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  });
}"""

FRAMES = "async () => { for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame); }"

INSIDE = """(selector) => {
  const { left, right } = document.querySelector(selector).getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
}"""

# The contrast of the focus ring with what lies around it, by the formula of WCAG.
RING = """(element) => {
  const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b]
    .map((c) => c / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, n) => sum + c * [0.2126, 0.7152, 0.0722][n], 0);
  let around = element.parentElement;
  const ground = () => getComputedStyle(around).backgroundColor;
  while (ground() === 'rgba(0, 0, 0, 0)') around = around.parentElement;
  const both = [getComputedStyle(element).outlineColor, ground()]
    .map((colour) => light(numbers(colour)));
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}"""

# How a domino lies at the moment when it appears, and how many lie there then.
WATCH_LAYING = """(tile) => {
  window.laid = null;
  window.watch?.disconnect();
  const look = () => {
    const one = document.querySelector(`[data-laid="${tile}"]`);
    window.laid ??= one && [one.style.transform, document.querySelectorAll('[data-laid]').length];
  };
  window.watch = new MutationObserver(look);
  window.watch.observe(document.body, { childList: true, subtree: true });
}"""


def my_turn(one: Person) -> None:
    """Wait for it."""
    expect(one.page.locator(".advice.yours")).to_be_attached()


def play_until(one: Person, wanted: str) -> bool:
    """Play on until something is there on this person's turn; False if the round ended first."""
    while True:
        expect(one.page.locator(".advice.yours, .score-sheet").first).to_be_attached()
        if one.over():
            return False
        if one.page.locator(wanted).count():
            return True
        one.act()


def pick_until(one: Person, game: str, wanted: str) -> None:
    """Pick tiles, at table after table, until something is there for the picked one."""
    for _ in range(TABLES):
        one.play_now(game)
        while play_until(one, ".rack-tile.goes"):
            before = one.seq_mark()
            one.tap(one.page.locator(".rack-tile.goes"))
            if one.laid_at_once(before):
                continue
            if one.page.locator(wanted).count():
                return
            one.tap_place()
            expect(one.page.locator("[data-seq]").first).not_to_have_attribute("data-seq", before)
    raise AssertionError(f"no {wanted} in {TABLES} games")


def press(page: Page, *keys: str) -> None:
    """One key after the other."""
    for key in keys:
        page.keyboard.press(key)


@pytest.mark.parametrize("game", names())
def test_every_game_by_keys_alone_and_the_focus_stays_in_the_hand(
    person: People, game: str
) -> None:
    ada = person().play_now(game)
    for _ in range(3):
        expect(ada.page.locator(".advice.yours, .score-sheet").first).to_be_attached()
        if ada.over():
            break
        before = ada.seq_mark()
        going = ada.page.locator(".rack-tile:nth-child(-n + 10).goes")
        if going.count():
            index = int(going.first.get_attribute("data-tile-index") or 0)
            press(ada.page, str((index + 1) % 10))
            if not ada.laid_at_once(before, "[data-move]:focus"):
                press(ada.page, "ArrowRight", "Enter")
                if ada.page.locator("[data-testid=confirm]").count():  # there is more to choose
                    press(ada.page, "Enter")
        else:
            expect(ada.page.locator(".rack-tile:focus")).to_be_attached()
            press(ada.page, "Tab", "Enter")
        expect(ada.page.locator("[data-seq]").first).not_to_have_attribute("data-seq", before)
        ada.has_focus_in_hand()


def test_a_sheet_of_keys_and_a_way_past_the_top_bar(person: People) -> None:
    ada = person().play_now("classic")
    my_turn(ada)
    expect(ada.page.locator(".rack-tile:focus")).to_be_attached()
    press(ada.page, "?")
    sheet = ada.page.get_by_role("dialog", name="Keys")
    expect(sheet).to_contain_text("from place to place")
    press(ada.page, "Escape")
    expect(sheet).to_have_count(0)
    ada.press("More")
    ada.press("Keys")
    expect(sheet).to_be_visible()
    press(ada.page, "Escape")
    ada.page.locator(".board-place").focus()
    ada.page.get_by_role("button", name="To your hand").focus()
    press(ada.page, "Enter")
    expect(ada.page.locator(".rack-tile:focus")).to_be_attached()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_focus_ring_can_be_seen(person: People, scheme: str) -> None:
    one = person(color_scheme=scheme).go()
    press(one.page, "Tab")
    assert one.page.locator(":focus-visible").evaluate(RING) >= 3


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_one_tap_lays_a_tile_that_has_one_place_unless_one_wants_to_be_asked(
    person: People, device: dict[str, object]
) -> None:
    """The first domino of a line has one place: the middle."""
    ada = person(**device)
    for _ in range(30):  # until it is she who begins
        ada.play_now("classic")
        my_turn(ada)
        if not ada.page.locator(".line-tile").count():
            break
    before = ada.seq_mark()
    ada.tap(ada.page.locator(".rack-tile.goes"))
    expect(ada.page.locator("[data-seq]").first).not_to_have_attribute("data-seq", before)
    ada.page.evaluate("localStorage.setItem('boneyard.ask-before-laying', 'true')")
    ada.page.reload()
    ada.see_table()
    assert play_until(ada, ".rack-tile.goes")
    before = ada.seq_mark()
    ada.tap(ada.page.locator(".rack-tile.goes"))
    place, confirm = ada.page.locator("[data-move]"), ada.page.get_by_test_id("confirm")
    expect(place.first).to_be_attached()
    if not confirm.count():  # two ends
        ada.tap(place)
    expect(confirm).to_be_visible()
    assert ada.seq_mark() == before
    ada.tap(confirm)
    expect(ada.page.locator("[data-seq]").first).not_to_have_attribute("data-seq", before)


def test_a_place_shows_the_domino_as_it_will_lie(person: People) -> None:
    ada = person()
    for _ in range(TABLES):  # until nobody has answered before it is looked at: that winds the line
        pick_until(ada, "classic", ".board-place:has(.line-tile) [data-move]")
        pips = ada.page.locator(".rack-tile.picked .pip").count()
        place = ada.page.locator("[data-move]").first
        assert place.locator(".line-ghost .pip").count() == pips
        where = place.evaluate("(one) => one.style.transform")
        move = place.get_attribute("data-move") or ""
        before = ada.page.locator("[data-laid]").count()
        ada.page.evaluate(WATCH_LAYING, "".join(sorted(move[:2])))
        place.click()
        ada.wait_until("window.laid")
        laid, there = ada.page.evaluate("window.laid")
        if there == before + 1:
            turn = re.search(r"rotate\((.*?)\)", where)
            assert turn is not None
            assert turn[1] in laid
            return
    raise AssertionError("others always answered at once")


@pytest.mark.parametrize("where", ["server", "page"])
def test_a_dimmed_tile_says_why_it_does_not_go(person: People, where: str) -> None:
    ada = person(keeps_site=where == "page")
    if where == "page":
        ada.go()
        ada.wait_until_kept()
        ada.offline = True
        ada.context.set_offline(True)
        ada.page.reload()
    ada.play_now("classic")
    assert play_until(ada, ".board-place:has(.line-tile) ~ .own .rack-tile:not(.goes)")
    tile = ada.page.locator(".rack-tile:not(.goes)").first
    text = tile.get_attribute("aria-label") or ""
    ada.tap(tile)
    expect(ada.page.locator(".advice.why")).to_have_text(
        re.compile(rf"{text[0]}\W+{text[-1]} does not fit: you need a \d( or \d)?\.")
    )


def test_the_same_position_gets_the_same_hint_also_after_a_reload(person: People) -> None:
    ada = person().play_now("magnetic-flat")
    my_turn(ada)
    if len(ada.hand()) == 7 and ada.page.locator(".rack-tile.goes").count() == 1:
        ada.act()  # the opening, in which there is one move
        my_turn(ada)
    told = []
    for _ in range(2):
        ada.page.get_by_test_id("hint").click()
        words = ada.page.locator(".hint-word span")
        expect(words).to_contain_text(" ", timeout=120_000)
        told.append(words.inner_text())
        assert not re.search(r"\d[.,]\d", told[-1])
        ada.page.reload()
        ada.see_table()
        my_turn(ada)
    assert told[0] == told[1]


def test_log_lines_draw_the_domino_light_it_up_and_show_that_moment(person: People) -> None:
    ada = person().play_now("classic")
    while ada.page.locator("[data-laid]").count() < 2:  # by chance the first moves all draw
        my_turn(ada)
        ada.act()
    my_turn(ada)
    line = ada.page.locator("button.log-line:has(.domino)").last
    line.hover()
    expect(ada.page.locator(".line-tile.lit")).to_have_count(1)
    now = ada.page.locator("[data-laid]").count()
    line.click()
    expect(ada.page.locator(".moment")).to_be_attached()
    assert ada.page.locator("[data-laid]").count() < now
    ada.press("Back to the game")
    expect(ada.page.locator("[data-laid]")).to_have_count(now)


def test_the_log_keeps_its_width_and_has_no_bright_bar_when_it_is_full(person: People) -> None:
    one = person().play_now("domination")
    side = one.page.locator(".side")
    room = "side => [side.clientWidth, side.scrollHeight > side.clientHeight]"
    width, full = side.evaluate(room)
    assert not full
    side.locator(".log ol").evaluate("log => log.innerHTML = '<li>5-0</li>'.repeat(200)")
    assert side.evaluate(room) == [width, True]
    bar = side.evaluate("side => getComputedStyle(side).scrollbarColor")
    assert bar.endswith(" rgba(0, 0, 0, 0)")


def test_the_choices_of_domino_4_and_a_bluff_that_is_caught(person: People) -> None:
    """Two people on one phone: a tile is turned, then laid as the joker it is not, and doubted."""
    ada = person(**PHONE)
    set_table(ada, "Me", "On this device", game="domino4", checked="Bluff joker")
    lift_curtain(ada)
    choices, places = ada.page.locator(".d4-choices"), ada.page.locator("[data-move]")
    ada.tap(ada.page.locator('.rack-tile.goes:not([data-tile="J"])'))
    expect(places.first).to_be_attached()
    assert ada.page.get_by_role("button", name="Last tile!").count() == 0
    room = ada.page.locator(".d4-room").bounding_box()
    places.first.dispatch_event("click")
    expect(choices).to_be_visible()
    assert ada.page.locator(".d4-room").bounding_box() == room  # the table keeps still
    ada.page.wait_for_timeout(300)  # it turns to the place
    assert not ada.page.evaluate(OVERLAP, [".d4-choices", "[data-move]"])
    check_themes(ada, "the tile turner")
    ada.tap(ada.page.get_by_test_id("confirm").locator("xpath=preceding-sibling::button"))
    ada.press("Face down")
    places.first.dispatch_event("click")
    expect(ada.page.locator(".advice")).to_have_text("Which colour comes next?")
    check_themes(ada, "the colours")
    ada.tap(ada.page.get_by_test_id("confirm"))
    expect(ada.page.locator(".curtain")).to_be_visible()
    check_themes(ada, "the curtain")
    lift_curtain(ada)
    expect(ada.page.locator("[data-action=accept]")).to_be_visible()
    expect(ada.page.locator(".advice")).to_contain_text("Do you believe it?")
    expect(ada.page.locator(".own > .unseen")).to_contain_text("Do you believe it?")  # read aloud
    check_themes(ada, "a joker, or none")
    ada.press("That is no joker")
    expect(ada.page.locator(".d4-scene.caught")).to_be_visible()
    check_themes(ada, "caught")
    ada.tap(ada.page.locator(".rack-tile.goes"))
    expect(ada.page.locator(".d4-gift")).to_be_visible()
    check_themes(ada, "giving a tile")


def test_cards_cover_neither_the_clock_nor_the_choices_of_domino_4(person: People) -> None:
    ada = person(**PHONE)
    set_table(ada, "Me", "On this device", game="domino4", checked="Bluff joker")
    lift_curtain(ada)
    ada.press("Face down")
    ada.tap(ada.page.locator('.rack-tile.goes:not([data-tile="J"])'))
    ada.page.locator("[data-move]").first.dispatch_event("click")
    expect(ada.page.locator(".d4-choices")).to_be_visible()
    ada.page.evaluate(CARD)
    assert covers_at(ada, ".d4-choices", ".d4-scene") == []
    ada.tap(ada.page.get_by_test_id("confirm"))
    expect(ada.page.locator(".curtain")).to_be_visible()
    lift_curtain(ada)
    expect(ada.page.locator(".d4-clock")).to_be_visible()
    ada.page.evaluate(CARD)
    assert covers_at(ada, ".d4-clock", ".d4-scene") == []


# Upright and wide rooms: phones, one of them on its side, a tablet, a laptop.
ROOMS = [(320, 640), (360, 740), (844, 390), (820, 1180), (1280, 800)]
# A card where the board shows it: such as that somebody said "last tile!" meanwhile.
CARD = """() => {
  const card = '<div class="d4-scene last seat-1"><p>Guest 1 had not said “last tile!”</p></div>';
  document.querySelector('.d4-note').innerHTML = card;
}"""


def covers_at(one: Person, what: str, others: str) -> list[tuple[int, int]]:
    """The sizes of the window at which something is covered by others, or outside."""
    found = []
    for width, height in ROOMS:
        one.page.set_viewport_size({"width": width, "height": height})
        one.wait_until(f"innerWidth === {width}")
        one.page.evaluate(FRAMES)  # the room learns its size from frame to frame
        if one.page.evaluate(OVERLAP, [what, others]) or not one.page.evaluate(INSIDE, others):
            found.append((width, height))
    return found


def lift_curtain(one: Person) -> None:
    """Whoever is named takes the device."""
    expect(one.page.locator(".curtain, .board-place").first).to_be_attached()
    if one.page.locator(".curtain").count():
        one.tap(one.page.locator(".curtain .primary"))
    my_turn(one)


def test_hand_and_board_stay_where_they_are_when_a_move_can_be_taken_back(person: People) -> None:
    ada = person(**PHONE)
    set_table(ada, "Me", "Computer", checked="Moves can be taken back")
    ada.see_table()
    one_row = ".rack:not(:has(> :nth-child(8))) .rack-tile.goes"
    while not play_until(ada, one_row):
        ada.tap(ada.page.get_by_test_id("next"))
    before = places(ada.page, ".rack", ".board-place")
    ada.act()
    expect(ada.page.get_by_test_id("undo")).to_be_in_viewport(ratio=1)
    assert places(ada.page, ".rack", ".board-place") == before


def places(page: Page, *selectors: str) -> list[int]:
    """Where things are from top to bottom, to the pixel."""
    boxes = [page.locator(selector).bounding_box() for selector in selectors]
    return [round(box["y"]) for box in boxes if box]


@pytest.mark.parametrize(("device", "shown"), [(LAPTOP, "counter(tile)"), (PHONE, "none")])
def test_the_numbers_of_the_keys_are_not_shown_on_a_phone(
    person: People, device: dict[str, object], shown: str
) -> None:
    ada = person(**device).go("learn", "classic")
    tile = ada.page.locator(".rack-tile").first
    expect(tile).to_be_attached()
    press(ada.page, "Tab", "Tab", "Tab")
    tile.focus()
    assert tile.evaluate("(tile) => getComputedStyle(tile, '::after').content") == shown


def test_tiles_in_two_rows_are_no_larger_than_seven_in_one(person: People) -> None:
    ada = person(**PHONE).play_now("classic")
    more = """(rack) => {
        while (rack.children.length < 9) rack.append(rack.children[0].cloneNode(true))
        rack.style.setProperty('--per-row', 5)
        return [...rack.children].map((tile) => tile.getBoundingClientRect())
    }"""
    rack = ada.page.locator(".rack")
    [seven] = rack.evaluate("(rack) => [rack.children[0].getBoundingClientRect().width]")
    nine = rack.evaluate(more)
    assert nine[0]["width"] == seven
    assert [tile["y"] > nine[0]["y"] for tile in nine] == [False] * 5 + [True] * 4


def test_a_phone_on_its_side_shows_your_points_in_a_match(person: People) -> None:
    ada = person(**PHONE | {"viewport": {"width": 844, "height": 390}})
    set_table(ada, "Me", "Computer", checked="3 rounds")
    ada.see_table()
    expect(ada.page.locator(".own .plate-score [aria-hidden]")).to_be_visible()
    expect(ada.page.locator(".own .plate-name")).to_be_hidden()


def test_a_phone_on_its_side_shows_your_fields_in_domination(person: People) -> None:
    ada = person(**PHONE | {"viewport": {"width": 844, "height": 390}}).play_now("domination")
    expect(ada.page.locator(".own .domination-badge > [aria-hidden]").first).to_be_visible()
    expect(ada.page.locator(".own .plate-name")).to_be_hidden()


def test_what_another_player_says_fits_on_the_smallest_phone(person: People) -> None:
    ada = person(**PHONE | {"viewport": {"width": 320, "height": 640}}).play_now("domination")
    ada.page.locator(".others .plate").evaluate(
        """(plate) => plate.insertAdjacentHTML('beforeend',
            '<span class="emote-bubble"><span class="emote-words">Gracias</span></span>')"""
    )
    words = ada.page.locator(".emote-words").bounding_box()
    assert words
    assert words["x"] + words["width"] <= 320


def test_eight_players_have_whole_names_on_the_smallest_phone(person: People) -> None:
    ada = person(**PHONE | {"viewport": {"width": 320, "height": 640}})
    set_table(ada, "Me", *["Computer"] * 7, game="domino4")
    ada.see_table()
    names = ada.page.locator(".others .plate-name")
    expect(names).to_have_count(7)
    assert names.evaluate_all("(all) => all.every((one) => one.scrollWidth <= one.clientWidth)")

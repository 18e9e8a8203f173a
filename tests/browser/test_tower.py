"""The tower: a handful of places with what they risk, and a fall that is seen before all else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import check_themes
from tests.browser.person import PHONE, Person, open_record

RECORDS = Path(__file__).parents[1] / "golden" / "magnetic-tower"
HANDFUL = 6
ROUNDS = 8  # with weak magnets nearly every round has a place that falls
GROUPS = 12  # dominoes to look at for a place that falls
# What the page shows comes and goes within moments, so the page itself keeps a diary.
DIARY = """() => {
  window.diary = [];
  const look = () => {
    const hand = document.querySelectorAll('[data-tile]').length;
    const told = /fell; you take/.test(document.querySelector('.tower-note')?.textContent ?? '');
    const log = document.querySelector('.log')?.textContent ?? '';
    const logged = log.split('fell; you take').length;
    const now = JSON.stringify({ hand, told, logged });
    if (window.diary.at(-1) !== now) window.diary.push(now);
  };
  new MutationObserver(look).observe(document.body, {
    childList: true, subtree: true, characterData: true,
  });
  look();
}"""
# Each step of a replay, whether a tower is falling in it, and whether that was told.
STEPS = """() => {
  window.steps = [];
  const look = () => {
    const step = Number(document.querySelector('[role=slider], input[type=range]')?.value);
    const falls = document.querySelector('.tumbles') !== null;
    const told = /fell/.test(document.querySelector('.tower-note')?.textContent ?? '');
    window.steps.push([step, falls, told]);
  };
  new MutationObserver(look).observe(document.body, {
    attributes: true, childList: true, subtree: true, characterData: true,
  });
}"""
DEALT = "() => JSON.parse(window.diary.at(-1)).hand > JSON.parse(window.diary[0]).hand"
# Places that are outside the picture or under a button, and how many there are.
COVERED = """async () => {
  for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
  const places = [...document.querySelectorAll('.tower-anchor')];
  const covered = places.filter((place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !top?.closest('.tower-anchor, canvas');
  });
  return [covered.length, places.length];
}"""


def pick_and_look(ada: Person, seen: Callable[[], bool]) -> bool:
    """Pick dominoes and go around the tower until something is seen.

    A domino that has one place only, such as the first of a tower, is laid there at once.
    """
    tiles = ada.page.locator(".rack-tile.goes")
    for n in range(tiles.count()):
        before = ada.seq_mark()
        ada.tap(tiles.nth(n))
        if ada.laid_at_once(before):
            return False
        for _ in range(GROUPS):
            if seen():
                return True
            following = ada.page.get_by_role("button", name="Places at the next domino")
            if not following.count():
                break
            ada.tap(following)
        if ada.seq_mark() != before or not ada.my_turn():
            return False  # its only place was seen on the way there
        ada.tap(tiles.nth(n))  # puts it back
    return False


def pick(ada: Person) -> None:
    """Play on until a domino has several places, and pick it."""
    while True:
        ada.wait_for_turn()
        before = ada.seq_mark()
        going = ada.page.locator(".rack-tile.goes")
        if not going.count():
            ada.act()
            continue
        ada.tap(going)
        if not ada.laid_at_once(before):
            return


def bring_it_down(ada: Person) -> None:
    """Play on until some place is sure to fall, look at it in space, and lay there.

    Without a graphics chip, a whole game in space would take a minute.
    """
    falls = ada.page.locator("[data-risk=falls]")
    for _ in range(ROUNDS):
        while not ada.over():
            if not ada.my_turn():
                ada.page.wait_for_timeout(40)
            elif pick_and_look(ada, lambda: falls.count() > 0):
                note = ada.page.locator(".tower-note")
                expect(note).to_be_hidden(timeout=60_000)  # of an earlier fall
                ada.page.emulate_media(reduced_motion="no-preference")
                ada.press("3-D")
                expect(ada.page.locator("canvas.ready")).to_be_visible(timeout=60_000)
                ada.page.evaluate(DIARY)
                falls.first.dispatch_event("click")
                confirm = ada.page.get_by_test_id("confirm")
                if confirm.count():  # it could be turned
                    ada.tap(confirm)
                return
            elif ada.my_turn():
                ada.act()
        ada.tap(ada.page.locator("[data-testid=next]"))
        expect(ada.page.locator(".score-sheet")).to_have_count(0)
    raise AssertionError("nothing could fall")


def diary(page: Page) -> list[dict[str, int]]:
    """What the page showed, one after the other."""
    return page.evaluate("() => window.diary.map((text) => JSON.parse(text))")  # type: ignore[no-any-return]


def start(ada: Person) -> None:
    """A table where much can fall."""
    ada.go("new", "magnetic-tower")
    ada.page.get_by_role("radio", name="Weak", exact=True).check()
    ada.tap(ada.page.locator("button[type=submit]"))
    ada.see_table()


def test_places_are_few_and_free_and_a_miss_shows_the_nearest(
    person: Callable[..., Person],
) -> None:
    ada = person(in_space=True, viewport={"width": 480, "height": 640})
    start(ada)
    expect(ada.page.locator("canvas.ready")).to_be_visible(timeout=60_000)
    looked: list[tuple[int, int]] = []

    def look() -> bool:
        looked.append(tuple(ada.page.evaluate(COVERED)))
        return False

    while len(looked) < 3:
        while not ada.my_turn():
            ada.page.wait_for_timeout(40)
        pick_and_look(ada, look)
        if ada.my_turn():
            ada.act()
    assert max(many for _, many in looked) <= HANDFUL
    assert {covered for covered, _ in looked} == {0}
    pick(ada)
    assert ada.page.locator("[data-move]").first.get_attribute("data-risk")
    check_themes(ada, "places and their risk")
    for width, height in ((844, 390), (480, 640)):  # a phone is turned, and back
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.wait_until(f"innerWidth === {width}")
        assert ada.page.evaluate(COVERED)[0] == 0
    box = ada.page.locator(".tower-stage").bounding_box()
    assert box
    ada.page.mouse.click(box["x"] + 20, box["y"] + box["height"] / 2)  # wood
    expect(ada.page.locator("[data-testid=confirm]")).to_be_visible()
    check_themes(ada, "a place that is chosen")


def test_a_fall_is_seen_then_told_and_only_then_the_hand_changes(
    person: Callable[..., Person],
) -> None:
    size = {"width": 1120, "height": 660}  # the log is open, and the picture small
    ada = person(viewport=size)
    start(ada)
    bring_it_down(ada)
    ada.wait_until(DEALT, timeout=60_000)
    entries = diary(ada.page)
    told = next(n for n, entry in enumerate(entries) if entry["told"])
    dealt = next(n for n, entry in enumerate(entries) if entry["hand"] > entries[0]["hand"])
    assert told < dealt, entries
    assert entries[told]["logged"] == entries[0]["logged"], "the log told of it first"
    assert entries[dealt]["logged"] == entries[0]["logged"] + 1
    answer = ada.page.request.get(f"{ada.base}api/tables/{ada.code}/fall")
    assert answer.json()["number"] >= 1
    ada.press("Levels")
    expect(ada.page.locator("canvas")).to_have_count(0)
    ada.wait_for_turn()
    ada.act()


def test_what_is_said_of_a_fall_covers_no_level(person: Callable[..., Person]) -> None:
    ada = person(viewport={"width": 360, "height": 740})
    start(ada)
    pick(ada)
    covered = ada.page.evaluate(
        """() => {
          const note = document.querySelector('.tower-note');
          note.append('3 dominoes fell; you take 7.');
          const [said, levels] = [note, document.querySelector('.tower-slices')].map((part) =>
            part.getBoundingClientRect());
          return said.height > 0 && said.top < levels.bottom && said.bottom > levels.top;
        }"""
    )
    assert covered is False


def test_on_its_side_a_phone_has_the_drawing_beside_whole_levels(
    person: Callable[..., Person],
) -> None:
    ada = person(**{**PHONE, "viewport": {"width": 844, "height": 390}})
    start(ada)
    pick(ada)
    beside, whole = ada.page.evaluate(
        """() => {
          const box = (part) => document.querySelector(part).getBoundingClientRect();
          const [drawing, levels] = [box('.tower-drawing'), box('.tower-slices')];
          const tops = [...document.querySelectorAll('.tower-slice')].map((one) =>
            one.getBoundingClientRect());
          return [drawing.right <= levels.left,
            tops.some(({ top, bottom }) => top >= levels.top && bottom <= levels.bottom)];
        }"""
    )
    assert (beside, whole) == (True, True)


def test_a_tap_on_a_sign_in_the_drawing_shows_the_domino_there(
    person: Callable[..., Person],
) -> None:
    ada = person(**PHONE)
    start(ada)
    signs = ada.page.locator(".tower-drawing .risk-shape")
    pick(ada)
    while signs.count() < 2:
        ada.act()
        pick(ada)
    ada.tap(ada.page.locator(".rack-tile.picked.goes"))  # back, and again: nothing is chosen
    ada.tap(ada.page.locator(".rack-tile.goes"))
    expect(ada.page.locator(".tower-held")).to_have_count(0)
    many = signs.count()
    box = signs.last.bounding_box()
    assert box
    ada.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ada.page.locator(".tower-drawing .tower-held")).to_have_count(1)
    expect(signs).to_have_count(many - 1)  # the sign gave way to the domino
    turn = ada.page.locator(".tower-turn")
    if turn.count():
        way = turn.text_content() or ""  # the one that holds best, which need not be the first
        ada.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert way
        expect(turn).not_to_have_text(way)


def test_a_replay_waits_for_a_fall_and_tells_how_the_last_domino_lay(
    person: Callable[..., Person],
) -> None:
    ada = person(reduced_motion="no-preference")
    open_record(ada, (RECORDS / "2-players-01.txt").read_text("utf-8"))
    slider = ada.page.get_by_role("slider")
    for step in range(7):
        expect(slider).to_have_value(str(step))
        ada.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("7")
    ada.page.evaluate(STEPS)
    ada.page.keyboard.press(" ")
    ada.wait_until("window.steps.at(-1)?.[0] > 9")
    steps = ada.page.evaluate("window.steps")
    assert any(falls for _, falls, _ in steps)
    told = next(n for n, (_, _, told) in enumerate(steps) if told)
    assert {step for step, _, _ in steps[: told + 1]} <= {7, 8}  # it waits until that was read
    ada.page.keyboard.press("Home")
    for _ in range(8):
        ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator(".turn-word")).to_contain_text("4 on 6")

"""Getting about: home, menus, settings, leaving a table, moves without a connection, replays."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.person import PATIENCE, PHONE, Person, set_table
from tests.browser.test_people import sit_down

People = Callable[..., Person]
SMALL = {**PHONE, "viewport": {"width": 320, "height": 640}}
ON_ITS_SIDE = {**PHONE, "viewport": {"width": 844, "height": 390}}
WIDE = {"viewport": {"width": 1920, "height": 1080}}
# The least room between an open hand and the border of its player's plate.
AIR = """() => {
  const tiles = [...document.querySelectorAll('.replay-hand .memory-tile')];
  return Math.min(...tiles.map((tile) => {
    const inner = tile.getBoundingClientRect();
    const outer = tile.closest('.replay-hand').getBoundingClientRect();
    return Math.min(inner.top - outer.top, outer.bottom - inner.bottom, outer.right - inner.right);
  }));
}"""


def left_of(one: Person, what: str) -> float:
    """Where something is."""
    box = one.page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"]


def test_an_open_table_is_found_on_the_home_page_and_sat_down_at(person: People) -> None:
    ada, bo = person(), person(**PHONE)
    bo.go()
    expect(bo.page.get_by_text("Open tables")).to_have_count(0)
    ada.go("new", "classic")
    ada.page.get_by_label("Let others find the table").check()
    set_seats(ada, "Me", "Invite", "Computer")
    found = bo.page.locator(f'[data-table="{ada.code}"]')
    expect(found).to_contain_text("Ada and Otto · one seat free")  # without a reload
    check(bo, "open tables")
    bo.tap(found.get_by_role("link"))
    bo.page.get_by_label("Your name").fill("Bo")
    bo.press("Sit down")
    bo.see_table()
    ada.see_table()
    cy = person().go()
    expect(cy.page.locator(".home-now")).to_be_attached()
    expect(cy.page.get_by_text("Open tables")).to_have_count(0)


def set_seats(ada: Person, *kinds: str) -> None:
    """Choose who sits where, and open the table."""
    while ada.page.locator(".seating-line").count() < len(kinds):
        ada.press("Add a player")
    for number, kind in enumerate(kinds):
        line = ada.page.locator(".seating-line").nth(number)
        ada.tap(line.get_by_role("button", name=kind, exact=True))
        if kind == "Me":
            line.locator("input").fill("Ada")
    ada.tap(ada.page.locator("button[type=submit]"))


def test_play_now_is_a_game_against_a_bot_whatever_was_set_up_last(person: People) -> None:
    ada = person()
    set_table(ada, "Me", "Invite")
    assert ada.code
    ada.play_now("classic")
    expect(ada.page.locator(".plate")).to_have_count(2)
    expect(ada.page.locator(".others")).to_contain_text("Otto")
    ada.go()
    tops = ada.page.locator("[data-play]").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().top)"
    )
    assert len(set(tops)) == 1, "the buttons line up"
    again = ada.page.locator('[data-again="classic"]')
    expect(again).to_contain_text("Open seat · One round")
    again.click()
    expect(ada.page.get_by_text("Waiting for one more player")).to_be_visible()


def test_a_shared_screen_fills_a_seat_and_starts_with_fewer(person: People) -> None:
    screen, ada = person(), person(**PHONE)
    set_table(screen, "Invite", "Invite", "Invite", checked="Shared screen")
    sit_down(ada, screen.code, "Ada")
    expect(screen.page.locator(".seat-list")).to_contain_text("Ada")  # else it fills her seat
    expect(screen.page.get_by_role("button", name="Start with")).to_have_count(0)
    screen.page.get_by_label("Computer").first.select_option("beginner")
    expect(screen.page.locator(".seat-list")).to_contain_text("Otto")
    screen.press("Start with 2 players")
    screen.see_table()
    ada.see_table()
    expect(screen.page.locator(".plate")).to_have_count(2)


def test_menus_close_by_escape_by_a_press_elsewhere_and_by_each_other(person: People) -> None:
    ada = person().play_now("classic")
    menus = ada.page.locator(".menu")
    more = ada.page.get_by_role("button", name="More", exact=True)
    more.click()
    expect(menus).to_have_count(1)
    ada.page.keyboard.press("ArrowDown")
    expect(ada.page.locator(".menu-item:focus")).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(menus).to_have_count(0)
    expect(more).to_be_focused()
    more.click()
    ada.page.get_by_role("button", name="Say something").click()
    expect(menus).to_have_count(1)
    expect(menus).to_contain_text("Well played")
    ada.page.locator(".turn-word").click()
    expect(menus).to_have_count(0)


def test_the_toolbar_stays_where_it_is(person: People) -> None:
    ada = person(**WIDE).play_now("classic")
    places = set()
    for _ in range(4):
        ada.wait_for_turn()
        places.add(left_of(ada, ".helpers"))
        if ada.over():
            break
        ada.act()
        places.add(left_of(ada, ".helpers"))
    assert len(places) == 1
    assert left_of(ada, ".helpers .menu-holder:last-child") > 1920 - 80


def test_what_closes_the_log_is_as_easy_to_see_as_the_log(person: People) -> None:
    for device in (WIDE, PHONE):
        ada = person(**device).play_now("classic")
        if not ada.page.locator(".side").count():
            ada.press("More")
            ada.press("What happened")
        colours = [
            ada.page.locator(one).evaluate("one => getComputedStyle(one).color")
            for one in (".side", ".side-close")
        ]
        assert colours[0] == colours[1]


def test_a_move_without_a_connection_waits_and_is_sent_or_withdrawn(person: People) -> None:
    ada, bo = person(), person()
    set_table(ada, "Me", "Invite")
    sit_down(bo, ada.code, "Bo")
    ada.see_table()
    bo.see_table()
    first, second = (ada, bo) if ada.my_turn() else (bo, ada)
    lose_connection(first)
    choose(first)
    kept = first.page.get_by_test_id("kept")
    expect(kept).to_contain_text("Waiting to be played")
    first.press("Take it back")
    expect(kept).to_have_count(0)
    choose(first)
    expect(kept).to_be_visible()
    before = second.seq_mark()
    address = first.page.url
    first.page.goto("about:blank")  # the page is loaded again, and the move still waits
    first.context.set_offline(False)
    first.page.goto(address)
    expect(second.page.locator("[data-seq]").first).not_to_have_attribute("data-seq", before)
    expect(kept).to_have_count(0)


def lose_connection(one: Person) -> None:
    """The network is gone."""
    one.offline = True
    one.context.set_offline(True)
    expect(one.page.get_by_text("Connection lost")).to_be_visible()


def choose(one: Person) -> None:
    """Choose a move that goes nowhere yet."""
    one.tap(one.page.locator(".rack-tile.goes"))
    if one.page.locator("[data-move]").count():
        one.page.locator("[data-move]").first.dispatch_event("click")


def test_small_and_low_screens_have_room_for_everything(person: People) -> None:
    for device in (SMALL, {**PHONE, "locale": "de"}, ON_ITS_SIDE):
        one = person(**device)
        for words in ((), ("new", "classic"), ("new", "magnetic-tower")):
            one.go(*words)
            wide = one.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            cut = one.page.evaluate(CUT_OFF)
            assert (wide, cut) == (0, []), (device, words)
    one.page.locator("button[type=submit]").scroll_into_view_if_needed()
    one.go()
    one.tap(one.page.locator('[data-play="classic"]'))
    one.see_table()
    board = one.page.locator(".board-place").bounding_box()
    assert board is not None
    assert board["height"] > 0.4 * 390


# Buttons and their like whose words are wider than they are.
CUT_OFF = """[...document.querySelectorAll('button, a.button, select, .pill, th')]
    .filter((one) => one.offsetParent && one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent)"""


def test_settings_are_kept_and_reached_at_the_table(person: People) -> None:
    ada = person().play_now("classic")
    ada.press("More")
    ada.press("Settings")
    sheet = ada.page.get_by_role("dialog")
    for setting in ("Dark", "Larger", "Ebony", "Reduced"):
        sheet.get_by_label(setting, exact=True).check()
    check(ada, "settings, dark")
    sheet.get_by_label("Light", exact=True).check()
    check(ada, "settings, light")
    sheet.get_by_label("Language").select_option("de")
    expect(sheet).to_contain_text("Schriftgröße")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".rack")).to_be_visible()
    ada.page.reload()
    ada.see_table()
    dressed = ada.page.locator("html")
    for name, value in {"theme": "light", "text": "larger", "tiles": "ebony", "still": ""}.items():
        expect(dressed).to_have_attribute(f"data-{name}", value)
    expect(dressed).to_have_attribute("lang", "de")


def test_my_games_tell_who_plays_and_whose_turn_it_is(person: People) -> None:
    ada, bo = person(), person()
    set_table(ada, "Me", "Invite")
    sit_down(bo, ada.code, "Bo")
    ada.see_table()
    bo.see_table()
    first, second = (ada, bo) if ada.my_turn() else (bo, ada)
    name = "Bo" if second is bo else "Ada 0"
    second.go()
    mine = second.page.locator(".my-games")
    expect(mine).to_contain_text("Waiting for " + ("Ada 0" if second is bo else "Bo"))
    first.act()
    first.go()
    expect(first.page.locator(".my-games")).to_contain_text(f"with {name}")
    second.page.reload()
    expect(mine.locator(".your-turn")).to_contain_text("Your turn")  # the server knows better
    check(second, "my games")


def test_a_bot_takes_the_seat_and_gives_it_back_and_a_game_is_given_up(person: People) -> None:
    ada, bo = person(), person()
    set_table(ada, "Me", "Invite")
    sit_down(bo, ada.code, "Bo")
    bo.see_table()
    ada.see_table()
    ada.press("More")
    ada.press("Leave the table")
    check(ada, "leaving")
    ada.press("Let a bot play")
    expect(ada.page.get_by_text("A bot is playing for you.")).to_be_visible()
    assert ada.hand() == []
    ada.press("Take my seat back")
    expect(ada.page.locator(".rack")).to_be_visible()
    ada.press("More")
    ada.press("Leave the table")
    ada.press("Give up")
    ada.press("Yes, give up")
    for one in (ada, bo):
        expect(one.page.locator(".score-sheet")).to_contain_text("The match was given up.")
    expect(bo.page.locator(".score-sheet")).to_contain_text("You win")
    ada.go()
    expect(ada.page.locator(".home-more .my-games")).to_contain_text(
        re.compile("with Bo.*finished")
    )


def test_a_replay_goes_by_keys_and_through_one_pair_of_eyes(person: People) -> None:
    ada = person().play_now("classic")
    ada.play_on()
    ada.tap(ada.page.get_by_role("link", name="Watch again"))
    slider = ada.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    for key, value in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1")):
        ada.page.keyboard.press(key)
        expect(slider).to_have_value(value)
    for width, height in ((1280, 800), (360, 740), (1280, 800)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.wait_until(f"innerWidth === {width}")
        assert ada.page.evaluate(AIR) >= 8, width
    backs = ada.page.locator(".replay-hand .back-body")
    expect(backs).to_have_count(0)
    ada.page.get_by_label("Whose view").select_option("As Otto saw it")
    expect(backs).not_to_have_count(0)
    expect(ada.page.locator('.replay-hand[data-seat="1"] .back-body')).to_have_count(0)
    ada.page.get_by_label("Speed").select_option("4")
    ada.page.keyboard.press("End")
    last = slider.get_attribute("max") or ""
    expect(slider).to_have_value(last)
    ada.page.locator("main").click(position={"x": 5, "y": 200})
    ada.page.keyboard.press("Space")
    expect(slider).to_have_value(last, timeout=PATIENCE)  # from the start, to the end again
    check(ada, "replay through one pair of eyes")


def test_who_watches_a_game_again_watches_until_going_to_a_move(person: People) -> None:
    ada = person(reduced_motion="no-preference").play_now("classic")
    ada.play_on()
    ada.tap(ada.page.get_by_role("link", name="Watch again"))
    slider = ada.page.get_by_role("slider")
    expect(slider).not_to_have_value("0")
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_tab_says_which_page_is_open(person: People) -> None:
    ada = person()
    titles = {
        "new/classic": "Dominoes",
        "rules/classic": "Rules · Dominoes",
        "learn/classic": "Learn: Dominoes",
        "puzzles": "Puzzles",
        "puzzles/classic": "Puzzles · Dominoes",
        "album": "Your album",
        "join": "Join a table",
        "replay": "Watch a game again",
    }
    for page, title in titles.items():
        ada.go(*page.split("/"))
        expect(ada.page).to_have_title(f"{title} · Boneyard")
    ada.go()
    expect(ada.page).to_have_title("Boneyard")

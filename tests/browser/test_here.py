"""Games that live in the page of somebody whose server cannot be reached."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

ON_THIS_DEVICE = re.compile(r"#/t/HERE[A-Z]{8}$")
AT_THE_SERVER = re.compile(r"#/t/[A-Z0-9]{8}$")


@pytest.fixture
def ada(person: Callable[..., Person]) -> Person:
    """Somebody who was here before, and now has no network."""
    one = person(keeps_site=True).go()
    one.wait_until_kept()
    cut_off(one)
    one.page.reload()
    expect(one.page.get_by_text("You are offline")).to_be_visible()
    return one


def cut_off(one: Person) -> None:
    """Take the network away."""
    one.offline = True
    one.context.set_offline(True)


def test_a_game_alone_begins_in_the_page_and_goes_on_after_a_reload(ada: Person) -> None:
    ada.play_now("classic")
    expect(ada.page).to_have_url(ON_THIS_DEVICE)
    while not ada.my_turn():
        ada.page.wait_for_timeout(50)
    ada.act()
    ada.page.wait_for_timeout(1500)  # the bot has answered
    hand = ada.hand()
    ada.page.reload()
    ada.see_table()
    assert ada.hand() == hand
    ada.play_on()
    expect(ada.page.locator(".score-sheet")).to_contain_text("Otto")
    ada.go()
    expect(ada.page.locator(".my-games")).to_contain_text("on this device")
    ada.page.get_by_role("button", name="Remove Dominoes from the list").click()
    expect(ada.page.locator(".my-games li")).to_have_count(0)


def test_several_people_at_one_screen_are_told_what_a_device_can_keep(ada: Person) -> None:
    ada.go("new", "classic")
    expect(ada.page.locator(".seating").get_by_text("Invite")).to_have_count(0)
    expect(ada.page.get_by_text("between friends")).to_have_count(0)
    ada.page.locator(".seating-line").nth(1).get_by_text("On this device").click()
    expect(ada.page.get_by_text("between friends")).to_be_visible()
    ada.press("Start")
    expect(ada.page).to_have_url(ON_THIS_DEVICE)
    expect(ada.page.locator(".curtain")).to_be_visible()


def test_a_hint_and_the_memory_aid_need_no_server(ada: Person) -> None:
    ada.play_now("classic")
    while not ada.my_turn():
        ada.page.wait_for_timeout(50)
    ada.page.get_by_test_id("hint").click()
    expect(ada.page.locator(".hint-word")).to_contain_text(re.compile("I would|only"))
    ada.page.get_by_role("button", name="Memory aid").click()
    expect(ada.page.locator(".memory")).to_contain_text("have not seen")


def test_a_game_begun_alone_is_carried_to_the_server(
    ada: Person, person: Callable[..., Person]
) -> None:
    ada.play_now("classic")
    expect(ada.page).to_have_url(ON_THIS_DEVICE)
    ada.press("More")
    ada.press("Invite")
    carry = ada.page.get_by_role("button", name="Move to the server")
    expect(carry).to_be_disabled()
    ada.context.set_offline(False)
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.press("More")
    ada.press("Invite")
    expect(ada.page.get_by_text("dealt again")).to_be_visible()
    carry.click()
    expect(ada.page).to_have_url(AT_THE_SERVER, timeout=60_000)
    bo = person().go("t", ada.code)
    bo.press("Sit here")
    bo.page.get_by_label("Your name").fill("Bo")
    bo.press("Sit down")
    bo.see_table()
    ada.see_table()

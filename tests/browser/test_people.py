"""The ways to sit: two devices, a phone, one device for two, a screen for all, watching."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import PATIENCE, PHONE, Person, set_table

People = Callable[..., Person]


def sit_down(bo: Person, code: str, name: str) -> None:
    """Join by the code and take the first open seat."""
    bo.go()
    bo.page.get_by_label("Table code").fill(code.lower())
    bo.press("Join")
    bo.press("Sit here")
    bo.page.get_by_label("Your name").fill(name)
    bo.press("Sit down")


def play_round(*people: Person, moves: int = 1000) -> None:
    """All play until the round is over for everyone, or this many moves were made."""
    made = 0
    while made < moves and not all(one.over() for one in people):
        for one in people:
            if one.my_turn() and not one.over():
                one.act()
                made += 1
        people[0].page.wait_for_timeout(20)


def test_two_people_on_two_devices(person: People) -> None:
    ada, bo = person(), person(**PHONE)
    set_table(ada, "Me", "Invite")
    expect(ada.page.get_by_text("Waiting for one more player")).to_be_visible()
    sit_down(bo, ada.code, "Bo")
    ada.see_table()
    bo.see_table()
    assert not set(ada.hand()) & set(bo.hand())
    play_round(ada, bo)
    names = ada.page.locator(".score-sheet tbody th").all_inner_texts()
    assert names == ["You", "Bo"]
    for one in (ada, bo):
        seal = one.page.locator(".score-sheet [data-seal]")
        expect(seal).to_have_attribute("data-seal", "fair")
        one.tap(seal.locator("summary"))
        expect(seal.locator("p")).to_be_visible()


def test_guests_see_what_is_agreed_and_the_tab_says_whose_turn_it_is(person: People) -> None:
    ada, bo = person(), person()
    set_table(ada, "Me", "Invite", checked="3 rounds")
    bo.go("t", ada.code)
    expect(bo.page.locator(".waiting-card")).to_contain_text("3 rounds")
    expect(
        ada.page.get_by_role("button", name="On this device")
    ).to_be_visible()  # she sits already
    expect(ada.page).to_have_title("Waiting for one more player · Dominoes · Boneyard")
    bo.press("Sit here")
    bo.page.get_by_label("Your name").fill("Bo")
    bo.press("Sit down")
    for one in (ada, bo):
        one.see_table()
    turns = {ada: "Waiting for Bo", bo: "Waiting for Ada 0"}
    [acting] = [one for one in turns if one.my_turn()]
    turns[acting] = "Your turn"
    for one, turn in turns.items():
        expect(one.page).to_have_title(f"{turn} · Dominoes · Boneyard")
    ada.go()
    expect(ada.page).to_have_title("Boneyard")


def test_a_long_name_pushes_nothing_off_the_score_sheet_of_a_small_phone(person: People) -> None:
    ada, max_ = person(viewport={"width": 320, "height": 640}, has_touch=True), person()
    ada.prefer("language", '"fr"')
    ada.go("new", "classic")
    ada.page.get_by_label("5 manches").check()
    ada.tap(ada.page.locator(".seating-line").nth(1).get_by_role("button", name="Inviter"))
    ada.tap(ada.page.locator("button[type=submit]"))
    sit_down(max_, ada.code, "Maximilian-Alexander")
    play_round(ada, max_)
    sheet = ada.page.locator(".score-sheet")
    expect(sheet.locator("tbody")).to_contain_text("Maximilian-Alexander")
    for wide in (sheet, sheet.locator(".scroll-x")):
        assert wide.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_a_move_is_taken_back(person: People) -> None:
    ada = person()
    ada.go("new", "classic")
    ada.tap(ada.page.get_by_label("Moves can be taken back"))
    ada.tap(ada.page.locator("button[type=submit]"))
    ada.see_table()
    while not ada.page.locator(".rack-tile.goes").count():
        ada.act() if ada.my_turn() else ada.page.wait_for_timeout(40)
    hand = ada.hand()
    ada.act()
    assert len(ada.hand()) == len(hand) - 1
    ada.tap(ada.page.get_by_test_id("undo"))
    expect(ada.page.locator("[data-tile]")).to_have_count(len(hand))
    assert ada.hand() == hand
    expect(ada.page.get_by_test_id("undo")).to_have_count(0)


def test_one_device_never_shows_the_other_hand(person: People) -> None:
    ada = person()
    set_table(ada, "Me", "On this device")
    hands: dict[str, set[str]] = {"Ada 0": set(), "Guest 1": set()}
    for _ in range(12):
        curtain = ada.page.locator(".curtain")
        turn = ada.page.locator(".rack-tile.goes, [data-action], .score-sheet")
        expect(curtain.or_(turn).first).to_be_attached()
        if ada.over():
            break
        if curtain.count():
            assert ada.page.locator("[data-tile], .board-place").count() == 0
            title = ada.page.locator(".curtain h1").inner_text()
            name = next(name for name in hands if name in title)
            ada.press(f"I am {name}")
            shown = set(ada.hand())
            others = hands[next(other for other in hands if other != name)]
            assert not shown & others
            hands[name] = shown
        ada.act()
    assert all(hands.values())


def test_a_screen_for_all_and_two_phones(person: People) -> None:
    screen, ada, bo = person(), person(**PHONE), person(**PHONE)
    set_table(screen, "Invite", "Invite", checked="Shared screen")
    expect(screen.page.locator(".qr path")).to_be_attached()
    sit_down(ada, screen.code, "Ada")
    sit_down(bo, screen.code, "Bo")
    screen.see_table()
    assert screen.hand() == []
    seen = screen.seq_mark()
    play_round(ada, bo, moves=6)
    expect(screen.page.locator("[data-seq]").first).not_to_have_attribute("data-seq", seen)
    assert screen.page.locator("[data-laid]").count() > 0
    assert screen.hand() == []


def test_a_screen_for_all_stays_between_two_rounds_and_can_be_read_from_afar(
    person: People,
) -> None:
    screen, ada = person(viewport={"width": 1920, "height": 1080}), person(**PHONE)
    set_table(screen, "Invite", "Computer", checked=("3 rounds", "Shared screen"))
    sit_down(ada, screen.code, "Ada")
    ada.see_table()
    ada.play_on()
    sheet = screen.page.locator(".score-sheet")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("link", name="Home")).to_have_count(0)
    box, names = sheet.bounding_box(), sheet.locator("tbody th").first
    assert box
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 1080
    height = "(name) => name.querySelector('.scores-player').getBoundingClientRect().height"
    assert names.evaluate(height) > 1.3 * ada.page.locator("tbody th").first.evaluate(height)
    sheet.locator(".sheet-foot .primary").click()
    expect(sheet).to_have_count(0)
    ada.tap(ada.page.get_by_test_id("next"))
    expect(screen.page.locator("main")).to_have_attribute("data-phase", "playing")


def test_a_spectator_watches(person: People) -> None:
    ada, cy = person(), person()
    ada.play_now("classic")
    cy.go("t", ada.code)
    cy.see_table()
    assert cy.hand() == []
    ada.play_on()
    expect(cy.page.locator(".score-sheet")).to_be_visible()


def test_a_lost_connection_comes_back_to_everything_as_it_was(person: People) -> None:
    ada, bo = person(**PHONE), person()
    set_table(ada, "Me", "Invite")
    sit_down(bo, ada.code, "Bo")
    ada.see_table()
    bo.see_table()
    while not ada.my_turn():
        bo.act()
    hand = ada.hand()
    ada.offline = True
    ada.context.set_offline(True)
    expect(ada.page.get_by_text("Connection lost.")).to_be_visible()
    banner = ada.page.locator(".banner").bounding_box()
    assert banner is not None
    others = ada.page.locator(".others").bounding_box()
    assert others is not None
    assert banner["y"] + banner["height"] <= others["y"]  # it covers no player and no board
    ada.tap(ada.page.locator(".rack-tile.goes, [data-action]"))
    kept = ada.page.get_by_test_id("kept")
    expect(kept.or_(ada.page.locator("[data-move]")).first).to_be_attached()
    if kept.count():  # one place only: the move waits for the connection
        ada.press("Take it back")
        expect(kept).to_have_count(0)
    ada.context.set_offline(False)
    expect(ada.page.get_by_text("Connection lost.")).to_have_count(0, timeout=PATIENCE)
    ada.offline = False
    assert ada.hand() == hand
    ada.act()
    ada.page.reload()
    ada.see_table()
    play_round(ada, bo, moves=4)


def test_codes_that_lead_nowhere_and_full_tables(person: People) -> None:
    ada, bo = person(), person()
    ada.go()
    ada.page.get_by_label("Table code").fill("hello")
    ada.press("Join")
    expect(ada.page.get_by_role("alert")).to_contain_text("eight letters and digits")
    ada.page.get_by_label("Table code").fill("ABCD-2345")
    ada.press("Join")
    expect(ada.page.get_by_text("There is no table with this code.")).to_be_visible()
    set_table(ada, "Me", "Computer")
    ada.see_table()
    bo.go("t", ada.code)
    bo.see_table()
    assert bo.page.get_by_role("button", name="Sit here").count() == 0


def test_phone_alone_by_touch(person: People) -> None:
    ada = person(**PHONE)
    ada.play_now("classic")
    ada.play_on()
    width = ada.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360


def test_keyboard_alone(person: People) -> None:
    ada = person()
    ada.go()
    ada.page.locator('[data-play="classic"]').focus()
    ada.page.keyboard.press("Enter")
    ada.see_table()
    while not ada.over():
        if not ada.my_turn():
            ada.page.wait_for_timeout(40)
            continue
        before = ada.seq_mark()
        going = ada.page.locator(".rack-tile.goes")
        expect(going.or_(ada.page.locator("[data-action]")).first).to_be_attached()
        if going.count():
            walk_to(ada, "goes")
            ada.page.keyboard.press("Enter")
            if not ada.laid_at_once(before, "[data-move]:focus"):
                expect(ada.page.locator("[data-move]:focus")).to_be_attached()
                ada.page.keyboard.press("Enter")
        else:
            ada.page.keyboard.press("Tab")  # from the hand to the buttons below it
            expect(ada.page.locator("[data-action]:focus")).to_be_attached()
            ada.page.keyboard.press("Enter")
        expect(ada.page.locator("[data-seq]").first).not_to_have_attribute("data-seq", before)
        ada.has_focus_in_hand()


def walk_to(ada: Person, kind: str) -> None:
    """With the arrows along the hand until a tile of this kind has the focus."""
    for _ in range(30):
        if ada.page.locator(f".rack-tile.{kind}:focus").count():
            return
        ada.page.keyboard.press("ArrowRight")
    raise AssertionError("no tile was reached")


def test_dragging_a_domino_to_its_place(person: People) -> None:
    ada = person().play_now("classic")
    while not ada.page.locator(".rack-tile.goes").count() and not ada.over():
        if ada.my_turn():
            ada.act()
        ada.page.wait_for_timeout(40)
    before = ada.seq_mark()
    mouse = ada.page.mouse
    for _ in range(3):  # the rack may have just been redrawn: then try again
        box = ada.page.locator(".rack-tile.goes").first.bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        mouse.down()
        mouse.move(box["x"] + box["width"] / 2, box["y"] - 60, steps=4)
        ada.page.wait_for_timeout(200)
        if ada.page.locator(".dragged").count():
            break
        mouse.up()
    expect(ada.page.locator(".dragged")).to_be_visible()
    place = ada.page.locator("[data-move]").first.bounding_box()
    assert place is not None
    mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=6)
    mouse.up()
    expect(ada.page.locator("[data-seq]").first).not_to_have_attribute("data-seq", before)

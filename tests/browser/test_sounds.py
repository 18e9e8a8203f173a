"""What is heard: a laid domino is as loud as what chimes, and nothing at all where sound is off."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.person import Person

# Between the page and the loudspeaker: keeps the highest peak of all that was played.
LISTEN = """
window.peak = 0;
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    const ear = this.createAnalyser();
    ear.connect(this.destination);
    Object.defineProperty(this, 'destination', { value: ear });
    const heard = new Float32Array(ear.fftSize = 32768);
    setInterval(() => {
      ear.getFloatTimeDomainData(heard);
      window.peak = heard.reduce((most, x) => Math.max(most, Math.abs(x)), window.peak);
    }, 50);
  }
};
"""
CHIME = 0.16  # the highest peak of tones alone


def listening(one: Person) -> Person:
    one.context.add_init_script(LISTEN)
    return one


def lay_a_domino(one: Person) -> None:
    one.play_now("classic")
    one.wait_for_turn()
    one.act()


def test_a_laid_domino_is_heard(person: Callable[..., Person]) -> None:
    one = listening(person())
    lay_a_domino(one)
    one.wait_until(f"window.peak > {CHIME}")
    assert one.page.evaluate("window.peak") < 1, "it would be cut off"


def test_nothing_is_heard_where_sound_is_off(person: Callable[..., Person]) -> None:
    one = listening(person())
    one.prefer("sound", "false")
    lay_a_domino(one)
    one.page.wait_for_timeout(300)
    assert one.page.evaluate("window.peak") == 0

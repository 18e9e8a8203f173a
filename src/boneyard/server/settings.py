"""What a host can set, and the defaults."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """Times in seconds."""

    grace: float = 60.0  # a person away for so long is replaced by a bot
    claim_time: float = 20.0  # to answer when several may, at tables without a turn time
    least_left: float = 5.0  # at least this much after a table is opened
    bot_pause: float = 0.7  # before a bot's move is shown, so that people can follow
    bot_time: float = 10.0  # then the first legal move is played for a bot
    bot_workers: int = 1
    compile_bots: bool = True  # in the background, once on each machine
    stand_in: str = "club"  # the bot that takes over seats

    first_message: float = 10.0  # until a connection is at a table
    request_time: float = 10.0  # for a browser's request to arrive
    idle_table: float = 300.0  # a table without connections leaves the memory
    keep_finished: float = 30 * 86_400.0  # then a finished table is deleted
    keep_abandoned: float = 90 * 86_400.0  # and one that was never finished

    messages_per_second: float = 20.0
    message_burst: float = 60.0
    connections_per_address: int = 40
    tables_per_hour: float = 60.0  # made from one address
    guesses_per_minute: float = 20.0  # of table codes, wrong ones, from one address
    downloads_per_minute: float = 60.0  # of finished rounds, by one address
    hints_per_minute: float = 30.0  # asked for by one address
    replays_per_minute: float = 20.0  # of records, by one address
    spectators_per_table: int = 50
    connections_per_seat: int = 8
    most_connections: int = 20_000
    most_tables: int = 100_000  # in memory
    unsent_messages: int = 128  # a reader that is further behind is closed

"""Tables in use: requests, events, views, clocks."""

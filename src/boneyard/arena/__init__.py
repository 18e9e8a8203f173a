"""The arena: how strong a bot is, measured so that the claim can be trusted."""

"""A house for one browser: the server's own tables, kept and played where no network is."""

"""A small Discord of our own on loopback: REST, gateway, and a page for the browser.

It answers as Discord does, as far as a bot of this kind can notice. What it is not, and what is
therefore tried elsewhere or not at all:

- Stage channels and categories; speech in voice channels; posts of forums that a bot opens. A test
  adds voice, announcement and forum channels, the demo has none.
- Permissions of single members, and roles other than everyone's and the bot's: the first member
  owns the server, all others may do the same. Members neither leave nor are banned.
- Private answers stay on the page, also when it is loaded anew; only tests make an app forget
  them, as the start of Discord's app does.
- Buckets exist with their headers, but by default they are larger than anybody needs. There is no
  limit of all requests together, of invalid ones, of sessions a day, or of the names of channels.
- Filters of words, slow mode, reactions, polls, stickers, and files of more than 10 MB in all.
- Compressed events: the gateway sends plain JSON.
"""

from bot.local.server import LocalDiscord

__all__ = ["LocalDiscord"]

"""The game message: what happened, who is asked, and the buttons that are legal now."""

from bot.features.table import intents, ordered_wins, past, table_message
from bot.features.table.past import settled as settled
from bot.features.table.play import do as do

NEWS = (intents.dropped_intents, ordered_wins.ordered_wins)
MESSAGES = (table_message.table, past.old_tables)

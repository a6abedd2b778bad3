"""Games that trade, closed afterwards."""

from tests.support.trade_game import close_trade_games as close_trade_games

"""What decided a game: chances, luck and choices of every seat. The engine of it, without texts."""

from purrlor.reviews.report import Account as Account
from purrlor.reviews.report import Figure as Figure
from purrlor.reviews.report import Mistake as Mistake
from purrlor.reviews.report import Review as Review
from purrlor.reviews.reviewing import review as review
from purrlor.reviews.reviewing import reviewing as reviewing

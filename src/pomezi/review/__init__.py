"""What decided a finished game: the chance of winning over time, luck and skill apart (docs/review.md)."""

from pomezi.review.book import Decision, Effort, Mistake, Review, Step, Totals
from pomezi.review.reviewer import Reviewer, curve_of, review

__all__ = ["Decision", "Effort", "Mistake", "Review", "Reviewer", "Step", "Totals", "curve_of", "review"]

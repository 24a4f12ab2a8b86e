"""Reviews in the laboratory: told in a terminal, as a page in one file, as data frames. They are made by
`pomezi.review`."""

from pomezi.review import Decision, Effort, Mistake, Review, Reviewer, Step, Totals, curve_of, review

__all__ = ["Decision", "Effort", "Mistake", "Review", "Reviewer", "Step", "Totals", "curve_of", "review"]

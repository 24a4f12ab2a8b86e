"""It's your turn: who is waited for while away, what they wish to be told, and how it reaches them."""

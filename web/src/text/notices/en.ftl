# It's your turn: notifications, letters, quiet hours, a club's chat.

notices = When it's my turn
notices-line = If somebody waits for you and you are not at the table, we tell you: once a turn, of all tables together. And we remind you before your time runs out.
notices-more = Letters, quiet hours and more
notices-saved = Saved.
notices-failed = That did not work now. Try again in a while.
notices-blocked = Your browser blocks notifications from this page. You can allow them in its settings.
notices-turn-on = Notify me in this browser
notices-turn-off = Stop notifying me
notices-browser = This browser
notices-browser-line = The browser shows a notification even when the page is closed; press it to open the table.
notices-browser-on = This browser tells you when it's your turn.
notices-browser-off = This browser will not notify you any more.
notices-browser-no = Not here: the page must be on https, the browser able to show notifications, and the server to send them.
notices-mail = Letters
notices-mail-none = This server sends no letters.
notices-mail-account = For letters you need an account with a name and a password.
notices-mail-address = E-mail address
notices-mail-confirm = Send a letter to confirm it
notices-mail-sent = The letter is on its way. Open the link in it.
notices-mail-waits = A letter with a link waits at { $address }. We do not write until you open it.
notices-mail-on = We write to { $address }.
notices-mail-stop = Stop writing to me
notices-mail-off = We will not write any more.
notices-quiet = Quiet hours
notices-quiet-on = Silence at night
notices-quiet-line = What comes meanwhile is told afterwards. By the clock in { $zone }.
notices-quiet-from = From
notices-quiet-until = Until

notices-offer = At this table everybody plays when it suits them. Shall your browser tell you when it's your turn?
notices-offer-yes = Yes, tell me
notices-offer-on = When it's your turn, this browser will tell you.
notices-offer-letters = When it's your turn, we write to { $address }.
notices-offer-mail = When it's your turn, we can write you an e-mail.

hooks = A club's chat (webhooks)
hooks-line = At tables that you lay, the chat is told whose turn it is. The messages are signed.
hooks-address = Address of the webhook
hooks-add = Add
hooks-test = Test
hooks-tested = The message has arrived.
hooks-remove = Remove
hooks-removed = The webhook is gone.
hooks-secret = The secret key of the signature. It is shown only now: write it down.

letters-on = We will write
letters-on-line = When a table waits for you, you get a letter. Each has a link that stops them.
letters-off = We will not write again
letters-off-line = Letters are stopped. You can play on as before.
letters-again = That was a mistake, keep writing
letters-stop = Rather do not write to me
letters-bad = This link is not good

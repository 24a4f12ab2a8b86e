# Notifications, letters and lines in a chat.

notice-turn = It's your turn
notice-turn-many =
    { $count ->
        [one] It's your turn at one table
       *[other] It's your turn at { $count } tables
    }
notice-reminder = Your time is running out
notice-reminder-many =
    { $count ->
        [one] One table is waiting, and your time is running out
       *[other] { $count } tables are waiting, and your time is running out
    }
notice-table = { $title } with { $others }.
notice-limit =
    Time until { $time } ({ $zone }) on { $day } { $month ->
         [1] January
         [2] February
         [3] March
         [4] April
         [5] May
         [6] June
         [7] July
         [8] August
         [9] September
         [10] October
         [11] November
        *[12] December
    }.

letter-hello = Hello,
letter-settings = What you are told, and when:
letter-stop = No more of these letters:
letter-confirm-subject = Pomezí: letters when it's your turn
letter-confirm =
    somebody, most likely you, would like Pomezí at { $address } to write to this address
    when it's their turn. If that is you, open this page:
letter-ignore = If it is not, do nothing: you will not hear from us again.

hook-turn = { $title }: it's { $who }'s turn. { $link }
hook-test = Pomezí will write here whenever a table waits for somebody.

# Why the server refuses any of this, and what `pomezi serve` says of it.

refusal-no-account = For that you need an account with a name and a password.
refusal-no-push = This server sends no notifications to browsers.
refusal-no-letters = This server sends no letters.
refusal-bad-mail = That is no e-mail address one could write to.
refusal-no-such-letter = This link is good no more.
refusal-bad-time-zone = The server knows no time zone “{ $zone }”.
refusal-bad-address = The server does not write to this address: it must be https, on the public internet.
refusal-no-such-hook = There is no such webhook.
refusal-many-hooks = The most webhooks you can have is { $count }.
refusal-hook-silent = Nobody answered at this address.
refusal-hook-refuses = The other side refused the message (status { $status }).
serve-no-mail = Letters need --mail (smtp://user:password@host:587), --mail-from (Pomezí <pomezi@games.example>) and --address (https://games.example/).

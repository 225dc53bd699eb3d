# What only the web client says; what the screens share with the terminal is in ui.ftl.

## Start page

web-hero = Build a civilisation, card by card
web-hero-text = Two card games for an evening with friends or ten minutes against the computer. No account needed: a name is enough.
web-game-innovation-text = 105 cards from the wheel to the internet. Every card can be activated; whoever has enough icons shares, whoever has too few obeys.
web-game-cvlizations-text = Choose orders, guess what the others choose, gather goods and buy ideas that make your people happy.
web-game-seats = { $from } to { $to } players
web-quick = Play against the computer
web-with-friends = Play with friends
web-running-tables = Running games to watch
web-status-open = waiting for players
web-status-mine = your decision
web-status-others = the others are deciding
web-status-won = Won by: { $players }
web-navigation = Site
web-skip = Skip to the content

## New table, invitation

web-seat-open = invite by link
web-seat-computer = computer
web-seat-hotseat = person at this screen
web-remove-seat = Remove seat { $letter }
web-clock-increment = Seconds added per decision
web-spectators = Whoever has the address may watch
web-listed = List this table for everybody
web-at-once = Give an only possible answer at once (quicker, but the others can tell that there was no other)
web-seed-none = drawn in secret
web-seed-help = A number or 64 hexadecimal digits. { ui-option-seed-help }
web-make-link = Make the table and its link
web-start-game = Start the game
web-join = Invitation
web-join-game = You are invited to { $game }
web-join-with = At the table: { $players }
web-sit-down = Sit down
web-only-watch = Just watch
web-seat-here = Your seat, on this device
web-seat-here-text = This link is a seat at a table. Sit down here to play on from this device.
web-share-link = Send this link to the others
web-seat-link = My seat on another device
web-seat-link-new = New link; the old one stops working
web-fill = Fill open seats with the computer
web-computer = Computer
web-computer-letter = Computer { $letter }
web-name-letter = { $player } ({ $letter })

## The table

web-color-letter-blue = B
web-color-letter-green = G
web-color-letter-purple = P
web-color-letter-red = R
web-color-letter-yellow = Y
web-icon-short-crown = cr
web-icon-short-leaf = lf
web-icon-short-bulb = bu
web-icon-short-castle = ca
web-icon-short-factory = fa
web-icon-short-clock = cl
web-short-points = pts
web-short-achievements = ach
web-short-hand = hand
web-short-draw = draw
web-matrix = Icons, points, achievements and cards of all players
web-player = Player
web-board-of = Board of { $player }
web-open-pile = { $count ->
    [one] The { $color } pile: { $count } card
   *[other] The { $color } pile: { $count } cards
}
web-pile-of = { $player }: { $color } pile
web-pile-unordered = In an order that only the owner knows
web-splay = Splay
web-covered = { $count ->
    [0] alone
   *[other] + { $count }
}
web-back = face down, age { $age }
web-hand-empty = Your hand is empty.
web-gone = gone
web-claim-ready = claim!
web-claim-missing = { $missing } pts short
web-claim-low = card too low
web-deck = { $count ->
    [one] Deck { $age }: { $count } card
   *[other] Deck { $age }: { $count } cards
}
web-absent = away
web-deciding = deciding
web-candidate = Choose: { $answer }
web-card-kind = Age { $age }, { $color }
web-rulings = Rulings
web-card-text = Card text
web-part-leads = activates
web-part-shares = { ui-shares }
web-part-obeys = { ui-obeys }
web-part-watches = neither
web-effect-demand = { innovation-term-demand }
web-effect-shared = shared
# The word that begins the next clause in the texts of the cards: "Meld a card, then score a card."
web-clause-next = then
# What was done for the reader without a question, beside the next one; and its reason, in the log.
web-forced = Done for you: { $event }
web-forced-why = nothing else was possible
web-preview-count = You show { $count }
web-preview-bonus = If a sharer changes anything, you draw a bonus card.
web-outlook-opens = { $you ->
    [yes] You could claim then
   *[no] { $player } could claim then
}: { $achievements }
web-outlook-claims = { $you ->
    [yes] You can gain
   *[no] { $player } can gain
}: { $achievements }
web-step = { $may ->
    [yes] { $step } of up to { $steps }
   *[no] { $step } of { $steps }
}
web-answer-in-turn-of = You must answer on { $player }’s turn
web-draw = Draw a [{ $age }]
web-covered-reveal = Reveal
web-hold = Hold to confirm
web-activate-nothing = { ui-activate-nothing }: [{ $age }] { $card }
web-verb-meld = Meld
web-verb-dogma = Activate
web-short-nothing = { $card } (no effect)
web-kind-meld = Meld a card ({ $count })
web-kind-dogma = Activate a card ({ $count })
web-kind-achieve = Claim an achievement ({ $count })
web-first = How it is played
web-first-innovation-1 = Whoever first claims { $count } achievements wins.
web-first-innovation-2 = A turn is two actions: draw a card, meld one from your hand, activate a top card of your board, or claim an achievement.
web-first-innovation-3 = When a card is activated, whoever shows at least as many of its icon takes part in its shared effects; whoever shows fewer must obey its demands.
web-first-innovation-4 = An achievement takes points, five times its age, and a top card of that age or a higher one.
web-first-cvlizations-1 = After nine turns, three in each age, most points win.
web-first-cvlizations-2 = Each turn everybody lays two orders, one face up and one face down. What an order brings depends on how many civilisations laid it: 1, 2 or 3+.
web-first-cvlizations-3 = Then you buy ideas with food, wood and stone: they bring points and abilities. A happiness token is worth 1 point.
web-first-read = Point at a card to read it, click it to choose it. On a phone a tap shows it first.
web-command = Find a card or answer
web-command-who = who shares
web-command-card = Card: { $card }
web-mode-meld = meld which?
web-mode-dogma = activate which?
web-mode-achieve = claim which?
web-turn = turn { $number }
web-turn-of = { $you ->
    [yes] Your turn
   *[no] Turn of { $player }
}
web-setup = Set-up
# An effect in the log, behind who carried it out.
web-log-idle = nothing changes
web-chat-empty = Nobody has said anything yet.
web-chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
web-pages = Pages of the table
web-page-table = Table
web-page-open = { ui-tab-open }
web-page-events = { ui-tab-events }
web-page-chat = { ui-chat }
web-options-live = { $count ->
    [one] { $sentence } { $count } option.
   *[other] { $sentence } { $count } options.
}
web-reconnecting = Connection lost. Trying again …
web-missing = The server cannot be reached. Trying again …
web-part-missing = A part of this page could not be loaded.
web-load-anew = Load the page anew
web-hot-seat = The next decision is for { $player }
web-hot-seat-text = Hand the device over. Nobody else should look at the screen.
web-hot-seat-show = I am { $player }: show my cards
web-away-kept = The computer plays for you.
web-come-back = Take over again
web-time-over-mine = Your time is up. The game waits for you.
web-time-over = Time is up: { $player }. The game waits.
web-time-over-tag = out of time
web-play-on = Play on
web-replace = Let the computer play for { $player }
web-leave = Let the computer play for me
web-vote = Should the computer play for { $player }?
web-vote-waiting = { $player }: the computer takes over once these agree: { $players }
web-vote-you = The others want the computer to play for you. As soon as you decide something, you keep your seat.
web-kept = Computer: { $level }
web-marked = Something was taken back: this game does not count.
web-from-position = This game began from a given position: it does not count.
web-undo-waiting = Asked to take back. Waiting for: { $players }
web-icons-read = You show: { $list }

## End of the game

web-end-lost = { $players } won
web-rematch-begun = { $known ->
    [yes] { $player } has started a rematch.
   *[no] A rematch has started.
}
web-rematch-go = To the rematch
web-copied = Link copied
web-measure-points = Points
web-measure-achievements = Achievements
web-measure-ideas = Ideas
web-measure-happiness = Happiness
web-plot = { $measure } over the course of the game
web-winner = winner

## Replay

web-replay-position = Decision { $now } of { $all }
web-replay-against = Next event against me
web-replay-view = Seen by
web-spectator-view = spectator

## Cards

web-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

web-cards-corrected = These are the corrected cards of this server.

# How well what is printed on a card of CVlizations is known.
web-certainty = How well this is known
web-certainty-rulebook = Rulebook
web-certainty-published-review = Published review
web-certainty-inferred = Inferred
web-certainty-designed = Our own design
web-fact-name = name
web-fact-kind = kind
web-fact-cost = { cvlizations-term-cost }
web-fact-points = { cvlizations-term-points }
web-fact-effect = rule
web-fact-timing = when it works

# The numbers of a rule that a corrected card file changes. $value: a number, a name or a symbol.
web-corrected = corrected: { $list }
web-corrected-amount = amount { $value }
web-corrected-per = per { $value }
web-corrected-at-most = at most { $value }
web-corrected-of = for { $value }

## Settings

web-account = Account
web-account-text = Keep your games across devices. Optional.
web-login-name = Login
web-password = Password
web-log-in = Log in
web-log-out = Log out
web-make-account = Create an account
web-logged-in = Logged in as { $login }
web-sessions = Where I am logged in
web-session-unknown = unknown device
web-session-since = since { $time }
web-session-this = this browser
web-session-end = Log out there
web-sessions-end = Log out everywhere else
web-password-change = Change the password
web-password-old = Current password
web-password-new = New password
web-password-text = This logs you out everywhere else.
web-settings-covered = Draw face down: look at the card only after “Reveal”
web-settings-waits = Wait for me after a move that was made for me
web-speed-off = no motion
web-speed-fast = fast
web-speed-normal = normal
web-speed-slow = slow
web-none = none
web-language-en = English
web-language-pl = Polski
web-language-ru = Русский
web-language-cs = Čeština
web-saved = Saved
web-about = { ui-about }
web-about-pictures = The pictures on the cards were drawn by Lorc, Delapouite and the other authors of game-icons.net; they are used under the licence CC BY 3.0.

## Goods of CVlizations

web-good-food = { cvlizations-resource-food }
web-good-wood = { cvlizations-resource-wood }
web-good-stone = { cvlizations-resource-stone }
web-good-token = { cvlizations-happiness }
web-good-points = { cvlizations-term-points }

web-phase-orders = { cvlizations-phase-orders }
web-phase-action = { cvlizations-phase-action }
web-phase-development = { cvlizations-phase-development }
web-phase-cleanup = { cvlizations-phase-cleanup }
web-phase-scoring = Scoring
web-phase-over = { ui-end }
web-page-players = Players

## Refusals, by the id of the server

web-error-offline = The server cannot be reached.
web-error-bad-request = { error-request }
web-error-bad-name = This name cannot be used: 1 to 24 characters, please.
web-error-bad-text = This message cannot be sent.
web-error-bad-rules = These rule options do not go together.
web-error-bad-seats = The game cannot be played with this number of seats.
web-error-bad-seed = The seed must be a number or 64 hexadecimal digits.
web-error-bad-position = The game cannot begin from this position.
web-error-bad-clock = This clock is not possible.
web-error-bad-password = A login has 3 to 32 characters: a–z, 0–9, dot, hyphen, underscore. A password has at least 8.
web-error-unknown-game = There is no such game here.
web-error-no-session = Please enter a name first.
web-error-wrong-password = Login or password is wrong.
web-error-not-your-seat = { error-not-your-seat }
web-error-not-your-table = { error-no-permission }
web-error-no-spectators = This table cannot be watched.
web-error-cross-site = { error-no-permission }
web-error-undo-off = Nothing can be taken back at this table.
web-error-not-found = { error-not-found }
web-error-no-such-table = This table does not exist, or you may not see it.
web-error-no-such-invitation = { error-invite }
web-error-method-not-allowed = { error-request }
web-error-stale-question = { error-stale }
web-error-illegal-choice = { error-not-an-option }
web-error-not-asked = { error-not-asked }
web-error-table-full = { error-table-full }
web-error-already-seated = You already sit at this table.
web-error-not-open = { error-table-started }
web-error-not-running = This game is not running.
web-error-not-finished = This game is not over yet.
web-error-nothing-to-undo = There is nothing to take back.
web-error-no-request = The request is no longer open.
web-error-name-taken = This login is taken. Please choose another one.
web-error-not-replaced = Nobody is playing for you.
web-error-is-computer = A computer player sits there already.
web-error-still-here = This player is at the table. The computer can take over only after a minute without a decision.
web-error-too-large = This is too long.
web-error-too-many = { error-too-many }
web-error-broken-table = This table cannot be continued. Its record is kept.
web-error-internal = { error-server }
web-error-busy = The server is busy. Please try again.
web-error-not-saved = The server’s disk or database has not confirmed that this was saved. If your change does not appear, please try again in a while.
web-error-shutting-down = The server is being restarted. One moment.

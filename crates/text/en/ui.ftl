# The interface, screen by screen.

## Start page

ui-title = Epoka
ui-subtitle = Two card games about civilisations, each player in their own language
ui-play-now = Play now
ui-play-now-help = Against the computer, at once
ui-new-table = New table
ui-new-table-help = With friends, by link
ui-my-tables = My tables
ui-my-tables-none = No tables yet
ui-waiting-for-me = Waiting for you
ui-open-tables = Open tables
ui-open-tables-none = No open tables at the moment
ui-finished-games = Finished games
ui-finished-games-none = No finished games yet
ui-watch = Watch
ui-join = Join
ui-open-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}
ui-continue = Continue
ui-home = Start page
ui-menu = Menu
ui-language = Language
ui-guest-name = Your name
ui-guest-help = No account needed
ui-about = About this site
ui-not-found = This page does not exist.

## New table

ui-game = Game
ui-seats = Seats
ui-seat-me = me
ui-seat-link = open, by link
ui-seat-computer = computer
ui-seat-hot = same screen
ui-seat-hot-name = Name of the player
ui-seat-add = Add a seat
ui-seat-remove = Remove this seat
ui-level = Level
ui-options = Options
ui-options-rules = Rules
ui-option-clock = Clock
ui-option-clock-none = none
ui-option-clock-live = while everybody is here
ui-option-clock-days = by correspondence
ui-option-undo = Take-back
ui-option-undo-free = free
ui-option-undo-ask = with everybody’s consent
ui-option-undo-never = never
ui-option-spectators = Spectators
ui-option-spectators-yes = allowed
ui-option-spectators-no = not allowed
ui-option-seed = Seed
ui-option-seed-help = The same seed deals the same cards.
ui-create = Open the table

## Lobby

ui-lobby-invite = Invite with this link
ui-lobby-copy = Copy the link
ui-lobby-copied = Copied
ui-lobby-waiting = Waiting for players …
ui-lobby-ready = Everybody is here.
ui-lobby-start = Start the game
ui-lobby-leave = Leave the table
ui-lobby-sit = Sit here
ui-lobby-shuffle = Shuffle the seats

## The table

ui-table-number = Table { $number }
ui-hand = Hand
ui-board = Board
ui-score-pile = Score pile
ui-score = Points
ui-achievements = Achievements
ui-specials = Special achievements
ui-open-achievements = Still open
ui-decks = Decks
ui-icons = Icons
ui-next-draw = Next draw
ui-opponents = Opponents
ui-my-area = My board
ui-empty = empty
ui-sort-age = By age
ui-sort-color = By colour
ui-shares = shares
ui-obeys = obeys
ui-can-claim = You can claim this now
ui-pile = Pile
ui-pile-show = Show the whole pile
ui-chat = Chat
ui-spectators-now = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
ui-chat-write = Write a message
ui-chat-send = Send
ui-tab-open = Open
ui-tab-events = Events
ui-tab-cards = Cards
ui-clock-left = Time left
ui-resign = Resign
ui-resign-sure = Really give up this game?

## The prompt bar

ui-your-decision = Your decision
ui-your-decision-abroad = You must answer on another player’s turn
ui-options-number = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
ui-waiting = Waiting for { $players }
ui-confirm = Confirm
ui-choose = Choose
ui-activate = Activate
ui-activate-nothing = Activate without effect
ui-meld = Meld
ui-draw = Draw
ui-claim = Claim
ui-undo = Take back
ui-undo-ask = Ask for a take-back
ui-undo-asked = { $player } asks for a take-back.
ui-undo-agree = Agree
ui-undo-refuse = Refuse
ui-preview-changes = changes the game
ui-preview-no-change = no change
ui-preview-unknown = depends on hidden cards
ui-preview-bonus = You will get the sharing bonus
ui-preview-risk-end = This can end the game
ui-preview-risk-gift = This can give somebody an achievement
ui-auto = Done for you: only one possibility

## The log

ui-log = What happened
ui-log-since = Since you left
ui-log-against-me = Against you
ui-log-only-you = Only you see this
ui-log-why = Why?
ui-log-link = Link to this moment
ui-log-show = Show this moment
ui-log-now = Back to the present

## End of the game

ui-end = The game is over
ui-end-you-win = You win!
ui-end-final = Final table
ui-end-timeline = Course of the game
ui-end-story = The story in short
ui-end-rematch = Rematch
ui-end-replay = Replay
ui-end-share = Share

## Replay

ui-replay = Replay
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-first = To the beginning
ui-replay-last = To the end
ui-replay-next = Next step
ui-replay-previous = Previous step
ui-replay-next-turn = Next turn
ui-replay-previous-turn = Previous turn
ui-replay-seat = As seen by { $player }
ui-replay-all = All cards shown
ui-replay-speed = Speed
ui-replay-download = Save the record

## Cards

ui-cards = Cards
ui-cards-search = Find a card
ui-cards-none = No card found
ui-cards-filter-age = Age
ui-cards-filter-color = Colour
ui-cards-filter-icon = Icon
ui-cards-filter-kind = Kind
ui-cards-all = all
ui-cards-second-language = Card texts also in

## Rules

ui-rules = Rules
ui-rules-contents = Contents
ui-rules-short = The game on one page

## Settings

ui-settings = Settings
ui-settings-theme = Theme
ui-settings-theme-light = light
ui-settings-theme-dark = dark
ui-settings-theme-contrast = high contrast
ui-settings-theme-system = same as device
ui-settings-motion = Motion
ui-settings-motion-full = full
ui-settings-motion-reduced = reduced
ui-settings-speed = Speed of events
ui-settings-sound = Sound
ui-settings-notify = Notify me when it is my decision
ui-settings-on = on
ui-settings-off = off

## Keyboard

ui-keys = Keyboard
ui-keys-choose = choose
ui-keys-default = the usual answer
ui-keys-confirm = confirm
ui-keys-back = back
ui-keys-draw = draw
ui-keys-meld = meld
ui-keys-activate = activate
ui-keys-claim = claim an achievement
ui-keys-move = move between places
ui-keys-icons = read out the icons
ui-keys-why = why?
ui-keys-find = find a card
ui-keys-last = last event
ui-keys-pile = show a pile
ui-keys-step = step through events
ui-keys-turn = step through turns
ui-keys-against = next event against me
ui-keys-agree = agree to a take-back
ui-keys-undo = take back
ui-keys-help = show these keys

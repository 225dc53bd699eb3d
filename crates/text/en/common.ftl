# Words that every game and every screen needs, and errors by id.

## Seats

seat-you = You
seat-name = Seat { $letter }
seat-open = open seat
seat-guest = Guest

## Words

word-yes = Yes
word-back = Back
word-close = Close
word-save = Save
word-nobody = nobody
word-loading = Loading …
word-why = Why?
word-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
word-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

## Games

innovation-name = Innovation
cvlizations-name = CVlizations

## Computer players

level-1 = Beginner
level-2 = Casual
level-3 = Skilled
level-4 = Expert
level-5 = Master
level-1-help = Learns the game: plays mostly at random.
level-2-help = Looks at the next step, and often errs.
level-3-help = Looks at the next step only.
level-4-help = Thinks ahead and guesses hidden cards.
level-5-help = Thinks ahead as long as allowed.

## Errors

error-over = The game is over.
error-not-asked = It is not your decision.
error-not-an-option = That is not possible now.
error-stale = The table has moved on. Please look again.
error-not-found = There is nothing here.
error-table-full = All seats at this table are taken.
error-table-started = This game has already begun.
error-not-your-seat = This seat belongs to somebody else.
error-no-permission = You may not do that.
error-invite = This invitation is no longer valid.
error-too-many = Too many requests. Please wait a moment.
error-server = Something went wrong on our side. The game is safe.
error-request = The server did not understand this request.

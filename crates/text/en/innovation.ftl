# Innovation: words, questions, answers, events, reasons, rule options.
# $you is "yes" if the player named is the reader, else "no".
# $age with $card names a card; messages that end in -hidden know its age only.

## Words

innovation-color-blue = blue
innovation-color-green = green
innovation-color-purple = purple
innovation-color-red = red
innovation-color-yellow = yellow

innovation-icon-crown = crown
innovation-icon-leaf = leaf
innovation-icon-bulb = lightbulb
innovation-icon-castle = castle
innovation-icon-factory = factory
innovation-icon-clock = clock

innovation-splay-none = not splayed
innovation-splay-left = splayed left
innovation-splay-right = splayed right
innovation-splay-up = splayed up

innovation-place-deck = deck
innovation-place-hand = hand
innovation-place-score = score pile
innovation-place-board = board
innovation-place-box = out of the game

innovation-term-age = age
innovation-term-value = value
innovation-term-icon = icon
innovation-term-icons = icons
innovation-term-top-card = top card
innovation-term-points = points
innovation-term-effect = effect
innovation-term-demand = demand
innovation-term-shared = shared effect
innovation-term-bonus = sharing bonus
innovation-term-achievements = achievements
innovation-term-special = special achievements
innovation-term-decks = decks
innovation-term-dogma-icon = featured icon

innovation-achievement-age = Age { $age }
innovation-achievement-needs = { $points } points and a top card of value { $age } or higher

## Questions

innovation-prompt-source = [{ $age }] { $card }, effect { $effect }

innovation-ask-first-meld = Choose your first card: it goes on your board, you keep the other.
innovation-first-by = Whoever’s card comes first in { $language ->
    [pl] Polish
    [ru] Russian
    [cs] Czech
   *[en] English
} alphabetical order starts.
innovation-ask-action = Choose an action.
innovation-ask-meld = Choose a card to meld.
innovation-ask-meld-may = You may meld a card.
innovation-ask-meld-all = Meld the cards as the effect says?
innovation-ask-tuck = Choose a card to tuck.
innovation-ask-tuck-may = You may tuck a card.
innovation-ask-tuck-all = Tuck as the effect says?
innovation-ask-score = Choose a card to score.
innovation-ask-score-may = You may score a card.
innovation-ask-score-all = Score the cards as the effect says?
innovation-ask-return = Choose a card to return.
innovation-ask-return-may = You may return a card.
innovation-ask-transfer = Choose a card to transfer.
innovation-ask-take = Choose a card to take.
innovation-ask-reveal = Choose a card to reveal.
innovation-ask-keep = Choose the card you keep.
innovation-ask-execute = Choose a card to execute.
innovation-ask-arrange = Choose the next card, from the top down.
innovation-ask-arrange-may = You may rearrange one of your piles: choose a colour.
innovation-ask-exchange = Choose a card to exchange.
innovation-ask-exchange-all = Exchange the cards as the effect says?
innovation-ask-splay-may = { $splay ->
    [left] You may splay a colour left.
    [right] You may splay a colour right.
   *[up] You may splay a colour up.
}
innovation-ask-color = Choose a colour.
innovation-ask-value = Choose a value.
innovation-ask-player = Choose a player.
innovation-ask-player-may = You may choose a player.
innovation-ask-way-may = You may choose one.
innovation-ask-owner = Whose cards go back next?

## Answers

innovation-choice-draw = Draw
innovation-choice-meld = Meld [{ $age }] { $card }
innovation-choice-dogma = Activate [{ $age }] { $card }
innovation-choice-achieve = Claim age { $age }
innovation-choice-card = [{ $age }] { $card }
innovation-choice-back = { $age ->
    [8] an
   *[other] a
} [{ $age }] ({ $player })
innovation-choice-value = value { $value }
innovation-choice-player = { $player }
innovation-choice-yes = Yes
innovation-choice-no = No
innovation-choice-pass = Pass

## Events

innovation-event-starts = { $you ->
    [yes] You start
   *[no] { $player } starts
}: { $card } comes first in { $language ->
    [pl] Polish
    [ru] Russian
    [cs] Czech
   *[en] English
} alphabetical order.
innovation-event-turn = { $you ->
    [yes] Your turn
   *[no] { $player } to play
} ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
})
innovation-event-activated = { $you ->
    [yes] You activate
   *[no] { $player } activates
} [{ $age }] { $card }.
innovation-event-counts = ([{ $icon }] { $counts })
innovation-event-sharers = Sharing: { $players }.
innovation-event-victims = Subject to the demand: { $players }.
innovation-event-effect = { $you ->
    [yes] You execute
   *[no] { $player } executes
} effect { $effect } of [{ $age }] { $card }.
# In the log, under the activation.
innovation-event-effect-leads = { $effect }. { $you ->
    [yes] You
   *[no] { $player }
}
innovation-event-effect-shares = { $effect }. { $you ->
    [yes] You share
   *[no] { $player } shares
}
innovation-event-effect-obeys = { $effect }. { $you ->
    [yes] You obey
   *[no] { $player } obeys
}
innovation-event-draw = { $you ->
    [yes] You draw
   *[no] { $player } draws
} [{ $age }] { $card }.
innovation-event-draw-hidden = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { $age ->
    [8] an
   *[other] a
} [{ $age }].
innovation-event-tuck = { $you ->
    [yes] You tuck
   *[no] { $player } tucks
} [{ $age }] { $card }.
innovation-event-meld = { $you ->
    [yes] You meld
   *[no] { $player } melds
} [{ $age }] { $card }{ $from ->
    [score] {" "}from the score pile
   *[other] {""}
}.
innovation-event-score = { $you ->
    [yes] You score
   *[no] { $player } scores
} [{ $age }] { $card }{ $from ->
    [board] {" "}from the board
   *[other] {""}
}.
innovation-event-score-hidden = { $you ->
    [yes] You score
   *[no] { $player } scores
} { $age ->
    [8] an
   *[other] a
} [{ $age }]{ $from ->
    [board] {" "}from the board
   *[other] {""}
}.
innovation-event-return = { $you ->
    [yes] You return
   *[no] { $player } returns
} [{ $age }] { $card } from { $from ->
    [score] the score pile
    [board] the board
   *[hand] hand
}.
innovation-event-return-hidden = { $you ->
    [yes] You return
   *[no] { $player } returns
} { $age ->
    [8] an
   *[other] a
} [{ $age }] from { $from ->
    [score] the score pile
    [board] the board
   *[hand] hand
}.
innovation-event-return-of = { $you ->
    [yes] You return
   *[no] { $player } returns
} [{ $age }] { $card } ({ $owner }, { $from ->
    [score] score pile
    [board] board
   *[hand] hand
}).
innovation-event-return-of-hidden = { $you ->
    [yes] You return
   *[no] { $player } returns
} { $age ->
    [8] an
   *[other] a
} [{ $age }] ({ $owner }, { $from ->
    [score] score pile
    [board] board
   *[hand] hand
}).
innovation-event-move = { $you ->
    [yes] You move
   *[no] { $player } moves
} [{ $age }] { $card } from { $from ->
    [score] the score pile
    [board] the board
   *[hand] hand
} to { $to ->
    [score] the score pile
    [board] the board
   *[hand] hand
}.
innovation-event-move-hidden = { $you ->
    [yes] You move
   *[no] { $player } moves
} { $age ->
    [8] an
   *[other] a
} [{ $age }] from { $from ->
    [score] the score pile
    [board] the board
   *[hand] hand
} to { $to ->
    [score] the score pile
    [board] the board
   *[hand] hand
}.
innovation-event-transfer = { $giver } → { $receiver }: [{ $age }] { $card }, { $from ->
    [score] score pile
    [board] board
   *[hand] hand
} to { $to ->
    [score] score pile
    [board] board
   *[hand] hand
}.
innovation-event-transfer-hidden = { $giver } → { $receiver }: { $age ->
    [8] an
   *[other] a
} [{ $age }], { $from ->
    [score] score pile
    [board] board
   *[hand] hand
} to { $to ->
    [score] score pile
    [board] board
   *[hand] hand
}.
innovation-event-exchange = Exchange, { $giver } → { $receiver }: [{ $age }] { $card }, { $from ->
    [score] score pile
    [board] board
   *[hand] hand
} to { $to ->
    [score] score pile
    [board] board
   *[hand] hand
}.
innovation-event-exchange-hidden = Exchange, { $giver } → { $receiver }: { $age ->
    [8] an
   *[other] a
} [{ $age }], { $from ->
    [score] score pile
    [board] board
   *[hand] hand
} to { $to ->
    [score] score pile
    [board] board
   *[hand] hand
}.
innovation-event-removed-all = All hands, boards and score piles leave the game.
innovation-event-revealed = { $you ->
    [yes] You reveal
   *[no] { $player } reveals
} [{ $age }] { $card }.
innovation-event-splayed = { $you ->
    [yes] You splay
   *[no] { $player } splays
} { $color ->
    [blue] blue
    [green] green
    [purple] purple
    [red] red
   *[yellow] yellow
} { $splay ->
    [left] left
    [right] right
   *[up] up
}.
innovation-event-unsplayed = { $you ->
    [yes] You unsplay
   *[no] { $player } unsplays
} { $color ->
    [blue] blue
    [green] green
    [purple] purple
    [red] red
   *[yellow] yellow
}.
innovation-event-rearranged = { $you ->
    [yes] You rearrange
   *[no] { $player } rearranges
} the { $color ->
    [blue] blue
    [green] green
    [purple] purple
    [red] red
   *[yellow] yellow
} pile.
innovation-event-claimed-age = { $you ->
    [yes] You claim
   *[no] { $player } claims
} the achievement of age { $age }.
innovation-event-claimed-special = { $you ->
    [yes] You claim
   *[no] { $player } claims
} { $name }.
innovation-event-chose-color = { $you ->
    [yes] You choose
   *[no] { $player } chooses
} { $color ->
    [blue] blue
    [green] green
    [purple] purple
    [red] red
   *[yellow] yellow
}.
innovation-event-chose-value = { $you ->
    [yes] You choose
   *[no] { $player } chooses
} value { $value }.
innovation-event-bonus = { $you ->
    [yes] You take
   *[no] { $player } takes
} the sharing bonus.
innovation-event-ended-achievements = { $you ->
    [yes] You win by achievements!
   *[no] { $count ->
        [one] { $players } wins by achievements.
       *[other] Victory by achievements: { $players }.
    }
}
innovation-event-ended-score = { $you ->
    [yes] No card is left to draw: you win by points!
   *[no] { $count ->
        [one] No card is left to draw: { $players } wins by points.
       *[other] No card is left to draw. Shared victory by points: { $players }.
    }
}
innovation-event-ended-dogma = { $you ->
    [yes] You win through [{ $age }] { $card }!
   *[no] { $count ->
        [one] { $players } wins through [{ $age }] { $card }.
       *[other] Victory through [{ $age }] { $card }: { $players }.
    }
}

## Why?

innovation-why-shares = { $you ->
    [yes] You share: you show { $count } [{ $icon }], at least as many as { $leader } ({ $needed }).
   *[no] { $player } shares: { $count } [{ $icon }], at least as many as { $leader } ({ $needed }).
}
innovation-why-obeys = { $you ->
    [yes] You must obey the demand: you show { $count } [{ $icon }], fewer than { $leader } ({ $needed }).
   *[no] { $player } must obey the demand: { $count } [{ $icon }], fewer than { $leader } ({ $needed }).
}
innovation-why-watches = { $you ->
    [yes] You do not share: you show { $count } [{ $icon }], fewer than { $leader } ({ $needed }).
   *[no] { $player } does not share: { $count } [{ $icon }], fewer than { $leader } ({ $needed }).
}
innovation-why-spared = { $you ->
    [yes] You need not obey: you show { $count } [{ $icon }], at least as many as { $leader } ({ $needed }).
   *[no] { $player } need not obey: { $count } [{ $icon }], at least as many as { $leader } ({ $needed }).
}
innovation-why-icons-fixed = Who shares and who obeys was counted when the card was activated and stays so for the whole action.
innovation-why-order = Sharing players go first, clockwise; the player who activated the card comes last.
innovation-why-bonus = At least one other player did something while sharing, so a free Draw action follows.
innovation-why-no-bonus = No other player changed anything while sharing, so there is no bonus.
innovation-why-draw-top = A Draw action takes a card of the value of your highest top card: [{ $age }].
innovation-why-draw-higher = Deck { $wanted } is empty, so the card comes from the next higher deck that is not: [{ $age }].
innovation-why-draw-one = A value below 1 counts as 1.
innovation-why-nothing = No card fits, so nothing happens.
innovation-why-show-hand = No hand card fits the demand; the hand is shown as proof.
innovation-why-as-much = As much as possible is done; the rest is skipped.
innovation-why-splay-nothing = A pile of fewer than two cards cannot be splayed, and the same direction again changes nothing.
innovation-why-blind = The cards lie face down, so one of that age is taken at random.
innovation-why-alone = These effects are executed for oneself only: nobody shares and demands are skipped.
innovation-why-one-action = The first turn of the game has one action only; with four players the second turn too.
innovation-why-start = The first card in alphabetical order starts.
innovation-why-achieve-points = { $missing ->
    [one] { $missing } point is missing.
   *[other] { $missing } points are missing.
}
innovation-why-achieve-top = You need a top card of value { $age } or higher.
innovation-why-achieve-taken = This achievement is already taken.
innovation-why-special = Special achievements are claimed at once by whoever meets the condition, even in the middle of an effect.
innovation-why-special-taken = This special achievement is already taken, so nothing happens.
innovation-why-tie = Several players tie, so nobody wins and the game goes on.
innovation-why-ended-achievements = { $needed ->
    [one] { $needed } achievement wins at this table.
   *[other] { $needed } achievements win at this table.
}
innovation-why-ended-score = A draw was impossible: the game ends at once, the most points win, then the most achievements.
innovation-why-ended-dogma = An effect says so: the game ends at once.

## Rule options

innovation-rule-edition = Card texts
innovation-rule-edition-2011 = second edition (2011)
innovation-rule-edition-2017 = third edition (2017)
innovation-rule-edition-help = Nine cards do something else in the third edition.
innovation-rule-monument = { innovation-special-monument }
innovation-rule-monument-separate = six tucked or six scored
innovation-rule-monument-mixed = tucked and scored count together
innovation-rule-monument-help = Whether tucked and scored cards are added up for { innovation-special-monument }.
innovation-rule-reveal-bonus = Revealing earns the bonus
innovation-rule-reveal-bonus-yes = yes
innovation-rule-reveal-bonus-no = no
innovation-rule-reveal-bonus-help = Whether a sharing player who only reveals a card, or shows their hand as proof, earns the sharing bonus for the player on turn.
innovation-rule-ties = Ties among the demander’s cards
innovation-rule-ties-victim = the obeying player, blindly
innovation-rule-ties-owner = their owner decides
innovation-rule-ties-help = Who chooses among equal cards of the player who demands.
innovation-rule-fission = { innovation-card-fission }
innovation-rule-fission-ends = a red card ends the action
innovation-rule-fission-continues = the action goes on
innovation-rule-fission-help = Whether a red card drawn for { innovation-card-fission } ends the whole action.
innovation-rule-teams = Two against two
innovation-rule-teams-yes = yes
innovation-rule-teams-no = no
innovation-rule-teams-help = Four players: partners sit opposite each other and win together.
innovation-rule-start = Alphabet of the first card
innovation-rule-start-en = English
innovation-rule-start-pl = Polish
innovation-rule-start-ru = Russian
innovation-rule-start-cs = Czech
innovation-rule-start-help = The language whose card names decide who starts.

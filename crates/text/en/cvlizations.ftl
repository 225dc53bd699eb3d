# CVlizations: words, questions, answers, events, reasons, variants.
# $you is "yes" if the player named is the reader, else "no"; $resource is food, wood or stone;
# $source names the order or idea that something comes from.

## Words

cvlizations-resource-food = food
cvlizations-resource-wood = wood
cvlizations-resource-stone = stone
cvlizations-happiness = happiness
cvlizations-kind-building = building
cvlizations-kind-tool = tool
cvlizations-kind-invention = invention
cvlizations-kind-ideology = ideology
cvlizations-phase-orders = Orders
cvlizations-phase-action = Action
cvlizations-phase-development = Development
cvlizations-phase-cleanup = Clean-up
cvlizations-age = Age { $age ->
    [1] I
    [2] II
   *[other] III
}
cvlizations-case-1 = 1
cvlizations-case-2 = 2
cvlizations-case-3 = 3+
cvlizations-case-1-help = Only one civilisation has this order.
cvlizations-case-2-help = Exactly two civilisations have this order.
cvlizations-case-3-help = Three or more civilisations have this order.
cvlizations-term-order = order
cvlizations-term-orders = orders
cvlizations-term-idea = idea
cvlizations-term-ideas = ideas
cvlizations-term-track = face-up ideas
cvlizations-term-deck = deck
cvlizations-term-supply = supply
cvlizations-term-helm = helm
cvlizations-term-crown = crown
cvlizations-term-resources = resources
cvlizations-term-points = points
cvlizations-term-cost = cost
cvlizations-term-face-up = face up
cvlizations-term-face-down = face down
cvlizations-granna = Granna people
cvlizations-neutral = Neutral civilisation ({ $player })
cvlizations-neutral-short = neutral ({ $player })

## Questions

cvlizations-ask-lay = Choose two orders: one face up, one face down.
cvlizations-ask-lay-neutral = Choose two orders for your neutral civilisation: one face up, one face down.
cvlizations-ask-rob = { $source }: choose a player and a resource to take.
cvlizations-ask-take = { $count ->
    [one] { $source }: choose { $count } resource.
   *[other] { $source }: choose the kind of the { $count } resources.
}
cvlizations-ask-trade = { $count ->
    [one] Choose what to return and what to take { $count } of.
   *[other] Choose what to return and what to take { $count } of.
}
cvlizations-ask-develop = { $purchases ->
    [one] You may buy { $purchases } idea.
   *[other] You may buy { $purchases } ideas.
}
cvlizations-ask-save = { $source }: choose the resource you save.
cvlizations-ask-swap-again = { $source }: you may exchange once more.
cvlizations-ask-exchange = { $source }: how many do you return? Points for each: { $points }.

## Answers

cvlizations-choice-lay = { $open } face up, { $hidden } face down
cvlizations-choice-rob = [{ $resource }] from { $player }
cvlizations-choice-rob-supply = [{ $resource }] from the supply
cvlizations-choice-take = [{ $resource }]
cvlizations-choice-trade = [{ $give }] for [{ $take }]
cvlizations-choice-buy = Buy { $idea }
cvlizations-choice-save = Save [{ $resource }]
cvlizations-choice-look = Look at the top card
cvlizations-choice-swap = { $idea }: [{ $give }] for [{ $take }]
cvlizations-choice-under = Put { $idea } under the deck
cvlizations-choice-return = Return { $count }
cvlizations-choice-done = Done

## Events

cvlizations-event-turn = Turn { $turn }. Helm: { $player }.
cvlizations-event-laid = { $player }: { $open } face up, one order face down.
cvlizations-event-laid-known = { $player }: { $open } face up, { $hidden } face down.
cvlizations-event-revealed = { $player }: the face-down order is { $order }.
cvlizations-event-performs = { $you ->
    [yes] You perform
   *[no] { $player } performs
} { $order } (case { $case ->
    [3] 3+
   *[other] { $case }
}).
cvlizations-event-performs-again = { $you ->
    [yes] You perform
   *[no] { $player } performs
} { $order } a second time.
cvlizations-event-took = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $count } [{ $resource }] ({ $source }).
cvlizations-event-returned = { $you ->
    [yes] You return
   *[no] { $player } returns
} { $count } [{ $resource }] ({ $source }).
cvlizations-event-tokens = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $count } [happiness] ({ $source }).
cvlizations-event-robbed = { $victim } → { $thief }: 1 [{ $resource }] ({ $source }).
cvlizations-event-looked = { $you ->
    [yes] You look
   *[no] { $player } looks
} at the top card of the deck.
cvlizations-event-looked-known = { $you ->
    [yes] You look
   *[no] { $player } looks
} at the top card of the deck: { $idea }.
cvlizations-event-put-under = { $you ->
    [yes] You put
   *[no] { $player } puts
} { $idea } under the deck.
cvlizations-event-bought = { $you ->
    [yes] You buy
   *[no] { $player } buys
} { $idea } for { $paid }.
cvlizations-event-bought-deck = { $you ->
    [yes] You buy
   *[no] { $player } buys
} { $idea } from the deck for { $paid }.
cvlizations-event-revealing = New idea: { $idea }.
cvlizations-event-moved = { $you ->
    [yes] You end your move.
   *[no] { $player } is done.
}
cvlizations-event-age-over = { $age ->
    [1] Age I
    [2] Age II
   *[other] Age III
} is over. All orders come back.
cvlizations-event-first-deck-left = The ideas of the first deck leave the game.
cvlizations-event-exchanged = { $you ->
    [yes] You exchange
   *[no] { $player } exchanges
} { $count } with { $idea }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cvlizations-event-scored = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
} left.
cvlizations-event-over = { $you ->
    [yes] You win!
   *[no] { $count ->
        [one] { $players } wins.
       *[other] Shared victory: { $players }.
    }
}
cvlizations-cause-points = Most points.
cvlizations-cause-resources = Equal points: most resources left.
cvlizations-cause-shared = Equal points and resources: the victory is shared.

## Why?

cvlizations-why-case = { $count ->
    [one] { $count } civilisation has this order this turn.
   *[other] { $count } civilisations have this order this turn.
}
cvlizations-why-order = Orders are performed by number, from the helm clockwise.
cvlizations-why-not-active = An idea works from the turn after its purchase.
cvlizations-why-too-dear = { $missing ->
    [one] { $missing } resource is missing.
   *[other] { $missing } resources are missing.
}
cvlizations-why-tie = With equal points, whoever has more resources left wins.

## Reading the table, points, answers left in advance

cvlizations-may-hide = { $count ->
    [one] May hide it: { $players }
   *[other] May hide it: { $players }
}
cvlizations-may-lay = Can still lay it: { $count }
# Who may hide an order, if it can be any of those who laid one face down.
cvlizations-anyone = anyone
# The same two where there is little room.
cvlizations-may-hide-short = maybe { $players }
cvlizations-may-lay-short = up to { $count } more
cvlizations-orders-in-hand = Orders in hand: { $orders }
cvlizations-resolution = Orders in sequence
cvlizations-performed = performed
cvlizations-projection = Points if the game ended now
cvlizations-points-sources = Where the points come from
cvlizations-points-printed = printed points
cvlizations-points-effect = end-of-game rules
cvlizations-points-exchange = exchanges
cvlizations-points-tokens = happiness
cvlizations-points-total = total
cvlizations-points-resources = resources left
cvlizations-ahead = Decide in advance
cvlizations-ahead-help = Your orders are laid when your turn comes, depending on the orders then face up. Only you see this, and you can change it until then.
cvlizations-ahead-condition = If others show this order
cvlizations-ahead-least = at least
cvlizations-ahead-then = lay
cvlizations-ahead-otherwise = Otherwise
cvlizations-ahead-always = Lay
cvlizations-ahead-ask = ask me
cvlizations-ahead-add = Add a condition
cvlizations-ahead-remove = Remove this condition
cvlizations-ahead-leave = Leave this answer
cvlizations-ahead-withdraw = Withdraw
cvlizations-ahead-change = Change my answer
cvlizations-ahead-if = { $order } shown by { $least } or more: { $lay }

## Variants

cvlizations-rule-variant = Variant
cvlizations-rule-variant-standard = 3 to 5 players
cvlizations-rule-variant-granna = 2 players and the Granna people
cvlizations-rule-variant-neutrals = 2 players, each with a neutral civilisation
cvlizations-rule-variant-help = With two players, further civilisations lay orders too, but gain nothing.
cvlizations-rule-first = First player
cvlizations-rule-first-random = at random
cvlizations-rule-first-A = seat A
cvlizations-rule-first-B = seat B
cvlizations-rule-first-C = seat C
cvlizations-rule-first-D = seat D
cvlizations-rule-first-E = seat E
cvlizations-rule-first-help = Who holds the helm in the first turn; with the Granna people, who comes after them.

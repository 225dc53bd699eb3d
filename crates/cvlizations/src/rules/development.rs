//! The development phase: each player's move (C34-C38, C90-C94).

use crate::ideas::{self, Moment, RULES, common_speech};
use crate::{Choice, Event, Fx, Goods, Idea, IdeaSet, Options, Phase, Prompt, Resource, State};
use tabletop::{Flow, Seat, Seats};

/// The move of one player while it lasts. Nothing of it outlives the move, so it is not part of the table.
#[derive(Debug)]
pub struct Move {
    /// Whose.
    pub me: Seat,
    /// How many purchases are left.
    pub purchases: u16,
    /// Which of the ideas 13, 20, 31 and 37 can still be used.
    pub usable: IdeaSet,
    /// Whether the card on top of the deck was seen in this move, and so is for sale (O15).
    pub has_seen_top: bool,
}

/// The move of the next player from the helm.
pub(crate) fn next_move(fx: &mut Fx<'_>) -> Flow {
    let me = fx.table.from_helm(fx.table.gone as usize);
    fx.table.is_moving = true;
    let mut turn = Move {
        me,
        purchases: common_speech::purchases(fx.table, me),
        usable: fx.table.active(me).and(ideas::IN_MOVE),
        has_seen_top: false,
    };
    while turn.purchases > 0 {
        let mut options = Options::new();
        offer(fx.table, &turn, &mut options);
        let purchases = turn.purchases;
        match fx.choose(me, Prompt::Develop { purchases }, &options)? {
            Choice::Done => break,
            Choice::Buy(idea) => buy(fx, &mut turn, idea)?,
            choice => use_idea(fx, &mut turn, choice)?,
        }
    }
    fx.table.is_moving = false;
    fx.tell(Event::Moved { seat: me });
    fx.table.gone += 1;
    if fx.table.gone == fx.table.seats {
        fx.table.phase = Phase::CleanUp;
        fx.table.gone = 0;
    }
    Ok(())
}

/// Everything the player can do now: buy, use an idea that serves before the purchase, or end the move.
fn offer(table: &State, turn: &Move, options: &mut Options) {
    let for_sale = table.track.iter().flatten().copied();
    let seen = table.deck.top().filter(|_| turn.has_seen_top);
    for idea in for_sale.chain(seen) {
        if is_affordable(table, turn.me, idea) {
            options.push(Choice::Buy(idea));
        }
    }
    for idea in turn.usable.iter() {
        if let Moment::InMove { offer, .. } = RULES[idea.index()].moment {
            offer(table, turn.me, options);
        }
    }
    options.push(Choice::Done);
}

fn use_idea(fx: &mut Fx<'_>, turn: &mut Move, choice: Choice) -> Flow {
    let idea = match choice {
        Choice::Look => ideas::DIVINATION,
        Choice::Under(_) => ideas::WRITING,
        Choice::Swap { by, .. } => by,
        other => unreachable!("{other:?} was not offered"),
    };
    turn.usable = turn.usable.without(idea);
    match RULES[idea.index()].moment {
        Moment::InMove { act, .. } => act(fx, turn, choice),
        _ => Ok(()),
    }
}

/// How many units of the printed cost a player saves: all fitting discounts, but 1 unit is always paid (C76, C91).
#[inline]
fn saving(table: &State, seat: Seat, idea: Idea) -> u16 {
    let card = table.card(idea);
    let discounts = table
        .active(seat)
        .and(table.catalogue().discounts_on(card.kind));
    if discounts.is_empty() {
        return 0;
    }
    let saved: u16 = discounts.iter().map(|idea| table.effect(idea).amount).sum();
    saved.min(card.cost.total() - 1)
}

/// Whether the player holds the whole price, with the units saved where he needs it (C92).
#[inline]
pub(crate) fn is_affordable(table: &State, seat: Seat, idea: Idea) -> bool {
    let lacks = table.player(seat).goods.lacks(table.card(idea).cost);
    lacks == 0 || lacks <= saving(table, seat, idea)
}

/// A purchase: which units are saved, payment, the card, the refill (C35-C37, C92).
fn buy(fx: &mut Fx<'_>, turn: &mut Move, idea: Idea) -> Flow {
    let seat = turn.me;
    let price = choose_price(fx, seat, idea)?;
    let player = &mut fx.table.players[seat.index()];
    for resource in Resource::ALL {
        player.goods.remove(resource, price.of(resource));
    }
    player.ideas = player.ideas.with(idea);
    fx.table.fresh = fx.table.fresh.with(idea);
    let gap = fx.table.track.iter().position(|&space| space == Some(idea));
    match gap {
        Some(gap) => fx.table.track[gap] = None,
        None => {
            draw(fx.table);
        }
    }
    fx.tell(Event::Bought {
        seat,
        idea,
        paid: price,
        from_deck: gap.is_none(),
    });
    if let Some(gap) = gap {
        refill(fx, gap);
    }
    turn.purchases -= 1;
    turn.usable = IdeaSet::NONE;
    turn.has_seen_top = false;
    Ok(())
}

/// Asks which printed units are saved, one by one; what is left is paid (C91).
fn choose_price(fx: &mut Fx<'_>, seat: Seat, idea: Idea) -> Flow<Goods> {
    let held = fx.goods(seat);
    let mut price = fx.table.card(idea).cost;
    for left in (0..saving(fx.table, seat, idea)).rev() {
        let mut options = Options::new();
        for resource in Resource::ALL {
            let mut lower = price;
            if price.of(resource) > 0 {
                lower.remove(resource, 1);
                if held.lacks(lower) <= left {
                    options.push(Choice::Save(resource));
                }
            }
        }
        if let Choice::Save(resource) = fx.choose(seat, Prompt::Save(idea), &options)? {
            price.remove(resource, 1);
        }
    }
    Ok(price)
}

/// Takes the top card of the deck in use; what somebody knew of it is now past.
pub(crate) fn draw(table: &mut State) -> Option<Idea> {
    let drawn = table.deck.draw();
    table.divined = Seats::NONE;
    table.under = table.under.min(table.deck.len() as u8);
    drawn
}

/// Fills a gap of the track from the deck in use; without cards it stays (C37, O8).
pub(crate) fn refill(fx: &mut Fx<'_>, gap: usize) {
    if let Some(idea) = draw(fx.table) {
        fx.table.track[gap] = Some(idea);
        fx.tell(Event::Revealing { idea });
    }
}

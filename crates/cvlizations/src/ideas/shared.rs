//! What several ideas do alike.

use crate::orders::Performance;
use crate::{Case, Choice, Fx, Goods, Idea, Options, Resource, Source, State};
use tabletop::{Flow, Seat};

/// Points for each idea of the card's kind, up to the card's limit (33, 38, 41, 48).
pub(super) fn points_per_kind(table: &State, seat: Seat, idea: Idea) -> u16 {
    let effect = table.effect(idea);
    (table.count_of_kind(seat, effect.kind) * effect.amount).min(effect.at_most)
}

/// Points for strictly most ideas of the card's kind among the players (43, 44, 47; C75, C107).
pub(super) fn points_for_majority(table: &State, seat: Seat, idea: Idea) -> u16 {
    let effect = table.effect(idea);
    let own = table.count_of_kind(seat, effect.kind);
    let is_ahead = Seat::all(table.seats as usize)
        .filter(|&other| other != seat)
        .all(|other| table.count_of_kind(other, effect.kind) < own);
    if is_ahead { effect.amount } else { 0 }
}

/// Every exchange of one resource for one of another kind (20, 37).
pub(super) fn offer_swaps(held: Goods, by: Idea, options: &mut Options) {
    for give in Resource::ALL {
        for take in Resource::ALL {
            if give != take && held.of(give) > 0 {
                options.push(Choice::Swap { by, give, take });
            }
        }
    }
}

/// Carries out such an exchange.
pub(super) fn swap(fx: &mut Fx<'_>, seat: Seat, choice: Choice) {
    if let Choice::Swap { by, give, take } = choice {
        fx.give_back(seat, give, 1, Source::Idea(by));
        fx.take(seat, take, 1, Source::Idea(by));
    }
}

/// More of the card's resource whenever its order is performed (9, 15, 16; C63, C108); Doubling doubles it.
pub(super) fn bring_more(fx: &mut Fx<'_>, performance: &Performance, idea: Idea) -> Flow {
    let effect = fx.table.effect(idea);
    let source = Source::Idea(idea);
    fx.take(performance.me, effect.resource, effect.amount, source);
    Ok(())
}

/// Resources of the owner's choice whenever the card's order is performed in case 1 or 2 (4, 14; C108); Doubling
/// doubles them.
pub(super) fn bring_any(fx: &mut Fx<'_>, performance: &Performance, idea: Idea) -> Flow {
    if performance.case != Case::Many {
        let amount = fx.table.effect(idea).amount;
        fx.choose_and_take(performance.me, amount, Source::Idea(idea))?;
    }
    Ok(())
}

//! 1 Thieving: resources of other players, unit by unit (C23, C87, C102, O1-O3, O10).

use super::Performance;
use crate::ideas::{law, stoicism};
use crate::{Case, Choice, Event, Fx, Options, Prompt, Resource, Source, State};
use tabletop::{Flow, Seat};

pub(super) fn perform(fx: &mut Fx<'_>, performance: &mut Performance) -> Flow {
    let me = performance.me;
    let seats = fx.table.seats as usize;
    let source = Source::Order(performance.order);
    // C52, O10: with two players the supply is open to a thief who is not alone.
    let from_supply = seats == 2 && performance.case == Case::Two;
    for _ in 0..performance.gives {
        let mut options = Options::new();
        for victim in Seat::all(seats) {
            if is_possible_victim(fx.table, me, victim) && !performance.robbed.has(victim) {
                offer_goods_of(fx.table, victim, &mut options);
            }
        }
        if from_supply {
            options.extend(Resource::ALL.map(Choice::Take));
        }
        if options.is_empty() {
            break;
        }
        match fx.choose(me, Prompt::Rob(source), &options)? {
            Choice::Rob { victim, resource } => {
                performance.robbed = performance.robbed.with(victim);
                rob(fx, me, victim, resource, source)?;
            }
            Choice::Take(resource) => fx.take(me, resource, 1, source),
            _ => {}
        }
    }
    Ok(())
}

/// Whether the victim is another player with a resource, not protected by Law (C87).
#[inline]
pub(crate) fn is_possible_victim(table: &State, thief: Seat, victim: Seat) -> bool {
    victim != thief
        && table.player(victim).goods != Default::default()
        && !law::protects(table, victim)
}

/// Offers one unit of each kind that the victim holds.
#[inline]
pub(crate) fn offer_goods_of(table: &State, victim: Seat, options: &mut Options) {
    let held = table.player(victim).goods;
    for resource in Resource::ALL {
        if held.of(resource) > 0 {
            options.push(Choice::Rob { victim, resource });
        }
    }
}

/// One unit changes hands; then the victim's Law takes note and his Stoicism answers (C87).
pub(crate) fn rob(
    fx: &mut Fx<'_>,
    thief: Seat,
    victim: Seat,
    resource: Resource,
    source: Source,
) -> Flow {
    fx.table.players[victim.index()].goods.remove(resource, 1);
    fx.table.players[thief.index()].goods.add(resource, 1);
    fx.tell(Event::Robbed {
        thief,
        victim,
        resource,
        source,
    });
    law::take_note(fx.table, victim);
    stoicism::answer(fx, victim)
}

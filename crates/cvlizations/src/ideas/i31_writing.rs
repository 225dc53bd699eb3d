//! 31 Writing: replace an idea of the track by the top card of the deck (C77, C94, C105, O15).

use super::prelude::*;
use crate::rules::development::draw;

/// The idea itself.
pub const IDEA: Idea = Idea::new(31);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "writing",
    parameters: &[],
    moment: Moment::InMove { offer, act },
};

fn offer(table: &State, _me: Seat, options: &mut Options) {
    if !table.deck.is_empty() {
        options.extend(table.track.iter().flatten().copied().map(Choice::Under));
    }
}

/// The card goes under the deck, where everybody knows it; the gap is filled from the top.
fn act(fx: &mut Fx<'_>, turn: &mut Move, choice: Choice) -> Flow {
    let Choice::Under(idea) = choice else {
        return Ok(());
    };
    let gap = fx.table.track.iter().position(|&space| space == Some(idea));
    if let Some(gap) = gap {
        let revealed = draw(fx.table);
        fx.table.track[gap] = revealed;
        fx.table.deck.put_under(idea);
        fx.table.under += 1;
        turn.has_seen_top = false;
        fx.tell(Event::PutUnder { seat: turn.me, idea });
        if let Some(idea) = revealed {
            fx.tell(Event::Revealing { idea });
        }
    }
    Ok(())
}

//! 13 Divination: look at the top card of the deck and perhaps buy it (C65, C94, C105, O15).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(13);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "divination",
    parameters: &[],
    moment: Moment::InMove { offer, act },
};

fn offer(table: &State, _me: Seat, options: &mut Options) {
    if !table.deck.is_empty() {
        options.push(Choice::Look);
    }
}

/// The owner sees the top card and may buy it while it lies there; that he looked is public.
fn act(fx: &mut Fx<'_>, turn: &mut Move, _choice: Choice) -> Flow {
    turn.has_seen_top = true;
    fx.table.divined = fx.table.divined.with(turn.me);
    let idea = fx.table.deck.top();
    fx.tell(Event::Looked { seat: turn.me, idea });
    Ok(())
}

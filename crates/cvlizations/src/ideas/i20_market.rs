//! 20 Market: exchange one resource before the purchase (C77, C90).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(20);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "market",
    parameters: &[],
    moment: Moment::InMove { offer, act },
};

fn offer(table: &State, me: Seat, options: &mut Options) {
    offer_swaps(table.player(me).goods, IDEA, options);
}

fn act(fx: &mut Fx<'_>, turn: &mut Move, choice: Choice) -> Flow {
    swap(fx, turn.me, choice);
    Ok(())
}

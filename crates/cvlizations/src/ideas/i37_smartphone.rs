//! 37 Smartphone: one or two exchanges before the purchase (C77, C90).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(37);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "smartphone",
    parameters: &[Key::AtMost],
    moment: Moment::InMove { offer, act },
};

fn offer(table: &State, me: Seat, options: &mut Options) {
    offer_swaps(table.player(me).goods, IDEA, options);
}

/// The further exchanges follow directly or not at all.
fn act(fx: &mut Fx<'_>, turn: &mut Move, choice: Choice) -> Flow {
    swap(fx, turn.me, choice);
    for _ in 1..fx.table.effect(IDEA).at_most {
        let mut options = Options::new();
        offer(fx.table, turn.me, &mut options);
        options.push(Choice::Done);
        let choice = fx.choose(turn.me, Prompt::SwapAgain(IDEA), &options)?;
        if choice == Choice::Done {
            break;
        }
        swap(fx, turn.me, choice);
    }
    Ok(())
}

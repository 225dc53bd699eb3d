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
        fx.tell(Event::PutUnder {
            seat: turn.me,
            idea,
        });
        if let Some(idea) = revealed {
            fx.tell(Event::Revealing { idea });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C105.
    #[test]
    fn an_idea_goes_under_the_deck_and_the_top_card_comes() {
        check(
            "turn 1 development
             A ideas writing
             B
             C
             track law temple
             deck axe market",
            "A under law",
            "turn 1 development next B
             A ideas writing
             B
             C
             track temple axe
             deck market | law",
        );
    }

    #[test]
    fn it_serves_before_the_purchase() {
        check(
            "turn 1 development
             A 1/0/2 ideas writing
             B
             C
             track law
             deck axe",
            "A under law; A buy axe",
            "A ideas writing axe*
             B
             C
             track law",
        );
    }

    /// C94.
    #[test]
    fn it_cannot_be_used_with_an_empty_deck() {
        check(
            "turn 1 development
             A ideas writing
             B
             C
             track law temple",
            "",
            "A ideas writing
             B
             C
             track law temple
             options A: done",
        );
    }

    #[test]
    fn what_somebody_knew_of_the_top_card_is_past() {
        check(
            "turn 1 development
             A ideas writing
             B
             C
             track law
             deck axe market
             known C",
            "A under law",
            "A ideas writing
             B
             C
             track axe
             deck market | law",
        );
    }
}

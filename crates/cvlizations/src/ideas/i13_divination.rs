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
    fx.tell(Event::Looked {
        seat: turn.me,
        idea,
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C65.
    #[test]
    fn the_card_seen_can_be_bought_and_nothing_is_refilled() {
        check(
            "turn 1 development
             A 1/0/2 ideas divination
             B
             C
             deck axe law",
            "A look; A buy axe",
            "A ideas divination axe*
             B
             C
             deck law",
        );
    }

    /// C105, C106: whoever has looked is asked in any case, so that the others do not learn whether he could pay.
    #[test]
    fn whether_the_card_can_be_paid_shows_to_nobody_else() {
        for (top, options) in [("tower", "done"), ("market", "buy market; done")] {
            check(
                &format!(
                    "turn 2 development next B
                     A
                     B 1/2/0 ideas divination
                     C
                     track law
                     deck {top} axe"
                ),
                "B look",
                &format!(
                    "A
                     B 1/2/0 ideas divination
                     C
                     track law
                     deck {top} axe
                     known B
                     asks B
                     options B: {options}"
                ),
            );
        }
    }

    #[test]
    fn the_top_card_is_not_for_sale_unseen() {
        check(
            "turn 1 development
             A 1/0/2 ideas divination
             B
             C
             deck axe law",
            "",
            "A 1/0/2 ideas divination
             B
             C
             deck axe law
             options A: look; done",
        );
    }

    /// C105.
    #[test]
    fn unbought_it_stays_on_top_and_its_owner_knows_it() {
        check(
            "turn 1 development
             A 1/0/2 ideas divination
             B
             C
             deck axe law",
            "A look; A done",
            "turn 1 development next B
             A 1/0/2 ideas divination
             B
             C
             deck axe law
             known A",
        );
    }

    /// O15.
    #[test]
    fn a_card_known_from_earlier_must_be_looked_at_again() {
        check(
            "turn 1 development
             A 1/0/2 ideas divination
             B
             C
             deck axe law
             known A",
            "",
            "A 1/0/2 ideas divination
             B
             C
             deck axe law
             known A
             illegal A: buy axe",
        );
    }

    /// C94.
    #[test]
    fn it_cannot_look_into_an_empty_deck() {
        check(
            "turn 1 development
             A 1/1/1 ideas divination
             B
             C
             track law",
            "",
            "A 1/1/1 ideas divination
             B
             C
             track law
             options A: buy law; done",
        );
    }

    /// O15.
    #[test]
    fn after_a_purchase_the_refill_is_the_card_seen_and_can_be_bought_from_the_track() {
        check(
            "turn 1 development
             A 9/9/9 ideas divination common-speech
             B
             C
             track law
             deck axe temple",
            "A look; A buy law; A buy axe",
            "A 7/8/6 ideas divination common-speech law* axe*
             B
             C
             track temple",
        );
    }

    /// O15.
    #[test]
    fn only_the_first_purchase_comes_from_the_deck() {
        check(
            "turn 1 development
             A 9/9/9 ideas divination common-speech
             B
             C
             track law
             deck axe temple",
            "A look; A buy axe",
            "A 8/9/7 ideas divination common-speech axe*
             B
             C
             track law
             deck temple
             asks A
             options A: buy law; done",
        );
    }

    /// O15.
    #[test]
    fn after_writing_the_new_top_card_is_not_for_sale() {
        check(
            "turn 1 development
             A 9/9/9 ideas divination writing
             B
             C
             track law
             deck axe temple",
            "A look; A under law",
            "A 9/9/9 ideas divination writing
             B
             C
             track axe
             deck temple | law
             asks A
             options A: buy axe; done",
        );
    }

    /// C76.
    #[test]
    fn discounts_hold_for_the_card_seen() {
        check(
            "turn 1 development
             A 1/0/1 ideas divination workshop
             B
             C
             deck axe",
            "A look; A buy axe",
            "A ideas divination workshop axe*
             B
             C",
        );
    }
}

//! 27 Taming the dog: once per turn a resource for an order that exactly one other has (O18, O19).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(27);

/// The mark that it has paid this turn.
pub(super) const SPENT: u8 = 4;

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "taming-the-dog",
    parameters: &[Key::Amount],
    moment: Moment::After(Tied::ToAny, answer),
};

/// The first performance of the turn in that case pays, Doubling only at its own moment.
fn answer(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    let spent = &mut fx.table.players[performance.me.index()].spent;
    if performance.case == Case::Two && *spent & SPENT == 0 {
        *spent |= SPENT;
        let amount = fx.table.effect(IDEA).amount;
        fx.choose_and_take(performance.me, amount, Source::Idea(IDEA))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn an_order_shared_with_one_other_pays_once() {
        check(
            "turn 1 action
             A ideas taming-the-dog laid logging hunting
             B laid logging hunting
             C",
            "A take stone",
            "A 3/3/1 ideas taming-the-dog laid logging hunting
             B 3/3/0 laid logging hunting
             C",
        );
    }

    #[test]
    fn a_doubled_order_pays_once() {
        check(
            "turn 1 action
             A ideas taming-the-dog laid logging doubling
             B laid logging hunting
             C",
            "A take stone",
            "A 0/6/1 ideas taming-the-dog laid logging doubling
             B 2/3/0 laid logging hunting
             C",
        );
    }

    /// O18.
    #[test]
    fn doubling_alone_in_case_2_pays_at_its_own_moment() {
        check(
            "turn 1 action
             A ideas taming-the-dog laid logging doubling
             B laid hunting doubling
             C",
            "A take stone",
            "A 0/4/1 ideas taming-the-dog laid logging doubling
             B 4/0/0 laid hunting doubling
             C",
        );
    }

    #[test]
    fn orders_in_case_1_or_3_pay_nothing() {
        check(
            "turn 1 action
             A ideas taming-the-dog laid logging slacking
             B laid logging hunting
             C laid logging quarrying",
            "",
            "A 0/1/0 tokens 1 ideas taming-the-dog laid logging slacking
             B 2/1/0 laid logging hunting
             C 0/1/2 laid logging quarrying",
        );
    }
}

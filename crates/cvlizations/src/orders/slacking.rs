//! 6 Slacking: happiness tokens.

use super::Performance;
use crate::{Fx, Source};
use tabletop::Flow;

pub(super) fn perform(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    let source = Source::Order(performance.order);
    fx.take_tokens(performance.me, performance.gives, source);
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn case_1_takes_one_token() {
        check(
            "turn 1 action
             A laid slacking logging
             B
             C",
            "",
            "A 0/2/0 tokens 1 laid slacking logging
             B
             C",
        );
    }

    #[test]
    fn case_2_takes_two_tokens() {
        check(
            "turn 1 action
             A laid slacking logging
             B laid slacking hunting
             C",
            "",
            "A 0/2/0 tokens 2 laid slacking logging
             B 2/0/0 tokens 2 laid slacking hunting
             C",
        );
    }

    /// C22: in case 3+ Slacking gives nothing; a fourth and a fifth player make no difference (C19).
    #[test]
    fn case_3_and_more_gives_nothing() {
        check(
            "turn 1 action
             A laid slacking logging
             B laid slacking hunting
             C laid slacking quarrying
             D laid slacking doubling
             E",
            "",
            "A 0/2/0 laid slacking logging
             B 2/0/0 laid slacking hunting
             C 0/0/2 laid slacking quarrying
             D laid slacking doubling
             E",
        );
    }
}

//! 5 Cunning: resources of your choice, same kind or mixed.

use super::Performance;
use crate::{Fx, Source};
use tabletop::Flow;

pub(super) fn perform(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    let source = Source::Order(performance.order);
    fx.choose_and_take(performance.me, performance.gives, source)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn case_1_takes_one_resource_of_any_kind() {
        check(
            "turn 1 action
             A laid cunning logging
             B
             C",
            "A take stone",
            "A 0/2/1 laid cunning logging
             B
             C",
        );
    }

    /// C78: each unit is chosen by itself.
    #[test]
    fn case_2_takes_two_same_or_mixed() {
        check(
            "turn 1 action
             A laid cunning logging
             B laid cunning hunting
             C",
            "A take stone; A take food; B take stone; B take stone",
            "A 1/2/1 laid cunning logging
             B 2/0/2 laid cunning hunting
             C",
        );
    }

    /// C22: in case 3+ Cunning gives nothing.
    #[test]
    fn case_3_gives_nothing() {
        check(
            "turn 1 action
             A laid cunning logging
             B laid cunning hunting
             C laid cunning quarrying",
            "",
            "A 0/2/0 laid cunning logging
             B 2/0/0 laid cunning hunting
             C 0/0/2 laid cunning quarrying",
        );
    }
}

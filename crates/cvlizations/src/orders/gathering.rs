//! 2 Logging, 3 Hunting, 4 Quarrying: take the order's own resource.

use super::Performance;
use crate::{Fx, Source};
use tabletop::Flow;

pub(super) fn perform(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    let resource = fx.table.catalogue().order(performance.order).resource;
    let source = Source::Order(performance.order);
    fx.take(performance.me, resource, performance.gives, source);
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn case_1_takes_two() {
        check(
            "turn 1 action
             A laid logging hunting
             B laid quarrying slacking
             C",
            "",
            "A 2/2/0 laid logging hunting
             B 0/0/2 tokens 1 laid quarrying slacking
             C",
        );
    }

    #[test]
    fn case_2_takes_three() {
        check(
            "turn 1 action
             A laid logging hunting
             B laid quarrying hunting
             C laid quarrying logging",
            "",
            "A 3/3/0 laid logging hunting
             B 3/0/3 laid quarrying hunting
             C 0/3/3 laid quarrying logging",
        );
    }

    /// C22: even in case 3+ these orders give something.
    #[test]
    fn case_3_takes_one() {
        check(
            "turn 1 action
             A laid logging hunting
             B laid logging hunting
             C laid logging hunting
             D laid quarrying slacking
             E laid quarrying slacking",
            "",
            "A 1/1/0 laid logging hunting
             B 1/1/0 laid logging hunting
             C 1/1/0 laid logging hunting
             D 0/0/3 tokens 2 laid quarrying slacking
             E 0/0/3 tokens 2 laid quarrying slacking",
        );
        check(
            "turn 1 action
             A laid quarrying hunting
             B laid quarrying logging
             C laid quarrying slacking",
            "",
            "A 2/0/1 laid quarrying hunting
             B 0/2/1 laid quarrying logging
             C 0/0/1 tokens 1 laid quarrying slacking",
        );
    }
}

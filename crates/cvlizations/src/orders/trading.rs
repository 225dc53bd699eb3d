//! 7 Trading: one resource goes back, several of one other kind come (C24, O4).

use super::Performance;
use crate::{Choice, Fx, Options, Prompt, Resource, Source};
use tabletop::Flow;

pub(super) fn perform(fx: &mut Fx<'_>, performance: &mut Performance) -> Flow {
    let me = performance.me;
    let count = performance.gives;
    let held = fx.goods(me);
    let mut options = Options::new();
    for give in Resource::ALL {
        if held.of(give) > 0 {
            let others = Resource::ALL.into_iter().filter(|&take| take != give);
            options.extend(others.map(|take| Choice::Trade { give, take }));
        }
    }
    if options.is_empty() || count == 0 {
        return Ok(());
    }
    let source = Source::Order(performance.order);
    if let Choice::Trade { give, take } = fx.choose(me, Prompt::Trade { count }, &options)? {
        fx.give_back(me, give, 1, source);
        fx.take(me, take, count, source);
        performance.received = Some(take);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn case_1_takes_three_for_one() {
        check(
            "turn 1 action
             A 1/0/0 laid trading slacking
             B
             C",
            "A trade food for wood",
            "A 0/3/0 tokens 1 laid trading slacking
             B
             C",
        );
    }

    #[test]
    fn case_2_takes_four_for_one() {
        check(
            "turn 1 action
             A 1/0/0 laid trading slacking
             B 0/0/2 laid trading logging
             C",
            "A trade food for wood; B trade stone for food",
            "A 0/4/0 tokens 1 laid trading slacking
             B 4/2/1 laid trading logging
             C",
        );
    }

    /// C22: Trading gives something in every case.
    #[test]
    fn case_3_takes_two_for_one() {
        check(
            "turn 1 action
             A 1/0/0 laid trading slacking
             B 1/0/0 laid trading slacking
             C 1/0/0 laid trading hunting",
            "A trade food for wood; B trade food for stone; C trade food for stone",
            "A 0/2/0 tokens 2 laid trading slacking
             B 0/0/2 tokens 2 laid trading slacking
             C 2/0/2 laid trading hunting",
        );
    }

    /// O4, C24: the kind received differs from the kind given, and only what is held can be given.
    #[test]
    fn the_kinds_differ_and_are_held() {
        check(
            "turn 1 action
             A 1/1/0 laid trading slacking
             B
             C",
            "",
            "A 1/1/0 tokens 1 laid trading slacking
             B
             C
             asks A
             options A: trade food for wood; trade food for stone; trade wood for food; trade wood for stone",
        );
    }

    /// O4, C20: with empty hands nothing happens; with a resource the exchange cannot be waived.
    #[test]
    fn without_resources_nothing_happens() {
        check(
            "turn 1 action
             A laid trading slacking
             B
             C",
            "",
            "A tokens 1 laid trading slacking
             B
             C",
        );
    }
}

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

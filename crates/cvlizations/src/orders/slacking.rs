//! 6 Slacking: happiness tokens.

use super::Performance;
use crate::{Fx, Source};
use tabletop::Flow;

pub(super) fn perform(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    let source = Source::Order(performance.order);
    fx.take_tokens(performance.me, performance.gives, source);
    Ok(())
}

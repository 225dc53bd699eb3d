//! 5 Cunning: resources of your choice, same kind or mixed.

use super::Performance;
use crate::{Fx, Source};
use tabletop::Flow;

pub(super) fn perform(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    let source = Source::Order(performance.order);
    fx.choose_and_take(performance.me, performance.gives, source)
}

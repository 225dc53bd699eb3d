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

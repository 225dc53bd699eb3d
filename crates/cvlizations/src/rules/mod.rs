//! The course of the game, one file per chapter.

pub(crate) mod action;
pub(crate) mod clean_up;
pub(crate) mod development;
pub(crate) mod ending;
pub(crate) mod orders_phase;
pub(crate) mod setup;

use crate::{Fx, Phase};
use tabletop::Flow;

/// Carries out one unit of the game.
pub(crate) fn advance(fx: &mut Fx<'_>) -> Flow {
    match fx.table.phase {
        Phase::Orders => orders_phase::lay(fx),
        Phase::Action => action::next_step(fx),
        Phase::Development => development::next_move(fx),
        Phase::CleanUp => clean_up::clean_up(fx),
        Phase::Scoring => ending::next_exchanges(fx),
        Phase::Over => Ok(()),
    }
}

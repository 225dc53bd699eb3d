//! What a file of an idea needs.

pub(super) use super::shared::{
    bring_any, bring_more, offer_swaps, points_for_majority, points_per_kind, swap,
};
pub(super) use super::{Key, Moment, Rule, Tied};
pub(super) use crate::orders::Performance;
pub(super) use crate::rules::development::Move;
pub(super) use crate::{
    Case, Choice, Event, Fx, Goods, Idea, IdeaSet, Kind, Options, Order, Prompt, Source, State,
};
pub(super) use tabletop::{Flow, Seat};

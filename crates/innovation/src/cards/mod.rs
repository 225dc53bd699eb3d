//! The 105 cards in printed order. Each card has a file of its own under its age.

mod age01;
mod age02;
mod age03;
mod age04;
mod age05;
mod age06;
mod age07;
mod age08;
mod age09;
mod age10;

use crate::card::{Card, CardDef, Effect};
use crate::state::Edition;

/// Whether a card has demands, and whether it has shared effects.
pub fn kinds(card: Card, edition: Edition) -> (bool, bool) {
    let has = |kind: fn(&Effect) -> bool| effects(card, edition).iter().any(kind);
    (
        has(|one| matches!(one, Effect::Demand(_))),
        has(|one| matches!(one, Effect::Share(_))),
    )
}

/// What card files use.
mod prelude {
    pub use crate::card::Color::*;
    pub use crate::card::Effect::{self, Demand, Share};
    pub use crate::card::Icon::*;
    pub use crate::card::{Card, CardDef, CardSet, Color, Splay};
    pub use crate::event::{Act, Ask};
    pub use crate::fx::Fx;
    pub use crate::state::{Place, Special};
    pub use arrayvec::ArrayVec;
    pub use tabletop::{Flow, Seat, Seats, Stop};
}

/// The cards in printed order.
pub(crate) const CARDS: [CardDef; Card::COUNT] = [
    age01::pottery::CARD,
    age01::tools::CARD,
    age01::writing::CARD,
    age01::clothing::CARD,
    age01::sailing::CARD,
    age01::the_wheel::CARD,
    age01::city_states::CARD,
    age01::code_of_laws::CARD,
    age01::mysticism::CARD,
    age01::archery::CARD,
    age01::metalworking::CARD,
    age01::oars::CARD,
    age01::agriculture::CARD,
    age01::domestication::CARD,
    age01::masonry::CARD,
    age02::calendar::CARD,
    age02::mathematics::CARD,
    age02::currency::CARD,
    age02::mapmaking::CARD,
    age02::monotheism::CARD,
    age02::philosophy::CARD,
    age02::construction::CARD,
    age02::road_building::CARD,
    age02::canal_building::CARD,
    age02::fermenting::CARD,
    age03::alchemy::CARD,
    age03::translation::CARD,
    age03::compass::CARD,
    age03::paper::CARD,
    age03::education::CARD,
    age03::feudalism::CARD,
    age03::engineering::CARD,
    age03::optics::CARD,
    age03::machinery::CARD,
    age03::medicine::CARD,
    age04::experimentation::CARD,
    age04::printing_press::CARD,
    age04::invention::CARD,
    age04::navigation::CARD,
    age04::enterprise::CARD,
    age04::reformation::CARD,
    age04::colonialism::CARD,
    age04::gunpowder::CARD,
    age04::anatomy::CARD,
    age04::perspective::CARD,
    age05::chemistry::CARD,
    age05::physics::CARD,
    age05::banking::CARD,
    age05::measurement::CARD,
    age05::astronomy::CARD,
    age05::societies::CARD,
    age05::coal::CARD,
    age05::the_pirate_code::CARD,
    age05::statistics::CARD,
    age05::steam_engine::CARD,
    age06::atomic_theory::CARD,
    age06::encyclopedia::CARD,
    age06::classification::CARD,
    age06::metric_system::CARD,
    age06::democracy::CARD,
    age06::emancipation::CARD,
    age06::industrialization::CARD,
    age06::machine_tools::CARD,
    age06::canning::CARD,
    age06::vaccination::CARD,
    age07::evolution::CARD,
    age07::publications::CARD,
    age07::bicycle::CARD,
    age07::electricity::CARD,
    age07::lighting::CARD,
    age07::railroad::CARD,
    age07::combustion::CARD,
    age07::explosives::CARD,
    age07::refrigeration::CARD,
    age07::sanitation::CARD,
    age08::quantum_theory::CARD,
    age08::rocketry::CARD,
    age08::corporations::CARD,
    age08::mass_media::CARD,
    age08::empiricism::CARD,
    age08::socialism::CARD,
    age08::flight::CARD,
    age08::mobility::CARD,
    age08::antibiotics::CARD,
    age08::skyscrapers::CARD,
    age09::computers::CARD,
    age09::genetics::CARD,
    age09::collaboration::CARD,
    age09::satellites::CARD,
    age09::services::CARD,
    age09::specialization::CARD,
    age09::composites::CARD,
    age09::fission::CARD,
    age09::ecology::CARD,
    age09::suburbia::CARD,
    age10::bioengineering::CARD,
    age10::software::CARD,
    age10::databases::CARD,
    age10::self_service::CARD,
    age10::ai::CARD,
    age10::the_internet::CARD,
    age10::miniaturization::CARD,
    age10::robotics::CARD,
    age10::globalization::CARD,
    age10::stem_cells::CARD,
];

/// The effects of a card in an edition. Ten cards differ in the third edition of 2017 (N3).
pub fn effects(card: Card, edition: Edition) -> &'static [Effect] {
    match (edition, card.def().name) {
        (Edition::Third, "Oars") => age01::oars::THIRD_EDITION,
        (Edition::Third, "Fermenting") => age02::fermenting::THIRD_EDITION,
        (Edition::Third, "Feudalism") => age03::feudalism::THIRD_EDITION,
        (Edition::Third, "Measurement") => age05::measurement::THIRD_EDITION,
        (Edition::Third, "Statistics") => age05::statistics::THIRD_EDITION,
        (Edition::Third, "Societies") => age05::societies::THIRD_EDITION,
        (Edition::Third, "Industrialization") => age06::industrialization::THIRD_EDITION,
        (Edition::Third, "Combustion") => age07::combustion::THIRD_EDITION,
        (Edition::Third, "Fission") => age09::fission::THIRD_EDITION,
        _ => card.def().effects,
    }
}

//! The forty-eight ideas, one file each, and the list of them by number.
//!
//! A file holds the idea's rule, the code behind it and its tests; the numbers are in `cards.toml`.

pub(crate) mod i01_optimism;
pub(crate) mod i02_egoism;
pub(crate) mod i03_moderation;
pub(crate) mod i04_hedonism;
pub(crate) mod i05_humanism;
pub(crate) mod i06_stoicism;
pub(crate) mod i07_materialism;
pub(crate) mod i08_consumerism;
pub(crate) mod i09_fishing_rod;
pub(crate) mod i10_hammer;
pub(crate) mod i11_dagger;
pub(crate) mod i12_sword;
pub(crate) mod i13_divination;
pub(crate) mod i14_gunpowder;
pub(crate) mod i15_pickaxe;
pub(crate) mod i16_axe;
pub(crate) mod i17_hermitage;
pub(crate) mod i18_school;
pub(crate) mod i19_tower;
pub(crate) mod i20_market;
pub(crate) mod i21_castle;
pub(crate) mod i22_workshop;
pub(crate) mod i23_pantry;
pub(crate) mod i24_temple;
pub(crate) mod i25_vacation;
pub(crate) mod i26_law;
pub(crate) mod i27_taming_the_dog;
pub(crate) mod i28_taming_the_cat;
pub(crate) mod i29_wheel;
pub(crate) mod i30_common_speech;
pub(crate) mod i31_writing;
pub(crate) mod i32_calendar;
pub(crate) mod i33_idealism;
pub(crate) mod i34_minimalism;
pub(crate) mod i35_rationalism;
pub(crate) mod i36_pacifism;
pub(crate) mod i37_smartphone;
pub(crate) mod i38_computer;
pub(crate) mod i39_car;
pub(crate) mod i40_cinematography;
pub(crate) mod i41_skyscraper;
pub(crate) mod i42_stock_exchange;
pub(crate) mod i43_highway;
pub(crate) mod i44_research_institute;
pub(crate) mod i45_sale;
pub(crate) mod i46_board_games;
pub(crate) mod i47_tourism;
pub(crate) mod i48_internet;
mod prelude;
mod shared;

pub use i13_divination::IDEA as DIVINATION;
pub use i31_writing::IDEA as WRITING;
pub use i42_stock_exchange::IDEA as STOCK_EXCHANGE;

pub(crate) use i03_moderation as moderation;
pub(crate) use i06_stoicism as stoicism;
pub(crate) use i07_materialism as materialism;
pub(crate) use i08_consumerism as consumerism;
pub(crate) use i17_hermitage as hermitage;
pub(crate) use i26_law as law;
pub(crate) use i28_taming_the_cat as taming_the_cat;
pub(crate) use i30_common_speech as common_speech;
pub(crate) use i32_calendar as calendar;

use crate::orders::Performance;
use crate::rules::development::Move;
use crate::{Choice, Fx, Idea, IdeaSet, Options, Order, State};
use tabletop::{Flow, Seat};

/// What is code about an idea.
#[derive(Copy, Clone, Debug)]
pub struct Rule {
    /// Which idea.
    pub idea: Idea,
    /// Its word in the notation; it stays when somebody corrects a name in the card file.
    pub slug: &'static str,
    /// The numbers that its effect takes from the card file.
    pub parameters: &'static [Key],
    /// When it speaks.
    pub moment: Moment,
}

/// A number or word of an effect in the card file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Key {
    /// What the effect hands out or saves.
    Amount,
    /// How many things make one `amount`.
    Per,
    /// The limit that the effect names.
    AtMost,
    /// The order it is tied to.
    Order,
    /// The resource it looks at.
    Resource,
    /// The kind it looks at.
    Kind,
    /// The ideas it looks at.
    Ideas,
}

impl Key {
    /// The key's word in the card file.
    pub fn word(self) -> &'static str {
        match self {
            Key::Amount => "amount",
            Key::Per => "per",
            Key::AtMost => "at_most",
            Key::Order => "order",
            Key::Resource => "resource",
            Key::Kind => "kind",
            Key::Ideas => "ideas",
        }
    }
}

/// What an idea does right after a performance.
pub type Answer = fn(&mut Fx<'_>, &Performance) -> Flow;

/// When an idea speaks (C79).
#[derive(Copy, Clone, Debug)]
pub enum Moment {
    /// Right after a performance (C85).
    After(Tied, Answer),
    /// In the owner's move of the development phase, before the first purchase (C77, C90).
    InMove {
        /// Offers what can be done with it.
        offer: fn(&State, Seat, &mut Options),
        /// Does what was chosen.
        act: fn(&mut Fx<'_>, &mut Move, Choice) -> Flow,
    },
    /// Whenever the owner buys an idea of the kind on the card (C76).
    DiscountOnKind,
    /// Whenever the owner buys an idea (C76).
    DiscountOnAll,
    /// At the end of the game, as an exchange (C97).
    Exchange,
    /// At the end of the game, for points (C98).
    Scoring(fn(&State, Seat) -> u16),
    /// Where its chapter of the rules names it.
    InChapter,
    /// Never.
    Nothing,
}

/// Which order's performances an idea answers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tied {
    /// The one that its card names.
    ByCard,
    /// This one.
    To(Order),
    /// Every order, Doubling at its own moment included.
    ToAny,
}

/// The ideas that exchange resources for points, in the order of C97.
pub const EXCHANGES: [Idea; 4] = [Idea::new(19), Idea::new(21), Idea::new(23), STOCK_EXCHANGE];

/// The ideas that serve in a move before the first purchase (C90).
pub(crate) const IN_MOVE: IdeaSet = IdeaSet::NONE
    .with(DIVINATION)
    .with(Idea::new(20))
    .with(WRITING)
    .with(Idea::new(37));

/// Marks in [`crate::Player::spent`], one per idea that serves once per turn in the action phase.
pub(crate) const SPENT: [(u8, Idea); 3] = [
    (i02_egoism::SPENT, i02_egoism::IDEA),
    (i26_law::SPENT, i26_law::IDEA),
    (i27_taming_the_dog::SPENT, i27_taming_the_dog::IDEA),
];

/// All ideas by number.
pub static RULES: [Rule; 48] = [
    i01_optimism::RULE,
    i02_egoism::RULE,
    i03_moderation::RULE,
    i04_hedonism::RULE,
    i05_humanism::RULE,
    i06_stoicism::RULE,
    i07_materialism::RULE,
    i08_consumerism::RULE,
    i09_fishing_rod::RULE,
    i10_hammer::RULE,
    i11_dagger::RULE,
    i12_sword::RULE,
    i13_divination::RULE,
    i14_gunpowder::RULE,
    i15_pickaxe::RULE,
    i16_axe::RULE,
    i17_hermitage::RULE,
    i18_school::RULE,
    i19_tower::RULE,
    i20_market::RULE,
    i21_castle::RULE,
    i22_workshop::RULE,
    i23_pantry::RULE,
    i24_temple::RULE,
    i25_vacation::RULE,
    i26_law::RULE,
    i27_taming_the_dog::RULE,
    i28_taming_the_cat::RULE,
    i29_wheel::RULE,
    i30_common_speech::RULE,
    i31_writing::RULE,
    i32_calendar::RULE,
    i33_idealism::RULE,
    i34_minimalism::RULE,
    i35_rationalism::RULE,
    i36_pacifism::RULE,
    i37_smartphone::RULE,
    i38_computer::RULE,
    i39_car::RULE,
    i40_cinematography::RULE,
    i41_skyscraper::RULE,
    i42_stock_exchange::RULE,
    i43_highway::RULE,
    i44_research_institute::RULE,
    i45_sale::RULE,
    i46_board_games::RULE,
    i47_tourism::RULE,
    i48_internet::RULE,
];

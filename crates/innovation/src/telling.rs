//! What happened, what is asked and why, as messages. Whoever calls masks events first.

use crate::card::{Card, Color, Face, Icon, Splay};
use crate::cards;
use crate::event::{Act, Ask, Choice, Event};
use crate::rules::ending::Cause;
use crate::state::{Achievement, Edition, Place, Rules, Special, State};
use tabletop::{Arg, Message, OpenDecision, Outcome, Seat, Seats, Telling};

/// Why something happened, or did not.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// What the icons counted at the activation make of a player (R43, R44).
    Counted {
        /// Who.
        seat: Seat,
        /// What it does in this dogma action.
        part: Part,
        /// Which icon was counted.
        icon: Icon,
        /// How many the player shows.
        count: u8,
        /// Who activated the card.
        leader: Seat,
        /// How many that player shows.
        needed: u8,
    },
    /// The groups stay as they were counted (R45).
    Fixed,
    /// Whoever activated the card comes last (R48).
    Last,
    /// A card is executed for oneself only (R80).
    Alone,
    /// Somebody did something while sharing (R58).
    Bonus,
    /// Nobody did (R59).
    NoBonus,
    /// A Draw action (R25).
    DrawTop {
        /// The value of the highest top card.
        value: u8,
    },
    /// A value of zero (R28).
    DrawOne,
    /// The deck is empty (R26).
    DrawHigher {
        /// Whose deck is empty.
        wanted: u8,
        /// From which deck the card comes.
        age: u8,
    },
    /// Nothing fits what the player would have to choose (R61); what lies hidden tells it to him alone.
    Nothing {
        /// Who.
        seat: Seat,
    },
    /// There is no pile to splay (R86, R88).
    NothingToSplay,
    /// The hand is shown as proof (R54).
    Proof,
    /// Less than asked for is there (R53).
    AsMuch,
    /// Taken face down (R127).
    Blind,
    /// The first turns have one action (R18).
    OneAction,
    /// Who starts (R16).
    Start,
    /// What an achievement takes (R36).
    Needs {
        /// The achievement's age.
        age: u8,
    },
    /// So many points are missing for an achievement (R36).
    TooFewPoints {
        /// How many.
        missing: u16,
    },
    /// No top card is as high as the achievement (R36).
    TooLow {
        /// The achievement's age.
        age: u8,
    },
    /// The achievement is taken (R37).
    Taken,
    /// Special achievements fall at once (R102).
    Special,
    /// It is taken already (R100).
    SpecialTaken,
    /// Several tie where one must lead (R119).
    Tie,
    /// So many achievements win (R115).
    Achievements {
        /// How many.
        needed: u8,
    },
    /// A draw was impossible (R29, R120).
    Score,
    /// An effect ends the game (R117).
    Dogma,
}

/// What somebody else than who activated a card does in the dogma action.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// He carries out the shared effects too.
    Shares,
    /// He must obey the demands.
    Obeys,
    /// He shows too few icons to share, and there is nothing to obey.
    Watches,
    /// He shows enough icons not to obey, and there is nothing to share.
    Spared,
}

impl Telling for State {
    fn tell_event(event: &Event, reasons: &[Why]) -> Vec<Message> {
        let said = |kind: &str| Message::new(format!("innovation-event-{kind}"));
        let message = match *event {
            // What follows says the same in more detail, or changes the numbers beside it.
            Event::Action { .. } | Event::Icons { .. } => return Vec::new(),
            Event::Starts {
                seat,
                card,
                language,
            } => said("starts")
                .with("card", title(card))
                .with("language", language.word())
                .by(seat),
            Event::Turn { seat, actions } => said("turn").with("actions", actions).by(seat),
            Event::Activated {
                seat,
                card,
                sharers,
                victims,
            } => {
                return activated(
                    seat,
                    card,
                    [("sharers", sharers), ("victims", victims)],
                    reasons,
                );
            }
            Event::Effect {
                seat, card, effect, ..
            } => {
                let number = effect + 1;
                let role = match reasons.first() {
                    Some(Why::Counted { part, .. }) if *part == Part::Obeys => "effect-obeys",
                    Some(Why::Counted { .. }) => "effect-shares",
                    Some(Why::Last) => "effect-leads",
                    _ => return vec![named(said("effect"), card).with("effect", number).by(seat)],
                };
                said(role).with("effect", number).by(seat)
            }
            Event::Moved {
                by,
                act,
                card,
                from,
                to,
                ..
            } => moved(by, act, card, from, to),
            Event::Revealed { seat, card } => named(said("revealed"), card).by(seat),
            Event::Splayed { seat, color, splay } => {
                let message = match splay {
                    Splay::None => said("unsplayed"),
                    _ => said("splayed").with("splay", splay_word(splay)),
                };
                message.with("color", color.word()).by(seat)
            }
            Event::Rearranged { seat, color } => {
                said("rearranged").with("color", color.word()).by(seat)
            }
            Event::RemovedAll => said("removed-all"),
            Event::Claimed { seat, achievement } => match achievement {
                Achievement::Age(age) => said("claimed-age").with("age", age).by(seat),
                Achievement::Special(of) => {
                    said("claimed-special").with("name", special(of)).by(seat)
                }
            },
            Event::Chose { seat, choice } => match choice {
                Choice::Color(color) => said("chose-color").with("color", color.word()).by(seat),
                Choice::Value(value) => said("chose-value").with("value", value).by(seat),
                _ => return Vec::new(),
            },
            Event::Bonus { seat } => said("bonus").by(seat),
            Event::Ended(Outcome { winners, cause }) => {
                let message = match cause {
                    Cause::Achievements => said("ended-achievements"),
                    Cause::Score => said("ended-score"),
                    Cause::Dogma(of) => named(said("ended-dogma"), of),
                };
                message.with("players", Arg::Winners { winners })
            }
        };
        vec![message]
    }

    fn tell_reason(why: &Why) -> Message {
        let said = |kind: &str| Message::new(format!("innovation-why-{kind}"));
        match *why {
            Why::Counted {
                seat,
                part,
                icon,
                count,
                leader,
                needed,
            } => {
                let kind = match part {
                    Part::Shares => "shares",
                    Part::Obeys => "obeys",
                    Part::Watches => "watches",
                    Part::Spared => "spared",
                };
                said(kind)
                    .with("count", count)
                    .with("icon", icon_word(icon))
                    .with("leader", leader)
                    .with("needed", needed)
                    .by(seat)
            }
            Why::Fixed => said("icons-fixed"),
            Why::Last => said("order"),
            Why::Alone => said("alone"),
            Why::Bonus => said("bonus"),
            Why::NoBonus => said("no-bonus"),
            Why::DrawTop { value } => said("draw-top").with("age", value),
            Why::DrawOne => said("draw-one"),
            Why::DrawHigher { wanted, age } => {
                said("draw-higher").with("wanted", wanted).with("age", age)
            }
            Why::Nothing { .. } => said("nothing"),
            Why::NothingToSplay => said("splay-nothing"),
            Why::Proof => said("show-hand"),
            Why::AsMuch => said("as-much"),
            Why::Blind => said("blind"),
            Why::OneAction => said("one-action"),
            Why::Start => said("start"),
            Why::Needs { age } => Message::new("innovation-achievement-needs")
                .with("points", 5 * age)
                .with("age", age),
            Why::TooFewPoints { missing } => said("achieve-points").with("missing", missing),
            Why::TooLow { age } => said("achieve-top").with("age", age),
            Why::Taken => said("achieve-taken"),
            Why::Special => said("special"),
            Why::SpecialTaken => said("special-taken"),
            Why::Tie => said("tie"),
            Why::Achievements { needed } => said("ended-achievements").with("needed", needed),
            Why::Score => said("ended-score"),
            Why::Dogma => said("ended-dogma"),
        }
    }

    fn tell_question(question: &OpenDecision<State>) -> Message {
        let ask = question.prompt.ask;
        let kind = match ask {
            Ask::FirstMeld => "first-meld",
            Ask::Action => "action",
            Ask::Meld => "meld",
            Ask::Tuck => "tuck",
            Ask::Score => "score",
            Ask::Return => "return",
            Ask::Transfer => "transfer",
            Ask::Take => "take",
            Ask::Reveal => "reveal",
            Ask::Keep => "keep",
            Ask::Execute => "execute",
            Ask::Arrange => "arrange",
            Ask::Exchange => "exchange",
            Ask::Splay(_) => "splay",
            Ask::Color => "color",
            Ask::Value => "value",
            Ask::Player => "player",
            Ask::Way => "way",
            Ask::Owner => "owner",
        };
        let suffix = if question.options.contains(&Choice::Yes) {
            "-all"
        } else if question.options.contains(&Choice::Pass) {
            "-may"
        } else {
            ""
        };
        let message = Message::new(format!("innovation-ask-{kind}{suffix}"));
        match ask {
            Ask::Splay(splay) => message.with("splay", splay_word(splay)),
            _ => message,
        }
    }

    fn tell_choice(question: &OpenDecision<State>, choice: Choice) -> Message {
        let said = |kind: &str| Message::new(format!("innovation-choice-{kind}"));
        match choice {
            Choice::Draw => said("draw"),
            Choice::Meld(of) => named(said("meld"), of),
            Choice::Dogma(of) => named(said("dogma"), of),
            Choice::Card(of) => named(said("card"), of),
            Choice::Achieve(age) => said("achieve").with("age", age),
            Choice::Back(owner, age) => said("back").with("age", age).with("player", owner),
            Choice::Color(of) => color(of),
            Choice::Value(value) => said("value").with("value", value),
            Choice::Seat(seat) => said("player").with("player", seat),
            Choice::Way(way) => {
                let card = question.prompt.card.unwrap_or(Card::NONE);
                Message::new(format!("innovation-card-{}-way-{way}", card.slug()))
            }
            Choice::Yes => said("yes"),
            Choice::Pass if question.options.contains(&Choice::Yes) => said("no"),
            Choice::Pass => said("pass"),
        }
    }

    /// The achievements that cannot be claimed now.
    fn tell_impossible(&self, question: &OpenDecision<State>) -> Vec<(Choice, Vec<Why>)> {
        if question.prompt.ask != Ask::Action {
            return Vec::new();
        }
        let wished = (1..=9).map(|age| (Choice::Achieve(age), self.lacks(question.seat, age)));
        wished.filter(|(_, why)| !why.is_empty()).collect()
    }
}

impl State {
    /// Why a player cannot claim the achievement of an age now; nothing if he can (R36, R37).
    fn lacks(&self, seat: Seat, age: u8) -> Vec<Why> {
        if !self.is_available(Achievement::Age(age)) {
            return vec![Why::Taken];
        }
        let lack = self.lack(seat, age);
        let points = (lack.points > 0).then_some(Why::TooFewPoints {
            missing: lack.points,
        });
        let top = lack.top.then_some(Why::TooLow { age });
        points.into_iter().chain(top).collect()
    }
}

/// The id of the text of a card's effect, from 1. Nine cards have texts of their own in the third edition,
/// and Fission has one for tables where a red card does not end the action (D24).
pub fn effect_text(card: Card, rules: &Rules, number: usize) -> String {
    let slug = card.slug();
    if !rules.fission_ends && slug == "fission" && number == 1 {
        return format!("innovation-card-{slug}-continues-{number}");
    }
    match rules.edition {
        Edition::Third if differs_in_third(card) => {
            format!("innovation-card-{slug}-third-{number}")
        }
        _ => format!("innovation-card-{slug}-{number}"),
    }
}

/// Whether a card does something else in the third edition.
pub fn differs_in_third(card: Card) -> bool {
    !std::ptr::eq(
        cards::effects(card, Edition::Third),
        cards::effects(card, Edition::Second),
    )
}

/// Who activates what, what was counted, and who takes part in what the card has.
fn activated(
    seat: Seat,
    card: Card,
    groups: [(&'static str, Seats); 2],
    reasons: &[Why],
) -> Vec<Message> {
    let said = |kind: &str| Message::new(format!("innovation-event-{kind}"));
    let mut messages = vec![named(said("activated"), card).by(seat)];
    let mut tally = Vec::new();
    for why in reasons {
        if let Why::Counted {
            seat: other,
            count,
            needed,
            ..
        } = *why
        {
            if tally.is_empty() {
                tally.push((seat, needed.into()));
            }
            tally.push((other, count.into()));
        }
    }
    tally.sort();
    let icon = icon_word(card.def().dogma_icon);
    let counts = said("counts").with("icon", icon);
    messages.push(counts.with("counts", Arg::Tally { tally }));
    for (kind, seats) in groups {
        if !seats.is_empty() {
            messages.push(said(kind).with("players", seats));
        }
    }
    messages
}

fn moved(by: Seat, act: Act, face: Face, from: Place, to: Place) -> Message {
    let (giver, receiver) = (owner(from), owner(to));
    let hidden = match face {
        Face::Card(_) => "",
        Face::Back(_) => "-hidden",
    };
    let said = |kind: &str| {
        let message = Message::new(format!("innovation-event-{kind}{hidden}"));
        match face {
            Face::Card(of) => named(message, of),
            Face::Back(age) => message.with("age", age),
        }
    };
    let between = |kind: &str| {
        let message = said(kind)
            .with("from", place_word(from))
            .with("to", place_word(to));
        match (giver, receiver) {
            (Some(giver), Some(receiver)) => {
                message.with("giver", giver).with("receiver", receiver)
            }
            _ => message,
        }
    };
    match act {
        Act::Draw => said("draw").by(by),
        Act::Tuck => said("tuck").by(by),
        Act::Meld => said("meld").with("from", place_word(from)).by(by),
        Act::Score => said("score").with("from", place_word(from)).by(by),
        Act::Return => match giver.filter(|&giver| giver != by) {
            Some(owner) => said("return-of").with("owner", owner),
            None => said("return"),
        }
        .with("from", place_word(from))
        .by(by),
        Act::Transfer | Act::Exchange if giver == receiver => said("move")
            .with("from", place_word(from))
            .with("to", place_word(to))
            .by(giver.unwrap_or(by)),
        Act::Transfer => between("transfer"),
        Act::Exchange => between("exchange"),
    }
}

/// A text about a card: its age and its name, which leads to the card.
fn named(message: Message, card: Card) -> Message {
    message.with("age", card.value()).with("card", title(card))
}

fn title(card: Card) -> Arg {
    Arg::card(format!("innovation-card-{}", card.slug()))
}

/// A special achievement's name.
fn special(of: Special) -> Message {
    Message::new(format!("innovation-special-{}", Achievement::Special(of)))
}

fn color(of: Color) -> Message {
    Message::new(format!("innovation-color-{}", of.word()))
}

fn owner(place: Place) -> Option<Seat> {
    match place {
        Place::Hand(seat) | Place::Score(seat) | Place::Board(seat) => Some(seat),
        Place::Deck | Place::Box => None,
    }
}

fn place_word(place: Place) -> &'static str {
    match place {
        Place::Deck => "deck",
        Place::Hand(_) => "hand",
        Place::Score(_) => "score",
        Place::Board(_) => "board",
        Place::Box => "box",
    }
}

fn splay_word(splay: Splay) -> &'static str {
    match splay {
        Splay::None => "none",
        Splay::Left => "left",
        Splay::Right => "right",
        Splay::Up => "up",
    }
}

fn icon_word(icon: Icon) -> &'static str {
    match icon {
        Icon::Crown => "crown",
        Icon::Leaf => "leaf",
        Icon::Bulb => "bulb",
        Icon::Castle => "castle",
        Icon::Factory => "factory",
        Icon::Clock => "clock",
        Icon::Hex => "hex",
    }
}

#[cfg(test)]
mod tests;

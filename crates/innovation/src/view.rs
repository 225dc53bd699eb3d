//! What one seat may know of the table (chapter 13). Nothing else decides who may see what.

use crate::card::{Card, CardSet, Color, Effect, Face, Icon, Splay};
use crate::cards::effects;
use crate::state::{Achievement, Edition, Phase, Rules, Special, State};
use serde::Serialize;
use tabletop::{Outcome, Seat, Seats};

/// The table as one seat, or a spectator, may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub struct View {
    /// Whose view this is; none for a spectator.
    pub viewer: Option<Seat>,
    /// The rule options.
    pub rules: Rules,
    /// The players, clockwise from seat A.
    pub players: Vec<PlayerView>,
    /// The decks of ages 1 to 10, each from the top downwards.
    pub decks: Vec<Vec<Face>>,
    /// The achievements in the middle.
    pub available: Vec<Achievement>,
    /// How many achievements win.
    pub achievements_needed: u32,
    /// Cards out of the game.
    pub removed: Vec<Face>,
    /// How many turns are finished.
    pub turns: u16,
    /// Whose turn it is; nobody's during set-up.
    pub turn: Option<Seat>,
    /// How many actions are left, the running one included.
    pub actions_left: u8,
    /// The dogma action that is being carried out.
    pub dogma: Option<DogmaView>,
    /// How the game ended.
    pub outcome: Option<Outcome<crate::Cause>>,
}

/// What a viewer may know of one player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub struct PlayerView {
    /// The hand, known cards first, then by age.
    pub hand: Vec<Face>,
    /// The score pile, likewise.
    pub score_pile: Vec<Face>,
    /// The points.
    pub points: u16,
    /// The piles of the five colours, empty ones included.
    pub piles: Vec<PileView>,
    /// The icons shown, in the order crown, leaf, bulb, castle, factory, clock.
    pub icons: [u8; 6],
    /// The claimed achievements.
    pub achievements: Vec<Achievement>,
    /// Cards tucked in this turn.
    pub tucked: u8,
    /// Cards scored in this turn.
    pub scored: u8,
    /// The age of the card that a Draw action would give; 11 if the game would end (R25 to R29).
    pub draws: u8,
    /// What is missing for each numbered achievement that is open.
    pub lacks: Vec<Lack>,
    /// How far the player is on the way to each special achievement.
    pub progress: Vec<Progress>,
}

/// What a player lacks for the achievement of an age; he can claim it if it is nothing (R36).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub struct Lack {
    /// The age.
    pub age: u8,
    /// How many points are missing.
    pub points: u16,
    /// Whether a top card that is as high is missing.
    pub top: bool,
}

/// How far a player is on the way to a special achievement (R107 to R111).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub struct Progress {
    /// Which.
    pub special: Special,
    /// How many there are of what it counts.
    pub now: u8,
    /// How many it needs.
    pub needed: u8,
}

/// What a viewer may know of a pile.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub struct PileView {
    /// The colour.
    pub color: Color,
    /// The direction of the splay.
    pub splay: Splay,
    /// The cards from the top downwards; none where only the owner knows which one it is.
    pub cards: Vec<Option<Card>>,
    /// The corners that the splay uncovers on each covered card, from the second card downwards; none without a splay.
    pub corners: Vec<[Option<Icon>; 4]>,
    /// The cards whose order only the owner knows.
    pub unordered: Vec<Card>,
}

/// A dogma action that is being carried out.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub struct DogmaView {
    /// The card.
    pub card: Card,
    /// Who activated it.
    pub leader: Seat,
    /// The effect in progress, from 0.
    pub effect: u8,
    /// Whether it is a demand.
    pub demand: bool,
    /// Who shares.
    pub sharers: Seats,
    /// Who obeys.
    pub victims: Seats,
    /// Whether the bonus is earned already.
    pub bonus: bool,
}

impl View {
    pub(crate) fn new(table: &State, viewer: Option<Seat>) -> View {
        let knows = |card: Card| viewer.is_some_and(|seat| table.knows(seat, card));
        let face = |card: Card| {
            if knows(card) {
                Face::Card(card)
            } else {
                Face::Back(card.value())
            }
        };
        let faces = |cards: CardSet| {
            let mut faces: Vec<Face> = cards.iter().map(face).collect();
            faces.sort();
            faces
        };
        let deck = |age: u8| {
            // A chain does not say how long it is: without this, the list of each deck would grow several times.
            let mut cards = Vec::with_capacity(table.deck_len(age).into());
            cards.extend(table.deck_cards(age).map(face));
            cards
        };
        let player = |seat: Seat| PlayerView {
            hand: faces(table.hand(seat)),
            score_pile: faces(table.score_pile(seat)),
            points: table.points(seat),
            piles: Color::ALL
                .iter()
                .map(|&color| pile(table, seat, color, viewer))
                .collect(),
            icons: table.all_icons(seat).counts(),
            achievements: table.achieved(seat).collect(),
            tucked: table.tucked[seat.index()],
            scored: table.scored[seat.index()],
            draws: table.age_drawn(table.highest_top_value(seat)).unwrap_or(11),
            lacks: (1..=9)
                .filter(|&age| table.is_available(Achievement::Age(age)))
                .map(|age| table.lack(seat, age))
                .collect(),
            progress: Special::ALL
                .into_iter()
                .map(|special| table.progress(seat, special))
                .collect(),
        };
        View {
            viewer,
            rules: table.rules,
            players: table.all_seats().map(player).collect(),
            decks: (1..=10).map(deck).collect(),
            available: Achievement::all()
                .filter(|&achievement| table.is_available(achievement))
                .collect(),
            achievements_needed: table.achievements_needed(),
            removed: faces(table.removed),
            turns: table.turns,
            turn: (table.phase != Phase::FirstMeld).then_some(table.turn),
            actions_left: table.actions_left,
            dogma: table.dogma().map(|dogma| DogmaView {
                card: dogma.card,
                leader: dogma.leader,
                effect: dogma.effect,
                demand: is_demand(dogma.card, dogma.effect, table.rules.edition),
                sharers: dogma.sharers,
                victims: dogma.victims,
                bonus: dogma.bonus,
            }),
            outcome: match table.phase {
                Phase::Over(outcome) => Some(outcome),
                _ => None,
            },
        }
    }
}

fn is_demand(card: Card, effect: u8, edition: Edition) -> bool {
    let effects = effects(card, edition);
    matches!(effects.get(usize::from(effect)), Some(Effect::Demand(_)))
}

fn pile(table: &State, seat: Seat, color: Color, viewer: Option<Seat>) -> PileView {
    let pile = table.pile(seat, color);
    let secret = |depth: usize| {
        let height = pile.len - 1 - depth as u8;
        viewer != Some(seat)
            && pile.secret_to - pile.secret_from > 1
            && (pile.secret_from..pile.secret_to).contains(&height)
    };
    let cards = || table.pile_cards(seat, color).enumerate();
    let mut unordered: Vec<Card> = cards()
        .filter(|&(depth, _)| secret(depth))
        .map(|(_, card)| card)
        .collect();
    unordered.sort();
    let covered = match pile.splay {
        Splay::None => 0,
        _ => usize::from(pile.len),
    };
    PileView {
        color,
        splay: pile.splay,
        cards: cards()
            .map(|(depth, card)| (!secret(depth)).then_some(card))
            .collect(),
        corners: cards()
            .take(covered)
            .skip(1)
            .map(|(_, card)| card.corners(pile.splay))
            .collect(),
        unordered,
    }
}

#[cfg(test)]
mod tests;

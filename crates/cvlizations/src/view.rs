//! Who may see what (C80, C104-C106): the one place that decides it.

use crate::rules::development::lacking;
use crate::score::{self, Breakdown};
use crate::standing::next_hand;
use crate::{
    Civilisation, Event, Goods, Idea, IdeaSet, Order, OrderSet, OrderView, Phase, State, reading,
};
use serde::Serialize;
use tabletop::{Seat, Seats};

/// What one seat, or a spectator, may know of the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub struct View {
    /// Who looks.
    pub viewer: Option<Seat>,
    /// The game's options in one line.
    pub rules: String,
    /// 1 to 9.
    pub turn: u8,
    /// The phase.
    pub phase: Phase,
    /// Who holds the helm.
    pub helm: Civilisation,
    /// In the orders phase whoever lays next; in the development phase and at the end whoever moves next.
    pub next: Option<Civilisation>,
    /// In the action phase the order being performed.
    pub order: Option<Order>,
    /// The players, from A.
    pub players: Vec<PlayerView>,
    /// Every civilisation's orders: those of the players first.
    pub civilisations: Vec<CivilisationView>,
    /// What the table shows of each order.
    pub orders: Vec<OrderView>,
    /// What the viewer has in hand when he lays the next time, for an answer left in advance.
    pub next_hand: OrderSet,
    /// The four spaces of the track.
    pub track: [Option<Idea>; 4],
    /// How many cards the deck in use holds.
    pub deck: usize,
    /// The cards that everybody knows at its bottom, from the lowest (C105).
    pub bottom: Vec<Idea>,
    /// Who has seen its top card (C105).
    pub divined: Seats,
    /// The top card, if the viewer has seen it.
    pub top: Option<Idea>,
    /// How many cards of the age III deck wait.
    pub third: usize,
}

/// What a player owns; all of it is open.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Resources.
    pub goods: Goods,
    /// Happiness tokens.
    pub tokens: u16,
    /// All his ideas.
    pub ideas: IdeaSet,
    /// Those among them whose rules are active.
    pub active: IdeaSet,
    /// Ideas that serve once per turn in the action phase and have.
    pub spent: IdeaSet,
    /// Units or sets exchanged with Tower, Castle, Pantry, Stock Exchange.
    pub exchanged: [u8; 4],
    /// How many units are missing to buy each idea of the track, discounts counted (C91, C92).
    pub lacks: [u16; 4],
    /// The points if the game ended now, with the best exchanges.
    pub projection: Breakdown,
}

/// A civilisation's orders as the viewer may know them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub struct CivilisationView {
    /// Which.
    pub civilisation: Civilisation,
    /// The orders it had before laying this turn; what is left in hand would give the face-down card away (C104).
    pub available: OrderSet,
    /// The order laid face up.
    pub open: Option<Order>,
    /// The order laid face down.
    pub hidden: FaceDown,
}

/// A face-down order.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub enum FaceDown {
    /// Nothing has been laid yet.
    Nothing,
    /// It lies there, and the viewer may not know it.
    Unknown,
    /// It has been turned up, or the viewer laid it.
    Known(Order),
}

/// What the viewer may know.
pub(crate) fn view(table: &State, viewer: Option<Seat>) -> View {
    let numbers = 0..table.all_orders().len();
    View {
        viewer,
        rules: tabletop::Game::rules(table).to_string(),
        turn: table.turn,
        phase: table.phase,
        helm: table.civilisation(table.helm as usize),
        next: next(table),
        order: (table.phase == Phase::Action)
            .then(|| Order::ALL.get(table.moment as usize - 1).copied())
            .flatten(),
        players: Seat::all(table.seats as usize)
            .map(|seat| player_view(table, seat))
            .collect(),
        civilisations: numbers
            .map(|number| civilisation_view(table, number, viewer))
            .collect(),
        orders: reading::read(table, viewer),
        next_hand: viewer.map_or(OrderSet::default(), |seat| next_hand(table, seat)),
        track: table.track,
        deck: table.deck.len(),
        bottom: table.deck.iter().take(table.under as usize).collect(),
        divined: table.divined,
        top: table
            .deck
            .top()
            .filter(|_| viewer.is_some_and(|seat| table.divined.has(seat))),
        third: table.third.len(),
    }
}

fn next(table: &State) -> Option<Civilisation> {
    let gone = table.gone as usize;
    match table.phase {
        Phase::Orders => Some(table.civilisation(table.lays(gone))),
        Phase::Development | Phase::Scoring => Some(Civilisation::Player(table.acts(gone))),
        _ => None,
    }
}

fn player_view(table: &State, seat: Seat) -> PlayerView {
    let player = table.player(seat);
    PlayerView {
        seat,
        goods: player.goods,
        tokens: player.tokens,
        ideas: player.ideas,
        active: table.active(seat),
        spent: crate::ideas::SPENT
            .into_iter()
            .filter(|(mark, _)| player.spent & mark != 0)
            .map(|(_, idea)| idea)
            .collect(),
        exchanged: player.exchanged,
        lacks: table
            .track
            .map(|space| space.map_or(0, |idea| lacking(table, seat, idea))),
        projection: score::projection(table, seat),
    }
}

fn civilisation_view(table: &State, number: usize, viewer: Option<Seat>) -> CivilisationView {
    let orders = &table.orders[number];
    let civilisation = table.civilisation(number);
    CivilisationView {
        civilisation,
        available: orders.available(),
        open: orders.open,
        hidden: match orders.hidden {
            None => FaceDown::Nothing,
            Some(order) if knows_face_down(table, civilisation, viewer) => FaceDown::Known(order),
            Some(_) => FaceDown::Unknown,
        },
    }
}

/// Whether the viewer knows the face-down order of a civilisation, if there is one (C80).
pub(crate) fn knows_face_down(
    table: &State,
    civilisation: Civilisation,
    viewer: Option<Seat>,
) -> bool {
    !table.before_reveal() || viewer.is_some() && civilisation.controller() == viewer
}

/// Where in the deck in use the cards lie that the viewer does not know, counted from the bottom.
pub(crate) fn hidden_in_deck(table: &State, viewer: Option<Seat>) -> std::ops::Range<usize> {
    let knows_top = viewer.is_some_and(|seat| table.divined.has(seat));
    let end = table.deck.len() - usize::from(knows_top && !table.deck.is_empty());
    table.under as usize..end.max(table.under as usize)
}

/// The ideas whose place the viewer does not know.
pub(crate) fn hidden_ideas(table: &State, viewer: Option<Seat>) -> IdeaSet {
    let range = hidden_in_deck(table, viewer);
    let in_deck = table.deck.iter().take(range.end).skip(range.start);
    in_deck.chain(table.third.iter()).collect()
}

/// The event as the viewer may know it.
pub(crate) fn mask(event: &Event, viewer: Option<Seat>) -> Event {
    match *event {
        Event::Laid {
            civilisation, open, ..
        } if viewer.is_none() || civilisation.controller() != viewer => Event::Laid {
            civilisation,
            open,
            hidden: None,
        },
        Event::Looked { seat, .. } if Some(seat) != viewer => Event::Looked { seat, idea: None },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::read;
    use tabletop::{FastRng, Game};

    fn face_down(table: &State, viewer: Option<Seat>) -> Vec<FaceDown> {
        let view = table.view(viewer);
        view.civilisations
            .iter()
            .map(|civilisation| civilisation.hidden)
            .collect()
    }

    /// C80, C83, C104: others see the face-up card and the orders before laying, not the face-down card.
    #[test]
    fn a_face_down_order_is_known_to_who_laid_it() {
        let table =
            read("A used hunting cunning open logging hidden trading\nB\nC\nturn 2 orders\nhelm A");
        let unknown = [FaceDown::Unknown, FaceDown::Nothing, FaceDown::Nothing];
        assert_eq!(face_down(&table, Some(Seat(1))), unknown);
        assert_eq!(face_down(&table, None), unknown);
        assert_eq!(
            face_down(&table, Some(Seat(0)))[0],
            FaceDown::Known(Order::Trading)
        );
        let seen = &table.view(Some(Seat(1))).civilisations[0];
        assert_eq!(seen.available.len(), 6);
        assert!(seen.available.has(Order::Trading) && !seen.available.has(Order::Hunting));
    }

    /// C15, C80: after the reveal everybody knows everything that was laid.
    #[test]
    fn after_the_reveal_all_orders_are_open() {
        let table = read("A laid logging trading\nB laid logging hunting\nC\nturn 1 action");
        assert_eq!(face_down(&table, None)[0], FaceDown::Known(Order::Trading));
    }

    /// C80: a neutral face-down order is known to its controller, a Granna one to nobody.
    #[test]
    fn the_controller_knows_his_neutral_order_and_nobody_that_of_the_granna_people() {
        let table =
            read("rules variant=neutrals first=A\nA\nB\nneutral A open logging hidden trading");
        assert_eq!(
            face_down(&table, Some(Seat(0)))[2],
            FaceDown::Known(Order::Trading)
        );
        assert_eq!(face_down(&table, Some(Seat(1)))[2], FaceDown::Unknown);
        let table = read("A\nB\ngranna open logging hidden trading");
        for viewer in [Some(Seat(0)), Some(Seat(1)), None] {
            assert_eq!(face_down(&table, viewer)[2], FaceDown::Unknown);
        }
    }

    /// C80, C105: the card seen with Divination is its owner's alone; that he looked is public.
    #[test]
    fn the_card_seen_by_divination_is_its_owners_alone() {
        let table = read("A\nB\nC\ndeck axe law\nknown B");
        assert_eq!(table.view(Some(Seat(1))).top, "axe".parse().ok());
        assert_eq!(table.view(Some(Seat(0))).top, None);
        assert_eq!(table.view(None).top, None);
        assert_eq!(table.view(None).divined, Seats::only(Seat(1)));
        let idea = "axe".parse().ok();
        let event = Event::Looked {
            seat: Seat(1),
            idea,
        };
        assert_eq!(State::mask(&event, Some(Seat(1))), event);
        let masked = Event::Looked {
            seat: Seat(1),
            idea: None,
        };
        assert_eq!(State::mask(&event, Some(Seat(0))), masked);
        assert_eq!(State::mask(&event, None), masked);
    }

    /// C105: a card under the deck by Writing is public, its place too; it is never imagined elsewhere.
    #[test]
    fn a_card_put_under_the_deck_is_public() {
        let table = read("A\nB\nC\ndeck axe temple market wheel | law tower");
        let bottom: Vec<&str> = table
            .view(None)
            .bottom
            .iter()
            .map(|idea| idea.slug())
            .collect();
        assert_eq!(bottom, ["tower", "law"]);
        for seat in Seat::all(3) {
            assert_eq!(table.view(Some(seat)).bottom, table.view(None).bottom);
        }
        for seed in 0..50 {
            let imagined = table.resample(Seat(0), &mut FastRng::new(seed));
            assert_eq!(imagined.view(None), table.view(None));
        }
    }

    /// C106: the event of a laying hides the face-down card from everybody else.
    #[test]
    fn the_event_of_a_laying_hides_the_face_down_card() {
        for (civilisation, knows) in [
            (Civilisation::Player(Seat(0)), true),
            (Civilisation::Neutral(Seat(0)), true),
            (Civilisation::Neutral(Seat(1)), false),
            (Civilisation::Granna, false),
        ] {
            let event = Event::Laid {
                civilisation,
                open: Order::Logging,
                hidden: Some(Order::Hunting),
            };
            assert_eq!(State::mask(&event, Some(Seat(0))) == event, knows);
            assert_ne!(State::mask(&event, None), event);
        }
    }
}

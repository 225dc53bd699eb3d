//! Who may see what (C80, C104-C106): the one place that decides it.

use crate::{
    Choice, Civilisation, Event, Goods, Idea, IdeaSet, Order, OrderSet, Phase, State, Variant,
};
use serde::Serialize;
use tabletop::{FastRng, Seat, Seats};

/// What one seat, or a spectator, may know of the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
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
}

/// A civilisation's orders as the viewer may know them.
#[derive(Clone, PartialEq, Debug, Serialize)]
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
fn knows_face_down(table: &State, civilisation: Civilisation, viewer: Option<Seat>) -> bool {
    !table.before_reveal() || viewer.is_some() && civilisation.controller() == viewer
}

/// Where in the deck in use the cards lie that the viewer does not know, counted from the bottom.
fn hidden_in_deck(table: &State, viewer: Option<Seat>) -> std::ops::Range<usize> {
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

/// Which hidden card stands for which other one in an imagined table.
#[derive(Clone, Debug)]
pub struct Disguise {
    ideas: [Idea; Idea::COUNT as usize],
    /// The face-down order of each civilisation whose card the seat does not know.
    face_down: [Option<Order>; crate::SEATS],
    sequence: [[Order; 8]; 3],
}

impl Disguise {
    /// Draws from what the seat knows alone: hidden cards are sorted before they are shuffled.
    pub(crate) fn draw(table: &State, seat: Seat, rng: &mut FastRng) -> Disguise {
        let mut ideas = std::array::from_fn(|index| Idea::new(index as u8 + 1));
        let range = hidden_in_deck(table, Some(seat));
        let in_deck = table.deck.iter().take(range.end).skip(range.start);
        rename_at_random(in_deck, &mut ideas, rng);
        rename_at_random(table.third.iter(), &mut ideas, rng);
        let sequence = imagine_sequence(table, rng);
        let mut face_down = [None; crate::SEATS];
        for (number, orders) in table.all_orders().iter().enumerate() {
            let civilisation = table.civilisation(number);
            if orders.hidden.is_none() || knows_face_down(table, civilisation, Some(seat)) {
                continue;
            }
            let could_be: Vec<Order> = orders
                .available()
                .iter()
                .filter(|&order| Some(order) != orders.open)
                .collect();
            face_down[number] = Some(match civilisation {
                Civilisation::Granna => sequence[table.age()][drawn_orders(table) - 1],
                _ => could_be[rng.below(could_be.len())],
            });
        }
        Disguise {
            ideas,
            face_down,
            sequence,
        }
    }

    /// The table with the hidden cards renamed. It may be an earlier table of the same unit.
    pub(crate) fn put_on(&self, table: &State) -> State {
        let mut table = *table;
        let name = |idea: Idea| self.ideas[idea.index()];
        table.deck.rename(name);
        table.third.rename(name);
        if table.variant == Variant::Granna {
            table.sequence = self.sequence;
        }
        for (orders, face_down) in table.orders.iter_mut().zip(self.face_down) {
            if orders.hidden.is_some() && face_down.is_some() {
                orders.hidden = face_down;
            }
        }
        table
    }

    /// A choice as it reads with the cards renamed. Layings need no renaming:
    /// a laying is a unit of its own, so it is never an answer before a question of the same unit.
    pub(crate) fn rename(&self, choice: Choice) -> Choice {
        match choice {
            Choice::Buy(idea) => Choice::Buy(self.ideas[idea.index()]),
            Choice::Under(idea) => Choice::Under(self.ideas[idea.index()]),
            other => other,
        }
    }
}

fn rename_at_random(
    hidden: impl Iterator<Item = Idea>,
    names: &mut [Idea; Idea::COUNT as usize],
    rng: &mut FastRng,
) {
    let hidden: Vec<Idea> = hidden.collect();
    let mut shuffled = hidden.clone();
    shuffled.sort();
    rng.shuffle(&mut shuffled);
    for (card, name) in hidden.into_iter().zip(shuffled) {
        names[card.index()] = name;
    }
}

/// How many orders the Granna people have drawn in this age, the face-down one included.
fn drawn_orders(table: &State) -> usize {
    let has_laid = table.orders[2].open.is_some();
    let after_phase = table.phase > Phase::Orders;
    (table.turn as usize - 1) % 3 * 2 + if has_laid || after_phase { 2 } else { 0 }
}

/// Shuffles the orders of the Granna people that nobody has seen (C80).
fn imagine_sequence(table: &State, rng: &mut FastRng) -> [[Order; 8]; 3] {
    let mut sequence = table.sequence;
    if table.variant != Variant::Granna {
        return sequence;
    }
    for (age, orders) in sequence.iter_mut().enumerate() {
        let seen = match age.cmp(&table.age()) {
            std::cmp::Ordering::Less => 6,
            std::cmp::Ordering::Equal if table.before_reveal() => {
                // Of the two orders laid this turn only the first lies face up (C100).
                let drawn = drawn_orders(table);
                drawn - usize::from(table.orders[2].open.is_some())
            }
            std::cmp::Ordering::Equal => drawn_orders(table),
            std::cmp::Ordering::Greater => 0,
        };
        let unseen = &mut orders[seen..];
        unseen.sort();
        rng.shuffle(unseen);
    }
    sequence
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Game, Notation};

    fn read(text: &str) -> State {
        let lines: Vec<(usize, &str)> = (1..).zip(text.lines().map(str::trim)).collect();
        State::read_table(&lines).unwrap_or_else(|(line, reason)| panic!("line {line}: {reason}"))
    }

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
        for seed in 0..50 {
            let imagined = table.resample(Seat(0), &mut FastRng::new(seed));
            assert_eq!(imagined.view(None), table.view(None));
        }
    }

    /// What a seat imagines reaches every order that the others could have laid, and only those.
    #[test]
    fn every_possible_face_down_order_is_imagined() {
        let table =
            read("A used hunting cunning open logging hidden trading\nB\nC\nturn 2 orders\nhelm A");
        let mut imagined = OrderSet(0);
        for seed in 0..200 {
            let table = table.resample(Seat(1), &mut FastRng::new(seed));
            imagined = imagined.with(table.orders[0].hidden.unwrap());
        }
        let possible = OrderSet::FULL
            .minus(table.orders[0].used)
            .minus(OrderSet(0).with(Order::Logging));
        assert_eq!(imagined, possible);
        let own = table.resample(Seat(0), &mut FastRng::new(1));
        assert_eq!(own.orders[0].hidden, Some(Order::Trading));
    }

    /// C80: the order of the undrawn Granna cards is hidden; those already laid stay.
    #[test]
    fn the_orders_granna_has_not_drawn_are_imagined_anew() {
        let table = read(
            "A\nB\nturn 2 orders\nhelm granna\nsequence I hunting logging trading slacking ...",
        );
        let others: Vec<[Order; 8]> = (0..20)
            .map(|seed| table.resample(Seat(0), &mut FastRng::new(seed)).sequence[0])
            .collect();
        assert!(
            others
                .iter()
                .all(|sequence| sequence[..2] == [Order::Hunting, Order::Logging])
        );
        assert!(others.iter().any(|sequence| sequence[2] != Order::Trading));
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

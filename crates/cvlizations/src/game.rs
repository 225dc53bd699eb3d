//! The game as the foundation sees it.

use crate::rules::{self, ending, setup};
use crate::{
    Cause, Choice, Disguise, Event, Fx, IdeaSet, Phase, Prompt, Rules, State, View, Why, view,
};
use tabletop::{FastRng, Flow, Game, Outcome, Players, Seat, Seed, Shown};

impl Game for State {
    type Rules = Rules;
    type Choice = Choice;
    type Prompt = Prompt;
    type Event = Event;
    type Why = Why;
    type View = View;
    type Cause = Cause;
    type Hidden = (State, Seat);
    type Disguise = Disguise;

    const NAME: &'static str = "cvlizations";
    /// In version 1 a move in which nothing could be bought after a look with Divination ended by itself.
    const RULES_VERSION: u32 = 2;

    fn with_version(rules: Rules, version: u32) -> Rules {
        let version = version as u8;
        Rules { version, ..rules }
    }

    fn version(rules: &Rules) -> u32 {
        rules.version.into()
    }

    fn setup(rules: &Rules, seats: usize, seed: &Seed) -> Result<State, String> {
        setup::set_up(rules, seats, seed)
    }

    fn read_cards(text: &str) -> Result<String, String> {
        crate::catalogue::load(text).map(|cards| cards.hash().to_owned())
    }

    fn advance(&mut self, players: &mut dyn Players<State>) -> Flow {
        rules::advance(&mut Fx::new(self, players))
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome<Cause>> {
        (self.phase == Phase::Over).then(|| ending::winners(self))
    }

    #[inline]
    fn seats(&self) -> usize {
        self.seats as usize
    }

    fn rules(&self) -> Rules {
        Rules {
            variant: self.variant,
            first: (!self.drawn).then_some(self.starter),
            cards: self.cards,
            version: self.version,
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        view::view(self, viewer)
    }

    fn mask(event: &Event, viewer: Option<Seat>) -> Event {
        view::mask(event, viewer)
    }

    fn hidden(&self, _start: &State, seat: Seat) -> (State, Seat) {
        (*self, seat)
    }

    fn disguise((table, seat): &(State, Seat), rng: &mut FastRng) -> Disguise {
        Disguise::draw(table, *seat, rng)
    }

    fn wear(&mut self, disguise: &Disguise) {
        disguise.put_on(self);
    }

    fn disguise_choice(choice: Choice, _by: Seat, disguise: &Disguise) -> Choice {
        disguise.rename(choice)
    }

    fn audit(&self) -> Result<(), String> {
        let mut seen = IdeaSet::NONE;
        let owned = self.players.iter().flat_map(|player| player.ideas.iter());
        let on_track = self.track.iter().flatten().copied();
        let in_decks = self.deck.iter().chain(self.third.iter());
        for idea in owned.chain(on_track).chain(in_decks) {
            if seen.has(idea) {
                return Err(format!("{idea} is in two places"));
            }
            seen = seen.with(idea);
        }
        for (number, orders) in self.all_orders().iter().enumerate() {
            let laid = orders.laid();
            if laid != laid.minus(orders.used) || orders.open == orders.hidden && !laid.is_empty() {
                let who = self.civilisation(number);
                return Err(format!("{who} has laid an order that is not in hand"));
            }
        }
        if self.under as usize > self.deck.len() {
            return Err("more cards are known at the bottom than the deck holds".to_owned());
        }
        Ok(())
    }

    fn audit_shown(&self, viewer: Option<Seat>, shown: Shown<'_, State>) -> Result<(), String> {
        let hidden = view::hidden_ideas(self, viewer);
        let named = match shown {
            Shown::Event(&Event::Laid {
                civilisation,
                hidden: Some(_),
                ..
            }) if civilisation.controller() != viewer || viewer.is_none() => {
                return Err(format!(
                    "{viewer:?} is shown the face-down order of {civilisation}"
                ));
            }
            Shown::Event(&Event::Looked { idea, .. }) => idea,
            Shown::Event(
                &(Event::PutUnder { idea, .. }
                | Event::Bought { idea, .. }
                | Event::Revealing { idea }
                | Event::Exchanged { idea, .. }),
            ) => Some(idea),
            Shown::Option(&(Choice::Buy(idea) | Choice::Under(idea)))
            | Shown::Prompt(&Prompt::Save(idea)) => Some(idea),
            _ => None,
        };
        match named.filter(|&idea| hidden.has(idea)) {
            Some(idea) => Err(format!("{viewer:?} is shown the hidden card {idea}")),
            None => Ok(()),
        }
    }
}

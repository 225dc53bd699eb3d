//! Computer players at a table: they think elsewhere, on a bounded pool, and wish like everybody else.

use super::turns::Turn;
use crate::api::TableState;
use crate::error::Error;
use crate::hall::Hall;
use crate::task::{Request, Task};
use crate::wish::{Choose, Who, Wish};
use crate::{games, secret};
use bots::Level;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use tabletop::Seat;
use tokio::sync::oneshot;

/// What a computer player thinks about: the question of a seat, at a level.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Topic {
    pub seat: u8,
    pub question: u32,
    pub level: u8,
}

impl Task {
    /// Lets computer players think about the questions put to them, and about no others any more.
    pub(crate) fn think(&mut self) {
        let topics = self.topics();
        self.thinking.retain(|topic, thought| {
            let is_open = topics.contains(topic);
            if !is_open {
                thought.abort();
            }
            is_open
        });
        let Some(play) = &self.table.play else {
            return;
        };
        if !topics.is_empty() {
            self.claim.waits(self.who_waits());
        }
        for topic in topics {
            if *self.hall.stopping.borrow() || self.thinking.contains_key(&topic) {
                continue;
            }
            let seed = secret::number(&self.table.setup.seed, self.table.number);
            let thought = play.thought(Seat(topic.seat), topic.level, seed);
            let turns = match usize::from(topic.level) == Level::ALL.len() {
                true => &self.hall.strongest,
                false => &self.hall.quick,
            };
            let turn = turns.queue(&self.claim);
            let (hall, me) = (Arc::clone(&self.hall), self.me.clone());
            let at = self.table.computer_answers_at(Seat(topic.seat));
            let thinking = tokio::spawn(async move {
                let choice = think_in_turn(&hall, turn, thought).await;
                let early = at - hall.clock.now();
                if early > 0 {
                    hall.clock.wait(early).await;
                }
                // A task that has ended will think again when it is woken.
                let _ = me.send(Request::Thought { topic, choice }).await;
            });
            self.thinking.insert(topic, thinking.abort_handle());
        }
    }

    /// The open questions of computer players, if there is anybody for whom they play.
    fn topics(&mut self) -> Vec<Topic> {
        if self.table.state() != TableState::Running || !self.goes_on() {
            self.alone = None;
            return Vec::new();
        }
        let topic = |seat: Seat| {
            Some(Topic {
                seat: seat.0,
                question: self.table.questions[seat.index()]?,
                level: self.table.places[seat.index()].level?,
            })
        };
        self.table.asked().iter().filter_map(topic).collect()
    }

    /// Whether computer players go on. Where nobody has a seat they do so while somebody looks on, and at so many tables
    /// at once for whoever that is.
    fn goes_on(&mut self) -> bool {
        if self.table.is_peopled() {
            return true;
        }
        if self.alone.is_none() && self.is_watched() {
            let address = self.who_waits().address;
            self.alone = self.hall.alone.enter(address, self.hall.limits.alone);
        }
        self.alone.is_some() && self.is_watched()
    }

    pub(crate) async fn move_computer(&mut self, topic: Topic, choice: Option<String>) {
        let Topic { seat, question, .. } = topic;
        let first = || {
            let question = self.table.play.as_ref()?.question(Seat(seat), question)?;
            Some(question.options.first()?.text.clone())
        };
        // A computer player that broke plays something, so that the game goes on.
        let Some(choice) = choice.or_else(first) else {
            return;
        };
        let wish = Wish::Choose(Choose {
            seat,
            question,
            choice,
        });
        match self.fulfil(&Who::Server, &wish).await {
            // The question was taken back, or a person came back to the seat.
            Ok(_)
            | Err(
                Error::StaleQuestion | Error::NotYourSeat | Error::NotAsked | Error::NotRunning,
            ) => {}
            // Nothing can be written: it thinks again when that is over.
            Err(_) if self.hall.heart.look().is_none() => return,
            Err(error) => {
                tracing::warn!(table = self.table.id, %error, "a computer player could not answer")
            }
        }
        self.think();
    }
}

async fn think_in_turn(
    hall: &Hall,
    turn: oneshot::Receiver<Turn>,
    thought: games::Thought,
) -> Option<String> {
    let turn = turn.await;
    hall.metrics.thoughts.fetch_add(1, Relaxed);
    // A thought that is let go when it has begun goes on to its end, and keeps its place so long.
    let choice = tokio::task::spawn_blocking(move || {
        let choice = thought();
        drop(turn);
        choice
    });
    choice.await.unwrap_or_else(|error| {
        tracing::error!(%error, "a computer player broke");
        None
    })
}

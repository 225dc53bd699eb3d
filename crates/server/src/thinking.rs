//! Computer players at a table: they think elsewhere, on a bounded pool, and wish like everybody else.

use crate::api::TableState;
use crate::error::Error;
use crate::hall::Hall;
use crate::task::{Request, Task};
use crate::wish::{Choose, Who, Wish};
use crate::{games, secret};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use tabletop::Seat;

impl Task {
    /// Lets computer players think about the questions put to them.
    pub(crate) fn think(&mut self) {
        if self.table.state() != TableState::Running || *self.hall.stopping.borrow() {
            return;
        }
        let Some(play) = &self.table.play else {
            return;
        };
        for seat in self.table.asked().iter() {
            let level = self.table.places[seat.index()].level;
            let (Some(level), Some(question)) = (level, self.table.questions[seat.index()]) else {
                continue;
            };
            if !self.thinking.insert((seat.0, question)) {
                continue;
            }
            let seed = secret::number(&self.table.setup.seed, self.table.number);
            let thought = play.thought(seat, level, seed);
            let (hall, me) = (Arc::clone(&self.hall), self.me.clone());
            tokio::spawn(async move {
                let choice = think_on_pool(&hall, thought).await;
                // A task that has ended will think again when it is woken.
                let _ = me
                    .send(Request::Thought {
                        seat: seat.0,
                        question,
                        choice,
                    })
                    .await;
            });
        }
    }

    pub(crate) async fn move_computer(&mut self, seat: u8, question: u32, choice: Option<String>) {
        let Some(open) = self
            .table
            .questions
            .get(usize::from(seat))
            .copied()
            .flatten()
        else {
            return;
        };
        let first = || {
            let question = self.table.play.as_ref()?.question(Seat(seat), open)?;
            Some(question.options.first()?.text.clone())
        };
        // A computer player that broke plays something, so that the game goes on.
        let Some(choice) = choice.or_else(first) else {
            return;
        };
        self.hall.metrics.thoughts.fetch_add(1, Relaxed);
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
            Err(error) => {
                tracing::warn!(table = self.table.id, %error, "a computer player could not answer")
            }
        }
        self.think();
    }
}

async fn think_on_pool(hall: &Hall, thought: games::Thought) -> Option<String> {
    let turn = Arc::clone(&hall.thinkers).acquire_owned().await;
    let choice = tokio::task::spawn_blocking(thought).await;
    drop(turn);
    choice.unwrap_or_else(|error| {
        tracing::error!(%error, "a computer player broke");
        None
    })
}

//! Each unit once more, on a table disguised for a seat, with the answers renamed: whoever cannot tell the two tables
//! apart must not see another course of events, another table at the end, or other seats being asked.
//!
//! A spectator knows nothing that a seat does not know, so each disguise is looked at with a spectator's eyes too.

use crate::{Decision, FastRng, Flow, Game, Notation, OpenDecision, Players, Record, Seat, Seed};

/// How many courses a unit on a disguised table is tried to take, to find one that looks like the true one.
const COURSES: usize = 200;

/// Plays one random game and runs one in `every` units again, disguised for each seat.
pub fn check_units<G: Notation>(
    rules: &G::Rules,
    seats: usize,
    number: u64,
    every: usize,
) -> Result<(), String> {
    let record = Record::<G>::new(rules.clone(), seats, Seed::from_number(number));
    let mut table = G::setup(rules, seats, &record.seed)?;
    let mut rng = FastRng::new(number ^ 0x7717);
    while table.outcome().is_none() {
        let start = table.clone();
        let mut course = Course::new(Answers::Any(&mut rng));
        let stopped = table.advance(&mut course).is_err();
        let truth = course.steps;
        if stopped {
            return Err("a unit stopped although every question was answered".to_owned());
        }
        if rng.below(every) == 0 {
            for viewer in Seat::all(seats) {
                Unit {
                    start: &start,
                    end: &table,
                    truth: &truth,
                    viewer,
                }
                .check(&mut rng)?;
            }
        }
    }
    Ok(())
}

/// Something in the course of a unit.
#[derive(Clone, Debug)]
enum Step<G: Game> {
    Asked(OpenDecision<G>, G::Choice),
    /// Somebody could do nothing else.
    Forced(Seat, G::Choice),
    Told(G::Event),
    /// What chance took.
    Drawn(G::Choice),
}

/// What a viewer notices of a step.
#[derive(PartialEq, Debug)]
enum Noticed<G: Game> {
    /// Somebody is asked.
    Asked(Seat),
    /// The viewer is asked this.
    Question(OpenDecision<G>),
    Told(G::Event),
}

/// A unit that was carried out, to be looked at by one seat.
struct Unit<'a, G: Game> {
    start: &'a G,
    end: &'a G,
    truth: &'a [Step<G>],
    viewer: Seat,
}

impl<G: Notation> Unit<'_, G> {
    fn check(&self, rng: &mut FastRng) -> Result<(), String> {
        let viewer = self.viewer;
        let disguise = G::disguise(&self.end.hidden(self.start, viewer), rng);
        let mut start = self.start.clone();
        start.wear(&disguise);
        let rename = |step: &Step<G>| match step {
            Step::Asked(open, choice) => {
                let choice = G::disguise_choice(*choice, open.seat, &disguise);
                Some((Some(open.seat), choice))
            }
            Step::Forced(seat, choice) => {
                Some((Some(*seat), G::disguise_choice(*choice, *seat, &disguise)))
            }
            Step::Drawn(choice) => Some((None, G::disguise_choice(*choice, viewer, &disguise))),
            Step::Told(_) => None,
        };
        let answers: Vec<(Option<Seat>, G::Choice)> =
            self.truth.iter().filter_map(rename).collect();
        for eyes in [Some(viewer), None] {
            self.compare(&start, &answers, eyes)
                .map_err(|what| format!("{}: {what}\n{}", named(eyes), start.write_table()))?;
        }
        Ok(())
    }

    /// Compares with the course that the renamed answers lead to, or with all that other answers lead to.
    fn compare(
        &self,
        start: &G,
        answers: &[(Option<Seat>, G::Choice)],
        eyes: Option<Seat>,
    ) -> Result<(), String> {
        let truth = notice(self.truth, eyes);
        let mut asked_otherwise = None;
        let mut turns = Vec::new();
        for attempt in 0..COURSES {
            let mut table = start.clone();
            let mut course = Course::new(Answers::Given {
                answers,
                viewer: self.viewer,
                next: 0,
                turns: &mut turns,
                depth: 0,
            });
            let stopped = table.advance(&mut course).is_err();
            if stopped {
                return Err("a unit stopped although every question was answered".to_owned());
            }
            let seen = notice(&course.steps, eyes);
            let is_strange = course.strange || course.left() > 0;
            if seen == truth {
                return self.compare_ends(&table, eyes);
            }
            let parting = seen
                .iter()
                .zip(&truth)
                .take_while(|(one, other)| one == other);
            let parting = parting.count();
            let parts = (truth.get(parting), seen.get(parting));
            if attempt == 0 && !is_strange {
                match parts {
                    (Some(Noticed::Question(_)), _) | (_, Some(Noticed::Question(_))) => {
                        return Err(format!("is asked something else: {parts:?}"));
                    }
                    (Some(Noticed::Asked(_)), _) | (_, Some(Noticed::Asked(_))) => {}
                    _ => return Err(format!("sees other events: {parts:?}")),
                }
            }
            if events(&seen).eq(events(&truth)) && asked_otherwise.is_none() {
                asked_otherwise = Some(format!("{parts:?}"));
            }
            if !next_course(&mut turns) {
                // Every course was tried.
                let Some(parts) = asked_otherwise else { break };
                return Err(format!(
                    "can tell hidden things by who is asked and who is not: {parts}"
                ));
            }
        }
        Ok(())
    }

    fn compare_ends(&self, table: &G, eyes: Option<Seat>) -> Result<(), String> {
        if table.view(eyes) != self.end.view(eyes) || table.outcome() != self.end.outcome() {
            return Err(format!(
                "sees another table after the unit:\n{}",
                self.end.write_table()
            ));
        }
        Ok(())
    }
}

fn named(eyes: Option<Seat>) -> String {
    eyes.map_or("a spectator".to_owned(), |seat| seat.to_string())
}

fn notice<G: Game>(steps: &[Step<G>], eyes: Option<Seat>) -> Vec<Noticed<G>> {
    let notice = |step: &Step<G>| match step {
        Step::Asked(open, _) if Some(open.seat) == eyes => Some(Noticed::Question(open.clone())),
        Step::Asked(open, _) => Some(Noticed::Asked(open.seat)),
        Step::Told(event) => Some(Noticed::Told(G::mask(event, eyes))),
        Step::Forced(..) | Step::Drawn(_) => None,
    };
    steps.iter().filter_map(notice).collect()
}

fn events<G: Game>(noticed: &[Noticed<G>]) -> impl Iterator<Item = &G::Event> {
    noticed.iter().filter_map(|noticed| match noticed {
        Noticed::Told(event) => Some(event),
        _ => None,
    })
}

/// Turns to the next course: another answer to the last question that has one left. Tells whether there is one.
fn next_course(turns: &mut Vec<(usize, usize)>) -> bool {
    while let Some((taken, of)) = turns.pop() {
        if taken + 1 < of {
            turns.push((taken + 1, of));
            return true;
        }
    }
    false
}

/// Where the answers of a course come from.
enum Answers<'a, G: Game> {
    Any(&'a mut FastRng),
    /// The renamed answers as far as they fit, except for the questions at which another turn is taken.
    Given {
        answers: &'a [(Option<Seat>, G::Choice)],
        viewer: Seat,
        next: usize,
        /// For each question, how many answers were passed over, and how many there are.
        turns: &'a mut Vec<(usize, usize)>,
        depth: usize,
    },
}

/// Players who note what happens.
struct Course<'a, G: Game> {
    answers: Answers<'a, G>,
    steps: Vec<Step<G>>,
    /// Whether a renamed answer did not fit.
    strange: bool,
}

impl<'a, G: Game> Course<'a, G> {
    fn new(answers: Answers<'a, G>) -> Course<'a, G> {
        Course {
            answers,
            steps: Vec::new(),
            strange: false,
        }
    }

    /// How many renamed answers were not needed.
    fn left(&self) -> usize {
        match &self.answers {
            Answers::Given { answers, next, .. } => answers.len().saturating_sub(*next),
            Answers::Any(_) => 0,
        }
    }
}

impl<G: Game> Players<G> for Course<'_, G> {
    fn ask(&mut self, _table: &G, decision: &Decision<'_, G>) -> Flow<G::Choice> {
        let options = decision.options;
        let position = match &mut self.answers {
            Answers::Any(rng) => rng.below(options.len()),
            Answers::Given {
                answers,
                viewer,
                next,
                turns,
                depth,
            } => {
                let given = answers
                    .get(*next)
                    .filter(|(by, _)| *by == Some(decision.seat));
                let given = given
                    .and_then(|(_, choice)| options.iter().position(|option| option == choice));
                *next += 1;
                self.strange |= given.is_none();
                if turns.len() == *depth {
                    // The viewer knows what he answered.
                    let is_settled = decision.seat == *viewer && given.is_some();
                    turns.push((0, if is_settled { 1 } else { options.len() }));
                }
                let passed_over = turns[*depth].0;
                *depth += 1;
                (given.unwrap_or(0) + passed_over) % options.len()
            }
        };
        let choice = options[position];
        self.steps.push(Step::Asked(decision.keep(), choice));
        Ok(choice)
    }

    fn listens(&self) -> bool {
        true
    }

    fn tell(&mut self, _table: &G, event: G::Event) {
        self.steps.push(Step::Told(event));
    }

    fn forced(&mut self, decision: &Decision<'_, G>) {
        let only = decision.options[0];
        if let Answers::Given { answers, next, .. } = &mut self.answers {
            self.strange |= answers.get(*next) != Some(&(Some(decision.seat), only));
            *next += 1;
        }
        self.steps.push(Step::Forced(decision.seat, only));
    }

    fn chance(&mut self, options: &[G::Choice], drawn: usize) -> usize {
        let mut position = drawn;
        if let Answers::Given { answers, next, .. } = &mut self.answers {
            let given = answers.get(*next).filter(|(by, _)| by.is_none());
            let given = given.and_then(|(_, choice)| options.iter().position(|o| o == choice));
            self.strange |= given.is_none();
            position = given.unwrap_or(drawn);
            *next += 1;
        }
        self.steps.push(Step::Drawn(options[position]));
        position
    }
}

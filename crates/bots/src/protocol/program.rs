//! The pipes to a program: threads that read and write, so that nobody waits longer than allowed.

use super::line::{self, Line};
use std::fmt;
use std::io::{BufReader, Read, Write};
use std::process::{Child, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::thread;
use std::time::{Duration, Instant};

/// How many messages may wait to be read by a program before it counts as deaf.
/// One that answers only what it has read never has more than a handful waiting.
const WAITING_AT_MOST: usize = 32;

/// How long a program may take to say goodbye, and how often it is looked whether it has gone.
const FAREWELL: Duration = Duration::from_secs(1);
const LOOK: Duration = Duration::from_millis(2);

/// A program and its arguments, as `--bot` writes them: words separated by spaces, quotes around those with spaces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    text: String,
    words: Vec<String>,
}

impl Command {
    /// Starts the program. What it writes to standard error is shown as it is.
    pub fn start(&self) -> Result<Connection, String> {
        let mut child = std::process::Command::new(&self.words[0])
            .args(&self.words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cannot be started: {error}"))?;
        match (child.stdin.take(), child.stdout.take()) {
            (Some(input), Some(output)) => {
                let mut connection = Connection::new(output, input);
                connection.child = Some(child);
                Ok(connection)
            }
            _ => Err("cannot be started: it has no pipes".to_owned()),
        }
    }
}

impl FromStr for Command {
    type Err = String;

    fn from_str(text: &str) -> Result<Command, String> {
        let mut words = Vec::new();
        let mut word: Option<String> = None;
        let mut quote = None;
        for letter in text.chars() {
            match (quote, letter) {
                (Some(open), letter) if letter == open => quote = None,
                (None, '"' | '\'') => {
                    quote = Some(letter);
                    word.get_or_insert_default();
                }
                (None, letter) if letter.is_whitespace() => words.extend(word.take()),
                (_, letter) => word.get_or_insert_default().push(letter),
            }
        }
        words.extend(word);
        match quote {
            Some(quote) => Err(format!("the quote {quote} is never closed in «{text}»")),
            None if words.is_empty() => Err("expected a command".to_owned()),
            None => Ok(Command {
                text: text.to_owned(),
                words,
            }),
        }
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Lines to and from a program. When it is dropped, the program is let go.
#[derive(Debug)]
pub struct Connection {
    outgoing: Option<SyncSender<String>>,
    /// Disconnected when everything has been written.
    written: Receiver<()>,
    incoming: Receiver<Line>,
    child: Option<Child>,
}

impl Connection {
    /// Talks over any two pipes, such as the own standard input and output.
    pub fn new(input: impl Read + Send + 'static, output: impl Write + Send + 'static) -> Self {
        let (outgoing, to_write) = mpsc::sync_channel::<String>(WAITING_AT_MOST);
        let (writing, written) = mpsc::channel::<()>();
        thread::spawn(move || {
            let _until_the_end = writing;
            let mut output = output;
            for line in to_write {
                if output.write_all(line.as_bytes()).is_err() || output.flush().is_err() {
                    return;
                }
            }
        });
        // One line at a time: a program that talks without end fills no memory.
        let (sender, incoming) = mpsc::sync_channel(1);
        thread::spawn(move || {
            let mut input = BufReader::new(input);
            loop {
                let line = line::read(&mut input);
                let last = line == Line::End;
                if sender.send(line).is_err() || last {
                    return;
                }
            }
        });
        Connection {
            outgoing: Some(outgoing),
            written,
            incoming,
            child: None,
        }
    }

    /// Sends a line, without waiting.
    pub(super) fn send(&self, mut line: String) -> Result<(), String> {
        let outgoing = self.outgoing.as_ref().ok_or("has left")?;
        line.push('\n');
        match outgoing.try_send(line) {
            Err(TrySendError::Full(_)) => Err("does not read its messages".to_owned()),
            // Its last words may still wait to be read, and say more than this.
            Ok(()) | Err(TrySendError::Disconnected(_)) => Ok(()),
        }
    }

    /// The next line that is not empty; none if the time is over.
    pub(super) fn receive(&self, deadline: Instant) -> Result<Option<String>, String> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Ok(None);
            }
            match self.incoming.recv_timeout(left) {
                Ok(Line::Text(text)) if text.trim().is_empty() => {}
                Ok(Line::Text(text)) => return Ok(Some(text)),
                Ok(Line::Bad(reason)) => return Err(reason),
                Ok(Line::End) | Err(RecvTimeoutError::Disconnected) => {
                    return Err("has ended or closed its output".to_owned());
                }
                Err(RecvTimeoutError::Timeout) => return Ok(None),
            }
        }
    }
}

impl Drop for Connection {
    /// Lets the last messages go out and the program end by itself, but not for long.
    fn drop(&mut self) {
        self.outgoing = None;
        let Some(child) = &mut self.child else {
            let _ = self.written.recv_timeout(FAREWELL);
            return;
        };
        let deadline = Instant::now() + FAREWELL;
        while matches!(child.try_wait(), Ok(None)) && Instant::now() < deadline {
            // Nobody listens any more, but a program whose output is full could not end.
            if let Err(RecvTimeoutError::Disconnected) = self.incoming.recv_timeout(LOOK) {
                thread::sleep(LOOK);
            }
        }
        let _ = child.kill();
        let _ = child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_at_spaces_outside_quotes() {
        let words = |text: &str| text.parse::<Command>().map(|command| command.words);
        let expected = |words: &[&str]| Ok(words.iter().map(|word| word.to_string()).collect());
        assert_eq!(
            words("python3  my/bot.py "),
            expected(&["python3", "my/bot.py"])
        );
        assert_eq!(
            words("'my bots/one' --name \"it's\" ''"),
            expected(&["my bots/one", "--name", "it's", ""])
        );
        assert_eq!(words("a'b c'd"), expected(&["ab cd"]));
        assert!(words(" ").is_err());
        assert!(words("python3 'bot.py").is_err());
    }
}

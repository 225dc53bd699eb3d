//! WebSockets (RFC 6455) as far as live connections need them: text messages of a limited size, pings, closing.
//!
//! Both ends, because swarms and tests speak with the server as browsers do. No extensions and nothing but text.

use axum::http::HeaderValue;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use bytes::{Buf, Bytes, BytesMut};
use sha1::{Digest, Sha1};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::time::timeout;

/// How long the other end may take to receive what it is sent, and to answer a close.
const PATIENCE: Duration = Duration::from_secs(10);
/// How much is read at once.
const CHUNK: usize = 1024;
/// The room in front of a message for the longest head, with a mask.
const HEAD: usize = 14;
/// Masks keep caches between the ends from taking messages for requests. Between swarms, tests and a server are none,
/// so that theirs need not be drawn by lot.
const MASK: [u8; 4] = [0x45, 0x70, 0x6f, 0x6b];

const CONTINUED: u8 = 0;
const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;
const LAST: u8 = 0x80;
const MASKED: u8 = 0x80;

/// Why a connection is closed, by the number that the other end reads.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Closing {
    GoodBye = 1000,
    GoingAway = 1001,
    Nonsense = 1002,
    NoText = 1007,
    NotServed = 1008,
    TooLarge = 1009,
}

/// What came from the other end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A message.
    Text(String),
    /// To be answered by a pong with the same content.
    Ping(Vec<u8>),
    /// The answer to a ping.
    Pong,
}

/// Which end this is. What clients send is masked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The one that was called.
    Server,
    /// The one that called.
    Client,
}

/// One end of a connection.
pub struct Socket<S> {
    stream: S,
    end: End,
    limit: usize,
    incoming: BytesMut,
    /// The parts that have come of a message in several frames.
    begun: Option<Vec<u8>>,
}

impl<S: AsyncRead + AsyncWrite + Unpin> Socket<S> {
    /// An end of a connection that has been agreed on; longer messages than the limit are not taken.
    pub fn new(stream: S, end: End, limit: usize) -> Socket<S> {
        Socket {
            stream,
            end,
            limit,
            incoming: BytesMut::new(),
            begun: None,
        }
    }

    /// What comes next, or why nothing more can come. Nothing is lost if the wait is given up.
    pub async fn next(&mut self) -> Result<Heard, Closing> {
        loop {
            if let Some(heard) = self.read_frame()? {
                return Ok(heard);
            }
            self.incoming.reserve(CHUNK);
            match self.stream.read_buf(&mut self.incoming).await {
                Ok(0) | Err(_) => return Err(Closing::GoodBye),
                Ok(_) => {}
            }
        }
    }

    /// Sends a message.
    pub async fn send(&mut self, text: &str) -> Result<(), Closing> {
        self.send_frame(TEXT, text.as_bytes()).await
    }

    /// Asks for a pong.
    pub async fn ping(&mut self) -> Result<(), Closing> {
        self.send_frame(PING, &[]).await
    }

    /// Answers a ping.
    pub async fn pong(&mut self, content: &[u8]) -> Result<(), Closing> {
        self.send_frame(PONG, content).await
    }

    /// Sends frames that are complete, in one piece.
    pub async fn send_frames(&mut self, frames: &[Bytes]) -> Result<(), Closing> {
        match frames {
            [frame] => self.write(frame).await,
            _ => self.write(&frames.concat()).await,
        }
    }

    /// Says why the connection ends, and waits a moment for the other end to hear it.
    pub async fn close(mut self, why: Closing) {
        let content = (why as u16).to_be_bytes();
        if self.send_frame(CLOSE, &content).await.is_ok() && self.stream.shutdown().await.is_ok() {
            let mut rest = [0; CHUNK];
            let heard = async { while matches!(self.stream.read(&mut rest).await, Ok(1..)) {} };
            let _ = timeout(PATIENCE, heard).await;
        }
    }

    async fn send_frame(&mut self, kind: u8, content: &[u8]) -> Result<(), Closing> {
        let mut bytes = vec![0; HEAD];
        bytes.extend_from_slice(content);
        let mut begin = write_head(&mut bytes, kind);
        if self.end == End::Client {
            bytes[begin + 1] |= MASKED;
            bytes.copy_within(begin..HEAD, begin - MASK.len());
            begin -= MASK.len();
            bytes[HEAD - MASK.len()..HEAD].copy_from_slice(&MASK);
            apply_mask(MASK, &mut bytes[HEAD..]);
        }
        self.write(&bytes[begin..]).await
    }

    async fn write(&mut self, bytes: &[u8]) -> Result<(), Closing> {
        match timeout(PATIENCE, self.stream.write_all(bytes)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Closing::GoodBye),
        }
    }

    /// Takes the next message or control frame out of what has come, if it is complete.
    fn read_frame(&mut self) -> Result<Option<Heard>, Closing> {
        while let Some(head) = Head::read(&self.incoming)? {
            if head.masked != (self.end == End::Server) {
                return Err(Closing::Nonsense);
            }
            let begun = self.begun.as_ref().map_or(0, Vec::len);
            if head.kind < CLOSE && head.length > (self.limit - begun) as u64 {
                return Err(Closing::TooLarge);
            }
            let whole = head.size + head.length as usize;
            if self.incoming.len() < whole {
                break;
            }
            let mut content = self.incoming[head.size..whole].to_vec();
            let before = &self.incoming[..head.size];
            if let Some(mask) = before.last_chunk().filter(|_| head.masked) {
                apply_mask(*mask, &mut content);
            }
            self.incoming.advance(whole);
            let content = match (head.kind, self.begun.take()) {
                (PING, begun) => {
                    self.begun = begun;
                    return Ok(Some(Heard::Ping(content)));
                }
                (PONG, begun) => {
                    self.begun = begun;
                    return Ok(Some(Heard::Pong));
                }
                (TEXT, None) => content,
                (CONTINUED, Some(mut begun)) => {
                    begun.append(&mut content);
                    begun
                }
                (CLOSE, _) => return Err(Closing::GoodBye),
                _ => return Err(Closing::Nonsense),
            };
            if head.last {
                let text = String::from_utf8(content).map_err(|_| Closing::NoText)?;
                return Ok(Some(Heard::Text(text)));
            }
            self.begun = Some(content);
        }
        Ok(None)
    }
}

/// What stands before the content of a frame.
struct Head {
    kind: u8,
    last: bool,
    masked: bool,
    length: u64,
    /// How many bytes it has, with the mask.
    size: usize,
}

impl Head {
    /// The head of the frame that begins here, if it is complete.
    fn read(bytes: &[u8]) -> Result<Option<Head>, Closing> {
        let [first, second, rest @ ..] = bytes else {
            return Ok(None);
        };
        let masked = second & MASKED != 0;
        let (long, length) = match second & !MASKED {
            126 => match rest.first_chunk() {
                Some(length) => (2, u64::from(u16::from_be_bytes(*length))),
                None => return Ok(None),
            },
            127 => match rest.first_chunk() {
                Some(length) => (8, u64::from_be_bytes(*length)),
                None => return Ok(None),
            },
            length => (0, u64::from(length)),
        };
        let head = Head {
            kind: first & 0x0f,
            last: first & LAST != 0,
            masked,
            length,
            size: 2 + long + if masked { MASK.len() } else { 0 },
        };
        let control = head.kind >= CLOSE;
        if first & 0x70 != 0 || control && (!head.last || length > 125) {
            return Err(Closing::Nonsense);
        }
        Ok((bytes.len() >= head.size).then_some(head))
    }
}

/// A message as the server sends it: complete, so that it is written once for everybody who is sent the same.
/// Gives it with the length of its head.
pub fn message(room: usize, write: impl FnOnce(&mut Vec<u8>)) -> (Bytes, usize) {
    let mut bytes = Vec::with_capacity(HEAD + room);
    bytes.resize(HEAD, 0);
    write(&mut bytes);
    let begin = write_head(&mut bytes, TEXT);
    (Bytes::from(bytes).slice(begin..), HEAD - begin)
}

/// Writes the head of a frame into the room in front of its content; gives where it begins.
fn write_head(bytes: &mut [u8], kind: u8) -> usize {
    let length = bytes.len() - HEAD;
    let (begin, short) = match length {
        0..=125 => (HEAD - 2, length as u8),
        126..=0xffff => (HEAD - 4, 126),
        _ => (HEAD - 10, 127),
    };
    let long = (length as u64).to_be_bytes();
    let used = HEAD - begin - 2;
    bytes[begin] = LAST | kind;
    bytes[begin + 1] = short;
    bytes[begin + 2..HEAD].copy_from_slice(&long[8 - used..]);
    begin
}

fn apply_mask(mask: [u8; 4], bytes: &mut [u8]) {
    let bytes = bytes.iter_mut().zip(mask.into_iter().cycle());
    bytes.for_each(|(byte, mask)| *byte ^= mask);
}

/// What the server answers to a client's key, to show that it understood.
pub fn accept(key: &[u8]) -> HeaderValue {
    let hash = Sha1::new()
        .chain_update(key)
        .chain_update("258EAFA5-E914-47DA-95CA-C5AB0DC85B11");
    let text = STANDARD.encode(hash.finalize());
    HeaderValue::from_str(&text).expect("Base64 is plain ASCII")
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{DuplexStream, duplex};

    const LIMIT: usize = 70_000;

    fn ends() -> (Socket<DuplexStream>, Socket<DuplexStream>) {
        let (one, other) = duplex(1 << 20);
        (
            Socket::new(one, End::Client, LIMIT),
            Socket::new(other, End::Server, LIMIT),
        )
    }

    /// What a server hears of these bytes.
    async fn heard(bytes: &[u8]) -> Vec<Result<Heard, Closing>> {
        let (mut client, mut server) = ends();
        client.stream.write_all(bytes).await.unwrap();
        drop(client);
        let mut heard = vec![server.next().await];
        while heard.last().is_some_and(Result::is_ok) {
            heard.push(server.next().await);
        }
        heard
    }

    /// A frame as a client sends it, with a mask of zeros.
    fn frame(first: u8, content: &[u8]) -> Vec<u8> {
        let mut frame = vec![first, MASKED | content.len() as u8, 0, 0, 0, 0];
        frame.extend_from_slice(content);
        frame
    }

    fn text(text: &str) -> Result<Heard, Closing> {
        Ok(Heard::Text(text.to_owned()))
    }

    #[tokio::test]
    async fn messages_of_any_length_arrive_both_ways() {
        let (mut client, mut server) = ends();
        for length in [0, 1, 125, 126, 127, 65_535, 65_536, LIMIT] {
            let message = "ż".repeat(length / 2) + &"x".repeat(length % 2);
            client.send(&message).await.unwrap();
            assert_eq!(server.next().await, text(&message), "{length}");
            server.send(&message).await.unwrap();
            assert_eq!(client.next().await, text(&message), "{length}");
        }
    }

    #[tokio::test]
    async fn a_written_message_is_what_is_sent() {
        let (mut client, mut server) = ends();
        for length in [0, 125, 126, 65_535, 65_536] {
            let message = "x".repeat(length);
            let (frame, head) = message_of(&message);
            assert_eq!(&frame[head..], message.as_bytes());
            server.send_frames(&[frame.clone(), frame]).await.unwrap();
            assert_eq!(client.next().await, text(&message));
            assert_eq!(client.next().await, text(&message));
        }
    }

    fn message_of(text: &str) -> (Bytes, usize) {
        message(text.len(), |bytes| bytes.extend_from_slice(text.as_bytes()))
    }

    #[tokio::test]
    async fn a_message_may_come_in_parts_with_pings_between() {
        let parts = [
            frame(TEXT, b"mel"),
            frame(LAST | PING, b"there?"),
            frame(CONTINUED, b"d "),
            frame(LAST | PONG, b""),
            frame(LAST | CONTINUED, b"writing"),
        ];
        let all = [
            Ok(Heard::Ping(b"there?".to_vec())),
            Ok(Heard::Pong),
            text("meld writing"),
            Err(Closing::GoodBye),
        ];
        assert_eq!(heard(&parts.concat()).await, all);
    }

    #[tokio::test]
    async fn what_breaks_the_rules_ends_the_connection() {
        let long = [&[LAST | TEXT, MASKED | 127][..], &[0xff; 8], &[0; 4]].concat();
        let cases = [
            (frame(LAST | CLOSE, &[3, 232]), Closing::GoodBye),
            (frame(LAST | CONTINUED, b"x"), Closing::Nonsense),
            (frame(LAST | 2, b"binary"), Closing::Nonsense),
            (frame(LAST | 0x40 | TEXT, b"x"), Closing::Nonsense),
            (frame(PING, b"in parts"), Closing::Nonsense),
            (vec![LAST | PING, MASKED | 126, 0, 126], Closing::Nonsense),
            (vec![LAST | TEXT, 1, b'x'], Closing::Nonsense),
            (
                [frame(TEXT, b"x"), frame(LAST | TEXT, b"y")].concat(),
                Closing::Nonsense,
            ),
            (frame(LAST | TEXT, &[0xff]), Closing::NoText),
            (long, Closing::TooLarge),
        ];
        for (bytes, why) in cases {
            assert_eq!(heard(&bytes).await, [Err(why)], "{bytes:?}");
        }
        let parts = frame(TEXT, &[b'x'; 125]).into_iter();
        let more = std::iter::repeat_n(frame(CONTINUED, &[b'x'; 125]), LIMIT / 125).flatten();
        let endless: Vec<u8> = parts.chain(more).collect();
        assert_eq!(heard(&endless).await, [Err(Closing::TooLarge)]);
    }

    #[test]
    fn the_key_is_answered_as_in_the_standard() {
        let answer = accept(b"dGhlIHNhbXBsZSBub25jZQ==");
        assert_eq!(answer, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    }
}

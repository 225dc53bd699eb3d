//! The server alone: `cargo run -p server --example serve [ADDRESS [DATABASE [CARDS]]]`, without limits, for tests.

use server::{Config, Limits, serve};
use tabletop::CardFile;

#[tokio::main]
async fn main() -> Result<(), server::ServeError> {
    let mut arguments = std::env::args().skip(1);
    let mut config = Config {
        limits: Limits::none(),
        ..Config::default()
    };
    if let Some(Ok(address)) = arguments.next().map(|text| text.parse()) {
        config.address = address;
    }
    if let Some(database) = arguments.next() {
        config.database = database;
    }
    if let Some(cards) = arguments.next() {
        let text = std::fs::read_to_string(cards)?;
        let cards = CardFile::read::<cvlizations::State>(text);
        config.cards = Some(cards.map_err(std::io::Error::other)?);
    }
    serve(config, |url| println!("Epoka is at {url}")).await
}

//! The server alone: `cargo run -p server --example serve [ADDRESS [DATABASE]]`, without limits, for tests.

use server::{Config, Limits, serve};

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
    serve(config, |url| println!("Epoka is at {url}")).await
}

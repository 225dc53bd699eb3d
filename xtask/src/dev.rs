//! A server and the web client side by side, on a database that is thrown away; both follow every change.

use crate::{cargo, npm, root, run};
use std::net::TcpListener;
use std::path::Path;
use std::process::Child;
use std::time::{Duration, SystemTime};

/// How often the sources are looked at.
const LOOK: Duration = Duration::from_secs(1);

/// A program that ends with this one.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs until it is interrupted, or until the client's server ends.
pub fn dev() -> Result<(), String> {
    let folder = root().join("target/dev");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    if !root().join("web/node_modules").exists() {
        run(&mut npm("ci --no-audit --no-fund"))?;
    }
    let address = free_address().map_err(|error| error.to_string())?;
    let mut seen = newest(&root().join("crates"));
    run(&mut cargo("build -p epoka"))?;
    let mut server = serve(&address, &folder)?;
    let mut client = npm("run dev");
    let client = client.env("EPOKA_SERVER", format!("http://{address}"));
    let mut client = Running(client.spawn().map_err(|error| format!("npm: {error}"))?);
    while matches!(client.0.try_wait(), Ok(None)) {
        std::thread::sleep(LOOK);
        let changed = newest(&root().join("crates"));
        if changed > seen {
            seen = changed;
            // What does not compile is told, and the server of before goes on.
            match run(&mut cargo("build -p epoka")) {
                Ok(()) => {
                    drop(server);
                    server = serve(&address, &folder)?;
                }
                Err(reason) => eprintln!("{reason}"),
            }
        }
    }
    Ok(())
}

fn serve(address: &str, folder: &Path) -> Result<Running, String> {
    let mut server = cargo("run --quiet -p epoka -- serve --unlimited");
    server.args(["--address", address, "--database"]);
    server.arg(folder.join("epoka.sqlite"));
    server
        .spawn()
        .map(Running)
        .map_err(|error| error.to_string())
}

/// A port that nobody uses; the server keeps it when it starts again.
fn free_address() -> std::io::Result<String> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    Ok(listener.local_addr()?.to_string())
}

/// When the newest source below a folder was changed.
fn newest(folder: &Path) -> Option<SystemTime> {
    if !folder.is_dir() {
        return folder.metadata().ok()?.modified().ok();
    }
    let inside = std::fs::read_dir(folder).ok()?.flatten();
    inside.filter_map(|entry| newest(&entry.path())).max()
}

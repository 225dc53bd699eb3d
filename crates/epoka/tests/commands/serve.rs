//! The server as a command: start, log, stop, and what keeps it from starting.

use crate::support::{File, file, prints, prints_json, refuses};
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// A server that is killed when it is dropped.
struct Server {
    child: std::process::Child,
    address: String,
}

impl Server {
    fn start(arguments: &[&str], environment: &[(&str, &str)]) -> Server {
        Server::start_with_log(arguments, environment, Stdio::null())
    }

    fn start_with_log(
        arguments: &[&str],
        environment: &[(&str, &str)],
        log: impl Into<Stdio>,
    ) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_epoka"))
            .args(arguments)
            .envs(environment.iter().copied())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut printed = BufReader::new(child.stdout.take().unwrap());
        printed.read_line(&mut line).unwrap();
        let address = line
            .strip_prefix("Epoka is at http://")
            .and_then(|rest| rest.split_once(' '))
            .unwrap_or_else(|| panic!("{line}"))
            .0
            .to_owned();
        Server { child, address }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = std::net::TcpStream::connect(&self.address).unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        std::io::Read::read_to_string(&mut stream, &mut answer).unwrap();
        answer
    }

    /// Tells it to stop as service managers do; gives the exit code.
    fn terminate(&mut self) -> Option<i32> {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(sent.success());
        self.child.wait().unwrap().code()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_server_says_where_it_is_makes_its_file_and_stops_in_good_order() {
    let folder = tempfile::tempdir().unwrap();
    let database = file(&folder, "games.sqlite");
    let address = "127.0.0.1:0";
    let by_flags = [
        "serve",
        "--address",
        address,
        "--database",
        &database,
        "--metrics-address",
        address,
    ];
    let by_environment = [("EPOKA_ADDRESS", address), ("EPOKA_DATABASE", &*database)];
    let mut one = Server::start(&by_flags, &[]);
    assert!(!one.address.ends_with(":0"), "{}", one.address);
    assert!(std::path::Path::new(&database).exists());
    assert!(one.get("/healthz").ends_with("\r\n\r\nok"));
    assert!(one.get("/readyz").ends_with("\r\n\r\nok"));
    assert!(one.get("/metrics").starts_with("HTTP/1.1 404"));
    assert!(one.get("/").starts_with("HTTP/1.1 200 OK\r\n"));
    assert_eq!(one.terminate(), Some(0));
    // Without a command, configured by the environment alone, on the file that is there.
    let mut again = Server::start(&[], &by_environment);
    assert!(again.get("/healthz").ends_with("ok"));
    assert_eq!(again.terminate(), Some(0));
}

#[test]
fn the_log_can_be_read_by_programs() {
    let folder = tempfile::tempdir().unwrap();
    let (database, log) = (file(&folder, "games.sqlite"), file(&folder, "log"));
    let place = ["--address", "127.0.0.1:0", "--database", &database];
    let arguments = ["serve", "--log", "json"].into_iter().chain(place);
    let file = std::fs::File::create(&log).unwrap();
    let mut server = Server::start_with_log(&arguments.collect::<Vec<_>>(), &[], file);
    assert_eq!(server.terminate(), Some(0));
    let lines = std::fs::read_to_string(&log).unwrap();
    let lines: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let serving = lines.iter().find(|line| line["message"] == "serving");
    let address = &serving.expect("the log says that it serves")["address"];
    assert_eq!(address, server.address.as_str());
    refuses(&["serve", "--log", "xml"], "possible values: text, json");
}

#[test]
fn a_server_that_cannot_start_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let good = file(&folder, "games.sqlite");
    let taken = Server::start(
        &["serve", "--address", "127.0.0.1:0", "--database", &good],
        &[],
    );
    let other = file(&folder, "other.sqlite");
    let refused = |address: &str, database: &str, words: &str| {
        let arguments = ["serve", "--address", address, "--database", database];
        refuses(&arguments, words);
    };
    refused(&taken.address, &other, "is in use");
    refused("127.0.0.1:0", &good, "another server uses it");
    let nowhere = file(&folder, "no/such/folder/games.sqlite");
    refused("127.0.0.1:0", &nowhere, "No such file or directory");
    let directory = file(&folder, "directory");
    std::fs::create_dir(&directory).unwrap();
    refused("127.0.0.1:0", &directory, "Is a directory");
    let broken = File::new("broken.sqlite", &"This is no database. ".repeat(500));
    refused("127.0.0.1:0", broken.path(), "is not a database");
    assert_eq!(
        std::fs::read_to_string(broken.path()).unwrap(),
        "This is no database. ".repeat(500),
        "what is there is not touched"
    );
    refused(
        "127.0.0.1:0",
        "postgres://nobody@127.0.0.1:1/nothing",
        "the PostgreSQL cannot be used",
    );
}

#[test]
fn a_backup_is_whole_private_and_overwrites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (database, copy) = (file(&folder, "games.sqlite"), file(&folder, "copy.sqlite"));
    let arguments = ["backup", "--database", &database, &copy];
    refuses(&arguments, "No such file or directory");
    assert!(!std::path::Path::new(&database).exists(), "nothing is made");
    let server = ["serve", "--address", "127.0.0.1:0", "--database", &database];
    let _server = Server::start(&server, &[]);
    assert_eq!(prints(&arguments), format!("{copy} is a whole copy\n"));
    for private in [&database, &copy] {
        let mode = std::fs::metadata(private).unwrap().permissions();
        let mode = std::os::unix::fs::PermissionsExt::mode(&mode);
        assert_eq!(mode & 0o777, 0o600, "{private}");
    }
    refuses(&arguments, "exists already");
    let postgres = ["backup", "--database", "postgres://x:secret@h/d", &copy];
    refuses(&postgres, "pg_dump --format=custom");
    let report = prints_json(&["check-database", "--database", &database, "--json"]);
    let sound = serde_json::json!({ "tables": 0, "entries": 0, "faults": [] });
    assert_eq!(report, sound);
    let printed = prints(&["check-database", "--database", &copy]);
    assert_eq!(
        printed,
        "0 tables with 0 entries were replayed, 0 faults found\n"
    );
}

#[test]
fn a_database_without_its_write_ahead_file_is_refused_until_the_loss_is_accepted() {
    let folder = tempfile::tempdir().unwrap();
    let database = file(&folder, "games.sqlite");
    let alone = file(&folder, "alone.sqlite");
    let serve = ["serve", "--address", "127.0.0.1:0", "--database"];
    drop(Server::start(&[&serve[..], &[&database]].concat(), &[]));
    std::fs::copy(&database, &alone).unwrap();
    let mut words = [&serve[..], &[&alone]].concat();
    refuses(&words, "alone.sqlite-wal, and that file is missing");
    let copy = file(&folder, "copy.sqlite");
    refuses(&["backup", "--database", &alone, &copy], "is missing");
    refuses(&["check-database", "--database", &alone], "is missing");
    words.push("--accept-loss");
    Server::start(&words, &[]).terminate();
    words.pop();
    // The stop in good order has left one whole file.
    Server::start(&words, &[]);
}

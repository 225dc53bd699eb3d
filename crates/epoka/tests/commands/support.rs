//! Running the program and looking at what it prints.

use serde_json::Value;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

pub fn epoka(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_epoka"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Runs a command that must succeed; gives what it prints.
#[track_caller]
pub fn prints(arguments: &[&str]) -> String {
    let output = epoka(arguments);
    let errors = text(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {errors}");
    text(&output.stdout)
}

#[track_caller]
pub fn prints_json(arguments: &[&str]) -> Value {
    let printed = prints(arguments);
    assert_eq!(printed.lines().count(), 1, "{printed}");
    serde_json::from_str(&printed).unwrap()
}

/// Runs a command that must be refused with these words.
#[track_caller]
pub fn refuses(arguments: &[&str], words: &str) {
    let output = epoka(arguments);
    let errors = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {errors}");
    assert!(errors.contains(words), "{arguments:?}: {errors}");
    assert!(!errors.contains("panicked"), "{arguments:?}: {errors}");
    assert_eq!(text(&output.stdout), "", "{arguments:?}");
}

/// A file of the repository.
pub fn ours(path: &str) -> String {
    format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))
}

/// A file in a folder of its own, which is deleted when the test is over.
pub struct File {
    _folder: TempDir,
    path: String,
}

impl File {
    pub fn new(name: &str, content: &str) -> File {
        let folder = tempfile::tempdir().unwrap();
        let path = file(&folder, name);
        std::fs::write(&path, content).unwrap();
        File {
            _folder: folder,
            path,
        }
    }

    pub fn path(&self) -> &str {
        &self.path
    }
}

/// The path of a file in a folder.
pub fn file(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}

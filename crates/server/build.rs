//! The web client is built and embedded: once, and again whenever one of its sources is newer than what was built.
//!
//! Without Node the server still builds; its start page then says what is missing.

use std::fs::File;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

fn main() -> std::io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (web, page) = (root.join("web"), root.join("web/dist/index.html"));
    let sources = [
        web.join("src"),
        web.join("public"),
        web.join("index.html"),
        web.join("package-lock.json"),
        web.join("vite.config.ts"),
        root.join("crates/text"),
    ];
    println!("cargo::rerun-if-changed=migrations");
    println!("cargo::rerun-if-changed={}", page.display());
    for source in &sources {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    let built = page.metadata().and_then(|data| data.modified()).ok();
    let newest = sources.iter().filter_map(|source| newest(source)).max();
    if web.join("package.json").exists() && built < newest && build(&web) {
        // Cargo would take a page newer than this script's start for a change, and build the server twice.
        let page = File::options().write(true).open(&page)?;
        page.set_modified(newest.unwrap_or_else(SystemTime::now))?;
    }
    if !page.exists() {
        std::fs::create_dir_all(web.join("dist"))?;
        std::fs::write(
            page,
            "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Epoka</title>\
             <p>The web client has not been built. Run <code>npm install && npm run build</code> in <code>web/</code>.",
        )?;
    }
    Ok(())
}

/// When the file, or the newest file below the folder, was changed.
fn newest(path: &Path) -> Option<SystemTime> {
    if !path.is_dir() {
        return path.metadata().ok()?.modified().ok();
    }
    let inside = std::fs::read_dir(path).ok()?.flatten();
    inside.filter_map(|entry| newest(&entry.path())).max()
}

fn build(web: &Path) -> bool {
    let run = |arguments: &[&str]| {
        let status = Command::new("npm")
            .args(arguments)
            .current_dir(web)
            .output();
        status.is_ok_and(|output| output.status.success())
    };
    // Without --no-save the lock file is written anew, and Cargo would take that for a change.
    let installed = web.join("node_modules/vite").exists() || run(&["install", "--no-save"]);
    let built = installed && run(&["run", "build"]);
    if !built {
        println!(
            "cargo::warning=the web client could not be built; install Node 20 or newer and run \
             `npm install && npm run build` in web/"
        );
    }
    built
}

//! `--version`: the program, its commit, and the Z3 that it would use.

use std::path::Path;
use std::process::Command;

use crate::driver::{duelist, folder, run_command};

#[path = "../../build/commit.rs"]
mod build;

#[test]
fn the_version_names_commit_and_z3() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let z3 = duelist::frontend::library_version().expect("there is a Z3");
    for spelling in ["--version", "-version", "-V"] {
        let mut command = duelist();
        command.arg(spelling);
        let run = run_command(command, b"");
        let expected =
            format!("duelist {} (commit {})\nZ3 {z3}\n", env!("CARGO_PKG_VERSION"), build::commit(crate_folder));
        assert_eq!((run.stdout, run.stderr.as_str(), run.code), (expected, "", Some(0)));
    }
}

#[test]
fn the_version_needs_no_z3() {
    let mut command = duelist();
    command.arg("--version").env("DUELIST_Z3_LIBRARY", "/nowhere/libz3.so");
    let run = run_command(command, b"");
    let lines = run.lines();
    assert!(lines[0].starts_with(&format!("duelist {} (commit ", env!("CARGO_PKG_VERSION"))), "{run:?}");
    assert!(lines[1].starts_with("no Z3: cannot load /nowhere/libz3.so"), "{run:?}");
    assert_eq!((lines.len(), run.stderr.as_str(), run.code), (2, "", Some(0)));
}

/// A package has no repository, and one around it is not its own.
#[test]
fn commits_of_packages() {
    let package = folder();
    std::fs::write(package.join("Cargo.toml"), "").expect("writable");
    assert_eq!(build::commit(&package), "unknown");
    let information = "{\n  \"git\": {\n    \"sha1\": \"0123456789abcdef0123456789abcdef01234567\"\n  }\n}";
    std::fs::write(package.join(".cargo_vcs_info.json"), information).expect("writable");
    assert_eq!(build::commit(&package), "0123456789ab");
}

#[test]
fn commits_of_checkouts() {
    let checkout = folder();
    let git = |arguments: &[&str]| {
        let identity = ["-c", "user.name=n", "-c", "user.email=e@example.org"];
        let output = Command::new("git").current_dir(&checkout).args(identity).args(arguments).output();
        output.ok().filter(|output| output.status.success())
    };
    std::fs::write(checkout.join("Cargo.toml"), "").expect("writable");
    if git(&["init", "-q"]).is_none() {
        eprintln!("skipped: there is no git");
        return;
    }
    assert_eq!(build::commit(&checkout), "unknown", "nothing is committed yet");
    git(&["add", "Cargo.toml"]).and_then(|_| git(&["commit", "-q", "-m", "first"])).expect("a commit");
    let commit = build::commit(&checkout);
    assert!(commit.len() == 12 && commit.chars().all(|c| c.is_ascii_hexdigit()), "{commit}");
}

//! The program away from the build folder, as `cargo install` leaves it: the Z3 library inside it is unpacked and used.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use duelist::frontend::bundled_program;

use crate::driver::{Run, run_command};

const SCRIPT: &[u8] = b"(declare-const x Int)(assert (> x 1))(check-sat)";

/// A folder outside the build folder with a copy of the program, and with room for its cache.
struct Installation(PathBuf);

impl Installation {
    /// `None` if the build had no library to put into the program.
    fn new(name: &str) -> Option<Installation> {
        if bundled_program().is_none() {
            eprintln!("skipped: the build fetched no Z3");
            return None;
        }
        let folder = std::env::temp_dir().join(format!("duelist-installed-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("temporary folders can be made");
        fs::copy(env!("CARGO_BIN_EXE_duelist"), folder.join("duelist")).expect("the program can be copied");
        Some(Installation(folder))
    }

    fn cache(&self) -> PathBuf {
        self.0.join("cache")
    }

    fn run_with(&self, cache: &Path, temporary: &Path) -> Run {
        let mut command = Command::new(self.0.join("duelist"));
        command.env_clear().env("XDG_CACHE_HOME", cache).env("TMPDIR", temporary);
        run_command(command, SCRIPT)
    }

    /// Runs the program and expects an answer.
    fn answers(&self) {
        let run = self.run_with(&self.cache(), Path::new("/nowhere"));
        assert_eq!((run.stdout.as_str(), run.stderr.as_str(), run.code), ("sat\n", "", Some(0)));
    }

    /// The one file in the cache.
    fn library(&self) -> PathBuf {
        let entries = fs::read_dir(self.cache().join("duelist")).expect("the program has made it");
        let files: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
        let [file] = &files[..] else { panic!("{files:?}") };
        file.clone()
    }
}

impl Drop for Installation {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn the_library_travels_with_the_program() {
    let Some(installation) = Installation::new("travels") else { return };
    installation.answers();
    let library = installation.library();
    let (intact, written) = (fs::read(&library).expect("readable"), fs::metadata(&library).expect("there").modified());
    installation.answers();
    assert_eq!(fs::metadata(&library).expect("there").modified().ok(), written.ok(), "it is unpacked once");
    for damaged in [&intact[..intact.len() / 2], &vec![0; intact.len()]] {
        fs::write(&library, damaged).expect("writable");
        installation.answers();
        assert!(fs::read(installation.library()).expect("readable") == intact, "it is replaced");
    }
}

#[test]
fn two_start_at_once() {
    let Some(installation) = Installation::new("at-once") else { return };
    thread::scope(|scope| (0..4).for_each(|_| drop(scope.spawn(|| installation.answers()))));
    installation.library();
}

#[test]
fn without_a_cache() {
    let Some(installation) = Installation::new("no-cache") else { return };
    let (barred, temporary) = (installation.0.join("barred"), installation.0.join("temporary"));
    fs::write(&barred, "not a folder").expect("writable");
    fs::create_dir(&temporary).expect("writable");
    let run = installation.run_with(&barred, &temporary);
    assert_eq!((run.stdout.as_str(), run.stderr.as_str(), run.code), ("sat\n", "", Some(0)));
    assert_eq!(fs::read_dir(&temporary).expect("readable").count(), 0, "nothing is left behind");
    let run = installation.run_with(&barred, &barred);
    if run.stdout == "sat\n" {
        eprintln!("skipped: the system has a libz3, which is used instead");
        return;
    }
    assert!(run.stdout.starts_with("(error \"line 1 column 38: cannot unpack libz3"), "{run:?}");
    assert!(run.stdout.contains("XDG_CACHE_HOME") && run.stdout.contains("DUELIST_Z3_LIBRARY"), "{run:?}");
    assert_eq!((run.lines().len(), run.code), (1, Some(1)));
}

#[test]
fn the_users_choice_wins() {
    let Some(installation) = Installation::new("choice") else { return };
    let mut command = Command::new(installation.0.join("duelist"));
    command.env("XDG_CACHE_HOME", installation.cache()).env("DUELIST_Z3_LIBRARY", "/nowhere/libz3.so");
    let run = run_command(command, SCRIPT);
    assert!(run.stdout.starts_with("(error \"line 1 column 38: cannot load /nowhere/libz3.so: "), "{run:?}");
    assert!(!installation.cache().exists());
}

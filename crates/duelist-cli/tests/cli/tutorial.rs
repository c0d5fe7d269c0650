//! The tutorial's shell sessions: its scripts are run by the library's tests.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::blocks::{Block, blocks};
use crate::driver::{Run, duelist, folder, run_command};

/// Runs a line as a shell would, in a folder, with the program on its path.
fn shell(line: &str, folder: &Path) -> Run {
    let program = Path::new(duelist().get_program()).parent().expect("it is in a folder").to_path_buf();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(std::iter::once(program).chain(std::env::split_paths(&path))).expect("plain paths");
    let mut command = Command::new("sh");
    command.args(["-c", line]).current_dir(folder).env("PATH", path).env_remove("DUELIST_Z3_LIBRARY");
    run_command(command, b"")
}

/// The commands of a session, each with what it must print.
fn commands(session: &Block) -> Vec<(String, String)> {
    let mut commands: Vec<(String, String)> = Vec::new();
    for line in session.text.lines() {
        match (line.strip_prefix("$ "), commands.last_mut()) {
            (Some(command), _) => commands.push((command.to_string(), String::new())),
            (None, Some((_, output))) => output.extend([line, "\n"]),
            (None, None) => panic!("line {}: output before a command", session.line),
        }
    }
    commands
}

/// Runs the sessions of a document in one folder, where its scripts that begin with a comment like `; name.smt2` are files. What is wrong, and how many commands were
/// run.
fn check(document: &str) -> (Vec<String>, usize) {
    let (folder, mut failures, mut count) = (folder(), Vec::new(), 0);
    for block in blocks(document) {
        let name =
            block.text.lines().next().and_then(|line| line.strip_prefix("; ")).filter(|name| name.ends_with(".smt2"));
        match (block.language(), name) {
            ("smt2", Some(name)) => fs::write(folder.join(name), &block.text).expect("the scratch folder is writable"),
            ("console", _) => {
                for (command, expected) in commands(&block) {
                    count += 1;
                    let run = shell(&command, &folder);
                    if (run.stdout.as_str(), run.stderr.as_str(), run.code) != (&expected, "", Some(0)) {
                        failures.push(format!("line {}: {command}\n{run:?}\nnot\n{expected}", block.line));
                    }
                }
            }
            _ => {}
        }
    }
    (failures, count)
}

#[test]
fn sessions_show_what_happens() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/tutorial.md");
    let (failures, count) = check(&fs::read_to_string(file).expect("the tutorial"));
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(count >= 3, "only {count} commands were found in the tutorial");
}

/// The test has to be able to fail.
#[test]
fn wrong_sessions_are_rejected() {
    let script = "```smt2\n; a.smt2\n(check-sat)\n```\n";
    let right = format!("{script}```console\n$ duelist a.smt2\nsat\n$ ls\na.smt2\n```\n");
    assert_eq!(check(&right), (vec![], 2));
    for wrong in
        [right.replace("\nsat", "\nunsat"), right.replace("sat\n$", "sat\nsat\n$"), right.replace("; a", "; b")]
    {
        assert!(!check(&wrong).0.is_empty(), "{wrong}");
    }
}

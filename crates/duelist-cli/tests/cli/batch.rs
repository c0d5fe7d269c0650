//! `duelist batch`: results as lines of JSON, whatever happens to a file.

use std::fs;
use std::path::Path;

use crate::driver::{Run, folder, run};

const SAT: &str = "(declare-const l (List Int))\n(assert (= (List.sum l) 7))\n(check-sat)\n";

fn batch(arguments: &[&str]) -> Run {
    let all: Vec<&str> = ["batch", "--jobs", "2"].into_iter().chain(arguments.iter().copied()).collect();
    run(&all, "")
}

/// The results, by the last part of the file's name.
fn results(out: &Path) -> Vec<(String, serde_json::Value)> {
    let text = fs::read_to_string(out).expect("there are results");
    let mut all: Vec<(String, serde_json::Value)> = text
        .lines()
        .map(|line| {
            let value: serde_json::Value = serde_json::from_str(line).expect("a line of JSON");
            let name = value["file"].as_str().expect("a file").rsplit('/').next().unwrap_or_default().to_string();
            (name, value)
        })
        .collect();
    all.sort_by(|one, other| one.0.cmp(&other.0));
    all
}

#[test]
fn every_file_has_one_result_and_none_is_solved_twice() {
    let (problems, out) = (folder(), folder().join("results.jsonl"));
    fs::create_dir(problems.join("inner")).unwrap();
    fs::write(problems.join("a.smt2"), SAT).unwrap();
    fs::write(problems.join("inner/b.smt2"), "(check-sat)(assert false)(check-sat)").unwrap();
    fs::write(problems.join("c.smt2"), "(assert x)\n(check-sat)").unwrap();
    fs::write(problems.join("notes.txt"), "no problem").unwrap();
    let (place, target) = (problems.to_str().unwrap(), out.to_str().unwrap());

    let first = batch(&[place, "--out", target]);
    assert_eq!(first.stdout.trim_end(), "done: 3, timeout: 0, crashed: 0, failed: 0, skipped: 0", "{first:?}");
    assert_eq!((first.code, first.stderr.as_str()), (Some(0), ""));
    let found = results(&out);
    let short: Vec<(&str, String)> =
        found.iter().map(|(name, value)| (name.as_str(), value["answers"].to_string())).collect();
    let expected = [("a.smt2", r#"["sat"]"#), ("b.smt2", r#"["sat","unsat"]"#), ("c.smt2", r#"["sat"]"#)];
    assert_eq!(short, expected.map(|(name, answers)| (name, answers.to_string())));
    assert!(found[2].1["errors"][0].as_str().is_some_and(|error| error.contains("unknown symbol `x`")), "{found:?}");
    assert!(found[0].1["notes"][0].as_str().is_some_and(|note| note.contains("sat in")), "{found:?}");

    // A run that was killed in the middle of a line.
    let text = fs::read_to_string(&out).unwrap();
    let torn = text.len() - 10;
    fs::write(&out, &text[..torn]).unwrap();
    let again = batch(&[place, "--out", target]);
    assert_eq!(again.stdout.trim_end(), "done: 1, timeout: 0, crashed: 0, failed: 0, skipped: 2", "{again:?}");
    assert_eq!(results(&out).len(), 3);
    let nothing = batch(&[place, place, "--out", target]);
    assert_eq!(nothing.stdout.trim_end(), "done: 0, timeout: 0, crashed: 0, failed: 0, skipped: 6");
    assert_eq!(results(&out).len(), 3);
}

#[test]
#[cfg(unix)]
fn a_crash_or_a_file_that_is_not_there_ends_nothing_else() {
    let (problems, out) = (folder(), folder().join("results.jsonl"));
    fs::write(problems.join("a.smt2"), SAT).unwrap();
    fs::write(problems.join("b.smt2"), "(assert false)(check-sat)").unwrap();
    std::os::unix::fs::symlink(problems.join("missing"), problems.join("c.smt2")).unwrap();
    let killer = ["--", "--backend", "process:sh -c 'kill -9 $PPID'"];
    let place = problems.to_str().unwrap();
    let run = batch(&[&[place, "--out", out.to_str().unwrap()], &killer[..]].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    let found = results(&out);
    let outcomes: Vec<&str> = found.iter().map(|(_, value)| value["outcome"].as_str().unwrap()).collect();
    assert_eq!(outcomes, ["crashed", "done", "done"], "{found:?}");
    assert!(found[2].1["errors"][0].as_str().is_some_and(|error| error.contains("cannot read")), "{found:?}");
}

#[test]
fn a_limit_holds_for_each_file() {
    let (problems, out) = (folder(), folder().join("results.jsonl"));
    let cubes = "(declare-const x Int)(declare-const y Int)(declare-const z Int)\
        (assert (= (+ (* x x x) (* y y y) (* z z z)) 42))(check-sat)";
    fs::write(problems.join("hard.smt2"), cubes).unwrap();
    let run = batch(&[problems.to_str().unwrap(), "--out", out.to_str().unwrap(), "--timeout", "0.5"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let found = results(&out);
    assert!(found[0].1["outcome"] == "timeout" || found[0].1["answers"][0] == "unknown", "{found:?}");
}

#[test]
fn what_cannot_be_done_is_said() {
    let out = folder().join("results.jsonl");
    let missing = batch(&["/nonexistent/folder", "--out", out.to_str().unwrap()]);
    assert!(missing.code == Some(1) && missing.stdout.contains("cannot read /nonexistent/folder"), "{missing:?}");
    fs::write(&out, "{\"other\": 1}\n{}\n").unwrap();
    let foreign = batch(&["/dev/null", "--out", out.to_str().unwrap()]);
    assert!(foreign.code == Some(1) && foreign.stdout.contains("line 1 is not a result"), "{foreign:?}");
    assert_eq!(fs::read_to_string(&out).unwrap(), "{\"other\": 1}\n{}\n");
}

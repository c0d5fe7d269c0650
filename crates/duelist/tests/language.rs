//! The documents are a test suite: every `smt2` block in them is run, and its `output` block is what must come out.
//!
//! * `smt2` followed by `output`: the responses, exactly.
//! * `smt2` alone: must run without an error response.
//! * `smt2 N=3`: the same, with `--param N=3`.
//! * `smt2-fragment`: not a script; not run.
//!
//! Other languages have to be in [`OTHERS`], so that a misspelt block is not skipped. The `console` blocks of `docs/tutorial.md` are run by the
//! tests of the command line.
//!
//! `DUELIST_UPDATE_DOCS=1 cargo test --test language` writes what comes out into the documents, and into the card of combinators. Read the difference before
//! you believe it.

#[path = "language/card.rs"]
mod card;
#[path = "language/links.rs"]
mod links;
mod support;

use std::path::Path;

use support::blocks::{Block, blocks};
use support::{Exchange, files, read, repository, run};

/// Block languages that are not for this test. `rust` blocks of the README are doc tests.
const OTHERS: [&str; 8] = ["smt2-fragment", "console", "pycon", "python", "rust", "text", "toml", "sh"];

const TIMEOUT_MS: u64 = 20_000;

fn is_script(block: &Block) -> bool {
    block.language() == "smt2"
}

fn run_script(block: &Block) -> Vec<Exchange> {
    let words = block.info.split_whitespace().skip(1);
    let parameters: Vec<(&str, &str)> = words.filter_map(|word| word.split_once('=')).collect();
    run(&block.text, &parameters, TIMEOUT_MS)
}

/// What is wrong with the blocks of a document, and how many scripts were run.
fn check(document: &str) -> (Vec<String>, usize) {
    let blocks = blocks(document);
    let (mut failures, mut scripts) = (Vec::new(), 0);
    for (index, block) in blocks.iter().enumerate() {
        match block.info.as_str() {
            _ if is_script(block) => {
                scripts += 1;
                let expected = blocks.get(index + 1).filter(|next| next.follows && next.info == "output");
                failures.extend(check_script(block, expected));
            }
            "output" => {
                let of_script = index > 0 && block.follows && is_script(&blocks[index - 1]);
                if !of_script {
                    failures.push(format!("line {}: an output block without its smt2 block", block.line));
                }
            }
            other if OTHERS.contains(&other) => {}
            _ => failures.push(format!("line {}: unknown kind of block `{}`", block.line, block.info)),
        }
    }
    (failures, scripts)
}

fn check_script(block: &Block, expected: Option<&Block>) -> Option<String> {
    let exchanges = run_script(block);
    let found = output(&exchanges);
    match expected {
        Some(expected) if expected.text != found => {
            Some(format!("line {}: expected\n{}but got\n{found}", block.line, expected.text))
        }
        None if exchanges.iter().any(Exchange::is_error) => {
            Some(format!("line {}: errors, and no output block that expects them:\n{found}", block.line))
        }
        _ => None,
    }
}

fn output(exchanges: &[Exchange]) -> String {
    exchanges.iter().filter_map(|exchange| exchange.response.clone()).map(|response| response + "\n").collect()
}

/// The document with the output blocks that belong to it.
fn updated(document: &str) -> String {
    let lines: Vec<&str> = document.lines().collect();
    let blocks = blocks(document);
    let (mut text, mut copied) = (String::new(), 0);
    for pair in blocks.windows(2).filter(|pair| is_script(&pair[0]) && pair[1].follows && pair[1].info == "output") {
        lines[copied..pair[1].line].iter().for_each(|line| text.extend([line, "\n"]));
        text.push_str(&output(&run_script(&pair[0])));
        copied = pair[1].line + pair[1].text.lines().count();
    }
    lines[copied..].iter().for_each(|line| text.extend([line, "\n"]));
    text
}

#[track_caller]
fn check_file(file: &Path) -> usize {
    if std::env::var_os("DUELIST_UPDATE_DOCS").is_some() {
        std::fs::write(file, updated(&read(file))).expect("documents can be written");
    }
    let (failures, scripts) = check(&read(file));
    assert!(failures.is_empty(), "{}:\n{}", file.display(), failures.join("\n"));
    scripts
}

#[test]
fn documents() {
    let scripts: usize = files(&repository("docs"), ".md").iter().map(|file| check_file(file)).sum();
    assert!(scripts >= 40, "only {scripts} scripts were found in docs/");
}

#[test]
fn top_level_documents() {
    let scripts: usize = files(&repository("."), ".md").iter().map(|file| check_file(file)).sum();
    assert!(scripts >= 1, "no script was found in the README");
}

/// The test has to be able to fail.
#[test]
fn wrong_documents_are_rejected() {
    let wrong = [
        "```smt2\n(check-sat)\n```\n\n```output\nunsat\n```\n",
        "```smt2\n(assert x)\n```\n",
        "```smt2\n(check-sat)\n```\ntext\n```output\nsat\n```\n",
        "```output\nsat\n```\n",
        "```stm2\n(check-sat)\n```\n",
        "```\n(check-sat)\n```\n",
    ];
    for document in wrong {
        assert!(!check(document).0.is_empty(), "{document}");
    }
    let right = "```smt2\n(check-sat)\n```\n\n```output\nsat\n```\n```smt2 N=3\n;param:(echo \"N\")\n```\n```output\n\"3\"\n```\n";
    assert_eq!(check(right), (vec![], 2));
    assert_eq!(updated(right), right);
    assert_eq!(updated(&right.replace("\nsat", "\nunsat\nunsat")), right);
}

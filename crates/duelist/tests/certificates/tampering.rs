//! Certificates that must be rejected.

use std::collections::BTreeMap;

use duelist::Options;
use duelist::frontend::Parameters;
use duelist::internals::certificate::{self, EVIDENCE, Error, Finding, Folder, Outcome};
use duelist::internals::strategy::{self, Disabled, Feature, Strategy};
use libtest_mimic::{Failed, Trial};

/// More positive elements than elements: refuted by an invariant.
const COUNT: &str = "(declare-const l (List Int))
(assert (> (List.fold (lambda ((a Int) (x Int)) (+ a (ite (> x 0) 1 0))) 0 l) (List.len l)))
(check-sat)";

/// The same with another check that is never reached.
const TWICE: &str = "(declare-const l (List Int))
(assert (> (List.fold (lambda ((a Int) (x Int)) (+ a (ite (> x 0) 1 0))) 0 l) (List.len l)))
(check-sat)
(exit)
(check-sat)";

/// The same, satisfiable: no invariant can refute it.
const SATISFIABLE: &str = "(declare-const l (List Int))
(assert (>= (List.fold (lambda ((a Int) (x Int)) (+ a (ite (> x 0) 1 0))) 0 l) (List.len l)))
(check-sat)";

/// The same, if it is assumed.
const IF: &str = "(declare-const l (List Int))
(declare-const p Bool)
(assert (=> p (> (List.fold (lambda ((a Int) (x Int)) (+ a (ite (> x 0) 1 0))) 0 l) (List.len l))))
(check-sat-assuming (p))";

/// Two or three small elements with a large sum: refuted length by length.
const SUM: &str = "(declare-const l (List Int))
(assert (<= 2 (List.len l) 3))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= 0 x 5))) true l))
(assert (= 16 (List.fold + 0 l)))
(check-sat)";

/// A sum may be anything, so the list is summarized, and lengths do the rest.
const FREE: &str = "(declare-const l (List Int))
(declare-const k Int)
(assert (= k (List.fold + 0 l)))
(assert (not (= k 0)))
(assert (= (List.len l) 0))
(check-sat)";

/// Refuted by k-induction.
const TRIANGULAR: &str = include_str!("../../../../tests/induction/triangular-numbers.smt2");

/// What a certificate is made with.
#[derive(Clone, Copy)]
struct Given {
    problem: &'static str,
    strategy: &'static Strategy,
    disabled: &'static [Feature],
}

const INVARIANT: Given = Given { problem: COUNT, strategy: &strategy::AUTO, disabled: &[] };
const ASSUMED: Given = Given { problem: IF, ..INVARIANT };
const LOOKING_BACK: Given = Given { problem: TRIANGULAR, ..INVARIANT };
const LENGTHS: Given = Given { problem: SUM, strategy: &strategy::PAPER, disabled: &[Feature::Summarization] };
const UNROLLED: Given = Given { problem: SUM, strategy: &strategy::SEARCH, disabled: &[] };
const SUMMARY: Given = Given { problem: FREE, strategy: &strategy::PAPER, disabled: &[Feature::Reachability] };

type Folders = BTreeMap<usize, Folder>;

fn certificate(given: Given) -> Result<Folders, Failed> {
    let options = Options {
        strategy: given.strategy,
        disabled: Disabled(given.disabled.to_vec()),
        certify: true,
        threads: 1,
        ..Options::default()
    };
    let (answers, folders) = super::solve(given.problem.as_bytes(), options, Parameters::default())?;
    if answers != ["unsat"] || folders.is_empty() {
        return Err(format!("expected one certificate: {answers:?}").into());
    }
    Ok(folders)
}

fn findings(problem: &str, folders: &Folders) -> (bool, Vec<Finding>) {
    let mut found = Vec::new();
    let backend = Options::default().backend;
    let parameters = Parameters::default();
    let accepted = certificate::check(problem.as_bytes(), parameters, folders, &*backend, None, |finding| {
        found.push(finding.clone());
    });
    (accepted, found)
}

/// A change to the evidence, and what must be found.
struct Forgery {
    name: &'static str,
    given: Given,
    /// Replaces the first text by the second; both must differ.
    forge: fn(&str) -> String,
    found: fn(&Finding) -> bool,
}

fn refuted(finding: &Finding, file: &str) -> bool {
    finding.file.contains(file) && matches!(finding.outcome, Outcome::Refuted)
}

fn rejected(finding: &Finding) -> bool {
    matches!(finding.outcome, Outcome::Rejected(_))
}

/// The evidence with the formula of its predicate replaced.
fn predicate(evidence: &str, formula: impl Fn(&str) -> String) -> String {
    let at = evidence.find("(predicate l~0 ").expect("an invariant of l");
    let (before, after) = evidence.split_at(at);
    let close = after.find(")) ").expect("parameters");
    let parameters = &after["(predicate l~0 ".len()..close + 2];
    format!("{before}(predicate l~0 {parameters} {})))", formula(parameters))
}

/// The name of a parameter that contains a word.
fn parameter<'a>(parameters: &'a str, word: &str) -> &'a str {
    let found = parameters.split(['(', ')', ' ']).find(|name| name.contains(word));
    found.unwrap_or_else(|| panic!("no {word} in {parameters}"))
}

/// The evidence with its argument replaced.
fn argument(evidence: &str, other: &str) -> String {
    let at = ["(invariant", "(lengths", "(unrolled"].iter().find_map(|name| evidence.find(name)).expect("an argument");
    format!("{}{other})", &evidence[..at])
}

const FORGERIES: &[Forgery] = &[
    Forgery {
        name: "an invariant weakened to true",
        given: INVARIANT,
        forge: |evidence| predicate(evidence, |_| "true".to_string()),
        found: |finding| refuted(finding, "safety"),
    },
    Forgery {
        name: "an invariant strengthened to false",
        given: INVARIANT,
        forge: |evidence| predicate(evidence, |_| "false".to_string()),
        found: |finding| refuted(finding, "initiation"),
    },
    Forgery {
        name: "an invariant that a step breaks",
        given: INVARIANT,
        forge: |evidence| predicate(evidence, |known| format!("(<= {} 5)", parameter(known, "count"))),
        found: |finding| refuted(finding, "consecution"),
    },
    Forgery {
        name: "an invariant about an element",
        given: INVARIANT,
        forge: |evidence| evidence.replace("l.count~", "l.element~"),
        found: rejected,
    },
    Forgery {
        name: "an invariant about lists",
        given: INVARIANT,
        forge: |evidence| predicate(evidence, |_| "(= 1 (List.len (List.value Int (1))))".to_string()),
        found: rejected,
    },
    Forgery {
        name: "an invariant of another list",
        given: INVARIANT,
        forge: |evidence| evidence.replace("predicate l~0", "predicate m~1"),
        found: rejected,
    },
    Forgery {
        name: "a parameter of another sort",
        given: INVARIANT,
        forge: |evidence| {
            let real = |known: &str| format!("({} Real)", parameter(known, "count"));
            let known = evidence.split("(predicate l~0 ").nth(1).expect("parameters");
            let name = parameter(known, "count");
            evidence.replacen(&format!("({name} Int)"), &real(known), 1)
        },
        found: rejected,
    },
    Forgery {
        name: "a depth of zero",
        given: INVARIANT,
        forge: |evidence| evidence.replace("(depth 1)", "(depth 0)"),
        found: rejected,
    },
    Forgery {
        name: "a depth beyond all bounds",
        given: INVARIANT,
        forge: |evidence| evidence.replace("(depth 1)", "(depth 1000000000000)"),
        found: rejected,
    },
    Forgery {
        name: "images in the place of an invariant",
        given: INVARIANT,
        forge: |evidence| argument(evidence, "(image)"),
        found: |finding| refuted(finding, "images"),
    },
    Forgery {
        name: "rewriting in the place of an invariant",
        given: INVARIANT,
        forge: |evidence| argument(evidence, "(rewriting)"),
        found: |finding| matches!(finding.outcome, Outcome::Rejected(Error::NotFalse)),
    },
    Forgery {
        name: "rewriting in the place of what follows from an assumption",
        given: ASSUMED,
        forge: |evidence| argument(evidence, "(rewriting)"),
        found: |finding| matches!(finding.outcome, Outcome::Rejected(Error::NotFalse)),
    },
    Forgery {
        name: "one query in the place of an invariant",
        given: INVARIANT,
        forge: |evidence| argument(evidence, "(direct)"),
        found: |finding| matches!(finding.outcome, Outcome::Rejected(Error::ListsMatter)),
    },
    Forgery {
        name: "a few lengths in the place of an invariant",
        given: INVARIANT,
        forge: |evidence| argument(evidence, "(unrolled 3)"),
        found: |finding| refuted(finding, "lengths-up-to-3"),
    },
    Forgery {
        name: "a length left out",
        given: LENGTHS,
        forge: |evidence| {
            let at = evidence.rfind("\n    (excluded").expect("lengths");
            format!("{}))", &evidence[..at])
        },
        found: |finding| refuted(finding, "no-other-lengths"),
    },
    Forgery {
        name: "a length that is another one",
        given: LENGTHS,
        forge: |evidence| evidence.replace("(l~0 3)", "(l~0 7)"),
        found: |finding| refuted(finding, "no-other-lengths"),
    },
    Forgery {
        name: "a length of a list that is not there",
        given: LENGTHS,
        forge: |evidence| evidence.replace("(l~0 3)", "(m~5 3)"),
        found: rejected,
    },
    Forgery {
        name: "no length of a list that matters",
        given: LENGTHS,
        forge: |evidence| evidence.replace("((l~0 3))", "()"),
        found: |finding| matches!(finding.outcome, Outcome::Rejected(Error::WrongLists(_))),
    },
    Forgery {
        name: "a negative length",
        given: LENGTHS,
        forge: |evidence| evidence.replace("(l~0 3)", "(l~0 (- 3))"),
        found: rejected,
    },
    Forgery {
        name: "a bound that is too small",
        given: UNROLLED,
        forge: |evidence| argument(evidence, "(unrolled 2)"),
        found: |finding| refuted(finding, "lengths-up-to-2"),
    },
    Forgery {
        name: "a bound beyond memory",
        given: UNROLLED,
        forge: |evidence| argument(evidence, "(unrolled 99999999999)"),
        found: |finding| matches!(finding.outcome, Outcome::Rejected(Error::TooLong(_))),
    },
    Forgery {
        name: "an element that is not neutral",
        given: SUMMARY,
        forge: |evidence| evidence.replace("(summary l~1 0)", "(summary l~1 1)"),
        found: |finding| refuted(finding, "neutral-element"),
    },
    Forgery {
        name: "a neutral element that is no element",
        given: SUMMARY,
        forge: |evidence| evidence.replace("(summary l~1 0)", "(summary l~1 true)"),
        found: |finding| matches!(finding.outcome, Outcome::Rejected(Error::WrongNeutral(_))),
    },
    Forgery {
        name: "k-induction with too small a k",
        given: LOOKING_BACK,
        forge: |evidence| evidence.replace("(depth 2)", "(depth 1)"),
        found: |finding| refuted(finding, ""),
    },
    Forgery {
        name: "no evidence at all",
        given: INVARIANT,
        forge: |_| "(evidence 1".to_string(),
        found: |finding| matches!(finding.outcome, Outcome::Rejected(Error::Unreadable(_))),
    },
];

fn forge(forgery: &Forgery) -> Result<(), Failed> {
    let mut folders = certificate(forgery.given)?;
    let (accepted, found) = findings(forgery.given.problem, &folders);
    if !accepted {
        return Err(format!("the genuine certificate is rejected: {found:?}").into());
    }
    let evidence = folders.get_mut(&1).and_then(|folder| folder.get_mut(EVIDENCE)).ok_or("no evidence")?;
    let forged = (forgery.forge)(evidence);
    if forged == *evidence {
        return Err(format!("nothing was changed:\n{evidence}").into());
    }
    evidence.clone_from(&forged);
    let (accepted, found) = findings(forgery.given.problem, &folders);
    if accepted || !found.iter().any(forgery.found) {
        return Err(format!("forged:\n{forged}\nfound: {found:#?}").into());
    }
    Ok(())
}

/// A change to the files or the problem, and what must be found.
fn mangle(problem: &str, change: fn(&mut Folders), expected: fn(&Finding) -> bool) -> Result<(), Failed> {
    let mut folders = certificate(INVARIANT)?;
    change(&mut folders);
    let (accepted, found) = findings(problem, &folders);
    if accepted || !found.iter().any(expected) {
        return Err(format!("{found:#?}").into());
    }
    Ok(())
}

fn folder(folders: &mut Folders) -> &mut Folder {
    folders.get_mut(&1).expect("one check")
}

pub(super) fn trials() -> Vec<Trial> {
    let mut trials: Vec<Trial> = FORGERIES
        .iter()
        .map(|forgery| Trial::test(format!("tampering::{}", forgery.name), move || forge(forgery)))
        .collect();
    let mut add = |name: &str, problem: &'static str, change: fn(&mut Folders), found: fn(&Finding) -> bool| {
        trials.push(Trial::test(format!("tampering::{name}"), move || mangle(problem, change, found)));
    };
    add("another problem that is satisfiable", SATISFIABLE, |_| {}, |finding| refuted(finding, "safety"));
    add("another problem altogether", TRIANGULAR, |_| {}, rejected);
    add(
        "a script that was edited",
        COUNT,
        |folders| {
            folder(folders)
                .iter_mut()
                .for_each(|(_, text)| *text = text.replace("(check-sat)", "(assert false)(check-sat)"))
        },
        |finding| matches!(finding.outcome, Outcome::Differs),
    );
    add(
        "a script that is gone",
        COUNT,
        |folders| folder(folders).retain(|name, _| !name.contains("safety")),
        |finding| matches!(finding.outcome, Outcome::Missing) && finding.file.contains("safety"),
    );
    add(
        "a script too many",
        COUNT,
        |folders| drop(folder(folders).insert("09-more.smt2".to_string(), "(check-sat)".to_string())),
        |finding| matches!(finding.outcome, Outcome::Superfluous),
    );
    add(
        "evidence that is gone",
        COUNT,
        |folders| drop(folder(folders).remove(EVIDENCE)),
        |finding| matches!(finding.outcome, Outcome::Missing),
    );
    add(
        "a check that is not in the script",
        COUNT,
        |folders| {
            let copy = folder(folders).clone();
            folders.insert(2, copy);
        },
        |finding| finding.check == 2 && matches!(finding.outcome, Outcome::Superfluous),
    );
    add(
        "a check after the end",
        TWICE,
        |folders| {
            let copy = folder(folders).clone();
            folders.insert(2, copy);
        },
        |finding| finding.check == 2 && matches!(finding.outcome, Outcome::Superfluous),
    );
    trials.push(Trial::test("tampering::nothing to check", || {
        let (accepted, found) = findings(COUNT, &Folders::new());
        if accepted || !found.is_empty() { Err(format!("{found:#?}").into()) } else { Ok(()) }
    }));
    trials
}

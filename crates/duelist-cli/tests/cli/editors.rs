//! The grammar for editors: it knows every combinator of the solver's table, and leaves no operator in the examples without a colour.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use duelist::frontend::Signature;
use duelist::{Options, Response, Solver};
use fancy_regex::Regex;
use serde_json::Value;

fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn json(path: &str) -> Value {
    let text = fs::read_to_string(repository(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A rule of the grammar: a token, or something that begins and ends.
struct Rule {
    scope: String,
    start: Regex,
    end: Option<Regex>,
    inner: Vec<Rule>,
}

fn rules(patterns: &Value) -> Vec<Rule> {
    let regex = |pattern: &Value| pattern.as_str().map(|text| Regex::new(text).expect("a regular expression"));
    let rule = |pattern: &Value| Rule {
        scope: pattern["name"].as_str().expect("a scope").to_string(),
        start: regex(&pattern["match"]).or_else(|| regex(&pattern["begin"])).expect("a rule matches something"),
        end: regex(&pattern["end"]),
        inner: rules(&pattern["patterns"]),
    };
    pattern_list(patterns).iter().map(rule).collect()
}

fn pattern_list(patterns: &Value) -> Vec<Value> {
    patterns.as_array().cloned().unwrap_or_default()
}

fn grammar() -> Vec<Rule> {
    rules(&json("editors/vscode/syntaxes/smtlib-lists.tmLanguage.json")["patterns"])
}

/// The tokens of a text with their scopes, as editors find them: line by line, the rule that matches first and, of these, the first one.
fn tokens<'t>(grammar: &[Rule], text: &'t str) -> Vec<(&'t str, Option<String>)> {
    let mut found = Vec::new();
    let mut open: Option<&Rule> = None;
    for line in text.lines() {
        let mut at = 0;
        while at < line.len() {
            let ends = open.and_then(|rule| rule.end.as_ref());
            let ending = ends.and_then(|end| end.find_from_pos(line, at).expect("it is decided"));
            let starts = open.map_or(grammar, |rule| &rule.inner).iter();
            let starting =
                starts.filter_map(|rule| Some((rule, rule.start.find_from_pos(line, at).expect("it is decided")?)));
            let starting = starting.min_by_key(|(_, found)| found.start());
            let scope = open.map(|rule| rule.scope.clone());
            let (first, scope_of_it, next) = match (ending, starting) {
                (Some(end), start) if start.as_ref().is_none_or(|(_, start)| end.start() <= start.start()) => {
                    (end, scope.clone(), None)
                }
                (_, Some((rule, start))) => {
                    (start, Some(rule.scope.clone()), if rule.end.is_some() { Some(rule) } else { open })
                }
                (_, None) => {
                    found.push((&line[at..], scope));
                    break;
                }
            };
            if first.start() > at {
                found.push((&line[at..first.start()], scope));
            }
            found.push((first.as_str(), scope_of_it));
            (at, open) = (first.end(), next);
        }
    }
    found
}

fn scope<'s>(tokens: &'s [(&str, Option<String>)]) -> &'s str {
    assert_eq!(tokens.len(), 1, "{tokens:?}");
    tokens[0].1.as_deref().unwrap_or_default()
}

/// Whether the solver knows a word as a function of its own.
fn is_built_in(word: &str) -> bool {
    let responses = Solver::new(Options::default()).run(&format!("(assert ({word}))"));
    !matches!(responses.first(), Some(Response::Error(error)) if error.message.contains("unknown symbol") || error.message.contains("unknown function"))
}

#[test]
fn every_combinator_is_known() {
    let grammar = grammar();
    let names = Signature::all().iter().chain(Signature::sequences()).map(|row| row.name);
    let known: BTreeSet<&str> = names.collect();
    for name in &known {
        let wanted =
            if name.starts_with("List.") { "support.function.list.smtlib" } else { "support.function.sequence.smtlib" };
        assert_eq!(scope(&tokens(&grammar, name)), wanted, "{name}");
    }
    assert_eq!(scope(&tokens(&grammar, "List.lenx")), "variable.other.smtlib");
    // Nor is anything else: what the grammar names is in the table, or built in besides.
    let text =
        fs::read_to_string(repository("editors/vscode/syntaxes/smtlib-lists.tmLanguage.json")).expect("it is there");
    let words =
        text.split_once("List\\\\.(?:").and_then(|(_, rest)| rest.split_once(')')).expect("a rule for combinators").0;
    for word in words.split('|').map(|word| format!("List.{word}")) {
        assert!(known.contains(word.as_str()) || is_built_in(&word), "{word} is in the grammar alone");
    }
}

#[test]
fn examples_are_coloured() {
    let grammar = grammar();
    let files = fs::read_dir(repository("examples")).expect("it is there").map(|entry| entry.expect("readable").path());
    let files: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|end| end == "smt2")).collect();
    assert!(files.len() > 10);
    let mut plain: BTreeSet<String> = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("readable");
        for (token, scope) in tokens(&grammar, &text).into_iter().filter(|(token, _)| !token.trim().is_empty()) {
            let scope = scope.unwrap_or_else(|| panic!("{}: {token} has no scope", file.display()));
            plain.extend((scope == "variable.other.smtlib").then(|| token.to_string()));
        }
    }
    assert!(plain.contains("children"), "names of users are plain");
    for word in plain {
        assert!(!is_built_in(&word), "{word} is an operator, and the grammar does not know it");
    }
    let strings = tokens(&grammar, "(echo \"a \"\" ; b\nc\") |x ; y|");
    let scopes: Vec<&str> = strings.iter().filter_map(|(_, scope)| scope.as_deref()).collect();
    assert!(!scopes.iter().any(|scope| scope.starts_with("comment")), "{strings:?}");
}

/// Words of the other theories, in the texts that test these, are coloured, too.
#[test]
fn other_theories_are_coloured() {
    let grammar = grammar();
    for theory in ["arrays", "bit_vectors", "floats", "sequences", "strings"] {
        for entry in fs::read_dir(repository(&format!("tests/regress/{theory}"))).expect("it is there") {
            let file = entry.expect("readable").path();
            let text = fs::read_to_string(&file).expect("readable");
            for (word, scope) in tokens(&grammar, &text) {
                let is_plain = scope.is_some_and(|scope| scope == "variable.other.smtlib");
                assert!(!is_plain || !is_built_in(word), "{}: {word}", file.display());
            }
        }
    }
    for sort in ["Float16", "Float32", "Float64", "Float128", "FloatingPoint", "RoundingMode", "BitVec", "RegLan"] {
        assert_eq!(scope(&tokens(&grammar, sort)), "support.type.smtlib", "{sort}");
    }
    for value in ["RNE", "roundTowardZero", "NaN", "+oo", "-zero"] {
        assert_eq!(scope(&tokens(&grammar, value)), "constant.language.smtlib", "{value}");
    }
}

/// What snippets expand to is read without an error, where a list `l` is there.
#[test]
fn snippets_can_be_read() {
    let place = Regex::new(r"\$\{\d+:((?:[^{}$]|\$\d+)*)\}").expect("a regular expression");
    let numbered = Regex::new(r"\$\{(\d+):((?:[^{}$]|\$\d+)*)\}").expect("a regular expression");
    let snippets = json("editors/vscode/snippets/smtlib-lists.json");
    for (name, snippet) in snippets.as_object().expect("snippets by name") {
        let lines: Vec<&str> = snippet["body"].as_array().expect("lines").iter().filter_map(Value::as_str).collect();
        let mut text = lines.join("\n");
        let filled: Vec<(String, String)> = numbered
            .captures_iter(&text)
            .map(|found| found.expect("it is decided"))
            .map(|found| (format!("${}", &found[1]), found[2].to_string()))
            .collect();
        text = place.replace_all(&text, "$1").into_owned();
        filled.iter().for_each(|(number, word)| text = text.replace(number, word));
        let declared = "(declare-const l (List Int))\n(declare-const claim Bool)\n";
        let commands = ["assert", "declare", "define", "set-option", "push", "check"];
        let is_command = commands.iter().any(|command| text.starts_with(&format!("({command}")));
        let script = match is_command {
            true if text.contains("(declare-const l ") => text.clone(),
            true => format!("{declared}{text}"),
            false => format!("{declared}(push)(assert (= {text} {text}))(pop)"),
        };
        for response in Solver::new(Options { timeout: 5000, ..Options::default() }).run(&script) {
            assert!(!matches!(response, Response::Error(_)), "{name}: {response:?}\n{script}");
        }
    }
}

/// The folder is an extension: what its description names is there.
#[test]
fn the_extension_is_complete() {
    let package = json("editors/vscode/package.json");
    let contributes = package["contributes"].as_object().expect("it contributes something");
    for path in contributes
        .values()
        .flat_map(pattern_list)
        .flat_map(|part| [part["path"].clone(), part["configuration"].clone()])
    {
        if let Some(path) = path.as_str() {
            json(&format!("editors/vscode/{path}"));
            let packed = pattern_list(&package["files"]);
            let holds = |file: &Value| file.as_str().is_some_and(|file| path.starts_with(&format!("./{file}")));
            assert!(packed.iter().any(holds), "{path} is not packed");
        }
    }
    for demanded in ["name", "version", "publisher", "engines", "displayName", "description", "license"] {
        assert!(!package[demanded].is_null(), "{demanded} is demanded");
    }
}

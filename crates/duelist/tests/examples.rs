//! Every file in `examples/` does what its `; expect:` lines say, and every model in it is checked a second time.
//!
//! The responses of a file and its `; expect:` lines agree in order, white space aside. `a model` and `a value`
//! stand for the response to `get-model` and `get-value` where more than one is right.

mod support;

use std::path::Path;
use std::thread;

use support::{Exchange, files, read, repository, run};

const TIMEOUT_MS: u64 = 60_000;

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn meets(exchange: &Exchange, expected: &str) -> bool {
    match expected {
        "a model" => exchange.command.starts_with("(get-model") && !exchange.is_error(),
        "a value" => exchange.command.starts_with("(get-value") && !exchange.is_error(),
        _ => exchange.response.as_deref().map(one_line).as_deref() == Some(expected),
    }
}

/// Puts the definitions of a printed model in the place of the declarations and evaluates every assertion in force at
/// `exchanges[at]`, which was answered `sat`, with its assumptions: none of the solver's engines has a part in this.
fn recheck(exchanges: &[Exchange], at: usize) {
    let model = exchanges[at].model.as_ref().expect("sat has a model");
    let (mut script, mut facts, mut levels) = (String::new(), Vec::new(), Vec::new());
    for exchange in &exchanges[..at] {
        let command = exchange.command.as_str();
        if let Some(formula) = command.strip_prefix("(assert ") {
            facts.push(formula.strip_suffix(')').expect("a command ends so"));
        } else if let Some(declaration) = command.strip_prefix("(declare-const ") {
            let name = declaration.split_whitespace().next().expect("a name");
            let start = format!("(define-fun {name} ");
            let definition = model.lines().map(str::trim).find(|line| line.starts_with(&start));
            script.push_str(definition.unwrap_or_else(|| panic!("{name} is not in the model")));
        } else if command == "(push)" {
            levels.push(facts.len());
            script.push_str(command);
        } else if command == "(pop)" {
            facts.truncate(levels.pop().expect("a level"));
            script.push_str(command);
        } else if ["(declare-datatype", "(define-"].iter().any(|start| command.starts_with(start)) {
            script.push_str(command);
        } else {
            assert!(exchange.response.is_some() || command.starts_with("(set-"), "unexpected in an example: {command}");
        }
        script.push('\n');
    }
    let assumptions =
        exchanges[at].command.strip_prefix("(check-sat-assuming (").and_then(|rest| rest.strip_suffix("))"));
    let facts = facts.join(" ");
    script.push_str(&format!("(check-sat)\n(get-value ((and true {facts} {})))", assumptions.unwrap_or_default()));
    let answers = run(&script, &[], TIMEOUT_MS);
    let last = answers.last().and_then(|exchange| exchange.response.as_deref()).unwrap_or_default();
    assert!(last.ends_with(" true))"), "the printed model does not satisfy the assertions: {last}\n{model}");
}

/// Asks what a file asks, and compares the responses with what it says.
fn does_what_it_says(file: &Path) {
    let text = read(file);
    let expected: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("; expect: ")).collect();
    let exchanges = run(&text, &[], TIMEOUT_MS);
    let answered: Vec<&Exchange> = exchanges.iter().filter(|exchange| exchange.response.is_some()).collect();
    let name = file.display();
    assert!(expected.iter().any(|line| ["sat", "unsat"].contains(line)), "{name}: expects no answer");
    assert_eq!(answered.len(), expected.len(), "{name}: as many responses as `; expect:` lines");
    for (exchange, expected) in answered.iter().zip(expected) {
        let response = exchange.response.as_deref().unwrap_or_default();
        assert!(meets(exchange, expected), "{name}: {} gives\n{response}\nnot\n{expected}", exchange.command);
    }
    for (at, exchange) in exchanges.iter().enumerate() {
        if exchange.model.is_some() {
            recheck(&exchanges, at);
        }
    }
    assert!(text.starts_with("; "), "{name}: begins with a comment that explains it");
}

#[test]
fn examples_do_what_they_say() {
    let examples = files(&repository("examples"), ".smt2");
    assert!(examples.len() >= 12, "only {} examples were found", examples.len());
    thread::scope(|scope| {
        for half in examples.chunks(examples.len().div_ceil(2)) {
            scope.spawn(|| half.iter().for_each(|file| does_what_it_says(file)));
        }
    });
}

//! Reads printed models back: the problem with its declarations replaced by the model's definitions has no unknowns left, and must be true.

use std::collections::BTreeMap;

use duelist::frontend::{Position, Source};
use duelist::internals::syntax::Tree;
use duelist::{Options, Response, Solver};

use crate::sexp::{Script, Sexp, list};

/// What is wrong with the printed model of a problem, if anything.
#[must_use]
pub(super) fn reread(script: &Script, model: &str) -> Option<String> {
    let Some(definitions) = definitions(model) else { return Some(format!("the model cannot be read: {model}")) };
    let (mut reading, mut open) = (Reading::default(), definitions);
    let (mut sorts, mut rest) = (String::new(), String::new());
    for command in &script.commands {
        let name = command.parts().get(1).and_then(Sexp::word).unwrap_or_default();
        match command.head() {
            "declare-const" | "declare-fun" => {
                let Some(definition) = open.remove(bare(name)) else {
                    return Some(format!("the model leaves out {name}: {model}"));
                };
                rest += &format!("{}\n", reading.elements(&definition));
            }
            head if head.starts_with("declare-") || head == "define-sort" => sorts += &format!("{command}\n"),
            _ => rest += &format!("{command}\n"),
        }
    }
    for (name, definition) in &open {
        rest += &reading.underspecified(name, definition);
    }
    let text = format!("{sorts}{}{rest}{}(check-sat)", reading.declarations(), reading.distinct());
    let mut solver = Solver::new(Options { timeout: 20_000, ..Options::default() });
    let responses = solver.run(&text);
    let (last, before) = responses.split_last()?;
    let accepted = matches!(last, Response::Text(answer) if answer == "sat")
        && before.iter().all(|response| matches!(response, Response::Success));
    (!accepted).then(|| format!("the printed model is no model:\n{model}\nread back as:\n{text}\n{last:?}"))
}

/// The lengths of the lists of a printed model, if all are written out.
#[must_use]
pub(super) fn lengths(model: &str) -> Option<BTreeMap<String, usize>> {
    let mut lengths = BTreeMap::new();
    for (name, definition) in definitions(model)? {
        match definition.parts() {
            [_, _, _, sort, body] if sort.head() == "List" => {
                let ("List.value", [_, _, elements]) = (body.head(), body.parts()) else { return None };
                lengths.insert(name, elements.parts().len());
            }
            _ => {}
        }
    }
    Some(lengths)
}

fn bare(name: &str) -> &str {
    name.strip_prefix('|').and_then(|name| name.strip_suffix('|')).unwrap_or(name)
}

pub(super) fn definitions(model: &str) -> Option<BTreeMap<String, Sexp>> {
    let tree = Tree::parse(Source { text: model.to_string(), start: Position::START }).ok()?;
    let mut found = BTreeMap::new();
    for definition in tree.root().children() {
        let definition = Sexp::from(definition);
        let name = bare(definition.parts().get(1)?.word()?).to_string();
        if found.insert(name, definition).is_some() {
            return None;
        }
    }
    Some(found)
}

/// Elements of uninterpreted sorts are written `(as @S_0 S)`, which cannot be read: they become constants.
#[derive(Default)]
struct Reading {
    /// Each element as written, and its sort.
    seen: Vec<(Sexp, Sexp)>,
}

impl Reading {
    fn elements(&mut self, term: &Sexp) -> Sexp {
        match term.parts() {
            [head, name, sort]
                if head.word() == Some("as") && name.word().is_some_and(|name| bare(name).starts_with('@')) =>
            {
                let index = self.seen.iter().position(|(known, _)| known == term).unwrap_or_else(|| {
                    self.seen.push((term.clone(), sort.clone()));
                    self.seen.len() - 1
                });
                Sexp::from(format!("element{index}"))
            }
            [] => term.clone(),
            parts => Sexp::List(parts.iter().map(|part| self.elements(part)).collect()),
        }
    }

    fn declarations(&self) -> String {
        let declare = |(index, (_, sort)): (usize, &(Sexp, Sexp))| format!("(declare-const element{index} {sort})\n");
        self.seen.iter().enumerate().map(declare).collect()
    }

    /// Different elements of one sort are different.
    fn distinct(&self) -> String {
        let mut text = String::new();
        for (index, (_, sort)) in self.seen.iter().enumerate() {
            for (other, _) in self.seen[..index].iter().enumerate().filter(|(_, (_, known))| known == sort) {
                text += &format!("(assert (distinct element{index} element{other}))\n");
            }
        }
        text
    }

    /// `(define-fun div0 ((x Int)) Int (ite (= x 3) 5 0))` says that `(div 3 0)` is 5, and so does `seq.nth0` of a sequence and an index. Elsewhere it says what the problem does not ask.
    fn underspecified(&mut self, name: &str, definition: &Sexp) -> String {
        let operation = name.trim_end_matches('0');
        let mut text = String::new();
        let mut body = definition.parts().get(4).cloned();
        while let Some([word, condition, value, otherwise]) = body.as_ref().map(Sexp::parts) {
            let ("ite", [_, left, point]) = (word.word().unwrap_or_default(), condition.parts()) else { break };
            let application = match operation {
                "div" | "mod" => list![operation, point, "0"],
                "/" => list!["/", point, "0.0"],
                // The condition is a conjunction: one equation for the sequence, and one for the index.
                "seq.nth" => match (left.parts(), point.parts()) {
                    ([_, _, sequence], [_, _, index]) => list!["seq.nth", sequence, index],
                    _ => break,
                },
                selector => list![selector, point],
            };
            let equation = self.elements(&list!["=", application, value]);
            text += &format!("(assert {equation})\n");
            body = Some(otherwise.clone());
        }
        text
    }
}

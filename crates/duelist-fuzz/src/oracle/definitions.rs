//! Recursive functions by their definitions: a second meaning, which shares nothing with what the solver reads them as.
//!
//! Values are integers, truth values and lists of integers. Whatever is none of these, or is unknown, such as the head of the empty list, has no value here, and then nothing is
//! said. Definitions are shallow, and so are the lists that are tried: this recurses.

use std::collections::BTreeMap;

use super::ask::Verdict;
use crate::sexp::{Script, Sexp};

/// The integers that are tried, and how long lists are.
const NUMBERS: [i128; 4] = [0, 1, -1, 2];
const LONGEST: usize = 3;

/// At most so many models are tried, and so many steps are taken for one.
const MOST: usize = 2000;
const STEPS: usize = 20_000;

#[derive(Clone, Debug, PartialEq, Eq)]
enum Value {
    Int(i128),
    Bool(bool),
    List(Vec<i128>),
}

/// The definitions of a script with recursive functions, over a datatype or over sequences.
pub(super) struct Definitions<'s> {
    script: &'s Script,
    functions: BTreeMap<&'s str, (Vec<&'s str>, &'s Sexp)>,
    /// The names of the constructors, and of the list.
    nil: &'s str,
    cons: &'s str,
    sort: &'s str,
    /// What the fields of `cons` are called: the element first.
    fields: [&'s str; 2],
}

type Values<'s> = BTreeMap<&'s str, Value>;

impl<'s> Definitions<'s> {
    /// `None` if a script has no recursive functions, or none over lists of integers.
    pub(super) fn of(script: &'s Script) -> Option<Definitions<'s>> {
        let mut functions = BTreeMap::new();
        let mut recursive = false;
        let (mut datatype, mut sequence) = (None, None);
        for command in &script.commands {
            match (command.head(), command.parts()) {
                (head @ ("define-fun" | "define-fun-rec"), [_, name, parameters, _, body]) => {
                    recursive |= head == "define-fun-rec";
                    let names = parameters.parts().iter().map(|one| one.parts().first()?.word());
                    functions.insert(name.word()?, (names.collect::<Option<Vec<_>>>()?, body));
                }
                ("declare-datatype", [_, name, constructors]) => datatype = Some((name.word()?, constructors.parts())),
                ("declare-datatypes", [_, heads, bodies]) => match (heads.parts(), bodies.parts()) {
                    // Version 2.0 of the standard: names are with the constructors.
                    ([], [body]) => datatype = Some((body.head(), &body.parts()[1..])),
                    ([head], [body]) => datatype = Some((head.head(), body.parts())),
                    _ => return None,
                },
                ("define-sort", [_, name, _, _]) => sequence = Some(name.word()?),
                ("declare-const" | "assert", _) => {}
                _ => return None,
            }
        }
        if let (Some(sort), true) = (sequence, recursive) {
            return Some(Definitions { script, functions, nil: "", cons: "", sort, fields: [""; 2] });
        }
        let (sort, constructors) = datatype.filter(|_| recursive)?;
        let name = |one: &'s Sexp| one.word().or(Some(one.head()));
        let nil = constructors.iter().find(|one| one.parts().len() <= 1).and_then(name)?;
        let cons = constructors.iter().find(|one| one.parts().len() == 3)?;
        let [_, first, second] = cons.parts() else { return None };
        let (element, rest) = (first.parts().get(1)?.word()?, second.parts().get(1)?.word()?);
        if (element, rest) != ("Int", sort) {
            return None;
        }
        let fields = [first.head(), second.head()];
        Some(Definitions { script, functions, nil, cons: cons.head(), sort, fields })
    }

    /// Whether a small model satisfies the assertions: `Unknown` if none was found.
    pub(super) fn brute_force(&self) -> Verdict {
        let mut lists: Vec<Vec<i128>> = vec![Vec::new()];
        let mut next = 0;
        while lists[next].len() < LONGEST {
            let grown = NUMBERS.map(|number| lists[next].iter().copied().chain([number]).collect());
            lists.extend(grown);
            next += 1;
        }
        let mut choices: Vec<(&str, Vec<Value>)> = Vec::new();
        for (name, sort) in self.script.constants() {
            let values = match sort.word() {
                Some("Int") => NUMBERS.map(Value::Int).to_vec(),
                Some("Bool") => vec![Value::Bool(true), Value::Bool(false)],
                Some(sort) if sort == self.sort => lists.iter().cloned().map(Value::List).collect(),
                _ => return Verdict::Unknown,
            };
            choices.push((name, values));
        }
        let all = choices.iter().map(|(_, values)| values.len()).product::<usize>();
        // Not one after the other: that would be the first values of most constants.
        let stride = (all / MOST).max(1) | 1;
        for index in (0..all).step_by(stride) {
            let mut rest = index;
            let values = choices.iter().map(|(name, values)| {
                let value = values[rest % values.len()].clone();
                rest /= values.len();
                (*name, value)
            });
            if self.satisfied_by(&values.collect()) == Some(true) {
                return Verdict::Sat;
            }
        }
        Verdict::Unknown
    }

    /// Whether a printed model satisfies the assertions, if that can be said.
    pub(super) fn accepts(&self, model: &BTreeMap<String, Sexp>) -> Option<bool> {
        let mut values = Values::new();
        for (name, _) in self.script.constants() {
            let body = model.get(name)?.parts().get(4)?;
            let value = self.value(body, &Values::new(), &mut STEPS.clone())?;
            values.insert(name, value);
        }
        self.satisfied_by(&values)
    }

    fn satisfied_by(&self, constants: &Values<'s>) -> Option<bool> {
        for formula in self.script.assertions() {
            if self.value(formula, constants, &mut STEPS.clone())? != Value::Bool(true) {
                return Some(false);
            }
        }
        Some(true)
    }

    fn value(&self, term: &'s Sexp, scope: &Values<'s>, steps: &mut usize) -> Option<Value> {
        *steps = steps.checked_sub(1)?;
        let parts = match term {
            Sexp::Word(word) => return self.word(word, scope, steps),
            Sexp::List(parts) => parts,
        };
        let (head, arguments) = parts.split_first()?;
        let Some(name) = head.word() else {
            // `((_ is nil) x)`
            let [_, _, constructor] = head.parts() else { return None };
            let Value::List(list) = self.value(arguments.first()?, scope, steps)? else { return None };
            return Some(Value::Bool(list.is_empty() == (constructor.word()? == self.nil)));
        };
        match (name, arguments) {
            ("as", [constructor, _]) => self.value(constructor, scope, steps),
            ("ite", [condition, then, otherwise]) => {
                let Value::Bool(holds) = self.value(condition, scope, steps)? else { return None };
                self.value(if holds { then } else { otherwise }, scope, steps)
            }
            ("let", [bindings, body]) => {
                let mut inner = scope.clone();
                for binding in bindings.parts() {
                    let [name, value] = binding.parts() else { return None };
                    inner.insert(name.word()?, self.value(value, scope, steps)?);
                }
                self.value(body, &inner, steps)
            }
            ("match", [subject, cases]) => self.choose(subject, cases.parts(), scope, steps),
            _ => {
                let values: Vec<Value> =
                    arguments.iter().map(|argument| self.value(argument, scope, steps)).collect::<Option<_>>()?;
                self.apply(name, &values, steps)
            }
        }
    }

    fn word(&self, word: &str, scope: &Values<'s>, steps: &mut usize) -> Option<Value> {
        if let Some(value) = scope.get(word) {
            return Some(value.clone());
        }
        match word {
            "true" | "false" => Some(Value::Bool(word == "true")),
            _ if word == self.nil || word == "seq.empty" => Some(Value::List(Vec::new())),
            _ => match word.parse() {
                Ok(number) => Some(Value::Int(number)),
                Err(_) => self.apply(word, &[], steps),
            },
        }
    }

    fn choose(&self, subject: &'s Sexp, cases: &'s [Sexp], scope: &Values<'s>, steps: &mut usize) -> Option<Value> {
        let Value::List(list) = self.value(subject, scope, steps)? else { return None };
        for case in cases {
            let [pattern, body] = case.parts() else { return None };
            match (pattern.word(), pattern.parts(), list.split_first()) {
                (Some(name), _, None) if name == self.nil => return self.value(body, scope, steps),
                (None, [name, first, second], Some((element, rest))) if name.word()? == self.cons => {
                    let mut inner = scope.clone();
                    inner.insert(first.word()?, Value::Int(*element));
                    inner.insert(second.word()?, Value::List(rest.to_vec()));
                    return self.value(body, &inner, steps);
                }
                (Some(_), _, _) | (None, [_, _, _], _) => {}
                _ => return None,
            }
        }
        None
    }

    fn apply(&self, name: &str, values: &[Value], steps: &mut usize) -> Option<Value> {
        if let Some((parameters, body)) = self.functions.get(name) {
            let scope = parameters.iter().copied().zip(values.iter().cloned()).collect();
            return self.value(body, &scope, steps);
        }
        match values {
            [Value::Int(first), Value::List(rest)] if name == self.cons => {
                Some(Value::List(std::iter::once(*first).chain(rest.iter().copied()).collect()))
            }
            [Value::List(list)] if name == self.fields[0] => list.first().copied().map(Value::Int),
            [Value::List(list)] if name == self.fields[1] => {
                list.split_first().map(|(_, rest)| Value::List(rest.to_vec()))
            }
            _ => builtin(name, values),
        }
    }
}

/// The operators of the standard.
fn builtin(name: &str, values: &[Value]) -> Option<Value> {
    let truths = || values.iter().map(|value| matches!(value, Value::Bool(true)));
    let is_sorted = |holds: fn(&i128, &i128) -> bool| {
        let numbers = numbers(values)?;
        Some(Value::Bool(numbers.windows(2).all(|pair| holds(&pair[0], &pair[1]))))
    };
    match (name, values) {
        ("not", [Value::Bool(value)]) => Some(Value::Bool(!value)),
        ("and", [Value::Bool(_), ..]) => Some(Value::Bool(truths().all(|value| value))),
        ("or", [Value::Bool(_), ..]) => Some(Value::Bool(truths().any(|value| value))),
        ("=>", [Value::Bool(left), Value::Bool(right)]) => Some(Value::Bool(!left || *right)),
        ("=", [first, rest @ ..]) => Some(Value::Bool(rest.iter().all(|other| other == first))),
        ("distinct", [left, right]) => Some(Value::Bool(left != right)),
        ("<", _) => is_sorted(|left, right| left < right),
        ("<=", _) => is_sorted(|left, right| left <= right),
        (">", _) => is_sorted(|left, right| left > right),
        (">=", _) => is_sorted(|left, right| left >= right),
        ("-", [Value::Int(number)]) => number.checked_neg().map(Value::Int),
        ("+" | "-" | "*", _) => {
            let numbers = numbers(values)?;
            let (first, rest) = numbers.split_first()?;
            let step = |left: i128, right: &i128| match name {
                "+" => left.checked_add(*right),
                "-" => left.checked_sub(*right),
                _ => left.checked_mul(*right),
            };
            rest.iter().try_fold(*first, step).map(Value::Int)
        }
        ("seq.unit", [Value::Int(element)]) => Some(Value::List(vec![*element])),
        ("seq.len", [Value::List(list)]) => i128::try_from(list.len()).ok().map(Value::Int),
        ("seq.nth", [Value::List(list), Value::Int(index)]) => {
            list.get(usize::try_from(*index).ok()?).copied().map(Value::Int)
        }
        ("seq.extract", [Value::List(list), Value::Int(from), Value::Int(count)]) => {
            let place = usize::try_from(*from).ok().filter(|place| *place < list.len());
            let (place, count) = place.map_or((0, 0), |place| (place, usize::try_from(*count).unwrap_or(0)));
            Some(Value::List(list[place..].iter().copied().take(count).collect()))
        }
        ("seq.++", _) => {
            let part = |value: &Value| if let Value::List(list) = value { Some(list.clone()) } else { None };
            values.iter().map(part).collect::<Option<Vec<_>>>().map(|parts| Value::List(parts.concat()))
        }
        ("mod", [Value::Int(left), Value::Int(right)]) => left.checked_rem_euclid(*right).map(Value::Int),
        ("div", [Value::Int(left), Value::Int(right)]) => left.checked_div_euclid(*right).map(Value::Int),
        _ => None,
    }
}

fn numbers(values: &[Value]) -> Option<Vec<i128>> {
    let number = |value: &Value| if let Value::Int(number) = value { Some(*number) } else { None };
    values.iter().map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LENGTH: &str = "(declare-datatype lst ((nil) (cons (head Int) (tail lst))))
        (define-fun-rec len ((x lst)) Int (match x ((nil 0) ((cons h t) (+ 1 (len t))))))
        (declare-const l lst)";

    fn found(assertions: &str) -> Verdict {
        let script = Script::read(&format!("{LENGTH}{assertions}")).expect("a script");
        Definitions::of(&script).expect("with functions").brute_force()
    }

    #[test]
    fn definitions_are_computed() {
        assert_eq!(found("(assert (= (len l) 2))(assert ((_ is cons) (tail l)))"), Verdict::Sat);
        assert_eq!(found("(assert (and (= (len l) 3) (= (head (tail l)) (- 1))))"), Verdict::Sat);
        assert_eq!(found("(assert (< (len l) 0))"), Verdict::Unknown);
        assert_eq!(found("(assert (not (= (len (cons 1 l)) (+ (len l) 1))))"), Verdict::Unknown);
    }

    #[test]
    fn models_are_judged() {
        let script = Script::read(&format!("{LENGTH}(assert (= (len l) 2))")).expect("a script");
        let judge = |body: &str| {
            let definition = Script::read(&format!("(define-fun l () lst {body})")).expect("a definition").commands;
            let model = BTreeMap::from([("l".to_string(), definition[0].clone())]);
            Definitions::of(&script).expect("with functions").accepts(&model)
        };
        assert_eq!(judge("(cons 1 (cons 2 nil))"), Some(true));
        assert_eq!(judge("(cons 1 nil)"), Some(false));
    }

    #[test]
    fn sequences_are_read_by_their_index() {
        let script = |assertion: &str| {
            let text = "(define-sort lst () (Seq Int))
                (define-fun-rec sum ((x lst) (i Int)) Int (ite (>= i (seq.len x)) 0 (+ (seq.nth x i) (sum x (+ i 1)))))
                (declare-const l lst)";
            Script::read(&format!("{text}{assertion}")).expect("a script")
        };
        let found = |assertion: &str| Definitions::of(&script(assertion)).expect("with functions").brute_force();
        assert_eq!(found("(assert (and (= (sum l 1) 4) (= (seq.len l) 3)))"), Verdict::Sat);
        assert_eq!(found("(assert (= (seq.extract l 1 5) (seq.++ (seq.unit 1) (seq.unit 2))))"), Verdict::Sat);
        assert_eq!(found("(assert (distinct (sum l 5) 0))"), Verdict::Unknown);
        assert_eq!(found("(assert (= (sum l (- 1)) 0))"), Verdict::Unknown);
    }

    #[test]
    fn what_is_unknown_has_no_value() {
        assert_eq!(found("(assert (= (head nil) 0))"), Verdict::Unknown);
    }
}

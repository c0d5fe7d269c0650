//! The operators of Strings: on strings, all total, and on regular languages.

use std::str::FromStr as _;
use std::sync::Arc;

use dashu_int::IBig;

use super::regex::Regex;
use super::{Call, Form, ILL_SORTED, Meaning, Pattern, Row};
use crate::check::EvalError;
use crate::elaborate::Arity;
use crate::model::Value;
use crate::term::{Combinator, LAST_CHARACTER, Literal, Op, Sort, Store, Term, Text};

/// Strings may have so many characters.
const MOST_CHARACTERS: usize = 1 << 20;

const STRING: Pattern = Pattern::String;
const LANGUAGE: Pattern = Pattern::RegLan;
const BOOL: Pattern = Pattern::Bool;
const INT: Pattern = Pattern::Int;

const SOME: Arity = Arity::AtLeast(1);
const SEVERAL: Arity = Arity::AtLeast(2);

type Function = fn(&Call<'_>) -> Result<Value, EvalError>;

const fn row(name: &'static str, parameters: &'static [Pattern], result: Pattern, function: Function) -> Row {
    let (arity, form) = (Arity::Exactly(parameters.len()), Form::Plain);
    Row { name, also: &[], indices: 0, arity, parameters, result, form, meaning: Meaning::Function(function) }
}

const fn many(name: &'static str, pattern: &'static [Pattern], arity: Arity, form: Form, function: Function) -> Row {
    Row { arity, form, ..row(name, pattern, pattern[0], function) }
}

const fn also(names: &'static [&'static str], row: Row) -> Row {
    Row { also: names, ..row }
}

const fn indexed(indices: usize, row: Row) -> Row {
    Row { indices, ..row }
}

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    many("str.++", &[STRING], SOME, Form::Together, |call| {
        let mut all = Vec::new();
        for index in 0..call.values.len() {
            all.extend_from_slice(call.text(index)?);
        }
        text(all)
    }),
    row("str.len", &[STRING], INT, |call| Ok(Value::int(call.text(0)?.len()))),
    Row { form: Form::Chain, arity: SEVERAL, ..row("str.<", &[STRING], BOOL, |call| Ok(Value::Bool(call.text(0)? < call.text(1)?))) },
    Row { form: Form::Chain, arity: SEVERAL, ..row("str.<=", &[STRING], BOOL, |call| Ok(Value::Bool(call.text(0)? <= call.text(1)?))) },
    row("str.at", &[STRING, INT], STRING, |call| text(part(call.text(0)?, call.number(1)?, &IBig::ONE).to_vec())),
    row("str.substr", &[STRING, INT, INT], STRING, |call| {
        text(part(call.text(0)?, call.number(1)?, call.number(2)?).to_vec())
    }),
    row("str.prefixof", &[STRING, STRING], BOOL, |call| Ok(Value::Bool(call.text(1)?.starts_with(call.text(0)?)))),
    row("str.suffixof", &[STRING, STRING], BOOL, |call| Ok(Value::Bool(call.text(1)?.ends_with(call.text(0)?)))),
    row("str.contains", &[STRING, STRING], BOOL, |call| Ok(Value::Bool(find(call.text(0)?, call.text(1)?).is_some()))),
    row("str.indexof", &[STRING, STRING, INT], INT, |call| {
        let (whole, wanted) = (call.text(0)?, call.text(1)?);
        let found = usize::try_from(call.number(2)?).ok().filter(|from| *from <= whole.len())
            .and_then(|from| find(&whole[from..], wanted).map(|at| from + at));
        Ok(Value::Int(found.map_or(IBig::NEG_ONE, IBig::from)))
    }),
    row("str.replace", &[STRING, STRING, STRING], STRING, |call| {
        let (whole, old, new) = (call.text(0)?, call.text(1)?, call.text(2)?);
        match find(whole, old) {
            Some(at) => text([&whole[..at], new, &whole[at + old.len()..]].concat()),
            None => text(whole.to_vec()),
        }
    }),
    row("str.replace_all", &[STRING, STRING, STRING], STRING, |call| {
        let (mut rest, old, new) = (call.text(0)?, call.text(1)?, call.text(2)?);
        let mut all = Vec::new();
        while let Some(at) = find(rest, old).filter(|_| !old.is_empty()) {
            all.extend_from_slice(&rest[..at]);
            all.extend_from_slice(new);
            rest = &rest[at + old.len()..];
            bounded(all.len())?;
        }
        all.extend_from_slice(rest);
        text(all)
    }),
    row("str.replace_re", &[STRING, LANGUAGE, STRING], STRING, |call| {
        let (whole, new) = (call.text(0)?, call.text(2)?);
        for at in 0..=whole.len() {
            if let Some(length) = call.language(1)?.shortest(&whole[at..], 0)? {
                return text([&whole[..at], new, &whole[at + length..]].concat());
            }
        }
        text(whole.to_vec())
    }),
    row("str.replace_re_all", &[STRING, LANGUAGE, STRING], STRING, |call| {
        let (whole, new) = (call.text(0)?, call.text(2)?);
        let (mut all, mut at) = (Vec::new(), 0);
        while at < whole.len() {
            match call.language(1)?.shortest(&whole[at..], 1)? {
                Some(length) => {
                    all.extend_from_slice(new);
                    at += length;
                    bounded(all.len())?;
                }
                None => {
                    all.push(whole[at]);
                    at += 1;
                }
            }
        }
        text(all)
    }),
    row("str.is_digit", &[STRING], BOOL, |call| Ok(Value::Bool(matches!(call.text(0)?, [code] if is_digit(code))))),
    also(&["str.to-code"], row("str.to_code", &[STRING], INT, |call| match call.text(0)? {
        [code] => Ok(Value::int(*code)),
        _ => Ok(Value::int(-1)),
    })),
    also(&["str.from-code"], row("str.from_code", &[INT], STRING, |call| {
        let code = u32::try_from(call.number(0)?).ok().filter(|code| *code <= LAST_CHARACTER);
        text(code.into_iter().collect())
    })),
    also(&["str.to.int", "str.to-int"], row("str.to_int", &[STRING], INT, |call| {
        let codes = call.text(0)?;
        if codes.is_empty() || !codes.iter().all(is_digit) {
            return Ok(Value::int(-1));
        }
        let digits: String = codes.iter().filter_map(|code| char::from_u32(*code)).collect();
        IBig::from_str(&digits).map(Value::Int).map_err(|_| ILL_SORTED)
    })),
    also(&["int.to.str", "str.from-int"], row("str.from_int", &[INT], STRING, |call| {
        let number = call.number(0)?;
        let digits = if *number < IBig::ZERO { String::new() } else { number.to_string() };
        text(digits.chars().map(u32::from).collect())
    })),
    also(&["str.to.re"], row("str.to_re", &[STRING], LANGUAGE, |call| language(Regex::text(call.text(0)?)))),
    also(&["str.in.re"], row("str.in_re", &[STRING, LANGUAGE], BOOL, |call| {
        Ok(Value::Bool(call.language(1)?.matches(call.text(0)?)?))
    })),
    also(&["re.nostr"], row("re.none", &[], LANGUAGE, |_| language(Regex::None))),
    row("re.all", &[], LANGUAGE, |_| language(Regex::all())),
    row("re.allchar", &[], LANGUAGE, |_| language(Regex::Range(0, LAST_CHARACTER))),
    many("re.++", &[LANGUAGE], SOME, Form::Together, |call| call.joined(Regex::Empty, Regex::concat)),
    many("re.union", &[LANGUAGE], SOME, Form::Together, |call| call.joined(Regex::None, Regex::union)),
    many("re.inter", &[LANGUAGE], SOME, Form::Together, |call| call.joined(Regex::all(), Regex::inter)),
    row("re.*", &[LANGUAGE], LANGUAGE, |call| language(call.language(0)?.clone().star())),
    row("re.+", &[LANGUAGE], LANGUAGE, |call| {
        let once = call.language(0)?.clone();
        language(Regex::concat(once.clone(), once.star()))
    }),
    row("re.opt", &[LANGUAGE], LANGUAGE, |call| language(Regex::union(Regex::Empty, call.language(0)?.clone()))),
    row("re.comp", &[LANGUAGE], LANGUAGE, |call| language(call.language(0)?.clone().comp())),
    many("re.diff", &[LANGUAGE], SEVERAL, Form::Left, |call| {
        language(Regex::inter(call.language(0)?.clone(), call.language(1)?.clone().comp()))
    }),
    row("re.range", &[STRING, STRING], LANGUAGE, |call| match (call.text(0)?, call.text(1)?) {
        ([first], [last]) if first <= last => language(Regex::Range(*first, *last)),
        _ => language(Regex::None),
    }),
    indexed(1, row("re.^", &[LANGUAGE], LANGUAGE, |call| {
        language(call.language(0)?.between(call.indices[0], call.indices[0])?)
    })),
    indexed(2, row("re.loop", &[LANGUAGE], LANGUAGE, |call| {
        language(call.language(0)?.between(call.indices[0], call.indices[1])?)
    })),
];

fn bounded(length: usize) -> Result<(), EvalError> {
    if length > MOST_CHARACTERS { Err(EvalError::TooLarge) } else { Ok(()) }
}

fn text(codes: Vec<u32>) -> Result<Value, EvalError> {
    bounded(codes.len())?;
    Ok(Value::Literal(Literal::Text(Text::new(&codes))))
}

fn language(regex: Regex) -> Result<Value, EvalError> {
    Ok(Value::Language(Arc::new(regex)))
}

fn is_digit(code: &u32) -> bool {
    (u32::from('0')..=u32::from('9')).contains(code)
}

/// Where a string occurs first.
fn find(whole: &[u32], wanted: &[u32]) -> Option<usize> {
    if wanted.is_empty() { Some(0) } else { whole.windows(wanted.len()).position(|window| window == wanted) }
}

/// At most so many characters from a place on; none if there is no such place.
fn part<'a>(whole: &'a [u32], from: &IBig, count: &IBig) -> &'a [u32] {
    let Some(from) = usize::try_from(from).ok().filter(|from| *from < whole.len()) else { return &[] };
    let rest = &whole[from..];
    if *count <= IBig::ZERO {
        return &[];
    }
    &rest[..usize::try_from(count).map_or(rest.len(), |count| count.min(rest.len()))]
}

impl Call<'_> {
    fn text(&self, index: usize) -> Result<&[u32], EvalError> {
        match self.values.get(index) {
            Some(Value::Literal(Literal::Text(text))) => Ok(text.codes()),
            _ => Err(ILL_SORTED),
        }
    }

    fn number(&self, index: usize) -> Result<&IBig, EvalError> {
        match self.values.get(index) {
            Some(Value::Int(value)) => Ok(value),
            _ => Err(ILL_SORTED),
        }
    }

    fn language(&self, index: usize) -> Result<&Regex, EvalError> {
        match self.values.get(index) {
            Some(Value::Language(regex)) => Ok(regex),
            _ => Err(ILL_SORTED),
        }
    }

    fn joined(&self, start: Regex, join: fn(Regex, Regex) -> Regex) -> Result<Value, EvalError> {
        let mut all = start;
        for index in (0..self.values.len()).rev() {
            all = join(self.language(index)?.clone(), all);
        }
        language(all)
    }
}

/// The characters of a string as a list, each a string of length one: what is at the positions `0 … len − 1`.
pub(crate) fn characters(store: &Store, text: Term) -> Term {
    let operator = |name: &str| Row::named(name).expect("a row of the table").op(&[]);
    let length = store.app(operator("str.len"), [text]);
    let positions = store.app(Op::Combinator(Combinator::Range), [store.int(0), length]);
    let character = |[position]: [Term; 1]| store.app(operator("str.at"), [store.shift(text, 1), position]);
    store.map(store.function([Sort::INT], character), positions)
}

//! Lists put together: `List.append`, `List.repeat`, `List.cycle` and `List.drift` disappear into their consumers.
//!
//! What is left of them afterwards is a list term that a fold reads and whose parts are not written out; [`crate::problem::extract`]
//! makes a list of its own of it, pinned down by [`matches`].

use dashu_int::IBig;

use super::consume::arguments;
use super::{Group, Rule, args};
use crate::term::{Combinator, Node, Op, Sort, Store, Term};

/// Repetitions of no more elements than this are written out.
const SHORT: usize = 64;

pub(super) const RULES: &[Rule] = &[
    // (List.append a (List.append b c) d) = (List.append a b c d), values next to each other merged, empty ones dropped
    Rule { name: "append-flat", group: Group::NormalForm, apply: append_flat },
    // (List.repeat 3 a) = (List.value T (a a a)), and likewise for a short cycle, drift or range
    Rule { name: "short-repetition", group: Group::NormalForm, apply: short_repetition },
    // (List.len (List.append a b)) = (+ (List.len a) (List.len b))
    Rule { name: "len-of-append", group: Group::NormalForm, apply: len_of_append },
    // (List.len (List.repeat n a)) = (ite (<= n 0) 0 n), times the length of the word for a cycle or drift;
    // (List.len (List.range a b)) = (ite (<= (- b a) 0) 0 (- b a))
    Rule { name: "len-of-repetition", group: Group::NormalForm, apply: len_of_repetition },
    // (List.map f (List.append a b)) = (List.append (List.map f a) (List.map f b))
    Rule { name: "map-of-append", group: Group::NormalForm, apply: map_of_append },
    // (List.map f (List.repeat n a)) = (List.repeat n (f a)); (List.map f (List.cycle n w)) = (List.cycle n (List.map f w))
    Rule { name: "map-of-repeat", group: Group::NormalForm, apply: map_of_repeat },
    // (List.fold f i (List.append a b)) = (List.fold f (List.fold f i a) b)
    Rule { name: "fold-of-append", group: Group::NormalForm, apply: fold_of_append },
    // (= l (List.append …)), if the parts are known: the lengths agree, and a fold that compares with them position by position
    Rule { name: "eq-of-append", group: Group::NormalForm, apply: eq_of_append },
];

/// For translations, which have one function per operator.
pub(super) const SPELLED_OUT: &[Rule] = &[
    // (List.append a b c) = (List.append a (List.append b c))
    Rule { name: "append-nested", group: Group::NormalForm, apply: append_nested },
    // (List.drift n w d) = (List.mapi (λ i x. w[i mod |w|] + (i div |w|) · d[i mod |w|]) (List.cycle n w))
    Rule { name: "drift-as-mapi", group: Group::NormalForm, apply: drift_as_mapi },
];

fn append_nested(store: &mut Store, term: Term) -> Option<Term> {
    let parts = args(store, term, Op::Append)?;
    let (last, before) = parts.split_last().filter(|(_, before)| before.len() != 1)?;
    Some(before.iter().rev().fold(*last, |after, part| store.app(Op::Append, [*part, after])))
}

pub(crate) fn drift_as_mapi(store: &mut Store, term: Term) -> Option<Term> {
    let [count, word, _] = args(store, term, Op::Drift)?[..] else { return None };
    let elements = part(store, term)?.shifted(store, 2);
    if elements.is_empty() {
        return Some(word);
    }
    let (index, element) = (store.bound(1, Sort::INT), store.element_sort(store.sort_of(word))?);
    let body = elements.element(store, index);
    let function = store.lambda([Sort::INT, element], body);
    let cycle = store.app(Op::Cycle, [count, word]);
    Some(store.app(Op::Combinator(Combinator::MapIndexed), [function, cycle]))
}

fn append_flat(store: &mut Store, term: Term) -> Option<Term> {
    let parts = args(store, term, Op::Append)?;
    let element = store.element_sort(store.sort_of(term))?;
    let mut flat: Vec<Term> = Vec::new();
    for part in &parts {
        match args(store, *part, Op::Append) {
            Some(inner) => flat.extend(inner),
            None => flat.push(*part),
        }
    }
    let mut merged: Vec<Term> = Vec::new();
    for part in flat {
        let value = |store: &Store, list: Term| args(store, list, Op::ListValue(element));
        match (merged.last().and_then(|last| value(store, *last)), value(store, part)) {
            (_, Some(elements)) if elements.is_empty() => {}
            (Some(mut before), Some(elements)) => {
                before.extend(elements);
                merged.pop();
                merged.push(store.app(Op::ListValue(element), before));
            }
            _ => merged.push(part),
        }
    }
    let result = match merged[..] {
        [] => store.app(Op::ListValue(element), []),
        [only] => only,
        _ => store.app(Op::Append, merged),
    };
    (result != term).then_some(result)
}

fn short_repetition(store: &mut Store, term: Term) -> Option<Term> {
    let part = part(store, term)?;
    let (Part::Cycle { count, .. } | Part::Drift { count, .. }) = &part else { return None };
    let Node::Int(count) = store.node(*count) else { return None };
    let count = usize::try_from(&count.clone().max(IBig::ZERO)).ok()?;
    let total = count.checked_mul(part.word().len()).filter(|total| *total <= SHORT)?;
    let element = store.element_sort(store.sort_of(term))?;
    let elements: Vec<Term> = (0..total)
        .map(|index| {
            let index = store.int(index);
            part.element(store, index)
        })
        .collect();
    Some(store.app(Op::ListValue(element), elements))
}

fn len_of_append(store: &mut Store, term: Term) -> Option<Term> {
    let len = args(store, term, Op::Len)?;
    let parts = args(store, len[0], Op::Append)?;
    let lengths: Vec<Term> = parts.into_iter().map(|part| store.len_of(part)).collect();
    Some(store.sum(lengths))
}

fn len_of_repetition(store: &mut Store, term: Term) -> Option<Term> {
    let len = args(store, term, Op::Len)?;
    if let Some([from, to]) = arguments(store, len[0], Combinator::Range) {
        let count = difference(store, to, from);
        return Some(at_least_zero(store, count));
    }
    match store.as_app(len[0])? {
        (Op::Repeat, &[count, _]) => Some(at_least_zero(store, count)),
        (Op::Cycle | Op::Drift, &[count, word, ..]) => {
            let (count, word) = (at_least_zero(store, count), store.len_of(word));
            Some(store.app(Op::Mul, [word, count]))
        }
        _ => None,
    }
}

fn at_least_zero(store: &mut Store, count: Term) -> Term {
    if let Node::Int(count) = store.node(count) {
        let count = count.clone().max(IBig::ZERO);
        return store.int(count);
    }
    let zero = store.int(0);
    let none = store.le(count, zero);
    store.ite(none, zero, count)
}

fn map_of_append(store: &mut Store, term: Term) -> Option<Term> {
    let map = args(store, term, Op::Map)?;
    let parts = args(store, map[1], Op::Append)?;
    let parts: Vec<Term> = parts.into_iter().map(|part| store.map(map[0], part)).collect();
    Some(store.app(Op::Append, parts))
}

fn map_of_repeat(store: &mut Store, term: Term) -> Option<Term> {
    let map = args(store, term, Op::Map)?;
    match store.as_app(map[1])? {
        (Op::Repeat, &[count, element]) => {
            let image = store.beta(map[0], &[element]);
            Some(store.app(Op::Repeat, [count, image]))
        }
        (Op::Cycle, &[count, word]) => {
            let word = store.map(map[0], word);
            Some(store.app(Op::Cycle, [count, word]))
        }
        _ => None,
    }
}

fn fold_of_append(store: &mut Store, term: Term) -> Option<Term> {
    let fold = args(store, term, Op::Fold)?;
    let parts = args(store, fold[2], Op::Append)?;
    Some(parts.into_iter().fold(fold[1], |acc, part| store.fold(fold[0], acc, part)))
}

fn eq_of_append(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = args(store, term, Op::Eq)?[..] else { return None };
    let composed = |store: &Store, list: Term| {
        let range = Op::Combinator(Combinator::Range);
        matches!(store.as_app(list), Some((Op::Append | Op::Repeat | Op::Cycle | Op::Drift, _)))
            || store.as_app(list).is_some_and(|(op, _)| op == range)
    };
    if composed(store, right) {
        if let Some(result) = matches(store, left, right) {
            return Some(result);
        }
    }
    if composed(store, left) { matches(store, right, left) } else { None }
}

/// Whether `list` is the list that `composed` puts together from known parts, said by its length and one fold over it: the accumulator is the
/// position, or −1 once an element was not the one at its position. `None` if a part is not known.
///
/// `list` is read by the fold, so it may be anything; its elements are compared with terms over the position.
pub(crate) fn matches(store: &mut Store, list: Term, composed: Term) -> Option<Term> {
    let element_sort = store.element_sort(store.sort_of(composed))?;
    let parts = known_parts(store, composed)?;
    let (position, element) = (store.bound(1, Sort::INT), store.bound(0, element_sort));
    let mut offset = store.int(0);
    // From the last part to the first: beyond the last one nothing matches.
    let mut cases: Vec<(Term, Term)> = Vec::new();
    for part in parts.iter().filter(|part| !part.is_empty()) {
        let part = part.shifted(store, 2);
        let expected = part.element_at(store, position, offset);
        offset = part.end(store, offset);
        let inside = store.app(Op::Lt, [position, offset]);
        let same = store.eq(element, expected);
        cases.push((inside, same));
    }
    let mut agrees = store.bool(false);
    for (inside, same) in cases.into_iter().rev() {
        agrees = store.ite(inside, same, agrees);
    }
    let (zero, one, wrong) = (store.int(0), store.int(1), store.int(-1));
    let right_so_far = store.le(zero, position);
    let still_right = store.and([right_so_far, agrees]);
    let next = store.sum([position, one]);
    let body = store.ite(still_right, next, wrong);
    let step = store.lambda([Sort::INT, element_sort], body);
    let fold = store.fold(step, zero, list);
    let all_right = store.le(zero, fold);
    let lengths: Vec<Term> = parts.iter().map(|part| part.length(store)).collect();
    let (found, expected) = (store.len_of(list), store.sum(lengths));
    let same_length = store.eq(found, expected);
    Some(store.and([same_length, all_right]))
}

/// The parts of a list, if all of them are known by position.
pub(super) fn known_parts(store: &mut Store, list: Term) -> Option<Vec<Part>> {
    let parts = args(store, list, Op::Append).unwrap_or_else(|| vec![list]);
    parts.into_iter().map(|list| part(store, list)).collect()
}

/// A part of a list whose elements are known by their position.
pub(super) enum Part {
    /// Elements written out.
    Value(Vec<Term>),
    /// A word of elements, repeated.
    Cycle { count: Term, word: Vec<Term> },
    /// A word of elements, repeated with a drift.
    Drift { count: Term, word: Vec<Term>, drift: Vec<Term> },
}

fn part(store: &mut Store, list: Term) -> Option<Part> {
    if let Some([from, to]) = arguments(store, list, Combinator::Range) {
        let (count, one) = (difference(store, to, from), store.int(1));
        return Some(Part::Drift { count, word: vec![from], drift: vec![one] });
    }
    let value = |list: Term| match store.as_app(list) {
        Some((Op::ListValue(_), elements)) => Some(elements.to_vec()),
        _ => None,
    };
    match store.as_app(list)? {
        (Op::ListValue(_), elements) => Some(Part::Value(elements.to_vec())),
        (Op::Repeat, &[count, element]) => Some(Part::Cycle { count, word: vec![element] }),
        (Op::Cycle, &[count, word]) => Some(Part::Cycle { count, word: value(word)? }),
        (Op::Drift, &[count, word, drift]) => Some(Part::Drift { count, word: value(word)?, drift: value(drift)? }),
        _ => None,
    }
}

impl Part {
    fn word(&self) -> &[Term] {
        match self {
            Part::Value(word) | Part::Cycle { word, .. } | Part::Drift { word, .. } => word,
        }
    }

    fn length(&self, store: &mut Store) -> Term {
        let word = self.word().len();
        match self {
            Part::Value(_) => store.int(word),
            Part::Cycle { count, .. } | Part::Drift { count, .. } => {
                let count = at_least_zero(store, *count);
                if let Node::Int(count) = store.node(count) {
                    let length = count * IBig::from(word);
                    return store.int(length);
                }
                let word = store.int(word);
                store.app(Op::Mul, [word, count])
            }
        }
    }

    /// Whether no element is written in it.
    pub(super) fn is_empty(&self) -> bool {
        self.word().is_empty()
    }

    /// The element at a position of the list, if the part starts at `offset` and the position is within it.
    pub(super) fn element_at(&self, store: &mut Store, position: Term, offset: Term) -> Term {
        let index = difference(store, position, offset);
        self.element(store, index)
    }

    /// Where the part ends if it starts at `offset`.
    pub(super) fn end(&self, store: &mut Store, offset: Term) -> Term {
        let length = self.length(store);
        plus(store, offset, length)
    }

    /// The element at an index that is within the part.
    fn element(&self, store: &mut Store, index: Term) -> Term {
        let period = self.word().len();
        let (place, repetition) = match self {
            Part::Value(_) => (index, None),
            Part::Cycle { .. } if period == 1 => (store.int(0), None),
            Part::Drift { .. } if period == 1 => (store.int(0), Some(index)),
            Part::Cycle { .. } | Part::Drift { .. } => {
                if let Node::Int(index) = store.node(index) {
                    let (index, period) = (index.clone(), IBig::from(period));
                    (store.int(&index % &period), Some(store.int(index / period)))
                } else {
                    let length = store.int(period);
                    (store.app(Op::Mod, [index, length]), Some(store.app(Op::IntDiv, [index, length])))
                }
            }
        };
        let elements: Vec<Term> = match (self, repetition) {
            (Part::Drift { word, drift, .. }, Some(repetition)) => {
                word.iter().zip(drift).map(|(value, drift)| moved(store, *value, *drift, repetition)).collect()
            }
            _ => self.word().to_vec(),
        };
        if let Node::Int(place) = store.node(place) {
            let place = usize::try_from(place).unwrap_or(0);
            if let Some(element) = elements.get(place) {
                return *element;
            }
        }
        let mut chosen = *elements.last().expect("an index within the part");
        for (number, element) in elements.iter().enumerate().rev().skip(1) {
            let number = store.int(number);
            let here = store.eq(place, number);
            chosen = store.ite(here, *element, chosen);
        }
        chosen
    }

    pub(super) fn shifted(&self, store: &mut Store, by: u32) -> Part {
        let mut all = |terms: &[Term]| terms.iter().map(|term| store.shift(*term, by)).collect::<Vec<_>>();
        match self {
            Part::Value(word) => Part::Value(all(word)),
            Part::Cycle { count, word } => Part::Cycle { count: all(&[*count])[0], word: all(word) },
            Part::Drift { count, word, drift } => {
                Part::Drift { count: all(&[*count])[0], word: all(word), drift: all(drift) }
            }
        }
    }
}

/// `value` with `times · drift` added to its numbers. Recursion follows the constructors that the elements are written with, to a
/// depth that the elaborator has checked.
fn moved(store: &mut Store, value: Term, drift: Term, times: Term) -> Term {
    let sort = store.sort_of(value);
    if sort.is_numeric() {
        let times = if sort == Sort::REAL { store.app(Op::ToReal, [times]) } else { times };
        return match (store.node(value), store.node(drift), store.node(times)) {
            (Node::Int(value), Node::Int(drift), Node::Int(times)) => {
                let sum = value + drift * times;
                store.int(sum)
            }
            (_, Node::Int(drift), _) if drift.is_zero() => value,
            _ => {
                let product = store.app(Op::Mul, [drift, times]);
                store.app(Op::Add, [value, product])
            }
        };
    }
    match (store.node(value).clone(), store.node(drift).clone()) {
        (Node::App(op @ Op::Construct(..), fields), Node::App(other, drifts)) if op == other => {
            let fields: Vec<Term> =
                fields.iter().zip(&drifts).map(|(value, drift)| moved(store, *value, *drift, times)).collect();
            store.app(op, fields)
        }
        _ => value,
    }
}

fn plus(store: &mut Store, left: Term, right: Term) -> Term {
    match (store.node(left), store.node(right)) {
        (Node::Int(left), Node::Int(right)) => {
            let sum = left + right;
            store.int(sum)
        }
        _ => store.sum([left, right]),
    }
}

fn difference(store: &mut Store, left: Term, right: Term) -> Term {
    match (store.node(left), store.node(right)) {
        (_, Node::Int(right)) if right.is_zero() => left,
        (Node::Int(left), Node::Int(right)) => {
            let difference = left - right;
            store.int(difference)
        }
        _ => store.app(Op::Sub, [left, right]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::Evaluator;
    use crate::model::{Model, Value};
    use crate::rewrite::{Fired, apply};
    use crate::term::{Shown, Symbol};

    /// Two unknown lists and two unknown numbers, with several values for them.
    struct Bench {
        store: Store,
        symbols: [Symbol; 4],
    }

    impl Bench {
        fn new() -> Bench {
            let mut store = Store::default();
            let list = store.list_sort(Sort::INT);
            let symbols = [("a", list), ("b", list), ("n", Sort::INT), ("e", Sort::INT)]
                .map(|(name, sort)| store.declare_symbol(name, &[], sort));
            Bench { store, symbols }
        }

        fn unknowns(&mut self) -> [Term; 4] {
            self.symbols.map(|symbol| self.store.constant(symbol))
        }

        fn value(&mut self, elements: &[i32]) -> Term {
            let elements: Vec<Term> = elements.iter().map(|element| self.store.int(*element)).collect();
            self.store.app(Op::ListValue(Sort::INT), elements)
        }

        /// The rule fires, and both sides have the same value in every model that is tried.
        fn check(&mut self, rule: &'static str, left: Term) -> Term {
            let rules = RULES.iter().chain(SPELLED_OUT);
            let chosen: Vec<&Rule> = rules.filter(|candidate| candidate.name == rule).collect();
            let mut fired = Fired::default();
            let right = apply(&mut self.store, &[left], &chosen, &mut fired)[0];
            assert!(fired.contains_key(rule), "{rule} does not match {}", Shown(&self.store, left));
            let lists: [&[i32]; 5] = [&[], &[7], &[1, 1, 1, 2], &[3, 5], &[1, 4, 7, 10, 2]];
            for a in lists {
                for b in lists {
                    for n in [-2, 0, 1, 3, 100] {
                        let list = |elements: &[i32]| Value::list(elements.iter().map(|element| Value::int(*element)));
                        let values = [list(a), list(b), Value::int(n), Value::int(1)];
                        let mut model = Model::default();
                        model.constants.extend(self.symbols.into_iter().zip(values));
                        let mut evaluator = Evaluator::new(&self.store, &model);
                        assert_eq!(evaluator.value(left), evaluator.value(right), "{}", Shown(&self.store, left));
                    }
                }
            }
            right
        }
    }

    fn sum(store: &mut Store) -> Term {
        let (acc, x) = (store.bound(1, Sort::INT), store.bound(0, Sort::INT));
        let twice = store.sum([acc, acc, x]);
        store.lambda([Sort::INT, Sort::INT], twice)
    }

    fn negation(store: &mut Store) -> Term {
        let x = store.bound(0, Sort::INT);
        let body = store.app(Op::Neg, [x]);
        store.lambda([Sort::INT], body)
    }

    #[test]
    fn appends() {
        let mut t = Bench::new();
        let [a, b, n, e] = t.unknowns();
        let (one, two, none) = (t.value(&[1]), t.value(&[2, 3]), t.value(&[]));
        let inner = t.store.app(Op::Append, [one, two, none, b]);
        let whole = t.store.app(Op::Append, [a, inner]);
        let flat = t.check("append-flat", whole);
        assert_eq!(t.store.children(flat).len(), 3);
        let repeat = t.store.app(Op::Repeat, [n, e]);
        let whole = t.store.app(Op::Append, [a, repeat, b]);
        let (len, step, zero) = (t.store.len_of(whole), sum(&mut t.store), t.store.int(0));
        t.check("len-of-append", len);
        let fold = t.store.fold(step, zero, whole);
        t.check("fold-of-append", fold);
        let function = negation(&mut t.store);
        let map = t.store.map(function, whole);
        t.check("map-of-append", map);
    }

    #[test]
    fn repetitions() {
        let mut t = Bench::new();
        let [_, b, n, e] = t.unknowns();
        let (word, drift, three) = (t.value(&[1, 2]), t.value(&[3, 0]), t.store.int(3));
        let function = negation(&mut t.store);
        for list in [
            t.store.app(Op::Repeat, [n, e]),
            t.store.app(Op::Cycle, [n, word]),
            t.store.app(Op::Cycle, [n, b]),
            t.store.app(Op::Drift, [n, word, drift]),
        ] {
            let len = t.store.len_of(list);
            t.check("len-of-repetition", len);
            if !matches!(t.store.as_app(list), Some((Op::Drift, _))) {
                let map = t.store.map(function, list);
                t.check("map-of-repeat", map);
            }
        }
        for list in [
            t.store.app(Op::Repeat, [three, e]),
            t.store.app(Op::Cycle, [three, word]),
            t.store.app(Op::Drift, [three, word, drift]),
        ] {
            let value = t.check("short-repetition", list);
            assert!(matches!(t.store.as_app(value), Some((Op::ListValue(_), _))));
        }
    }

    #[test]
    fn spelled_out() {
        let mut t = Bench::new();
        let [a, b, n, e] = t.unknowns();
        let two = t.store.int(2);
        for parts in [vec![a], vec![a, b, a], vec![a, b, b, a]] {
            let whole = t.store.app(Op::Append, parts);
            let nested = t.check("append-nested", whole);
            assert!(matches!(t.store.as_app(nested), None | Some((Op::Symbol(_), _)) | Some((Op::Append, &[_, _]))));
        }
        let pair = t.store.app(Op::Append, [a, b]);
        assert_eq!(append_nested(&mut t.store, pair), None);
        let (word, drift, none) = (t.value(&[1, 2, 5]), t.value(&[3, 0, -1]), t.value(&[]));
        let (single, unknown) =
            (t.store.app(Op::ListValue(Sort::INT), [e]), t.store.app(Op::ListValue(Sort::INT), [two]));
        for (count, word, drift) in [(n, word, drift), (n, single, unknown), (two, word, word), (n, none, none)] {
            let list = t.store.app(Op::Drift, [count, word, drift]);
            t.check("drift-as-mapi", list);
        }
    }

    #[test]
    fn equalities() {
        let mut t = Bench::new();
        let [a, b, n, e] = t.unknowns();
        let (one, word, drift, step) = (t.value(&[1]), t.value(&[1, 4]), t.value(&[6, 6]), t.value(&[3]));
        let (two, three) = (t.value(&[2]), t.store.int(3));
        let repeat = t.store.app(Op::Repeat, [n, e]);
        let ones = t.store.app(Op::Repeat, [three, e]);
        for list in [
            repeat,
            t.store.app(Op::Append, [ones, two]),
            t.store.app(Op::Append, [one, repeat, two]),
            t.store.app(Op::Drift, [three, one, step]),
            t.store.app(Op::Drift, [n, word, drift]),
            t.store.app(Op::Cycle, [n, word]),
        ] {
            for equality in [t.store.eq(a, list), t.store.eq(list, b)] {
                t.check("eq-of-append", equality);
            }
        }
        let unknown = t.store.app(Op::Append, [a, repeat]);
        let equality = t.store.eq(b, unknown);
        assert_eq!(eq_of_append(&mut t.store, equality), None);
    }
}

//! Lists put together: `List.append`, `List.repeat`, `List.cycle` and `List.drift` disappear into their consumers.
//!
//! What is left of them afterwards is a list term that a fold reads and whose parts are not written out; [`crate::problem::extract`]
//! makes a list of its own of it, pinned down by [`matches`].

use dashu_int::IBig;

use super::known::{Part, known_parts};
use super::{Rule, args, arguments, elements, joined, parts, rule};
use crate::meaning::fold;
use crate::term::{Combinator, Node, Op, Sort, Store, Term};

/// Repetitions of no more elements than this are written out.
const SHORT: usize = 64;

pub(super) const RULES: &[Rule] = &[
    // (List.append a (List.append b c) d) = (List.append a b c d), values next to each other merged, empty ones dropped
    rule("append-flat", append_flat),
    // (List.repeat 3 a) = (List.value T (a a a)), and likewise for a short cycle, drift or range
    rule("short-repetition", short_repetition),
    // (List.map f (List.append a b)) = (List.append (List.map f a) (List.map f b)); (List.map f (List.repeat n a)) = (List.repeat n (f a));
    // (List.map f (List.cycle n w)) = (List.cycle n (List.map f w))
    rule("map-inwards", map_inwards),
    // (List.fold f i (List.append a b)) = (List.fold f (List.fold f i a) b)
    rule("fold-of-append", |s, term| {
        let [step, init, list] = arguments(s, term, Op::Fold)?;
        let parts = args(s, list, Op::Append)?;
        Some(parts.into_iter().fold(init, |acc, part| s.fold(step, acc, part)))
    }),
    // (= (List.append l (List.value T (a))) (List.append (List.value T (b)) l)) = (and (= a b) (List.forall (λ x. (= x a)) l))
    rule("eq-of-turned", |s, term| eq_of_turned(s, term)),
    // (= l (List.append …)), if the parts are known: the lengths agree, and a fold that compares with them position by position
    rule("eq-of-append", eq_of_append),
];

/// For translations, which have one function per operator.
pub(super) const SPELLED_OUT: &[Rule] = &[
    // (List.append a b c) = (List.append a (List.append b c))
    rule("append-nested", append_nested),
    // (List.drift n w d) = (List.mapi (λ i x. w[i mod |w|] + (i div |w|) · d[i mod |w|]) (List.cycle n w))
    rule("drift-as-mapi", |s, term| drift_as_mapi(s, term)),
];

fn append_nested(s: &mut Store, term: Term) -> Option<Term> {
    let parts = args(s, term, Op::Append)?;
    let (last, before) = parts.split_last().filter(|(_, before)| before.len() != 1)?;
    Some(before.iter().rev().fold(*last, |after, part| s.app(Op::Append, [*part, after])))
}

pub(crate) fn drift_as_mapi(s: &Store, term: Term) -> Option<Term> {
    let [count, word, _] = arguments(s, term, Op::Drift)?;
    let elements = Part::of(s, term)?.shifted(s, 2);
    if elements.is_empty() {
        return Some(word);
    }
    let function = s.function([Sort::INT, s.element_sort(s.sort_of(word))?], |[index, _]| elements.element(s, index));
    Some(s.app(Op::Combinator(Combinator::MapIndexed), [function, s.app(Op::Cycle, [count, word])]))
}

fn append_flat(s: &mut Store, term: Term) -> Option<Term> {
    let element = s.element_sort(s.sort_of(term))?;
    let mut merged: Vec<Term> = Vec::new();
    for part in args(s, term, Op::Append)?.into_iter().flat_map(|part| parts(s, part)) {
        match (merged.last().and_then(|last| elements(s, *last)), elements(s, part)) {
            (_, Some([])) => {}
            (Some(before), Some(after)) => {
                merged.pop();
                merged.push(s.literal(element, [before, after].concat()));
            }
            _ => merged.push(part),
        }
    }
    Some(joined(s, element, merged)).filter(|flat| *flat != term)
}

fn short_repetition(s: &mut Store, term: Term) -> Option<Term> {
    let part = Part::of(s, term).filter(|_| elements(s, term).is_none())?;
    let Node::Int(count) = s.node(part.count) else { return None };
    let count = usize::try_from(&count.clone().max(IBig::ZERO)).ok()?;
    let total = count.checked_mul(part.word.len()).filter(|total| *total <= SHORT)?;
    let elements: Vec<Term> = (0..total).map(|index| part.element(s, s.int(index))).collect();
    Some(s.literal(s.element_sort(s.sort_of(term))?, elements))
}

fn map_inwards(s: &mut Store, term: Term) -> Option<Term> {
    let [function, list] = arguments(s, term, Op::Map)?;
    Some(match s.as_app(list)? {
        (Op::Append, parts) => s.append(parts.iter().map(|part| s.map(function, *part)).collect::<Vec<_>>()),
        (Op::Repeat, &[count, element]) => s.app(Op::Repeat, [count, s.beta(function, &[element])]),
        (Op::Cycle, &[count, word]) => s.app(Op::Cycle, [count, s.map(function, word)]),
        _ => return None,
    })
}

/// A list with an element behind it is the same list with an element before it if all these elements are the same: the first is the one before, and the others follow
/// by induction on the list.
fn eq_of_turned(s: &Store, term: Term) -> Option<Term> {
    let [left, right] = arguments(s, term, Op::Eq)?;
    [(left, right), (right, left)].into_iter().find_map(|(behind, before)| {
        let ([list, last], [first, other]) = (arguments(s, behind, Op::Append)?, arguments(s, before, Op::Append)?);
        let (&[last], &[first]) = (elements(s, last)?, elements(s, first)?) else { return None };
        let predicate = s.function([s.sort_of(last)], |[x]| s.eq(x, s.shift(last, 1)));
        let all = s.app(Op::Combinator(Combinator::Forall), [predicate, list]);
        (list == other).then(|| s.and([s.eq(last, first), all]))
    })
}

fn eq_of_append(s: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = arguments(s, term, Op::Eq)?;
    [(left, right), (right, left)].into_iter().find_map(|(list, composed)| match s.as_app(composed)?.0 {
        Op::Append | Op::Repeat | Op::Cycle | Op::Drift | Op::Combinator(Combinator::Range) => {
            matches(s, list, composed)
        }
        _ => None,
    })
}

/// Whether `list` is the list that `composed` puts together from known parts, said by its length and one fold over it: the accumulator is the
/// position, or −1 once an element was not the one at its position. `None` if a part is not known.
///
/// `list` is read by the fold, so it may be anything; its elements are compared with terms over the position.
pub(crate) fn matches(s: &Store, list: Term, composed: Term) -> Option<Term> {
    let (parts, zero) = (known_parts(s, composed)?, s.int(0));
    let end = fold(s, zero, list, [], |position, x, []| {
        let agrees = Part::choose(s, &parts, 2, position, s.bool(false), |expected| s.eq(x, expected));
        s.ite(s.and([s.le(zero, position), agrees]), s.sum([position, s.int(1)]), s.int(-1))
    })?;
    let length = s.sum(parts.iter().map(|part| part.length(s)).collect::<Vec<_>>());
    Some(s.and([s.eq(s.len_of(list), length), s.le(zero, end)]))
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
            let rules = RULES.iter().chain(SPELLED_OUT).chain(crate::rewrite::produce::RULES);
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
        t.check("len-of-list", len);
        let fold = t.store.fold(step, zero, whole);
        t.check("fold-of-append", fold);
        let function = negation(&mut t.store);
        let map = t.store.map(function, whole);
        t.check("map-inwards", map);
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
            t.check("len-of-list", len);
            if !matches!(t.store.as_app(list), Some((Op::Drift, _))) {
                let map = t.store.map(function, list);
                t.check("map-inwards", map);
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

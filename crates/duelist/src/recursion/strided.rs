//! What is read of lists that have several elements for each of another, whatever their order: as what is read of the first of each, of the second of each, and so on.

use crate::term::{Combinator, Map, Node, Op, Sort, Store, Term};

/// For a list `(List.map g (List.range 0 (* k n)))`, where `g` looks at its argument `i` only as `(div i k)` and `(mod i k)`: what is read of it, as long as that does not depend on
/// the order, is what is read of the `k` lists `(List.map gⱼ (List.range 0 n))`, where `gⱼ(q)` is `g(k·q + j)`. Every number below `k·n` is one of these for one `j`.
pub(super) fn separated(store: &mut Store, reading: Term) -> Option<Term> {
    use Combinator as C;
    let (op, parts) = store.as_app(reading)?;
    let at = match op {
        Op::Combinator(C::Sum) => 0,
        Op::Combinator(C::Count | C::Forall | C::Exists | C::Contains) => 1,
        _ => return None,
    };
    let parts = parts.to_vec();
    if !store.is_closed(reading) {
        return None;
    }
    let lists = lists(store, parts[at])?;
    let read = |list: Term| {
        let mut parts = parts.clone();
        parts[at] = list;
        store.app(op, parts)
    };
    let readings: Vec<Term> = lists.into_iter().map(read).collect();
    Some(match op {
        Op::Combinator(C::Sum | C::Count) => store.sum(readings),
        Op::Combinator(C::Forall) => store.and(readings),
        _ => store.or(readings),
    })
}

fn lists(store: &mut Store, list: Term) -> Option<Vec<Term>> {
    let Some((Op::Map, &[function, range])) = store.as_app(list) else { return None };
    let Some((Op::Combinator(Combinator::Range), &[low, high])) = store.as_app(range) else { return None };
    let Some((Op::Mul, &[factor, count])) = store.as_app(high) else { return None };
    let (Node::Int(start), Node::Int(stride)) = (store.node(low), store.node(factor)) else { return None };
    let stride = usize::try_from(stride).ok().filter(|stride| start.is_zero() && (2..=8).contains(stride))?;
    let i = store.fresh_constant("i", Sort::INT);
    let body = store.call(function, &[i]);
    let (quotient, remainder) = (store.app(Op::IntDiv, [i, factor]), store.app(Op::Mod, [i, factor]));
    let q = store.fresh_constant("q", Sort::INT);
    let mut found = Vec::new();
    for j in 0..stride {
        let j = store.int(j);
        let body = store.substitute(body, &[(quotient, q), (remainder, j)]);
        let body = store.smart_rebuild(&[body], &mut Map::default(), |_, _| None)[0];
        if super::shapes::occurs(store, i, body) {
            return None;
        }
        found.push(of_elements(store, q, count, body));
    }
    Some(found)
}

/// `(List.map (lambda ((q Int)) body) (List.range 0 n))`; if the body reads nothing but the elements at `q` of a list with `n` elements, a map of that.
fn of_elements(store: &mut Store, q: Term, count: Term, body: Term) -> Term {
    if let Some((Op::Len, &[list])) = store.as_app(count) {
        let is_element = |term: &Term| match store.as_app(*term) {
            Some((Op::Combinator(Combinator::Nth), parts)) => parts[0] == list && parts[1] == q,
            _ => false,
        };
        let elements: Vec<Term> = store.postorder(&[body]).into_iter().filter(is_element).collect();
        let sort = store.element_sort(store.sort_of(list)).expect("a list");
        let x = store.fresh_constant("element", sort);
        let pairs: Vec<(Term, Term)> = elements.into_iter().map(|element| (element, x)).collect();
        let body = store.substitute(body, &pairs);
        if !super::shapes::occurs(store, q, body) {
            let function = super::lambda_over(store, &[x], body);
            return if body == x { list } else { store.map(function, list) };
        }
    }
    let function = super::lambda_over(store, &[q], body);
    let zero = store.int(0);
    let range = store.app(Op::Combinator(Combinator::Range), [zero, count]);
    store.map(function, range)
}

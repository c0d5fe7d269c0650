//! Lists that are cut where a condition ends: what `List.take_while` and `List.drop_while` leave of one list, as two lists of their own.
//!
//! Every list `m` is `a ++ d` where `a` is what is taken while `p` holds, and `d` is what is left. If there is a last element of `a`, it satisfies `p`; if there is a first element of `d`, it does not. So a
//! formula about `m`, `(List.take_while p m)` and `(List.drop_while p m)` has no model if it has none for any lists `a` and `d` about which no more is known than that.

use super::unfold::unfolded;
use crate::term::{Combinator, Op, Sort, Store, Term};

/// The cases of a formula in which a constant is cut: one for each way in which the two parts are empty or not, simplified. If none of them has a model, the formula has none. `None` if nothing is cut in it.
pub(super) fn cases(store: &mut Store, formula: Term) -> Option<Vec<Term>> {
    let cut = found(store, formula)?;
    let sort = store.sort_of(cut.list);
    let element = store.element_sort(sort)?;
    let none = store.app(Op::ListValue(element), []);
    let mut cases = Vec::new();
    for has_last in [false, true] {
        for has_first in [false, true] {
            let mut known = Vec::new();
            let mut before = none;
            if has_last {
                let last = store.fresh_constant("last", element);
                known.push(store.call(cut.predicate, &[last]));
                before = longer(store, sort, element, last);
            }
            let mut after = none;
            if has_first {
                let first = store.fresh_constant("first", element);
                let holds = store.call(cut.predicate, &[first]);
                known.push(store.smart_not(holds));
                let rest = store.fresh_constant("rest", sort);
                after = store.app(Op::Combinator(Combinator::Cons), [first, rest]);
            }
            let parts = store.substitute(formula, &[(cut.taken, before), (cut.left, after)]);
            let whole = store.append([before, after]);
            known.push(store.substitute(parts, &[(cut.list, whole)]));
            let case = store.smart_and(&known);
            cases.push(unfolded(store, case));
        }
    }
    Some(cases)
}

/// Any list with this last element.
fn longer(store: &mut Store, list: Sort, element: Sort, last: Term) -> Term {
    let others = store.fresh_constant("others", list);
    let last = store.app(Op::ListValue(element), [last]);
    store.append([others, last])
}

/// A constant, and its two parts as a formula has them.
struct Cut {
    list: Term,
    predicate: Term,
    taken: Term,
    left: Term,
}

fn found(store: &Store, formula: Term) -> Option<Cut> {
    let terms = store.postorder(&[formula]);
    let parts = |wanted: Combinator| {
        terms.iter().filter_map(move |term| match store.as_app(*term) {
            Some((Op::Combinator(combinator), &[predicate, list])) if combinator == wanted => {
                let is_constant = matches!(store.as_app(list), Some((Op::Symbol(_), [])));
                (is_constant && store.is_closed(predicate)).then_some((*term, predicate, list))
            }
            _ => None,
        })
    };
    parts(Combinator::TakeWhile).find_map(|(taken, predicate, list)| {
        let same = parts(Combinator::DropWhile).find(|part| (part.1, part.2) == (predicate, list));
        let does_not_mention_itself = !super::shapes::occurs(store, list, predicate);
        same.filter(|_| does_not_mention_itself).map(|(left, ..)| Cut { list, predicate, taken, left })
    })
}

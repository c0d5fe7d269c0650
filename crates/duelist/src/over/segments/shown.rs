//! List terms as functions of their index, to be shown.

use super::domain::Domain;
use super::linear::Arithmetic;
use super::segment::Segment;
use crate::meaning::Interpretation;
use crate::term::{Node, Op, Store, Term};

/// The list terms in some assertions that are more than a name, each with its length and its element at `index`. Those whose elements go through machines
/// have none that could be written down.
pub(crate) fn readings(assertions: &[Term], index: Term, store: &mut Store) -> Vec<(Term, Term, Term)> {
    let mut domain = Domain::default();
    let is_made = |term: &Term| {
        let is_name = matches!(store.node(*term), Node::App(Op::Symbol(_) | Op::ListValue(_), _));
        !is_name && store.is_closed(*term) && store.element_sort(store.sort_of(*term)).is_some()
    };
    let terms: Vec<Term> = store.postorder(assertions).into_iter().filter(is_made).collect();
    terms.into_iter().filter_map(|term| reading(&mut domain, store, term, index)).collect()
}

fn reading(domain: &mut Domain, store: &mut Store, term: Term, index: Term) -> Option<(Term, Term, Term)> {
    let list = domain.list(store, term).ok()?;
    if !list.iter().all(Segment::is_positional) {
        return None;
    }
    let length = domain.length(store, &list).ok()?;
    let mut before = store.int(0);
    let mut parts = Vec::new();
    for segment in list.iter() {
        let step = Arithmetic::sub(store, index, before);
        before = Arithmetic::add(store, before, segment.count);
        parts.push((before, domain.value_at(store, segment, step).ok()?));
    }
    let (_, last) = parts.pop()?;
    let element = parts.into_iter().rev().fold(last, |otherwise, (end, value)| {
        let inside = Arithmetic::compare(store, Op::Lt, index, end);
        store.smart_ite(inside, value, otherwise)
    });
    Some((term, length, element))
}

//! Functions of lists inside steps, such as what `seq.nth` yields out of bounds: functions of their other arguments, one for each list.

use indexmap::IndexMap;

use crate::term::{Map, Op, Store, Symbol, Term};

/// The formulas with a function of scalars for every function that yields scalars and every list that it is applied to, if no application mentions a variable in
/// a list. Every model of the formulas is one of the result, with the functions that the old one is for the values of these lists. What is forgotten is that
/// equal lists have equal functions.
pub(super) fn detached(store: &mut Store, formulas: &[Term]) -> Vec<Term> {
    let applied = |store: &Store, term: Term| match store.as_app(term) {
        Some((Op::Symbol(symbol), arguments)) if !store.has_lists(store.sort_of(term)) => {
            let lists: Vec<Term> =
                arguments.iter().copied().filter(|argument| store.is_list(store.sort_of(*argument))).collect();
            (!lists.is_empty()).then_some((symbol, lists))
        }
        _ => None,
    };
    let all: Vec<(Symbol, Vec<Term>)> =
        store.postorder(formulas).into_iter().filter_map(|term| applied(store, term)).collect();
    let is_open = |store: &Store, symbol: Symbol| {
        let lists = all.iter().filter(|(other, _)| *other == symbol).flat_map(|(_, lists)| lists);
        lists.into_iter().any(|list| !store.is_closed(*list))
    };
    if all.iter().all(|(symbol, _)| is_open(store, *symbol)) {
        return formulas.to_vec();
    }
    let mut known: IndexMap<(Symbol, Vec<Term>), Symbol> = IndexMap::default();
    store.rebuild(formulas, &mut Map::default(), |store, term| {
        let Some((symbol, lists)) = applied(store, term) else { return term };
        if is_open(store, symbol) {
            return term;
        }
        let others: Vec<Term> =
            store.children(term).iter().copied().filter(|argument| !store.is_list(store.sort_of(*argument))).collect();
        let function = match known.get(&(symbol, lists.clone())) {
            Some(function) => *function,
            None => {
                let sorts: Vec<_> = others.iter().map(|other| store.sort_of(*other)).collect();
                let name = store.symbol(symbol).name.clone();
                let function = store.declare_symbol(&name, &sorts, store.sort_of(term));
                known.insert((symbol, lists), function);
                function
            }
        };
        store.app(Op::Symbol(function), others)
    })
}

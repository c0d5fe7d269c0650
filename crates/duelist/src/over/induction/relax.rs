//! Unknown functions and sorts, replaced: what is left is about `Bool`, `Int` and `Real` alone.

use crate::term::{Map, Op, Sort, SortNode, Store, Symbol, Term};

/// What stands for unknown constants and for values of unknown functions.
pub(in crate::over) trait Unknowns {
    /// What stands for a constant of an unknown sort, of a sort that is known.
    fn constant(&mut self, store: &mut Store, constant: Term, sort: Sort) -> Term;

    /// What stands for the value of an unknown function, whose arguments have been replaced.
    fn value(&mut self, store: &mut Store, function: Symbol, arguments: Vec<Term>) -> Term;
}

/// Terms with unknown functions and sorts replaced.
///
/// **Soundness**: elements of an uninterpreted sort are known by equality alone, so they can be numbered. The rest is up to what stands for the unknowns.
pub(in crate::over) fn relaxed(
    store: &mut Store,
    terms: &[Term],
    memo: &mut Map<Term, Term>,
    unknowns: &mut impl Unknowns,
) -> Vec<Term> {
    let terms = without_array_operators(store, terms);
    store.smart_rebuild(&terms, memo, |store, term| {
        let (op, arguments) = store.as_app(term)?;
        let arguments = arguments.to_vec();
        match op {
            Op::Symbol(_) if arguments.is_empty() => {
                let sort = store.sort_of(term);
                let known = known_sort(store, sort);
                (known != sort).then(|| unknowns.constant(store, term, known))
            }
            Op::Symbol(symbol) => Some(unknowns.value(store, symbol, arguments)),
            Op::Abs => {
                let zero = store.int(0);
                let (negative, opposite) =
                    (store.app(Op::Lt, [arguments[0], zero]), store.app(Op::Neg, arguments.clone()));
                Some(store.smart_ite(negative, opposite, arguments[0]))
            }
            _ => None,
        }
    })
}

/// Terms with unknown functions in place of operators on arrays that have unknown sorts inside.
///
/// **Soundness**: the operators are among the functions that these may be. To number the indices instead would be wrong: with finitely many, arrays that are stored to everywhere
/// can be equal to a constant one, and among integers they cannot.
fn without_array_operators(store: &mut Store, terms: &[Term]) -> Vec<Term> {
    let is_unknown = |store: &Store, term: &Term| has_unknown_array(store, store.sort_of(*term));
    if !store.postorder(terms).iter().any(|term| is_unknown(store, term)) {
        return terms.to_vec();
    }
    let mut functions: Vec<(Op, Vec<Sort>, Symbol)> = Vec::new();
    store.rebuild(terms, &mut Map::default(), |store, term| {
        let Some((op @ (Op::Theory(_) | Op::ConstArray(_)), arguments)) = store.as_app(term) else { return term };
        if !arguments.iter().chain([&term]).any(|part| is_unknown(store, part)) {
            return term;
        }
        let arguments = arguments.to_vec();
        let sorts: Vec<Sort> = arguments.iter().map(|argument| store.sort_of(*argument)).collect();
        let known = functions.iter().find(|(other, others, _)| *other == op && *others == sorts);
        let function = known.map(|(.., function)| *function).unwrap_or_else(|| {
            let function = store.declare_symbol(&op.name(store), &sorts, store.sort_of(term));
            functions.push((op, sorts.clone(), function));
            function
        });
        store.app(Op::Symbol(function), arguments)
    })
}

fn has_unknown_array(store: &Store, sort: Sort) -> bool {
    let SortNode::Array(index, element) = *store.sort_node(sort) else { return false };
    [index, element]
        .into_iter()
        .any(|part| matches!(store.sort_node(part), SortNode::Uninterpreted(..)) || has_unknown_array(store, part))
}

/// A constant for a value of an unknown function.
pub(in crate::over) fn value_of(store: &mut Store, function: Symbol) -> Term {
    let info = store.symbol(function).clone();
    let sort = known_sort(store, info.sort);
    let symbol = store.declare_symbol(&info.name, &[], sort);
    store.set_tag_of(symbol, info.tag_of);
    store.constant(symbol)
}

/// An unknown function, its arguments, and what stands for its value there.
pub(in crate::over) type Application<'a> = (Symbol, &'a [Term], Term);

/// Equal arguments give equal values: for each two of the first, and each of the first with each of the others.
pub(in crate::over) fn congruence(
    store: &mut Store,
    applications: &[Application<'_>],
    others: &[Application<'_>],
    equal: impl Fn(&mut Store, Term, Term) -> Term,
) -> Vec<Term> {
    let mut conditions = Vec::new();
    for (at, (symbol, arguments, value)) in applications.iter().enumerate() {
        let rest = applications[at + 1..].iter().chain(others);
        for (_, counterparts, other) in rest.filter(|(found, ..)| found == symbol) {
            let same: Vec<Term> = arguments.iter().zip(*counterparts).map(|(a, b)| equal(store, *a, *b)).collect();
            let (same, equal) = (store.smart_and(&same), store.smart_eq(*value, *other));
            conditions.push(store.smart(Op::Implies, &[same, equal]));
        }
    }
    conditions
}

/// The sort itself, or the integers for one that is known by equality alone.
fn known_sort(store: &Store, sort: Sort) -> Sort {
    match store.sort_node(sort) {
        SortNode::Uninterpreted(..) => Sort::INT,
        _ => sort,
    }
}

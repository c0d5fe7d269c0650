//! The assertions as they are interpreted: conjuncts, total, with lists that are defined by others replaced.

use super::added::added;
use super::adjacent::adjacent;
use super::detached::detached;
use super::domain::Refusal;
use super::few::few;
use super::flattened::flattened;
use super::focus::focused;
use super::folded::{folded, remembered};
use super::occurrences::occurrences;
use super::permuted::permuted;
use super::sealed::sealed;
use super::sifted::sifted;
use super::spelled::spelled;
use super::unique::unique;
use crate::evidence::Variant;
use crate::rewrite::{Undefined, built_by_folds, totalize};
use crate::term::{Map, Node, Op, Outcome, Sort, SortNode, Store, Term};

/// The conjuncts of the assertions, with underspecified operations made explicit, and occurrences of lists in lists as positions. Where one says that a declared list is another
/// list, that does not mention it, the other stands in its place everywhere. If the variant says so, they are about single elements of lists with lists inside.
///
/// # Errors
/// If something in them is no list of scalars and no scalar.
pub(super) fn stated(store: &mut Store, assertions: &[Term], variant: Variant) -> Result<Vec<Term>, Refusal> {
    let assertions = built_by_folds(store, assertions);
    let assertions = spelled(store, &assertions);
    let mut assertions = unique(store, &assertions);
    assertions = folded(store, &assertions);
    assertions = added(store, &assertions);
    if variant.witnesses {
        assertions = remembered(store, &assertions);
    }
    let flattened = flattened(store, &assertions);
    let mut conjuncts = conjuncts(store, &flattened);
    if variant.focused {
        conjuncts = focused(store, &conjuncts).ok_or(Refusal::ListInside)?;
    }
    let conjuncts = detached(store, &conjuncts);
    let conjuncts = sealed(store, &conjuncts)?;
    let mut conjuncts = sifted(store, &conjuncts);
    conjuncts.extend(permuted(store, &conjuncts));
    if variant.witnesses {
        conjuncts.extend(adjacent(store, &conjuncts));
        conjuncts = few(store, &conjuncts);
    }
    for term in store.postorder(&conjuncts) {
        supported(store, term)?;
    }
    while let Some((at, list, other)) = definition(store, &conjuncts) {
        conjuncts.remove(at);
        let mut memo: Map<Term, Term> = [(list, other)].into_iter().collect();
        conjuncts = store.rebuild(&conjuncts, &mut memo, |_, term| term);
    }
    let conjuncts = occurrences(store, &conjuncts);
    Ok(totalize(store, &conjuncts, &mut Undefined::default()))
}

/// What is said by assertions, each for itself: what a conjunction says, and what a refuted implication or disjunction does.
fn conjuncts(store: &mut Store, assertions: &[Term]) -> Vec<Term> {
    let mut found = Vec::new();
    let mut todo: Vec<Term> = assertions.iter().rev().copied().collect();
    while let Some(term) = todo.pop() {
        match store.as_app(term) {
            Some((Op::And, parts)) => todo.extend(parts.iter().rev()),
            Some((Op::Not, &[inner])) => match store.as_app(inner) {
                Some((Op::Not, &[stated])) => todo.push(stated),
                Some((Op::Or, parts)) => todo.extend(parts.iter().rev().map(|part| store.not(*part))),
                Some((Op::Implies, &[premise, conclusion])) => todo.extend([store.not(conclusion), premise]),
                _ => found.push(term),
            },
            _ => found.push(term),
        }
    }
    found
}

/// The first conjunct `list = other` with a declared list that does not occur on the other side.
fn definition(store: &Store, conjuncts: &[Term]) -> Option<(usize, Term, Term)> {
    let is_declared = |term: Term| {
        matches!(store.node(term), Node::App(Op::Symbol(_), arguments) if arguments.is_empty())
            && store.is_list(store.sort_of(term))
    };
    conjuncts.iter().enumerate().find_map(|(at, conjunct)| {
        let Some((Op::Eq, &[left, right])) = store.as_app(*conjunct) else { return None };
        let defines = |list: Term, other: Term| is_declared(list) && !store.postorder(&[other]).contains(&list);
        if defines(left, right) { Some((at, left, right)) } else { defines(right, left).then_some((at, right, left)) }
    })
}

fn supported(store: &mut Store, term: Term) -> Result<(), Refusal> {
    let sort = store.sort_of(term);
    let op = match store.node(term) {
        Node::Forall(..) => return Err(Refusal::Quantifier),
        Node::App(op, _) => Some(*op),
        _ => None,
    };
    if let Some(element) = store.element_sort(sort) {
        plain(store, element, &mut Vec::new())?;
        return match (store.node(term), op) {
            (_, Some(op)) if makes_lists(op, store.children(term).len()) => Ok(()),
            _ => Err(Refusal::Computed),
        };
    }
    if let Some(Op::Symbol(_) | Op::Construct(..) | Op::Call) = op {
        let sorts: Vec<Sort> = store.children(term).iter().map(|child| store.sort_of(*child)).collect();
        for sort in sorts {
            plain(store, sort, &mut Vec::new())?;
        }
    }
    if matches!(store.node(term), Node::Lambda(..)) {
        return Ok(());
    }
    plain(store, sort, &mut Vec::new())
}

/// Whether an operator between lists is one of those with a meaning.
fn makes_lists(op: Op, arguments: usize) -> bool {
    match op {
        Op::Symbol(_) => arguments == 0,
        Op::Ite | Op::ListValue(_) | Op::Append | Op::Map | Op::Rev | Op::Zip => true,
        Op::Repeat | Op::Cycle | Op::Drift => true,
        Op::Combinator(combinator) => matches!(combinator.signature().outcome, Outcome::List(_)),
        _ => false,
    }
}

/// Whether no list and no function is inside a sort. Recursion is bounded by the nesting of declarations.
fn plain(store: &mut Store, sort: Sort, outer: &mut Vec<Sort>) -> Result<(), Refusal> {
    match store.sort_node(sort) {
        SortNode::String | SortNode::RegLan | SortNode::Array(..) | SortNode::Float(_) | SortNode::RoundingMode => {
            Ok(())
        }
        SortNode::Bool | SortNode::Int | SortNode::Real | SortNode::BitVec(_) | SortNode::Uninterpreted(..) => Ok(()),
        SortNode::Data(..) if outer.contains(&sort) || outer.len() > 64 => Ok(()),
        SortNode::Data(declaration, _) => {
            let declaration = *declaration;
            outer.push(sort);
            let count = store.declared_datatype(declaration).map_or(0, |datatype| datatype.constructors.len());
            for constructor in 0..u32::try_from(count).unwrap_or(0) {
                for field in store.field_sorts(sort, constructor) {
                    plain(store, field, outer)?;
                }
            }
            outer.pop();
            Ok(())
        }
        SortNode::List(_) | SortNode::Function(..) | SortNode::Parameter(_) => Err(Refusal::ListInside),
    }
}

//! Candidates about words and other values of theories: what may be equal, ordered, agree in a bit, be the sum of two others, or be of a language.

use super::reach::{Reach, constants};
use crate::term::{Literal, Node, Op, Set, Sort, SortNode, Store, Term, Text};
use crate::theory::Row;

/// More variables than this are not compared pairwise.
const MAX_PAIRED: usize = 8;

/// Of more words than this no sums are made.
const MAX_SUMMED: usize = 6;

/// So many questions about elements are asked of the state.
const MAX_BORROWED: usize = 64;

/// Atoms over the state's words and values of other theories, compared with each other, with numbers and with literals.
pub(super) fn atoms(store: &mut Store, reach: &Reach, now: &[Term]) -> Vec<Term> {
    let of_theory = |store: &Store, term: &Term| store.is_theory_sort(store.sort_of(*term));
    let variables: Vec<Term> =
        reach.variables().into_iter().filter(|term| of_theory(store, term)).take(MAX_PAIRED).collect();
    if variables.is_empty() {
        return Vec::new();
    }
    let rigid = reach.rigid.iter().copied().filter(|term| of_theory(store, term)).take(MAX_PAIRED);
    let roots: Vec<Term> = now.iter().chain(&reach.next).chain(&reach.init).copied().collect();
    let mut seen = Set::default();
    let literals = store.postorder(&roots).into_iter().filter(|term| matches!(store.node(*term), Node::Literal(_)));
    let others: Vec<Term> =
        variables.iter().copied().chain(rigid).chain(literals).filter(|term| seen.insert(*term)).collect();
    let mut atoms = borrowed(store, reach, &variables);
    atoms.extend(sums(store, &variables, &roots));
    atoms.extend(languages(store, &variables, &roots));
    for (index, left) in variables.iter().enumerate() {
        let sort = store.sort_of(*left);
        for right in
            others[index + 1..].iter().copied().filter(|other| store.sort_of(*other) == sort).collect::<Vec<_>>()
        {
            atoms.push(store.smart_eq(*left, right));
            if let Some(width) = store.width(sort) {
                atoms.extend(words(store, *left, right, width));
            }
        }
        if let Some(width) = store.width(sort) {
            let numbers: Vec<Term> =
                reach.variables().into_iter().filter(|term| store.sort_of(*term) == Sort::INT).collect();
            for number in numbers {
                let counted = Row::named("int_to_bv").expect("a row").op(&[width]);
                let counted = store.app(counted, [number]);
                atoms.push(store.smart_eq(*left, counted));
                let (low, parity) = (bit(store, *left, 0), Row::named("int_to_bv").expect("a row").op(&[1]));
                let parity = store.app(parity, [number]);
                atoms.push(store.smart_eq(low, parity));
            }
        }
    }
    atoms
}

/// What a step asks of the element that it reads, asked of the values of the state: what a mask lacks, all words that it was put together with lack.
fn borrowed(store: &mut Store, reach: &Reach, variables: &[Term]) -> Vec<Term> {
    let inputs: Vec<Term> =
        reach.inputs.iter().copied().filter(|term| store.is_theory_sort(store.sort_of(*term))).collect();
    let is_question = |store: &Store, term: &Term| {
        let connects = matches!(store.as_app(*term), Some((Op::And | Op::Or | Op::Not | Op::Implies | Op::Ite, _)));
        store.sort_of(*term) == Sort::BOOL && !connects
    };
    let asked = store.postorder(&reach.next).into_iter().filter(|term| is_question(store, term));
    let mut atoms = Vec::new();
    for question in asked.collect::<Vec<Term>>() {
        let mentioned = constants(store, &[question]);
        let [input] = mentioned.iter().copied().filter(|term| reach.inputs.contains(term)).collect::<Vec<_>>()[..]
        else {
            continue;
        };
        if !inputs.contains(&input) {
            continue;
        }
        for variable in variables.iter().filter(|term| store.sort_of(**term) == store.sort_of(input)) {
            let atom = store.substitute(question, &[(input, *variable)]);
            atoms.extend([atom, store.smart_not(atom)]);
        }
        if atoms.len() > MAX_BORROWED {
            break;
        }
    }
    atoms
}

/// That a word is what an operator of the problem that makes groups, addition or `bvxor`, makes of two others: checksums of sums are sums of checksums.
fn sums(store: &mut Store, variables: &[Term], roots: &[Term]) -> Vec<Term> {
    let words: Vec<Term> =
        variables.iter().copied().filter(|term| store.width(store.sort_of(*term)).is_some()).collect();
    if !(3..=MAX_SUMMED).contains(&words.len()) {
        return Vec::new();
    }
    let inside = store.postorder(roots);
    let mut atoms = Vec::new();
    for name in ["bvadd", "bvxor"] {
        let op = Row::named(name).expect("a row").op(&[]);
        if !inside.iter().any(|term| store.as_app(*term).is_some_and(|(found, _)| found == op)) {
            continue;
        }
        for whole in &words {
            for (index, left) in words.iter().enumerate() {
                for right in &words[index + 1..] {
                    let sorts = [whole, left, right].map(|term| store.sort_of(*term));
                    if sorts.iter().all(|sort| *sort == sorts[0]) && whole != left && whole != right {
                        let sum = store.app(op, [*left, *right]);
                        atoms.push(store.smart_eq(*whole, sum));
                    }
                }
            }
        }
    }
    atoms
}

/// That a string consists of strings of a language of the problem; digits are one where numbers are read.
fn languages(store: &mut Store, variables: &[Term], roots: &[Term]) -> Vec<Term> {
    let op = |name: &str| Row::named(name).expect("a row").op(&[]);
    let strings: Vec<Term> = variables
        .iter()
        .copied()
        .filter(|term| matches!(store.sort_node(store.sort_of(*term)), SortNode::String))
        .collect();
    if strings.is_empty() {
        return Vec::new();
    }
    let mut languages: Vec<Term> = Vec::new();
    let mut digits = false;
    for term in store.postorder(roots) {
        match store.as_app(term) {
            Some((found, &[_, language])) if found == op("str.in_re") && store.is_closed(language) => {
                languages.push(language);
            }
            Some((found, _)) => digits |= found == op("str.to_int") || found == op("str.is_digit"),
            None => {}
        }
    }
    if digits {
        let [first, last] =
            ['0', '9'].map(|digit| store.term(Node::Literal(Literal::Text(Text::new(&[u32::from(digit)])))));
        languages.push(store.app(op("re.range"), [first, last]));
    }
    let mut atoms = Vec::new();
    for language in languages {
        let many = store.app(op("re.*"), [language]);
        for string in &strings {
            for language in [language, many] {
                atoms.push(store.app(op("str.in_re"), [*string, language]));
            }
        }
    }
    atoms
}

/// How two words of a width may compare.
fn words(store: &mut Store, left: Term, right: Term, width: u32) -> Vec<Term> {
    let below = Row::named("bvule").expect("a row").op(&[]);
    let mut atoms = vec![store.app(below, [left, right]), store.app(below, [right, left])];
    for place in [0, width - 1] {
        let (a, b) = (bit(store, left, place), bit(store, right, place));
        let same = store.smart_eq(a, b);
        atoms.extend([same, store.smart_not(same)]);
    }
    atoms
}

fn bit(store: &mut Store, word: Term, place: u32) -> Term {
    let extract = Row::named("extract").expect("a row").op(&[place, place]);
    store.app(extract, [word])
}

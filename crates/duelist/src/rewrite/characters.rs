//! Strings as lists of characters: `(List.of_string s)` is the map of `str.at` over the positions of `s`, and `(List.to_string l)` is a fold that joins.

use super::{Rule, arguments, rule};
use crate::term::{Combinator, Literal, Node, Op, Store, Term, Text};
use crate::theory::characters;

pub(super) const RULES: &[Rule] = &[
    // (List.of_string (str.++ s t)) = (List.append (List.of_string s) (List.of_string t))
    rule("characters-of-joined", characters_of_joined),
    // (List.of_string "ab") = (List.value String ("a" "b"))
    rule("characters-of-literal", characters_of_literal),
    // (List.fold str.++ s (List.of_string t)) = (str.++ s t)
    rule("joined-characters", joined_characters),
];

/// Longer literals are not written out.
const MOST_CHARACTERS: usize = 64;

/// The operands of an operator of strings.
fn operands<'a>(s: &'a Store, term: Term, name: &str) -> Option<(Op, &'a [Term])> {
    let (op, operands) = s.as_app(term)?;
    matches!(op, Op::Theory(operator) if operator.row().name == name).then_some((op, operands))
}

/// The `t` of `(List.of_string t)`.
fn of_string(s: &Store, list: Term) -> Option<Term> {
    let [_, positions] = arguments(s, list, Op::Map)?;
    let [_, end] = arguments(s, positions, Combinator::Range)?;
    let (_, &[text]) = operands(s, end, "str.len")? else { return None };
    (list == characters(s, text)).then_some(text)
}

/// The characters of what is joined are those of its parts, one part after the other. It ends, since each part is smaller.
fn characters_of_joined(s: &mut Store, term: Term) -> Option<Term> {
    let s: &Store = s;
    let (_, parts) = operands(s, of_string(s, term)?, "str.++")?;
    Some(s.append(parts.iter().map(|part| characters(s, *part)).collect::<Vec<Term>>()))
}

/// By definition, for literals that are not long.
fn characters_of_literal(s: &mut Store, term: Term) -> Option<Term> {
    let s: &Store = s;
    let text = of_string(s, term)?;
    let Node::Literal(Literal::Text(letters)) = s.node(text) else { return None };
    let character = |code: &u32| s.term(Node::Literal(Literal::Text(Text::new(&[*code]))));
    let written = || letters.codes().iter().map(character).collect::<Vec<Term>>();
    (letters.codes().len() <= MOST_CHARACTERS).then(|| s.literal(s.sort_of(text), written()))
}

/// A string is what its characters make when they are joined. It ends, since no fold is left.
fn joined_characters(s: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = arguments(s, term, Op::Fold)?;
    let text = of_string(s, list)?;
    let Node::Lambda(sorts, body) = s.node(step) else { return None };
    let (join, &[before, last]) = operands(s, *body, "str.++")? else { return None };
    let is_join = before == s.bound(1, sorts[0]) && last == s.bound(0, sorts[1]);
    let nothing = s.default_literal(s.sort_of(text))?;
    is_join.then(|| if init == nothing { text } else { s.app(join, [init, text]) })
}

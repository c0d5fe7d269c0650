//! Terms as people write them on paper: infix, `≤`, `c.income`.

use std::fmt;

use dashu_int::IBig;

use super::tuple::TUPLE;
use super::{Map, Node, Op, Shown, SortNode, Store, Term};

/// Longer texts are cut: nobody reads them.
const LONG: usize = 400;

/// How tightly the outermost operator of a text binds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binds {
    Choice,
    Junction,
    Comparison,
    Sum,
    Product,
    Atom,
}

/// A closed term in the notation of paper, without sharing. What has variables of its own is written as in the language.
#[derive(Clone, Copy, Debug)]
pub struct Prose<'s>(pub &'s Store, pub Term);

impl fmt::Display for Prose<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Prose(store, root) = *self;
        let mut known: Map<Term, (String, Binds)> = Map::default();
        for term in store.postorder(&[root]) {
            let text = text(store, term, &known);
            known.insert(term, text);
        }
        f.write_str(&known[&root].0)
    }
}

/// A term whose parts are known.
fn text(store: &Store, term: Term, known: &Map<Term, (String, Binds)>) -> (String, Binds) {
    let (op, arguments) = match store.node(term) {
        Node::Literal(value) => {
            // A float that has a name is called by it, without its format.
            let text = value.to_string();
            let name = text.strip_prefix("(_ ").and_then(|rest| rest.split(' ').next());
            let name = name.filter(|name| ["+zero", "-zero", "+oo", "-oo", "NaN"].contains(name));
            return (name.unwrap_or(&text).to_string(), Binds::Atom);
        }
        Node::Int(value) if *value < IBig::ZERO => return (format!("−{}", -value), Binds::Product),
        Node::App(op, arguments) if !arguments.iter().any(|argument| is_function(store, *argument)) => (op, arguments),
        _ => return (as_in_the_language(store, term), Binds::Atom),
    };
    let plain = |argument: Term| known[&argument].0.clone();
    if let Some((tag, is, binds)) = tested(store, term) {
        return (format!("{} {is}", plain(tag)), binds);
    }
    let tight = |argument: Term, than: Binds| {
        let (text, binds) = &known[&argument];
        if *binds > than { text.clone() } else { format!("({text})") }
    };
    let compared = |left: Term, sign: &str, right: Term| {
        let [left, right] = [left, right].map(|side| tight(side, Binds::Comparison));
        (format!("{left} {sign} {right}"), Binds::Comparison)
    };
    let joined = |word: &str, binds: Binds| {
        let parts: Vec<String> = arguments.iter().map(|argument| tight(*argument, binds)).collect();
        (parts.join(word), binds)
    };
    let (text, binds) = match (op, &**arguments) {
        (Op::And, _) => joined(" and ", Binds::Junction),
        (Op::Or, _) => clause(store, term, known).unwrap_or_else(|| joined(" or ", Binds::Junction)),
        (Op::Implies, [one, other]) => {
            (format!("if {} then {}", plain(*one), tight(*other, Binds::Choice)), Binds::Choice)
        }
        (Op::Not, [inner]) => match store.as_app(*inner) {
            Some((Op::Eq, &[left, right])) => compared(left, "≠", right),
            Some((Op::Le, &[left, right])) => compared(left, ">", right),
            Some((Op::Lt, &[left, right])) => compared(left, "≥", right),
            Some((Op::And, _)) => clause(store, term, known)
                .unwrap_or_else(|| (format!("not {}", tight(*inner, Binds::Comparison)), Binds::Comparison)),
            _ => (format!("not {}", tight(*inner, Binds::Comparison)), Binds::Comparison),
        },
        (Op::Eq, _) => joined(" = ", Binds::Comparison),
        (Op::Lt, _) => joined(" < ", Binds::Comparison),
        (Op::Theory(_), [_, _]) if order(&op.name(store)).is_some() => {
            joined(order(&op.name(store)).unwrap_or_default(), Binds::Comparison)
        }
        (Op::Le, _) => joined(" ≤ ", Binds::Comparison),
        (Op::Ite, [condition, then, otherwise]) => match extreme(store, *condition, *then, *otherwise) {
            Some(word) => (format!("{word}({}, {})", plain(*then), plain(*otherwise)), Binds::Atom),
            None => {
                let otherwise = plain(*otherwise);
                (format!("if {} then {} else {otherwise}", plain(*condition), plain(*then)), Binds::Choice)
            }
        },
        (Op::Add, _) => {
            let mut sum = tight(arguments[0], Binds::Sum);
            for part in &arguments[1..] {
                let next = tight(*part, Binds::Sum);
                match next.strip_prefix('−') {
                    Some(positive) => sum += &format!(" − {positive}"),
                    None => sum += &format!(" + {next}"),
                }
            }
            (sum, Binds::Sum)
        }
        (Op::Sub, _) => joined(" − ", Binds::Sum),
        (Op::Mul, [factor, other]) if is_minus_one(store, *factor) => {
            (format!("−{}", tight(*other, Binds::Product)), Binds::Product)
        }
        (Op::Mul, _) => joined(" · ", Binds::Product),
        (Op::Neg, [inner]) => (format!("−{}", tight(*inner, Binds::Product)), Binds::Product),
        (Op::Len, [list]) => (format!("length of {}", tight(*list, Binds::Product)), Binds::Product),
        (Op::Select(..), [value]) => (format!("{}.{}", tight(*value, Binds::Product), op.name(store)), Binds::Atom),
        (Op::Test(sort, index), [value]) => {
            let constructor = &store.constructor(*sort, *index).name;
            (format!("{} is {constructor}", tight(*value, Binds::Comparison)), Binds::Comparison)
        }
        (Op::ToReal, [inner]) => known[inner].clone(),
        (Op::Construct(sort, _), [one, other]) if matches!(store.sort_node(*sort), SortNode::Data(TUPLE, _)) => {
            (format!("({}, {})", plain(*one), plain(*other)), Binds::Atom)
        }
        (Op::Symbol(symbol), []) => {
            let info = store.symbol(*symbol);
            let name = info.tag_of.and_then(|_| info.name.strip_suffix(".tag")).unwrap_or(&info.name);
            (name.to_string(), Binds::Atom)
        }
        (Op::ListValue(_), _) | (_, []) => (as_in_the_language(store, term), Binds::Atom),
        _ => {
            let parts: Vec<String> = arguments.iter().map(|argument| plain(*argument)).collect();
            (format!("{}({})", op.name(store), parts.join(", ")), Binds::Atom)
        }
    };
    if text.chars().count() > LONG { ("…".to_string(), Binds::Atom) } else { (text, binds) }
}

/// How an order of strings or floating-point numbers is written.
fn order(operator: &str) -> Option<&'static str> {
    match operator {
        "str.<" | "fp.lt" => Some(" < "),
        "str.<=" | "fp.leq" => Some(" ≤ "),
        "fp.gt" => Some(" > "),
        "fp.geq" => Some(" ≥ "),
        _ => None,
    }
}

/// A disjunction, or the negation of a conjunction, as an implication: what it negates are the conditions and, if it negates everything, the last
/// one is the conclusion. `None` if it reads well as it is.
fn clause(store: &Store, term: Term, known: &Map<Term, (String, Binds)>) -> Option<(String, Binds)> {
    let (op, arguments) = store.as_app(term)?;
    let (parts, negates) = match (op, arguments) {
        (Op::Not, &[inner]) => (store.as_app(inner)?.1, true),
        _ => (arguments, false),
    };
    let literal = |part: &Term| match store.as_app(*part) {
        Some((Op::Not, &[inner])) => (inner, negates),
        _ => (*part, !negates),
    };
    let literals: Vec<(Term, bool)> = parts.iter().map(literal).collect();
    let (mut conclusions, mut conditions) =
        literals.iter().partition::<Vec<(Term, bool)>, _>(|(_, positive)| *positive);
    if conclusions.is_empty() {
        let is_comparison = |(atom, _): &(Term, bool)| negated(store, store.not(*atom)).is_none();
        let last = conditions.iter().rposition(is_comparison).unwrap_or(conditions.len() - 1);
        conclusions.push(conditions.remove(last));
    }
    let are_bounds = conditions.iter().all(|(atom, _)| negated(store, store.not(*atom)).is_none());
    if conditions.is_empty() || !negates && are_bounds && literals.len() == 2 {
        return None;
    }
    let tight =
        |(text, binds): &(String, Binds)| if *binds > Binds::Junction { text.clone() } else { format!("({text})") };
    let concluded = |(atom, positive): &(Term, bool)| match positive {
        true => tight(&known[atom]),
        false => tight(&text(store, store.not(*atom), known)),
    };
    let conditions: Vec<String> = conditions.iter().map(|(atom, _)| tight(&known[atom])).collect();
    let conclusions: Vec<String> = conclusions.iter().map(concluded).collect();
    Some((format!("if {} then {}", conditions.join(" and "), conclusions.join(" or ")), Binds::Choice))
}

/// Whether a choice is the larger or the smaller one of its two values.
fn extreme(store: &Store, condition: Term, then: Term, otherwise: Term) -> Option<&'static str> {
    let (Op::Le | Op::Lt, &[low, high]) = store.as_app(condition)? else { return None };
    // a < b is a + 1 ≤ b of integers.
    let is = |side: Term, value: Term| {
        let next = |(op, parts): (Op, &[Term])| {
            let one = |part: &Term| matches!(store.node(*part), Node::Int(number) if *number == IBig::ONE);
            op == Op::Add && parts.len() == 2 && parts.contains(&value) && parts.iter().any(one)
        };
        side == value || store.as_app(side).is_some_and(next)
    };
    match () {
        () if high == then && is(low, otherwise) => Some("max"),
        () if high == otherwise && is(low, then) => Some("min"),
        () => None,
    }
}

/// A comparison of a tag with a number: the tag, and which constructors that leaves, as `is ship`, `is a or b` or `is not ship`.
fn tested(store: &Store, term: Term) -> Option<(Term, String, Binds)> {
    let (tag, left, excluded) = constructors_left(store, term)?;
    match (&left[..], &excluded[..]) {
        ([], _) | (_, []) => None,
        ([only], _) => Some((tag, format!("is {only}"), Binds::Comparison)),
        (_, [only]) => Some((tag, format!("is not {only}"), Binds::Comparison)),
        _ => Some((tag, format!("is {}", left.join(" or ")), Binds::Junction)),
    }
}

/// Whether a formula says nothing but that a tag is the number of some constructor.
pub(crate) fn admits_every_constructor(store: &Store, formula: Term) -> bool {
    constructors_left(store, formula).is_some_and(|(_, _, excluded)| excluded.is_empty())
}

/// A comparison of a tag with a number: the tag, the constructors whose numbers satisfy it, and the others.
fn constructors_left(store: &Store, term: Term) -> Option<(Term, Vec<&str>, Vec<&str>)> {
    let (negated, comparison) = match store.as_app(term)? {
        (Op::Not, &[inner]) => (true, inner),
        _ => (false, term),
    };
    let (op, &[left, right]) = store.as_app(comparison)? else { return None };
    let compare: fn(&IBig, &IBig) -> bool = match op {
        Op::Eq => |left, right| left == right,
        Op::Le => |left, right| left <= right,
        Op::Lt => |left, right| left < right,
        _ => return None,
    };
    let (tag, holds): (Term, &dyn Fn(IBig) -> bool) = match (store.node(left), store.node(right)) {
        (Node::Int(bound), _) => (right, &|number| compare(bound, &number)),
        (_, Node::Int(bound)) => (left, &|number| compare(&number, bound)),
        _ => return None,
    };
    let SortNode::Data(declaration, _) = store.sort_node(store.tag_of(tag)?) else { return None };
    let constructors = &store.declared_datatype(*declaration)?.constructors;
    let (mut left, mut excluded): (Vec<&str>, Vec<&str>) = Default::default();
    for (number, constructor) in (0usize..).zip(constructors) {
        let side = if holds(IBig::from(number)) == negated { &mut excluded } else { &mut left };
        side.push(&constructor.name);
    }
    Some((tag, left, excluded))
}

/// The text of the language, unless it is long.
fn as_in_the_language(store: &Store, term: Term) -> String {
    let text = Shown(store, term).brief(LONG);
    if text.ends_with('…') { "…".to_string() } else { text }
}

/// What a term is the negation of, unless that is a comparison, which has a sign for it.
fn negated(store: &Store, term: Term) -> Option<Term> {
    match store.as_app(term)? {
        (Op::Not, &[inner]) => match store.as_app(inner) {
            Some((Op::Eq | Op::Le | Op::Lt, _)) => None,
            _ => Some(inner),
        },
        _ => None,
    }
}

fn is_function(store: &Store, term: Term) -> bool {
    matches!(store.node(term), Node::Lambda(..) | Node::Forall(..))
}

fn is_minus_one(store: &Store, term: Term) -> bool {
    matches!(store.node(term), Node::Int(value) if *value == IBig::NEG_ONE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, Solver};

    #[test]
    fn formulas_as_on_paper() {
        let check = |formula: &str, expected: &str| {
            let mut solver = Solver::new(Options::default());
            solver.run(&format!(
                "(declare-datatype Child ((child (age Int) (income Int)) (none)))(declare-const c Child)
                 (declare-const l (List Int))(declare-const x Int)(declare-const p Bool)(declare-fun f (Int) Int)
                 (assert {formula})"
            ));
            let force = solver.in_force();
            assert_eq!(Prose(force.store, force.assertions[0]).to_string(), expected);
        };
        check("(and p (<= 0 x) (not (= x 3)))", "p and 0 ≤ x and x ≠ 3");
        check("(or (and p p) (not (<= x 1)))", "(p and p) or x > 1");
        check("(= (+ x (* 2 (- x 1))) (List.len l))", "x + 2 · (x − 1) = length of l");
        check("(or (not p) (< 0 x))", "if p then 0 < x");
        check("(not (and p (<= x 10) (= x 3)))", "if p and x ≤ 10 then x ≠ 3");
        check("(or p (not (= x 3)) (not (<= x 10)))", "if x = 3 and x ≤ 10 then p");
        check("(not (and p (not (= x 3))))", "if p then x = 3");
        check("(= (tuple x 1) (tuple 2 x))", "(x, 1) = (2, x)");
        check("(=> ((_ is child) c) (< (age c) (f x)))", "if c is child then c.age < f(x)");
        check("(= x (+ 1 (- x)))", "x = 1 − x");
        check("(= x (ite p 1 (- 5)))", "x = (if p then 1 else −5)");
        check("(= x (ite (< x 7) 7 x))", "x = max(7, x)");
        check("(= x (ite (<= (+ x 1) 7) x 7))", "x = min(x, 7)");
        check("(= x (ite (<= (+ x 2) 7) x 7))", "x = (if x + 2 ≤ 7 then x else 7)");
        check("(List.forall (lambda ((y Int)) (> y 0)) l)", "(List.forall (lambda ((y Int)) (< 0 y)) l)");
    }
}

//! Neutral elements of summarized lists, read back from text.

use std::str::FromStr as _;

use dashu_int::IBig;
use dashu_ratio::RBig;

use crate::backend::{constructor_name, term_text};
use crate::problem::{ListId, Problem};
use crate::syntax::{Expr, Kind, Position, Source, Tree};
use crate::term::{Node, Op, Sort, SortNode, Store, Term};

/// The element that `text` denotes: literals, constants of the list's folds, sums of them, and constructors of those. `None` if it is anything else.
pub(crate) fn read(problem: &Problem, store: &mut Store, list: ListId, text: &str) -> Option<Term> {
    let folds = problem.folds.iter().filter(|fold| fold.list == list);
    let inside: Vec<Term> = folds.flat_map(|fold| [fold.step, fold.init]).collect();
    let is_constant = |term: &Term| matches!(store.as_app(*term), Some((Op::Symbol(_), [])));
    let constants: Vec<Term> = store.postorder(&inside).into_iter().filter(is_constant).collect();
    let tree = Tree::parse(Source { text: text.to_string(), start: Position::START }).ok()?;
    Reader { store, constants }.term(tree.root(), problem.list(list).element)
}

struct Reader<'a> {
    store: &'a mut Store,
    constants: Vec<Term>,
}

impl Reader<'_> {
    /// Recursion is bounded by the nesting of datatypes.
    fn term(&mut self, expr: Expr<'_>, sort: Sort) -> Option<Term> {
        if let Some(constant) = self.constant(expr, sort) {
            return Some(constant);
        }
        match self.store.sort_node(sort) {
            SortNode::Bool => {
                let value = expr.symbol()?.parse().ok()?;
                Some(self.store.bool(value))
            }
            SortNode::Int => self.sum(expr),
            SortNode::Real => {
                let value = real(expr)?;
                Some(self.store.term(Node::Real(value)))
            }
            SortNode::BitVec(_) | SortNode::String | SortNode::Float(_) | SortNode::RoundingMode => {
                let literal =
                    crate::elaborate::literal(expr).filter(|literal| literal.sort() == *self.store.sort_node(sort))?;
                Some(self.store.term(Node::Literal(literal)))
            }
            SortNode::Data(..) => self.data(expr, sort),
            _ => None,
        }
    }

    fn constant(&self, expr: Expr<'_>, sort: Sort) -> Option<Term> {
        let name = expr.symbol().map(|_| expr.to_string())?;
        let fits = |term: &Term| self.store.sort_of(*term) == sort && term_text(self.store, *term) == name;
        self.constants.iter().copied().find(fits)
    }

    fn sum(&mut self, expr: Expr<'_>) -> Option<Term> {
        if expr.head().and_then(Expr::symbol) != Some("+") {
            let value = integer(expr)?;
            return Some(self.store.int(value));
        }
        let mut parts = Vec::new();
        for part in expr.children().skip(1) {
            parts.push(match self.constant(part, Sort::INT) {
                Some(constant) => constant,
                None => {
                    let value = integer(part)?;
                    self.store.int(value)
                }
            });
        }
        (!parts.is_empty()).then(|| self.store.sum(parts))
    }

    fn data(&mut self, expr: Expr<'_>, sort: Sort) -> Option<Term> {
        let (head, arguments) = match expr.head() {
            None => (expr, Vec::new()),
            Some(head) => (head, expr.list().split_off(1)),
        };
        let name = head.symbol().map(|_| head.to_string())?;
        let count = u32::try_from(self.store.datatype(sort)?.constructors.len()).ok()?;
        let constructor = (0..count).find(|index| constructor_name(self.store, sort, *index) == name)?;
        let sorts = self.store.field_sorts(sort, constructor);
        if sorts.len() != arguments.len() {
            return None;
        }
        let fields: Option<Vec<Term>> =
            arguments.into_iter().zip(sorts).map(|(argument, sort)| self.term(argument, sort)).collect();
        Some(self.store.app(Op::Construct(sort, constructor), fields?))
    }
}

/// `5`, `(- 5)`
pub(crate) fn integer(expr: Expr<'_>) -> Option<IBig> {
    match (expr.kind(), &expr.list()[..]) {
        (Kind::Numeral, _) => IBig::from_str(expr.text()).ok(),
        (_, [minus, value]) if minus.symbol() == Some("-") && value.kind() == Kind::Numeral => {
            IBig::from_str(value.text()).ok().map(|value| -value)
        }
        _ => None,
    }
}

/// `1.0`, `(/ 1.0 3.0)`, `(- 2.0)`, as they are printed
fn real(expr: Expr<'_>) -> Option<RBig> {
    let decimal = |expr: Expr<'_>| (expr.kind() == Kind::Decimal).then(|| crate::elaborate::decimal(expr.text()));
    let positive = |expr: Expr<'_>| match expr.list()[..] {
        [slash, numerator, denominator] if slash.symbol() == Some("/") => {
            let denominator = decimal(denominator).filter(|value| !value.is_zero())?;
            Some(decimal(numerator)? / denominator)
        }
        _ => decimal(expr),
    };
    match expr.list()[..] {
        [minus, value] if minus.symbol() == Some("-") => positive(value).map(|value| -value),
        _ => positive(expr),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::{Fold, List, Origin};
    use crate::term::{Constructor, Field};

    fn with<T>(text: &str, read: impl FnOnce(Expr<'_>) -> T) -> T {
        let tree = Tree::parse(Source { text: text.to_string(), start: Position::START }).expect("an expression");
        read(tree.root())
    }

    #[test]
    fn numbers() {
        for (text, expected) in [("5", 5), ("(- 5)", -5), ("0", 0)] {
            assert_eq!(with(text, integer), Some(IBig::from(expected)), "{text}");
        }
        for text in ["(+ 5)", "(- x)", "x", "(- 5 3)", "5.0", "(- (- 5))"] {
            assert_eq!(with(text, integer), None, "{text}");
        }
        let ratio = |above: i32, below: i32| RBig::from(IBig::from(above)) / RBig::from(IBig::from(below));
        for (text, expected) in [
            ("1.5", ratio(3, 2)),
            ("(/ 1.0 3.0)", ratio(1, 3)),
            ("(- 2.0)", ratio(-2, 1)),
            ("(- (/ 1.0 3.0))", ratio(-1, 3)),
        ] {
            assert_eq!(with(text, real), Some(expected), "{text}");
        }
        for text in ["x", "5", "(/ 1.0 0.0)", "(* 1.0 2.0)", "(+ 1.0)", "(/ 1.0 x)", "(/ x 1.0)", "(- 1.0 2.0)"] {
            assert_eq!(with(text, real), None, "{text}");
        }
    }

    #[test]
    fn elements() {
        let s = &mut Store::default();
        let declaration = s.declare_datatype("Pair", 0);
        let fields = [("first", Sort::INT), ("second", Sort::BOOL)];
        let fields = fields.map(|(name, sort)| Field { name: name.into(), sort }).to_vec();
        s.define_datatype(declaration, vec![Constructor { name: "pair".into(), fields }]);
        let sort = s.sort(SortNode::Data(declaration, [].into()));
        let (c, d, b) =
            (s.fresh_constant("c", Sort::INT), s.fresh_constant("d", Sort::INT), s.fresh_constant("b", Sort::BOOL));
        let [c_text, d_text, b_text] = [c, d, b].map(|term| term_text(s, term));
        let pair = constructor_name(s, sort, 0);
        let (two, yes) = (s.int(2), s.bool(true));
        let (sum, negative, half) =
            (s.sum([c, two, d]), s.int(-2), s.term(Node::Real(RBig::ONE / RBig::from(IBig::from(2)))));
        let made = s.app(Op::Construct(sort, 0), [sum, b]);
        let constants = vec![c, d, b];
        let mut read = |text: &str, sort: Sort| {
            with(text, |expr| Reader { store: s, constants: constants.clone() }.term(expr, sort))
        };
        let sum_text = format!("(+ {c_text} 2 {d_text})");
        for (text, sort, expected) in [
            ("true", Sort::BOOL, yes),
            ("2", Sort::INT, two),
            ("(- 2)", Sort::INT, negative),
            ("0.5", Sort::REAL, half),
            (&*c_text, Sort::INT, c),
            (&*d_text, Sort::INT, d),
            (&*b_text, Sort::BOOL, b),
            (&*sum_text, Sort::INT, sum),
            (&*format!("({pair} {sum_text} {b_text})"), sort, made),
        ] {
            assert_eq!(read(text, sort), Some(expected), "{text}");
        }
        for (text, sort) in [
            ("maybe", Sort::BOOL),
            (&*c_text, Sort::BOOL),
            (&*b_text, Sort::INT),
            ("nothing", Sort::INT),
            ("(+)", Sort::INT),
            (&*format!("(* {c_text} 2)"), Sort::INT),
            (&*format!("(+ {c_text} {b_text})"), Sort::INT),
            ("2", Sort::REAL),
            ("2", sort),
            (&*pair, sort),
            (&*format!("({pair} 1)"), sort),
            (&*format!("({pair} 1 true 2)"), sort),
            (&*format!("({pair} true 1)"), sort),
            ("(other 1 true)", sort),
        ] {
            assert_eq!(read(text, sort), None, "{text}");
        }
    }

    #[test]
    fn constants_of_other_lists_mean_nothing() {
        let s = &mut Store::default();
        let [c, d, e] = ["c", "d", "e"].map(|name| s.fresh_constant(name, Sort::INT));
        let zero = s.int(0);
        let list =
            || List { name: String::new(), element: Sort::INT, length: zero, origin: Origin::Composed, term: zero };
        let fold = |list: usize, step: Term, init: Term| Fold { list: ListId(list), step, init, result: zero };
        let problem =
            Problem { lists: vec![list(), list()], folds: vec![fold(0, c, d), fold(1, e, zero)], ..Problem::default() };
        for (term, own) in [(c, 0), (d, 0), (e, 1)] {
            let text = term_text(s, term);
            assert_eq!(read(&problem, s, ListId(own), &text), Some(term));
            assert_eq!(read(&problem, s, ListId(1 - own), &text), None);
        }
        assert_eq!(read(&problem, s, ListId(0), "(unbalanced"), None);
    }
}

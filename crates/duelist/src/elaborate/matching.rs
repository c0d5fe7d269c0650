//! `match`: patterns become testers and selectors, cases become `ite`.

use super::Context;
use super::error::{Arity, ErrorKind, Result};
use super::scope::Global;
use crate::syntax::Expr;
use crate::term::{Node, Op, Sort, SortNode, Term};

/// How deep patterns may be.
const MAX_DEPTH: usize = 50;

/// A case: what must be true of the value for it to be chosen, and what its variables stand for.
pub(super) struct Case<'t> {
    pub(super) tests: Vec<Term>,
    pub(super) bindings: Vec<(&'t str, Term)>,
    pub(super) body: Expr<'t>,
}

/// What values a pattern admits.
#[derive(Clone, Debug)]
enum Pattern {
    /// All of the sort.
    Any(Sort),
    /// Those of a constructor with fields that are admitted in turn.
    Constructor(Sort, u32, Vec<Pattern>),
}

impl Pattern {
    fn sort(&self) -> Sort {
        match self {
            Pattern::Any(sort) | Pattern::Constructor(sort, ..) => *sort,
        }
    }

    /// The patterns of the fields, of the values that are made by a constructor; `None` if there are none.
    fn fields(&self, context: &Context, constructor: u32) -> Option<Vec<Pattern>> {
        match self {
            Pattern::Any(sort) => {
                Some(context.store.field_sorts(*sort, constructor).into_iter().map(Pattern::Any).collect())
            }
            Pattern::Constructor(_, found, fields) => (*found == constructor).then(|| fields.clone()),
        }
    }
}

impl Context {
    /// The cases of a `match` on `value`; together they cover every value.
    pub(super) fn cases<'t>(&mut self, value: Term, whole: Expr<'t>, cases: Expr<'t>) -> Result<Vec<Case<'t>>> {
        let sort = self.store.sort_of(value);
        if self.store.datatype(sort).is_none() {
            return ErrorKind::MatchOnScalar(self.show(sort)).at(whole.span());
        }
        let (mut result, mut rows) = (Vec::new(), Vec::new());
        for case in super::expect_list(cases)? {
            let [pattern, body] = super::expect_list(case)?[..] else {
                return ErrorKind::expected("a case (pattern term)", case).at(case.span());
            };
            let mut case = Case { tests: Vec::new(), bindings: Vec::new(), body };
            rows.push(vec![self.pattern(value, pattern, &mut case, 0)?]);
            result.push(case);
        }
        match self.missing(&rows, &[sort]) {
            Some(missing) => ErrorKind::NotExhaustive(missing).at(whole.span()),
            None => Ok(result),
        }
    }

    /// A constructor of which no row admits all values, if there is one. A row has a pattern for each of these sorts.
    fn missing(&self, rows: &[Vec<Pattern>], sorts: &[Sort]) -> Option<String> {
        let (first, others) = sorts.split_first()?;
        let constructors = self.store.datatype(*first).map_or(0, |datatype| datatype.constructors.len());
        let is_opened = |row: &Vec<Pattern>| matches!(row[0], Pattern::Constructor(..));
        if !rows.is_empty() && !rows.iter().any(is_opened) {
            let rest: Vec<Vec<Pattern>> = rows.iter().map(|row| row[1..].to_vec()).collect();
            return self.missing(&rest, others);
        }
        for constructor in (0..).take(constructors) {
            let open = |row: &Vec<Pattern>| {
                let fields = row[0].fields(self, constructor)?;
                Some(fields.into_iter().chain(row[1..].iter().cloned()).collect::<Vec<Pattern>>())
            };
            let rows: Vec<Vec<Pattern>> = rows.iter().filter_map(open).collect();
            let Some(row) = rows.first() else {
                return Some(self.store.constructor(*first, constructor).name.clone());
            };
            let sorts: Vec<Sort> = row.iter().map(Pattern::sort).collect();
            if let Some(missing) = self.missing(&rows, &sorts) {
                return Some(missing);
            }
        }
        None
    }

    /// Reads a pattern for a value: its tests and variables go into the case.
    fn pattern<'t>(&mut self, value: Term, pattern: Expr<'t>, case: &mut Case<'t>, depth: usize) -> Result<Pattern> {
        let sort = self.store.sort_of(value);
        if let Some(name) = pattern.symbol() {
            if let Some(index) = self.constructor_of(sort, name) {
                self.check_fields(sort, index, name, 0, pattern)?;
                self.test(value, index, case);
                return Ok(Pattern::Constructor(sort, index, Vec::new()));
            }
            if name != "_" {
                if case.bindings.iter().any(|(other, _)| *other == name) {
                    return ErrorKind::BoundTwice(name.to_string()).at(pattern.span());
                }
                case.bindings.push((name, value));
            }
            return Ok(Pattern::Any(sort));
        }
        let parts = super::expect_list(pattern)?;
        let Some((head, inner)) = parts.split_first().filter(|_| depth < MAX_DEPTH) else {
            return ErrorKind::expected("a pattern", pattern).at(pattern.span());
        };
        let name = super::expect_symbol(*head)?;
        let Some(index) = self.constructor_of(sort, name) else {
            let sort = self.show(sort);
            return ErrorKind::NotAConstructor { constructor: name.to_string(), sort }.at(head.span());
        };
        self.check_fields(sort, index, name, inner.len(), pattern)?;
        self.test(value, index, case);
        let mut fields = Vec::new();
        for (part, field) in inner.iter().zip(0..) {
            let value = self.field(value, sort, index, field);
            fields.push(self.pattern(value, *part, case, depth + 1)?);
        }
        Ok(Pattern::Constructor(sort, index, fields))
    }

    /// That a value is made by a constructor, unless there is no other.
    fn test(&mut self, value: Term, constructor: u32, case: &mut Case<'_>) {
        let sort = self.store.sort_of(value);
        if self.store.datatype(sort).is_some_and(|datatype| datatype.constructors.len() > 1) {
            case.tests.push(self.store.app(Op::Test(sort, constructor), [value]));
        }
    }

    /// A field of a value of a datatype. Where lists are inside and the value is written out, it is what was put in.
    pub(super) fn field(&mut self, value: Term, sort: Sort, constructor: u32, field: u32) -> Term {
        match self.store.node(value) {
            Node::App(Op::Construct(_, found), parts) if *found == constructor && self.store.has_lists(sort) => {
                parts[field as usize]
            }
            _ => self.store.app(Op::Select(sort, constructor, field), [value]),
        }
    }

    fn check_fields(&self, sort: Sort, index: u32, name: &str, found: usize, place: Expr<'_>) -> Result<()> {
        let expected = self.store.constructor(sort, index).fields.len();
        if found == expected {
            return Ok(());
        }
        let expected = Arity::Exactly(expected);
        ErrorKind::Arity { function: name.to_string(), expected, found }.at(place.span())
    }

    fn constructor_of(&self, sort: Sort, name: &str) -> Option<u32> {
        let SortNode::Data(declaration, _) = self.store.sort_node(sort) else { return None };
        match self.globals.get(name) {
            Some(Global::Constructor(owner, index)) if owner == declaration => Some(*index),
            _ => None,
        }
    }

    /// The cases as one term: each but the last guarded by its tests. The last needs no guard,
    /// since the cases cover everything.
    pub(super) fn join_cases(&mut self, cases: &[(Vec<Term>, Term, Expr<'_>)]) -> Result<Term> {
        let end = cases.iter().position(|(tests, ..)| tests.is_empty());
        let used = end.map_or(cases.len(), |at| at + 1);
        let ((_, last, _), guarded) = cases[..used].split_last().expect("the cases cover at least one constructor");
        let mut result = *last;
        for (tests, body, place) in guarded.iter().rev() {
            let test = self.store.and(tests.clone());
            let Some((body, rest)) = self.unify(*body, result) else {
                let (left, right) = (self.show(self.store.sort_of(*body)), self.show(self.store.sort_of(result)));
                return ErrorKind::Cases { left, right }.at(place.span());
            };
            result = self.store.ite(test, body, rest);
        }
        Ok(result)
    }
}

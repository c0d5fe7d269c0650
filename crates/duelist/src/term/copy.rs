//! Terms in a store of their own: what is built from them there depends on their structure alone, not on what their first store
//! has been used for.

use super::sort::{Constructor, Field, SortDeclaration, SortNode};
use super::{Map, Node, Op, Sort, Store, Symbol, TUPLE, Term};

/// Terms with everything they mention, in a new store. Equal terms give equal copies, ids included.
#[derive(Clone, Debug)]
pub struct Copied {
    /// The new store.
    pub store: Store,
    /// The terms.
    pub terms: Vec<Term>,
    /// The way back.
    pub origin: Origin,
}

/// What the symbols and sorts of copies were before.
#[derive(Clone, Debug)]
pub struct Origin {
    /// By index.
    symbols: Vec<Symbol>,
    sorts: Map<Sort, Sort>,
}

impl Origin {
    /// What a symbol of the new store was in the old one; `None` for a later one.
    #[must_use]
    pub fn symbol(&self, symbol: Symbol) -> Option<Symbol> {
        self.symbols.get(symbol.0 as usize).copied()
    }

    /// What a sort of the new store was in the old one, if a term that was copied mentions it.
    #[must_use]
    pub fn sort(&self, sort: Sort) -> Option<Sort> {
        self.sorts.get(&sort).copied()
    }
}

impl Store {
    /// Copies terms into a store of their own.
    #[must_use]
    pub fn copy(&self, terms: &[Term]) -> Copied {
        let mut copier = Copier {
            from: self,
            to: Store::default(),
            symbols: Map::default(),
            originals: Vec::new(),
            declarations: [(TUPLE, TUPLE)].into_iter().collect(),
            sorts: Map::default(),
        };
        let terms = copier.terms(terms);
        let sorts = copier.sorts.iter().map(|(old, new)| (*new, *old)).collect();
        Copied { store: copier.to, terms, origin: Origin { symbols: copier.originals, sorts } }
    }
}

struct Copier<'a> {
    from: &'a Store,
    to: Store,
    symbols: Map<Symbol, Symbol>,
    originals: Vec<Symbol>,
    declarations: Map<SortDeclaration, SortDeclaration>,
    sorts: Map<Sort, Sort>,
}

impl Copier<'_> {
    /// Children first, from left to right: ids follow the structure.
    fn terms(&mut self, roots: &[Term]) -> Vec<Term> {
        let from = self.from;
        let mut done: Map<Term, Term> = Map::default();
        let mut todo: Vec<(Term, bool)> = roots.iter().rev().map(|root| (*root, false)).collect();
        while let Some((term, children_done)) = todo.pop() {
            if done.contains_key(&term) {
                continue;
            }
            if !children_done {
                todo.push((term, true));
                todo.extend(from.children(term).iter().rev().map(|child| (*child, false)));
                continue;
            }
            let node = match from.node(term) {
                Node::Bool(value) => Node::Bool(*value),
                Node::Int(value) => Node::Int(value.clone()),
                Node::Real(value) => Node::Real(value.clone()),
                Node::Literal(value) => Node::Literal(value.clone()),
                Node::Bound(index, sort) => Node::Bound(*index, self.sort(*sort)),
                Node::App(op, arguments) => {
                    let op = self.op(*op);
                    Node::App(op, arguments.iter().map(|argument| done[argument]).collect())
                }
                Node::Lambda(parameters, body) => Node::Lambda(self.sorts(parameters), done[body]),
                Node::Forall(parameters, body) => Node::Forall(self.sorts(parameters), done[body]),
            };
            let copy = self.to.term(node);
            done.insert(term, copy);
        }
        roots.iter().map(|root| done[root]).collect()
    }

    fn op(&mut self, op: Op) -> Op {
        match op {
            Op::Symbol(symbol) => Op::Symbol(self.symbol(symbol)),
            Op::Construct(sort, constructor) => Op::Construct(self.sort(sort), constructor),
            Op::Select(sort, constructor, field) => Op::Select(self.sort(sort), constructor, field),
            Op::Test(sort, constructor) => Op::Test(self.sort(sort), constructor),
            Op::ListValue(sort) => Op::ListValue(self.sort(sort)),
            Op::ConstArray(sort) => Op::ConstArray(self.sort(sort)),
            other => other,
        }
    }

    fn symbol(&mut self, symbol: Symbol) -> Symbol {
        if let Some(known) = self.symbols.get(&symbol) {
            return *known;
        }
        let info = self.from.symbol(symbol);
        let (parameters, sort) = (self.sorts(&info.parameters), self.sort(info.sort));
        let copy = self.to.declare_symbol(&info.name, &parameters, sort);
        self.symbols.insert(symbol, copy);
        self.originals.push(symbol);
        copy
    }

    fn sorts(&mut self, sorts: &[Sort]) -> Box<[Sort]> {
        sorts.iter().map(|sort| self.sort(*sort)).collect()
    }

    /// Recursion is bounded by the nesting of sorts and of datatype declarations.
    fn sort(&mut self, sort: Sort) -> Sort {
        if let Some(known) = self.sorts.get(&sort) {
            return *known;
        }
        let node = match self.from.sort_node(sort).clone() {
            SortNode::Uninterpreted(declaration, arguments) => {
                SortNode::Uninterpreted(self.declaration(declaration), self.sorts(&arguments))
            }
            SortNode::Data(declaration, arguments) => {
                SortNode::Data(self.declaration(declaration), self.sorts(&arguments))
            }
            SortNode::List(element) => SortNode::List(self.sort(element)),
            SortNode::Array(index, element) => SortNode::Array(self.sort(index), self.sort(element)),
            SortNode::Function(parameters, result) => SortNode::Function(self.sorts(&parameters), self.sort(result)),
            plain => plain,
        };
        let copy = self.to.sort(node);
        self.sorts.insert(sort, copy);
        copy
    }

    fn declaration(&mut self, declaration: SortDeclaration) -> SortDeclaration {
        if let Some(known) = self.declarations.get(&declaration) {
            return *known;
        }
        // Every store has it from the start.
        if declaration == TUPLE {
            return TUPLE;
        }
        let Some(datatype) = self.from.declared_datatype(declaration) else {
            let copy = self.to.declare_sort(self.from.declaration_name(declaration));
            self.declarations.insert(declaration, copy);
            return copy;
        };
        let copy = self.to.declare_datatype(&datatype.name, datatype.arity);
        self.declarations.insert(declaration, copy);
        let mut constructors = Vec::with_capacity(datatype.constructors.len());
        for constructor in &datatype.constructors {
            let field = |field: &Field| Field { name: field.name.clone(), sort: self.sort(field.sort) };
            let fields = constructor.fields.iter().map(field).collect();
            constructors.push(Constructor { name: constructor.name.clone(), fields });
        }
        self.to.define_datatype(copy, constructors);
        copy
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `(pair x (pair x y))`-like terms over a datatype, in a store that has seen other things first.
    fn formula(store: &mut Store, noise: usize) -> Term {
        for index in 0..noise {
            let value = store.int(index);
            store.fresh_constant("noise", Sort::INT);
            store.not(value);
        }
        let declaration = store.declare_datatype("Box", 0);
        let fields = vec![Field { name: "content".into(), sort: Sort::INT }];
        store.define_datatype(declaration, vec![Constructor { name: "box".into(), fields }]);
        let sort = store.sort(SortNode::Data(declaration, [].into()));
        let (x, one) = (store.fresh_constant("x", Sort::INT), store.int(1));
        let sum = store.sum([x, one]);
        let boxed = store.app(Op::Construct(sort, 0), [sum]);
        let content = store.app(Op::Select(sort, 0, 0), [boxed]);
        store.eq(content, x)
    }

    #[test]
    fn copies_do_not_depend_on_the_store_they_come_from() {
        let (mut clean, mut used) = (Store::default(), Store::default());
        let (left, right) = (formula(&mut clean, 0), formula(&mut used, 5));
        let (left, right) = (clean.copy(&[left]), used.copy(&[right]));
        assert_eq!(left.terms, right.terms);
        let nodes = |copied: &Copied| -> Vec<Node> {
            copied.store.postorder(&copied.terms).iter().map(|term| copied.store.node(*term).clone()).collect()
        };
        assert_eq!(nodes(&left), nodes(&right));
        assert_eq!(right.origin.symbol(Symbol(0)), Some(Symbol(5)));
        assert_eq!(right.origin.symbol(Symbol(1)), None);
    }
}

//! The arena of sorts, symbols and terms.

use dashu_int::IBig;
use dashu_ratio::RBig;

use super::arena::Arena;
use super::id::{Stamp, Term};
use super::sort::{Constructor, Datatype, Role, SortDeclaration, SortNode};
use super::{Literal, Map, Op, Set, Sort, Symbol};

/// What a term is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    /// `true` or `false`
    Bool(bool),
    /// An integer of any size.
    Int(IBig),
    /// A rational number.
    Real(RBig),
    /// A value of another theory.
    Literal(Literal),
    /// A bound variable, by its distance (de Bruijn): 0 is the last parameter of the nearest binder, 1 the one before it,
    /// and so on outwards through the enclosing binders.
    Bound(u32, Sort),
    /// An operator applied to arguments.
    App(Op, Box<[Term]>),
    /// `(lambda (…) body)`; stands only where a function is expected.
    Lambda(Box<[Sort]>, Term),
    /// `(forall (…) body)`; made by engines for side conditions, never by users.
    Forall(Box<[Sort]>, Term),
}

impl Node {
    fn children(&self) -> &[Term] {
        match self {
            Node::App(_, arguments) => arguments,
            Node::Lambda(_, body) | Node::Forall(_, body) => std::slice::from_ref(body),
            _ => &[],
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Meta {
    sort: Sort,
    /// One more than the largest binder index that points outside this term; 0 if closed.
    loose: u32,
    /// How deep terms are nested; 1 if there are no children.
    depth: u32,
    stamp: Stamp,
}

/// A declared symbol.
#[derive(Clone, Debug)]
pub struct SymbolInfo {
    /// The name the user gave or, for engines' symbols, a name that tells where it comes from.
    pub name: String,
    /// Argument sorts; empty for a constant.
    pub parameters: Box<[Sort]>,
    /// Result sort.
    pub sort: Sort,
    /// The symbol that stands for this one where lists and numbers are the solver's: see [`Role`].
    pub image: Option<Symbol>,
    /// The symbol that this one is the image of.
    pub written: Option<Symbol>,
    /// The datatype whose constructors its values number from 0 on, if that is what it is for. For printing alone.
    pub tag_of: Option<Sort>,
}

/// Owns every sort, symbol and term of a session. Ids are reused only after [`Store::undo_to`].
///
/// Terms and sorts are built by `&self`: what is there already does not change by it. To declare something, and to forget, takes `&mut self`.
#[derive(Clone, Debug)]
pub struct Store {
    sorts: Arena<SortNode, ()>,
    declarations: Vec<Declaration>,
    symbols: Vec<SymbolInfo>,
    terms: Arena<Node, Meta>,
    /// What the user calls the variables of functions, in ascending order of the functions. For printing alone.
    binders: Vec<(Term, Box<[String]>)>,
    /// Terms that the user wrote by combinators that are short for others, with the names and the arguments of these, in ascending order. For explanations alone.
    written: Vec<(Term, &'static str, Box<[Term]>)>,
    /// What the user has called lists first.
    dialect: Option<Dialect>,
}

/// What lists are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// `List`, and `List.len`
    Lists,
    /// `Seq`, and `seq.len`, as in the theory of sequences
    Sequences,
}

/// How much a store held at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    sorts: usize,
    declarations: usize,
    symbols: usize,
    terms: usize,
    dialect: Option<Dialect>,
}

#[derive(Clone, Debug)]
enum Declaration {
    Uninterpreted { name: String },
    Data(Datatype),
}

impl Default for Store {
    fn default() -> Self {
        let mut store = Store {
            sorts: Arena::default(),
            declarations: Vec::new(),
            symbols: Vec::new(),
            terms: Arena::default(),
            binders: Vec::new(),
            written: Vec::new(),
            dialect: None,
        };
        for (node, expected) in [(SortNode::Bool, Sort::BOOL), (SortNode::Int, Sort::INT), (SortNode::Real, Sort::REAL)]
        {
            let sort = store.sort(node);
            debug_assert_eq!(sort, expected);
        }
        store.declare_tuple();
        store
    }
}

const STRANGE: &str = "a term of another store, or one that this store has forgotten";

fn id(index: usize) -> u32 {
    u32::try_from(index).expect("fewer than 2^32 terms")
}

impl Mark {
    /// How many symbols there were.
    #[must_use]
    pub fn symbols(self) -> usize {
        self.symbols
    }
}

/// Going back.
impl Store {
    /// How much there is now.
    #[must_use]
    pub fn mark(&self) -> Mark {
        Mark {
            sorts: self.sorts.len(),
            declarations: self.declarations.len(),
            symbols: self.symbols.len(),
            terms: self.terms.len(),
            dialect: self.dialect,
        }
    }

    /// Forgets everything that was made since `mark`. Nothing older mentions it, since ids point backwards; the caller vouches that
    /// nobody else does, for the ids will be given to others.
    pub fn undo_to(&mut self, mark: Mark) {
        self.sorts.truncate(mark.sorts);
        self.declarations.truncate(mark.declarations);
        self.symbols.truncate(mark.symbols);
        self.terms.truncate(mark.terms);
        self.binders.truncate(self.binders.partition_point(|(function, _)| (function.index() as usize) < mark.terms));
        self.written.truncate(self.written.partition_point(|(term, ..)| (term.index() as usize) < mark.terms));
        self.dialect = mark.dialect;
    }

    /// What lists are called in what is printed: as the user has called them first.
    #[must_use]
    pub fn dialect(&self) -> Dialect {
        self.dialect.unwrap_or(Dialect::Lists)
    }

    /// Notes what the user calls the variables of a function, if that is a new one: names are no part of a term, so the first who writes it has his way.
    pub(crate) fn name_binders<'n>(&mut self, function: Term, names: impl IntoIterator<Item = &'n str>) {
        if self.binders.last().is_none_or(|(last, _)| *last < function) {
            self.binders.push((function, names.into_iter().map(str::to_string).collect()));
        }
    }

    /// What to call the variables of a function: as the user does, or as those of an early function with parameters of the same sorts.
    pub(crate) fn binder_names(&self, function: Term) -> Option<&[String]> {
        const EARLY: usize = 64;
        let own = self.binders.binary_search_by_key(&function, |(function, _)| *function).ok();
        let is_alike = |other: &&(Term, Box<[String]>)| match (self.node(function), self.node(other.0)) {
            (Node::Lambda(sorts, _) | Node::Forall(sorts, _), Node::Lambda(others, _)) => sorts == others,
            _ => false,
        };
        let found = own.map(|place| &self.binders[place]);
        found.or_else(|| self.binders.iter().take(EARLY).find(is_alike)).map(|(_, names)| &**names)
    }

    /// Notes by which combinator and of which arguments the user made a term, if it is a new one, and none of these.
    pub(crate) fn note_written(&mut self, term: Term, name: &'static str, arguments: &[Term]) {
        let is_new = self.written.last().is_none_or(|(last, ..)| *last < term);
        if is_new && arguments.iter().all(|argument| *argument < term) {
            self.written.push((term, name, arguments.into()));
        }
    }

    /// Notes the same of what an application of a function has made of such terms in its body.
    pub(crate) fn keep_written(&mut self, function: Term, arguments: &[Term]) {
        let Node::Lambda(_, body) = *self.node(function) else { return };
        if self.written.is_empty() {
            return;
        }
        let (mut seen, mut todo) = (Set::default(), vec![body]);
        while let Some(term) = todo.pop() {
            if self.is_closed(term) || !seen.insert(term) {
                continue;
            }
            if let Node::App(_, parts) = self.node(term) {
                todo.extend(parts);
            }
        }
        let mut noted: Vec<Term> = seen.into_iter().filter(|term| self.written(*term).is_some()).collect();
        noted.sort_unstable();
        for term in noted {
            let Some((name, parts)) = self.written(term) else { continue };
            let parts: Vec<Term> = parts.iter().map(|part| self.instantiate(*part, arguments)).collect();
            self.note_written(self.instantiate(term, arguments), name, &parts);
        }
    }

    /// By which combinator that is short for others, and of which arguments, the user made a term.
    pub(crate) fn written(&self, term: Term) -> Option<(&'static str, &[Term])> {
        let place = self.written.binary_search_by_key(&term, |(term, ..)| *term).ok()?;
        Some((self.written[place].1, &self.written[place].2))
    }

    /// Notes what the user calls lists.
    pub(crate) fn hear(&mut self, dialect: Dialect) {
        self.dialect.get_or_insert(dialect);
    }
}

/// Sorts.
impl Store {
    /// The sort that is this node.
    pub fn sort(&self, node: SortNode) -> Sort {
        Sort(self.sorts.insert(node, |_| ()).0)
    }

    /// `(List element)`
    pub fn list_sort(&self, element: Sort) -> Sort {
        self.sort(SortNode::List(element))
    }

    /// What a sort is.
    #[must_use]
    pub fn sort_node(&self, sort: Sort) -> &SortNode {
        &self.sorts.get(sort.0 as usize).0
    }

    /// The element sort of a list sort.
    #[must_use]
    pub fn element_sort(&self, sort: Sort) -> Option<Sort> {
        match self.sort_node(sort) {
            SortNode::List(element) => Some(*element),
            _ => None,
        }
    }

    /// Whether a sort is a list sort.
    #[must_use]
    pub fn is_list(&self, sort: Sort) -> bool {
        self.element_sort(sort).is_some()
    }

    /// Whether values of a sort are lists, or may have lists inside.
    #[must_use]
    pub fn has_lists(&self, sort: Sort) -> bool {
        match self.sort_node(sort) {
            SortNode::List(_) => true,
            SortNode::Data(..) if matches!(self.role(sort), Role::List { .. }) => true,
            SortNode::Data(..) if matches!(self.role(sort), Role::Nat { .. }) => false,
            SortNode::Data(declaration, arguments) => {
                let fields = self.declared_datatype(*declaration).map_or(&[][..], |datatype| &datatype.constructors);
                arguments.iter().any(|argument| self.has_lists(*argument))
                    || fields.iter().flat_map(|one| &one.fields).any(|field| self.has_lists(field.sort))
            }
            _ => false,
        }
    }

    /// How many bits the values of a bit-vector sort have.
    #[must_use]
    pub fn width(&self, sort: Sort) -> Option<u32> {
        match self.sort_node(sort) {
            SortNode::BitVec(width) => Some(*width),
            _ => None,
        }
    }

    /// The sorts of the indices and elements of an array sort.
    #[must_use]
    pub fn array(&self, sort: Sort) -> Option<(Sort, Sort)> {
        match self.sort_node(sort) {
            SortNode::Array(index, element) => Some((*index, *element)),
            _ => None,
        }
    }

    /// Whether values of a sort are those of a theory other than truth values and numbers.
    #[must_use]
    pub fn is_theory_sort(&self, sort: Sort) -> bool {
        matches!(
            self.sort_node(sort),
            SortNode::BitVec(_) | SortNode::String | SortNode::Array(..) | SortNode::Float(_) | SortNode::RoundingMode
        )
    }

    /// Declares an uninterpreted sort.
    pub fn declare_sort(&mut self, name: &str) -> SortDeclaration {
        self.declare(Declaration::Uninterpreted { name: name.to_string() })
    }

    /// Declares a datatype, whose constructors may be given later by [`Store::define_datatype`].
    pub fn declare_datatype(&mut self, name: &str, arity: usize) -> SortDeclaration {
        self.declare(Declaration::Data(Datatype {
            name: name.to_string(),
            arity,
            constructors: Vec::new(),
            role: Role::Plain,
        }))
    }

    /// Gives a declared datatype its constructors.
    ///
    /// # Panics
    /// If the declaration is not a datatype's.
    pub fn define_datatype(&mut self, declaration: SortDeclaration, constructors: Vec<Constructor>) {
        match &mut self.declarations[declaration.0 as usize] {
            Declaration::Data(datatype) => datatype.constructors = constructors,
            Declaration::Uninterpreted { .. } => panic!("not a datatype"),
        }
    }

    /// Says what the values of a datatype are to the solver.
    ///
    /// # Panics
    /// If the declaration is not a datatype's.
    pub fn set_role(&mut self, declaration: SortDeclaration, role: Role) {
        match &mut self.declarations[declaration.0 as usize] {
            Declaration::Data(datatype) => datatype.role = role,
            Declaration::Uninterpreted { .. } => panic!("not a datatype"),
        }
    }

    /// What the values of a sort are to the solver.
    #[must_use]
    pub fn role(&self, sort: Sort) -> Role {
        self.datatype(sort).map_or(Role::Plain, |datatype| datatype.role)
    }

    fn declare(&mut self, declaration: Declaration) -> SortDeclaration {
        self.declarations.push(declaration);
        SortDeclaration(id(self.declarations.len() - 1))
    }

    /// The name of a declared sort or datatype.
    #[must_use]
    pub fn declaration_name(&self, declaration: SortDeclaration) -> &str {
        match &self.declarations[declaration.0 as usize] {
            Declaration::Uninterpreted { name } => name,
            Declaration::Data(datatype) => &datatype.name,
        }
    }

    /// A declared datatype.
    #[must_use]
    pub fn declared_datatype(&self, declaration: SortDeclaration) -> Option<&Datatype> {
        match &self.declarations[declaration.0 as usize] {
            Declaration::Data(datatype) => Some(datatype),
            Declaration::Uninterpreted { .. } => None,
        }
    }

    /// The datatype behind a sort, if it is one.
    #[must_use]
    pub fn datatype(&self, sort: Sort) -> Option<&Datatype> {
        match self.sort_node(sort) {
            SortNode::Data(declaration, _) => self.declared_datatype(*declaration),
            _ => None,
        }
    }

    /// A constructor of a datatype sort.
    ///
    /// # Panics
    /// If the sort is not a datatype with that many constructors.
    #[must_use]
    pub fn constructor(&self, sort: Sort, index: u32) -> &Constructor {
        &self.datatype(sort).expect("a datatype sort").constructors[index as usize]
    }

    /// The sorts of a constructor's fields in this instance of its datatype.
    pub fn field_sorts(&self, sort: Sort, constructor: u32) -> Vec<Sort> {
        let SortNode::Data(_, arguments) = self.sort_node(sort).clone() else {
            return Vec::new();
        };
        let sorts: Vec<Sort> = self.constructor(sort, constructor).fields.iter().map(|field| field.sort).collect();
        sorts.into_iter().map(|field| self.instantiate_sort(field, &arguments)).collect()
    }

    /// A sort with its parameters replaced.
    pub fn instantiate_sort(&self, sort: Sort, arguments: &[Sort]) -> Sort {
        match self.sort_node(sort).clone() {
            SortNode::Bool | SortNode::Int | SortNode::Real | SortNode::BitVec(_) => sort,
            SortNode::String | SortNode::RegLan | SortNode::Float(_) | SortNode::RoundingMode => sort,
            SortNode::Array(index, element) => {
                let (index, element) =
                    (self.instantiate_sort(index, arguments), self.instantiate_sort(element, arguments));
                self.sort(SortNode::Array(index, element))
            }
            SortNode::Parameter(index) => arguments.get(index as usize).copied().unwrap_or(sort),
            SortNode::Uninterpreted(declaration, inner) => {
                let inner = self.instantiate_sorts(&inner, arguments);
                self.sort(SortNode::Uninterpreted(declaration, inner))
            }
            SortNode::Data(declaration, inner) => {
                let inner = self.instantiate_sorts(&inner, arguments);
                self.sort(SortNode::Data(declaration, inner))
            }
            SortNode::List(element) => {
                let element = self.instantiate_sort(element, arguments);
                self.list_sort(element)
            }
            SortNode::Function(parameters, result) => {
                let parameters = self.instantiate_sorts(&parameters, arguments);
                let result = self.instantiate_sort(result, arguments);
                self.sort(SortNode::Function(parameters, result))
            }
        }
    }

    fn instantiate_sorts(&self, sorts: &[Sort], arguments: &[Sort]) -> Box<[Sort]> {
        sorts.iter().map(|sort| self.instantiate_sort(*sort, arguments)).collect()
    }
}

/// Symbols.
impl Store {
    /// Declares a symbol; two declarations are two symbols, whatever their names.
    pub fn declare_symbol(&mut self, name: &str, parameters: &[Sort], sort: Sort) -> Symbol {
        self.symbols.push(SymbolInfo {
            name: name.to_string(),
            parameters: parameters.into(),
            sort,
            image: None,
            written: None,
            tag_of: None,
        });
        Symbol(id(self.symbols.len() - 1))
    }

    /// Makes one symbol the image of another.
    pub fn set_image(&mut self, written: Symbol, image: Symbol) {
        self.symbols[written.0 as usize].image = Some(image);
        self.symbols[image.0 as usize].written = Some(written);
    }

    /// The symbol as the user declared it.
    #[must_use]
    pub fn as_written(&self, symbol: Symbol) -> &SymbolInfo {
        let info = self.symbol(symbol);
        info.written.map_or(info, |written| self.symbol(written))
    }

    /// Whether the symbol has not been forgotten.
    #[must_use]
    pub fn knows(&self, symbol: Symbol) -> bool {
        (symbol.0 as usize) < self.symbols.len()
    }

    /// What was declared.
    #[must_use]
    pub fn symbol(&self, symbol: Symbol) -> &SymbolInfo {
        &self.symbols[symbol.0 as usize]
    }

    /// Notes that a symbol numbers the constructors of a datatype.
    pub(crate) fn set_tag_of(&mut self, symbol: Symbol, datatype: Option<Sort>) {
        self.symbols[symbol.0 as usize].tag_of = datatype;
    }

    /// The datatype whose constructors a constant numbers, if it does.
    #[must_use]
    pub(crate) fn tag_of(&self, constant: Term) -> Option<Sort> {
        match self.as_app(constant)? {
            (Op::Symbol(symbol), []) => self.symbol(symbol).tag_of,
            _ => None,
        }
    }

    /// Declares a constant that is like another one but for its name.
    pub(crate) fn fresh_like(&mut self, name: &str, constant: Term) -> Term {
        let symbol = self.declare_symbol(name, &[], self.sort_of(constant));
        self.set_tag_of(symbol, self.tag_of(constant));
        self.constant(symbol)
    }

    /// Declares a constant and returns the term for it.
    pub fn fresh_constant(&mut self, name: &str, sort: Sort) -> Term {
        let symbol = self.declare_symbol(name, &[], sort);
        self.constant(symbol)
    }
}

/// Terms.
impl Store {
    /// The term that is this node. The node must be well-sorted.
    pub fn term(&self, node: Node) -> Term {
        let (index, meta) = self.terms.insert(node, |node| self.meta_of(node));
        Term::new(index, meta.stamp)
    }

    /// What a term is.
    #[must_use]
    pub fn node(&self, term: Term) -> &Node {
        let (node, meta) = self.terms.get(term.index() as usize);
        debug_assert!(term.has(meta.stamp), "{STRANGE}");
        node
    }

    fn meta(&self, term: Term) -> Meta {
        let meta = self.terms.get(term.index() as usize).1;
        debug_assert!(term.has(meta.stamp), "{STRANGE}");
        meta
    }

    /// A term's sort.
    #[must_use]
    pub fn sort_of(&self, term: Term) -> Sort {
        self.meta(term).sort
    }

    /// One more than the largest binder index of `term` that points outside it.
    #[must_use]
    pub fn loose(&self, term: Term) -> u32 {
        self.meta(term).loose
    }

    /// Whether no variable of an enclosing binder occurs in the term.
    #[must_use]
    pub fn is_closed(&self, term: Term) -> bool {
        self.loose(term) == 0
    }

    /// How deep terms are nested at most: 1 for a constant.
    #[must_use]
    pub fn depth(&self, term: Term) -> u32 {
        self.meta(term).depth
    }

    /// How many terms there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.terms.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.terms.len() == 0
    }

    /// The operator and arguments of an application.
    #[must_use]
    pub fn as_app(&self, term: Term) -> Option<(Op, &[Term])> {
        match self.node(term) {
            Node::App(op, arguments) => Some((*op, arguments)),
            _ => None,
        }
    }

    /// The children of a term, a binder's body included.
    #[must_use]
    pub fn children(&self, term: Term) -> &[Term] {
        self.node(term).children()
    }

    /// Every term reachable from the roots, bodies of binders included, children before parents.
    #[must_use]
    pub fn postorder(&self, roots: &[Term]) -> Vec<Term> {
        let mut seen = Set::default();
        let mut found: Vec<Term> = Vec::new();
        let mut todo = roots.to_vec();
        while let Some(term) = todo.pop() {
            if seen.insert(term) {
                found.push(term);
                todo.extend_from_slice(self.children(term));
            }
        }
        found.sort_unstable();
        found
    }

    /// Every term reachable from the roots without going through a `known` one, children before parents, and how often each
    /// occurs: what a printer that names shared terms needs to know.
    pub(crate) fn occurrences(&self, roots: &[Term], known: impl Fn(Term) -> bool) -> (Vec<Term>, Map<Term, u32>) {
        let mut uses: Map<Term, u32> = Map::default();
        let mut found = Vec::new();
        let mut todo = roots.to_vec();
        while let Some(term) = todo.pop() {
            if known(term) {
                continue;
            }
            let count = uses.entry(term).or_insert(0);
            *count += 1;
            if *count == 1 {
                found.push(term);
                todo.extend_from_slice(self.children(term));
            }
        }
        found.sort_unstable();
        (found, uses)
    }

    /// The declared symbols that occur in terms, in order of first creation.
    #[must_use]
    pub fn symbols_in(&self, terms: &[Term]) -> Vec<Symbol> {
        let mut symbols: Vec<Symbol> = self
            .postorder(terms)
            .into_iter()
            .filter_map(|term| match self.node(term) {
                Node::App(Op::Symbol(symbol), _) => Some(*symbol),
                _ => None,
            })
            .collect();
        symbols.sort_unstable();
        symbols.dedup();
        symbols
    }

    /// Whether no list and no further function occurs inside a function, so that its applications are plain scalars.
    #[must_use]
    pub fn is_scalar_function(&self, function: Term) -> bool {
        let inside = self.postorder(self.children(function));
        self.function_sort(function).0.iter().all(|parameter| !self.has_lists(*parameter))
            && inside
                .into_iter()
                .all(|term| !self.has_lists(self.sort_of(term)) && !matches!(self.node(term), Node::Lambda(..)))
    }

    fn meta_of(&self, node: &Node) -> Meta {
        let children = node.children().iter().map(|child| self.meta(*child));
        let (mut loose, depth) =
            children.fold((0, 0), |(loose, depth), meta| (meta.loose.max(loose), meta.depth.max(depth)));
        let sort = match *node {
            Node::Bool(_) => Sort::BOOL,
            Node::Int(_) => Sort::INT,
            Node::Real(_) => Sort::REAL,
            Node::Literal(ref literal) => {
                let node = literal.sort();
                self.sort(node)
            }
            Node::Bound(index, sort) => {
                loose = index + 1;
                sort
            }
            Node::App(Op::Combinator(combinator), ref arguments) => self.combinator_sort(combinator, arguments),
            Node::App(Op::Theory(operator), ref arguments) => {
                let sorts: Vec<Sort> = arguments.iter().map(|argument| self.sort_of(*argument)).collect();
                operator.sort(self, &sorts)
            }
            Node::App(op, ref arguments) => {
                let arguments = [arguments.first().copied(), arguments.get(1).copied()];
                self.result_sort(op, arguments)
            }
            Node::Lambda(ref parameters, body) => {
                loose = loose.saturating_sub(id(parameters.len()));
                self.sort(SortNode::Function(parameters.clone(), self.sort_of(body)))
            }
            Node::Forall(ref parameters, _) => {
                loose = loose.saturating_sub(id(parameters.len()));
                Sort::BOOL
            }
        };
        Meta { sort, loose, depth: depth.saturating_add(1), stamp: Stamp::new() }
    }

    /// The sort of an application, which depends on no more than the first two arguments.
    fn result_sort(&self, op: Op, arguments: [Option<Term>; 2]) -> Sort {
        let argument = |index: usize| arguments[index].expect("a well-sorted application");
        let sort_of = |index: usize| self.sort_of(argument(index));
        match op {
            Op::Symbol(symbol) => self.symbol(symbol).sort,
            Op::Not | Op::And | Op::Or | Op::Implies | Op::Xor | Op::Eq | Op::Distinct => Sort::BOOL,
            Op::Lt | Op::Le | Op::IsInt | Op::Test(..) => Sort::BOOL,
            Op::Ite | Op::Fold | Op::FoldRight => sort_of(1),
            Op::Add | Op::Sub | Op::Neg | Op::Mul => sort_of(0),
            Op::IntDiv | Op::Mod | Op::Abs | Op::ToInt | Op::Len => Sort::INT,
            Op::RealDiv | Op::ToReal => Sort::REAL,
            Op::Construct(sort, _) | Op::ConstArray(sort) => sort,
            Op::Select(sort, constructor, field) => self.field_sorts(sort, constructor)[field as usize],
            Op::Call => self.function_sort(argument(0)).1,
            Op::ListValue(element) => self.list_sort(element),
            Op::Append | Op::Rev => sort_of(0),
            Op::Zip => {
                let element = |index| self.element_sort(sort_of(index)).expect("a well-sorted application");
                let (first, second) = (element(0), element(1));
                let pair = self.pair_sort(first, second);
                self.list_sort(pair)
            }
            Op::Cycle | Op::Drift => sort_of(1),
            Op::Combinator(_) | Op::Theory(_) => panic!("{op:?} needs all its arguments"),
            Op::Repeat => self.list_sort(sort_of(1)),
            Op::Map => {
                let (_, element) = self.function_sort(argument(0));
                self.list_sort(element)
            }
        }
    }

    /// The parameter and result sorts of a term of function sort.
    ///
    /// # Panics
    /// If the term is not a function.
    #[must_use]
    pub fn function_sort(&self, function: Term) -> (&[Sort], Sort) {
        match self.sort_node(self.sort_of(function)) {
            SortNode::Function(parameters, result) => (parameters, *result),
            other => panic!("expected a function, found {other:?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A store, a mark, and a term that is newer.
    fn newer() -> (Store, Mark, Term) {
        let mut store = Store::default();
        let x = store.fresh_constant("x", Sort::INT);
        let mark = store.mark();
        let list = store.list_sort(Sort::INT);
        store.fresh_constant("l", list);
        let one = store.int(1);
        let sum = store.sum([x, one]);
        (store, mark, sum)
    }

    #[test]
    fn what_is_undone_can_be_made_again() {
        let (mut store, mark, sum) = newer();
        let (index, before) = (sum.index(), store.mark());
        store.undo_to(mark);
        assert_eq!(store.mark(), mark);
        let x = store.constant(Symbol(0));
        let two = store.int(2);
        let sum = store.sum([two, x]);
        assert!(sum.index() < index && store.sort_of(sum) == Sort::INT);
        assert_ne!(store.mark(), before);
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "one that this store has forgotten")]
    fn a_forgotten_term_is_noticed() {
        let (mut store, mark, sum) = newer();
        store.undo_to(mark);
        (0..10).for_each(|number| _ = store.int(number));
        let _ = store.node(sum);
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "a term of another store")]
    fn a_term_of_another_store_is_noticed() {
        let (store, _, _) = newer();
        let (_, _, sum) = newer();
        let _ = store.sort_of(sum);
    }
}

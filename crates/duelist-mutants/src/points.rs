//! Where a source can be changed, and how.

use std::ops::Range;

use serde::{Deserialize, Serialize};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, Lit, Pat, ReturnType, Stmt, Type, UnOp};

/// How a mutant is put into the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// An expression in the place of another.
    Expression,
    /// A statement in the place of another; nothing leaves it out.
    Statement,
    /// A function that returns this at once.
    Body,
    /// An arm of a match that matches nothing.
    Arm,
}

/// A small change of a source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mutant {
    /// Its number in the build.
    pub number: usize,
    /// The file, from the root of the repository.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The function it is in.
    pub function: String,
    /// How many like it come before it in the function.
    pub ordinal: usize,
    /// How it is put in.
    pub form: Form,
    /// What it replaces, in bytes.
    pub span: Range<usize>,
    /// The text there, on one line.
    pub original: String,
    /// The text instead.
    pub mutated: String,
}

impl Mutant {
    /// What it is called as long as its function stays as it is, wherever that moves.
    #[must_use]
    pub fn key(&self) -> String {
        let Mutant { file, function, original, mutated, ordinal, .. } = self;
        format!("{file} {function}: {original} -> {mutated} #{ordinal}")
    }
}

/// The text on one line.
fn line_of(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The places to change in a file, outside of tests and constants; numbers start at `first`.
///
/// # Errors
/// If the text is not Rust.
pub fn find(file: &str, text: &str, first: usize) -> syn::Result<Vec<Mutant>> {
    let tree = syn::parse_file(text)?;
    let mut finder = Finder { file, text, functions: Vec::new(), found: Vec::new() };
    finder.visit_file(&tree);
    let mut found = finder.found;
    found.sort_by_key(|mutant| (mutant.span.start, std::cmp::Reverse(mutant.span.end)));
    found.dedup_by(|a, b| a.span == b.span && a.mutated == b.mutated);
    for index in 0..found.len() {
        let (before, rest) = found.split_at_mut(index);
        let mutant = &mut rest[0];
        let alike = |other: &&Mutant| {
            (&other.function, &other.original, &other.mutated) == (&mutant.function, &mutant.original, &mutant.mutated)
        };
        mutant.ordinal = before.iter().filter(alike).count();
        mutant.number = first + index;
    }
    Ok(found)
}

struct Finder<'a> {
    file: &'a str,
    text: &'a str,
    functions: Vec<String>,
    found: Vec<Mutant>,
}

impl Finder<'_> {
    fn source(&self, node: &impl Spanned) -> &str {
        &self.text[node.span().byte_range()]
    }

    fn add(&mut self, form: Form, span: Range<usize>, mutated: String) {
        let Some(function) = self.functions.last() else { return };
        let original = match form {
            Form::Body => "{ … }".to_string(),
            _ => line_of(&self.text[span.clone()]),
        };
        self.found.push(Mutant {
            number: 0,
            file: self.file.to_string(),
            line: 1 + self.text[..span.start].matches('\n').count(),
            function: function.clone(),
            ordinal: 0,
            form,
            span,
            original,
            mutated,
        });
    }

    fn replace(&mut self, expression: &Expr, mutated: String) {
        self.add(Form::Expression, expression.span().byte_range(), mutated);
    }

    /// An expression whose value is a truth value: it is negated, unless parts of it are changed to that effect.
    fn truth(&mut self, expression: &Expr) {
        match expression {
            Expr::Paren(inner) => self.truth(&inner.expr),
            Expr::Block(block) => self.tail(&block.block),
            Expr::Binary(binary) if !matches!(binary.op, BinOp::BitAnd(_) | BinOp::BitOr(_) | BinOp::BitXor(_)) => {}
            Expr::Unary(_) | Expr::Lit(_) | Expr::Let(_) | Expr::Macro(_) | Expr::If(_) | Expr::Match(_) => {}
            _ => self.replace(expression, format!("!({})", self.source(expression))),
        }
    }

    fn tail(&mut self, block: &syn::Block) {
        if let Some(Stmt::Expr(last, None)) = block.stmts.last() {
            self.truth(last);
        }
    }

    fn function(&mut self, signature: &syn::Signature, block: &syn::Block) -> bool {
        if signature.constness.is_some() || signature.ident == "fmt" {
            return false;
        }
        self.functions.push(signature.ident.to_string());
        let body = block.span().byte_range();
        let inside = self.text[body.start + 1..body.end - 1].trim();
        let wanted = values(&signature.output);
        if !inside.is_empty() {
            for value in wanted.iter().filter(|value| **value != inside) {
                self.add(
                    Form::Body,
                    body.start + 1..body.end,
                    format!("{{ {} }}", format!("return {value};").replace(" ;", ";")),
                );
            }
        }
        if wanted == ["true", "false"] {
            self.tail(block);
        }
        true
    }
}

/// What a function of this type may return without knowing anything.
fn values(output: &ReturnType) -> &'static [&'static str] {
    let ReturnType::Type(_, output) = output else { return &[""] };
    let Type::Path(path) = &**output else { return &[] };
    let Some(last) = path.path.segments.last() else { return &[] };
    let first = match &last.arguments {
        syn::PathArguments::AngleBracketed(arguments) => arguments.args.first(),
        _ => None,
    };
    let unit = matches!(first, Some(syn::GenericArgument::Type(Type::Tuple(tuple))) if tuple.elems.is_empty());
    match last.ident.to_string().as_str() {
        "bool" => &["true", "false"],
        "Option" => &["None"],
        "Vec" => &["Vec::new()"],
        "String" => &["String::new()"],
        "usize" | "u64" | "u32" | "i64" | "i32" => &["0", "1"],
        "IBig" => &["IBig::ZERO", "IBig::ONE"],
        "Result" if unit => &["Ok(())"],
        _ => &[],
    }
}

/// What may stand in the place of an operator.
fn other_operators(op: &BinOp) -> &'static [&'static str] {
    match op {
        BinOp::Lt(_) => &["<=", ">="],
        BinOp::Le(_) => &["<", ">"],
        BinOp::Gt(_) => &[">=", "<="],
        BinOp::Ge(_) => &[">", "<"],
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::Add(_) => &["-"],
        BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Rem(_) => &["+"],
        BinOp::Div(_) => &["*"],
        BinOp::AddAssign(_) => &["-="],
        BinOp::SubAssign(_) | BinOp::MulAssign(_) => &["+="],
        BinOp::BitAndAssign(_) => &["|="],
        BinOp::BitOrAssign(_) => &["&="],
        _ => &[],
    }
}

/// What may stand in the place of a method.
fn other_method(name: &str) -> Option<&'static str> {
    let pairs = [("min", "max"), ("any", "all"), ("first", "last"), ("floor", "ceil"), ("and", "or"), ("le", "lt")];
    let one = pairs.iter().find(|(one, _)| *one == name).map(|(_, other)| *other);
    one.or_else(|| pairs.iter().find(|(_, other)| *other == name).map(|(one, _)| *one))
}

/// Methods whose closure says yes or no.
const PREDICATES: [&str; 11] = [
    "any",
    "all",
    "filter",
    "find",
    "is_some_and",
    "is_none_or",
    "position",
    "retain",
    "take_while",
    "skip_while",
    "partition",
];

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let words = match &attribute.meta {
            syn::Meta::List(list) => list.tokens.to_string(),
            _ => String::new(),
        };
        attribute.path().is_ident("test") || attribute.path().is_ident("cfg") && words.contains("test")
    })
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_test(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if !is_test(&item.attrs) && self.function(&item.sig, &item.block) {
            self.visit_block(&item.block);
            self.functions.pop();
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !is_test(&item.attrs) && self.function(&item.sig, &item.block) {
            self.visit_block(&item.block);
            self.functions.pop();
        }
    }

    // Neither types nor patterns nor constants can ask a switch.
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Pat::Guard(pattern) = &arm.pat {
            for value in ["true", "false"] {
                self.replace(&pattern.guard, value.to_string());
            }
            self.visit_expr(&pattern.guard);
        }
        self.visit_expr(&arm.body);
    }

    fn visit_expr_match(&mut self, expression: &'ast syn::ExprMatch) {
        // An arm can go if the last one takes what it took.
        let rest = match expression.arms.last().map(|arm| &arm.pat) {
            Some(Pat::Wild(_)) => true,
            // `None` looks like a variable.
            Some(Pat::Ident(variable)) => variable.ident.to_string().starts_with(char::is_lowercase),
            _ => false,
        };
        let before = expression.arms.len().saturating_sub(1);
        for arm in expression.arms.iter().take(if rest { before } else { 0 }) {
            if !matches!(arm.pat, Pat::Guard(_)) {
                self.add(Form::Arm, arm.pat.span().byte_range(), "no match".to_string());
            }
        }
        visit::visit_expr_match(self, expression);
    }

    fn visit_expr_if(&mut self, expression: &'ast syn::ExprIf) {
        self.truth(&expression.cond);
        visit::visit_expr_if(self, expression);
    }

    fn visit_expr_while(&mut self, expression: &'ast syn::ExprWhile) {
        self.truth(&expression.cond);
        visit::visit_expr_while(self, expression);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let name = call.method.to_string();
        if PREDICATES.contains(&name.as_str()) {
            if let Some(Expr::Closure(closure)) = call.args.last() {
                self.truth(&closure.body);
            }
        }
        if name == "then" || name == "then_some" {
            self.truth(&call.receiver);
        }
        if let Some(other) = other_method(&name) {
            let (whole, word) = (call.span().byte_range(), call.method.span().byte_range());
            let mutated = format!("{}{other}{}", &self.text[whole.start..word.start], &self.text[word.end..whole.end]);
            self.add(Form::Expression, whole, mutated);
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr(&mut self, expression: &'ast Expr) {
        match expression {
            Expr::Binary(binary) => {
                for other in other_operators(&binary.op) {
                    let mutated = match other {
                        assignment
                            if assignment.ends_with('=')
                                && assignment.len() == 2
                                && !"<>!=".contains(&assignment[..1]) =>
                        {
                            format!("{} {assignment} {}", self.source(&binary.left), self.source(&binary.right))
                        }
                        _ => format!("({}) {other} ({})", self.source(&binary.left), self.source(&binary.right)),
                    };
                    self.replace(expression, mutated);
                }
                if matches!(binary.op, BinOp::And(_) | BinOp::Or(_)) {
                    self.truth(&binary.left);
                    self.truth(&binary.right);
                }
            }
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_) | UnOp::Neg(_)) => {
                self.replace(expression, self.source(&unary.expr).to_string());
            }
            Expr::Lit(literal) => {
                if let Lit::Bool(value) = &literal.lit {
                    self.replace(expression, (!value.value).to_string());
                }
            }
            Expr::Macro(call) if call.mac.path.is_ident("matches") => {
                self.replace(expression, format!("!{}", self.source(expression)));
            }
            _ => {}
        }
        visit::visit_expr(self, expression);
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        let span = statement.span().byte_range();
        match statement {
            Stmt::Expr(Expr::Try(attempt), Some(_)) => {
                let mutated = format!("let _ = {};", self.source(&attempt.expr));
                self.add(Form::Statement, span, mutated);
            }
            Stmt::Expr(Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_), Some(_)) => {
                self.add(Form::Statement, span, String::new());
            }
            Stmt::Expr(Expr::Binary(binary), Some(_)) if !other_operators(&binary.op).is_empty() => {
                self.add(Form::Statement, span, String::new());
            }
            _ => {}
        }
        visit::visit_stmt(self, statement);
    }
}

//! Declarations: what a term mentions becomes known to a context, in which texts see it, too.

use std::sync::Arc;

use super::text::{Declared, Plan};
use super::{Datatype, Error, Sort};
use crate::Diagnostic;
use crate::elaborate::{self, Context, Known, KnownSort};
use crate::script::Command;
use crate::syntax::{Position, Quoted, Source, Tree};
use crate::term::{self, Symbol, TUPLE};

/// Text as a tree.
pub(crate) fn parse(text: String) -> Result<Tree, Error> {
    Tree::parse(Source { text, start: Position::START }).map_err(|error| Error::Command(error.into()))
}

/// An error about a command that was made here.
pub(crate) fn refused(error: &elaborate::Error, tree: &Tree) -> Error {
    Error::Command(Diagnostic {
        position: tree.source().position(error.span.start),
        message: error.to_string(),
        context: Some((tree.source().text.clone(), error.span)),
    })
}

/// Declares everything that a term mentions and that is not declared yet; the symbols are added to `symbols`.
///
/// # Errors
/// If a name is declared as something else.
pub(crate) fn declare(context: &mut Context, symbols: &mut Vec<Symbol>, plan: &Plan) -> Result<(), Error> {
    for sort in plan.sorts() {
        declare_sort(context, sort)?;
    }
    for symbol in plan.symbols() {
        symbols.extend(declare_symbol(context, &symbol)?);
    }
    Ok(())
}

/// Declares the datatypes and the uninterpreted sorts in a sort.
///
/// # Errors
/// If a name is declared as something else.
pub(crate) fn declare_sort(context: &mut Context, sort: &Sort) -> Result<(), Error> {
    match sort {
        Sort::Bool | Sort::Int | Sort::Real | Sort::BitVec(_) | Sort::String => Ok(()),
        Sort::RegLan | Sort::Float(_) | Sort::RoundingMode | Sort::Parameter(_) => Ok(()),
        Sort::Array(index, element) => declare_sort(context, index).and_then(|()| declare_sort(context, element)),
        Sort::List(element) => declare_sort(context, element),
        Sort::Function(parameters, result) => {
            parameters.iter().try_for_each(|parameter| declare_sort(context, parameter))?;
            declare_sort(context, result)
        }
        Sort::Uninterpreted(name, arguments) => {
            arguments.iter().try_for_each(|argument| declare_sort(context, argument))?;
            let used = format!("a sort with {}", elaborate::plural(arguments.len(), "argument"));
            match context.known_sort(name) {
                None => execute(context, format!("(declare-sort {} {})", Quoted(name), arguments.len())).map(drop),
                Some(KnownSort::Uninterpreted(arity)) if arity == arguments.len() => Ok(()),
                Some(other) => Err(conflict(name, shown(&other), used)),
            }
        }
        Sort::Data(datatype, arguments) => {
            arguments.iter().try_for_each(|argument| declare_sort(context, argument))?;
            declare_datatype(context, datatype)
        }
    }
}

fn declare_datatype(context: &mut Context, datatype: &Arc<Datatype>) -> Result<(), Error> {
    match context.known_sort(&datatype.name) {
        Some(KnownSort::Data(TUPLE)) if **datatype == Datatype::tuple() => return Ok(()),
        Some(KnownSort::Data(declaration)) => {
            let declared = Datatype::of_store(&context.store, declaration);
            if declared == **datatype {
                return Ok(());
            }
            return Err(conflict(&datatype.name, declared.declaration(), datatype.declaration()));
        }
        Some(other) => return Err(conflict(&datatype.name, shown(&other), datatype.declaration())),
        None => {}
    }
    let fields = datatype.constructors.iter().flat_map(|constructor| &constructor.fields);
    fields.into_iter().try_for_each(|(_, sort)| declare_sort(context, sort))?;
    execute(context, datatype.declaration()).map(drop)
}

fn declare_symbol(context: &mut Context, symbol: &Declared<'_>) -> Result<Option<Symbol>, Error> {
    let used = Sort::function(symbol.parameters, symbol.sort.clone());
    match context.known(symbol.name) {
        None => {
            let parameters: Vec<String> = symbol.parameters.iter().map(Sort::to_string).collect();
            let name = Quoted(symbol.name);
            execute(context, format!("(declare-fun {name} ({}) {})", parameters.join(" "), symbol.sort))
        }
        Some(Known::Symbol(found)) => {
            let info = context.store.symbol(found);
            let parameters: Vec<Sort> =
                info.parameters.iter().map(|sort| Sort::of_store(&context.store, *sort)).collect();
            let declared = Sort::function(parameters, Sort::of_store(&context.store, info.sort));
            if declared == used { Ok(None) } else { Err(conflict(symbol.name, shorter(&declared), shorter(&used))) }
        }
        Some(Known::Definition(parameters, result)) => {
            let parameters: Vec<Sort> = parameters.iter().map(|sort| Sort::of_store(&context.store, *sort)).collect();
            let declared = Sort::function(parameters, Sort::of_store(&context.store, result));
            if declared == used { Ok(None) } else { Err(conflict(symbol.name, shorter(&declared), shorter(&used))) }
        }
        Some(Known::Data) => Err(conflict(symbol.name, "a part of a datatype".to_string(), shorter(&used))),
    }
}

/// A function without parameters as what it gives.
fn shorter(sort: &Sort) -> String {
    match sort {
        Sort::Function(parameters, result) if parameters.is_empty() => result.to_string(),
        other => other.to_string(),
    }
}

fn shown(known: &KnownSort) -> String {
    match known {
        KnownSort::Uninterpreted(arity) => format!("a sort with {}", elaborate::plural(*arity, "argument")),
        KnownSort::Data(_) => "a datatype".to_string(),
        KnownSort::Definition => "an abbreviation".to_string(),
    }
}

fn conflict(name: &str, declared: String, used: String) -> Error {
    Error::Conflict { name: name.to_string(), declared, used }
}

/// Executes a declaration.
fn execute(context: &mut Context, text: String) -> Result<Option<Symbol>, Error> {
    let tree = parse(text)?;
    let done = Command::read(tree.root()).and_then(|command| match command {
        Command::DeclareFun { name, parameters, sort } => context.declare(name, &parameters, sort).map(Some),
        Command::DeclareSort { name, arity } => context.declare_sort(name, arity).map(|()| None),
        Command::DeclareDatatypes { heads, bodies, shared } => {
            context.declare_datatypes(&heads, &bodies, shared).map(|()| None)
        }
        _ => Ok(None),
    });
    done.map_err(|error| refused(&error, &tree))
}

/// A sort in a context in which everything in it is declared.
pub(crate) fn lower_sort(context: &mut Context, sort: &Sort) -> Result<term::Sort, Error> {
    let tree = parse(sort.to_string())?;
    context.sort(tree.root(), &term::Map::default()).map_err(|error| refused(&error, &tree))
}

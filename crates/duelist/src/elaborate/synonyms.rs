//! Words that other languages and libraries have for what is in ours, for "did you mean".

use super::builtin;
use super::error::{Error, ErrorKind, nearest};
use crate::syntax::Span;
use crate::term::sequence_names;

/// Functions that other solvers have and for which there is nothing here: who uses them has made no mistake.
static FOREIGN: &[&str] = &[
    "arccos", "arccot", "arccsc", "arcsec", "arcsin", "arctan", "cos", "cot", "csc", "exp", "real.pi", "sec", "sin",
    "sqrt", "tan",
];

/// Whether other solvers have a function with this name, and we have nothing like it.
pub(crate) fn is_foreign(name: &str) -> bool {
    FOREIGN.binary_search(&name).is_ok()
}

/// What follows `List.` in our names, and what others call it. Case, `_` and `-` do not matter.
static LISTS: &[(&str, &[&str])] = &[
    ("all_pairs", &["forallpairs", "pairwise"]),
    ("append", &["++", "@", "cat", "extend"]),
    ("concat", &["flatten", "flat", "join", "unnest"]),
    ("concat_map", &["bind", "collectmany", "flatmap", "selectmany"]),
    ("cons", &["::", "insert", "prepend", "push", "pushfront"]),
    ("contains", &["elem", "has", "in", "includes", "mem", "member"]),
    ("count", &["countif", "howmany"]),
    ("dedup", &["deduplicate", "nub", "unique", "uniq"]),
    ("diff", &["difference", "minus", "setdiff", "subtract"]),
    ("disjoint", &["isdisjoint"]),
    ("distinct", &["alldifferent", "alldistinct", "isunique", "nodup"]),
    ("drop", &["skip"]),
    ("drop_while", &["skipwhile"]),
    ("exists", &["any"]),
    ("exists2", &["any2"]),
    ("exists_pair", &["anypair", "existspairs"]),
    ("filter", &["keep", "where"]),
    ("filter_map", &["choose", "mapmaybe", "mappartial"]),
    ("find", &["detect", "findfirst", "first_where"]),
    ("fold", &["accumulate", "aggregate", "foldl", "foldleft", "inject"]),
    ("fold_right", &["foldback", "foldr"]),
    ("foldi", &["foldli", "foldlefti", "foldindexed", "foldwithindex"]),
    ("forall", &["all", "every"]),
    ("forall2", &["all2", "every2"]),
    ("head", &["car", "first", "front", "hd"]),
    ("index_of", &["elemindex", "findindex", "position"]),
    ("inter", &["intersect", "intersection"]),
    ("is_empty", &["empty?", "isnil", "nil?", "null"]),
    ("last", &["back"]),
    ("len", &["card", "length", "size"]),
    ("map", &["collect", "transform"]),
    ("map2", &["zipwith"]),
    ("mapi", &["imap", "mapindexed", "mapwithindex"]),
    ("max", &["maximum"]),
    ("max_by", &["argmax", "maximumby"]),
    ("min", &["minimum"]),
    ("min_by", &["argmin", "minimumby"]),
    ("nth", &["!!", "at", "elementat", "get", "ith", "lookup", "select"]),
    ("partition", &["split", "splitby"]),
    ("permutation", &["isperm", "perm", "sameelements"]),
    ("product", &["prod"]),
    ("range", &["interval", "iota", "upto"]),
    ("reduce", &["fold1", "foldl1"]),
    ("repeat", &["fill", "replicate"]),
    ("rev", &["reverse", "reversed"]),
    ("scan_left", &["scan", "scanl"]),
    ("snoc", &["add", "append1", "appendone", "pushback"]),
    ("sorted", &["issorted", "ordered"]),
    ("subset", &["incl", "included", "issubset", "subseteq"]),
    ("sum", &["total"]),
    ("tail", &["butfirst", "cdr", "rest", "tl"]),
    ("union", &["setunion"]),
    ("update", &["put", "replaceat", "set", "setat", "store"]),
    ("zip", &["combine", "pairs"]),
];

/// What is written in another way than by a name.
static FORMS: &[(&str, &[&str])] =
    &[("(List.value T ())", &["empty", "emptylist", "nil"]), ("(List.value T (x))", &["singleton", "unit"])];

/// Words for other built-in functions.
static OTHERS: &[(&str, &[&str])] = &[
    ("=", &["==", "<=>", "iff", "eq", "equals"]),
    ("=>", &["->", "==>", "implies"]),
    ("and", &["&&", "&", "/\\"]),
    ("or", &["\\/"]),
    ("not", &["~"]),
    ("distinct", &["!=", "/=", "<>", "neq"]),
    ("ite", &["if", "cond"]),
    ("mod", &["%", "rem", "modulo"]),
    ("to_int", &["floor", "real2int"]),
    ("to_real", &["int2real"]),
];

static SORTS: &[(&str, &[&str])] = &[
    ("Bool", &["Boolean", "Prop"]),
    ("Int", &["Integer", "Nat"]),
    ("List", &["Sequence", "Vector", "Vec"]),
    ("Real", &["Rational", "Float", "Double"]),
    ("Tuple", &["Pair"]),
];

/// What an unknown symbol is called here: a negative number, a name of ours without its prefix, or a word for it elsewhere.
pub(super) fn of_term(name: &str) -> Option<String> {
    if let Some(number) = name.strip_prefix('-').filter(|rest| is_number(rest)) {
        return Some(format!("(- {number})"));
    }
    let bare = plain(without_prefix(name));
    let ours = builtin::names().find(|known| known.strip_prefix("List.").is_some_and(|known| plain(known) == bare));
    let list = || find(LISTS, &bare).map(|ours| format!("List.{ours}"));
    let form = || find(FORMS, &bare).map(str::to_string);
    let other = || find(OTHERS, name).map(str::to_string);
    ours.map(str::to_string).or_else(list).or_else(form).or_else(other)
}

/// What an unknown sort is called here.
pub(super) fn of_sort(name: &str) -> Option<String> {
    find(SORTS, name).map(str::to_string)
}

/// The error about `seq.name`, which is no operator of sequences: the nearest one, one of lists that does it, or all there are.
pub(super) fn unknown_sequence(name: &str, span: Span) -> Error {
    let nearest = nearest(name, sequence_names()).or_else(|| of_term(name));
    let kind = match nearest {
        Some(_) => ErrorKind::UnknownSymbol { name: name.to_string(), nearest },
        None => {
            let known = sequence_names().filter(|known| !known.contains("fold_left")).collect::<Vec<_>>().join(" ");
            ErrorKind::UnknownSequence { name: name.to_string(), known }
        }
    };
    Error { span, kind }
}

fn find(table: &[(&'static str, &[&str])], word: &str) -> Option<&'static str> {
    let word = plain(word);
    table.iter().find(|(_, words)| words.iter().any(|known| plain(known) == word)).map(|(ours, _)| *ours)
}

/// A word as it is compared.
fn plain(word: &str) -> String {
    word.chars().filter(|letter| !matches!(letter, '_' | '-')).flat_map(char::to_lowercase).collect()
}

/// A name without `List.`, `seq.`, `list-` and the like.
fn without_prefix(name: &str) -> &str {
    let parts = name.split_once(['.', '_', '-']);
    parts.filter(|(library, rest)| is_library(library) && !rest.is_empty()).map_or(name, |(_, rest)| rest)
}

fn is_library(word: &str) -> bool {
    ["list", "lists", "seq"].contains(&word.to_lowercase().as_str())
}

/// Whether a text is a numeral or a decimal.
fn is_number(text: &str) -> bool {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    [whole, fraction].iter().all(|digits| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_proposed_exists_and_what_is_known_is_no_synonym() {
        for (ours, words) in LISTS {
            let name = format!("List.{ours}");
            assert!(builtin::is_reserved(&name), "{name}");
            for word in *words {
                assert_eq!(of_term(word), Some(name.clone()), "{word}");
            }
        }
        for (ours, words) in OTHERS {
            assert!(builtin::is_reserved(ours), "{ours}");
            for word in *words {
                assert_eq!(of_term(word).as_deref(), Some(*ours), "{word}");
            }
        }
    }

    #[test]
    fn prefixes_and_spelling_do_not_matter() {
        let check = |name: &str, expected: Option<&str>| assert_eq!(of_term(name).as_deref(), expected, "{name}");
        check("seq.len", Some("List.len"));
        check("seq.++", Some("List.append"));
        check("List.fold_left", Some("List.fold"));
        check("list-length", Some("List.len"));
        check("flat_map", Some("List.concat_map"));
        check("concat", Some("List.concat"));
        check("takeWhile", Some("List.take_while"));
        check("filter", Some("List.filter"));
        check("nil", Some("(List.value T ())"));
        check("-5", Some("(- 5)"));
        check("-0.5", Some("(- 0.5)"));
        check("-", None);
        check("-x", None);
        check("List.", None);
        check("list", None);
        check("zebra", None);
    }
}

//! Delta debugging: the smallest problem that still shows a disagreement.

use crate::sexp::{Script, Sexp, list};

/// Makes a problem smaller as long as `still` says that it shows what it showed; asks at most so often.
///
/// Commands are left out first, then subterms are replaced by their own parts and by literals. What is ill-sorted shows nothing.
pub fn shrink(script: &Script, mut patience: usize, mut still: impl FnMut(&Script) -> bool) -> Script {
    let mut best = script.clone();
    let mut attempt = |candidate: Script, best: &mut Script| {
        if patience == 0 || candidate.size() >= best.size() {
            return false;
        }
        patience -= 1;
        let found = still(&candidate);
        if found {
            *best = candidate;
        }
        found
    };
    loop {
        let before = best.size();
        let mut index = best.commands.len();
        while index > 0 {
            index -= 1;
            let mut candidate = best.clone();
            candidate.commands.remove(index);
            attempt(candidate, &mut best);
        }
        for index in 0..best.commands.len() {
            while simplify(index, &mut best, &mut attempt) {}
        }
        if best.size() == before {
            return best;
        }
    }
}

/// Tries to replace one subterm of a command by something smaller.
fn simplify(index: usize, best: &mut Script, attempt: &mut impl FnMut(Script, &mut Script) -> bool) -> bool {
    let command = best.commands[index].clone();
    if !matches!(command.head(), "assert" | "define-fun") {
        return false;
    }
    for (path, tree) in command.places().into_iter().skip(1) {
        if tree.parts().is_empty() {
            continue;
        }
        let parts = tree.places().into_iter().skip(1).map(|(_, part)| part.clone());
        let literals = ["true", "false", "0", "1"].map(Sexp::from);
        let empty = list!["List.value", "Int", Sexp::List(Vec::new())];
        for smaller in literals.into_iter().chain([empty]).chain(parts) {
            let mut candidate = best.clone();
            candidate.commands[index] = command.replaced(&path, &smaller);
            if attempt(candidate, best) {
                return true;
            }
        }
    }
    false
}

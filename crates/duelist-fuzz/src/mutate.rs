//! Files of the repository, changed at random: what people wrote is more interesting than what a generator makes up.

use crate::random::Random;
use crate::sexp::{Script, Sexp, list};
use crate::world::World;

/// Words that can stand for each other without making a term ill-sorted, mostly.
const ALIKE: &[&[&str]] = &[
    &["<", "<=", ">", ">=", "=", "distinct"],
    &["and", "or", "xor", "=>"],
    &["+", "-"],
    &["div", "mod"],
    &["true", "false"],
    &["0", "1", "2", "3", "7"],
    &["List.exists", "List.forall"],
    &["List.take", "List.drop"],
    &["List.take_while", "List.drop_while", "List.filter"],
    &["List.min", "List.max", "List.head", "List.last"],
];

/// How often a change is tried.
const TRIES: usize = 40;

/// One of the files with a few changes, still well-sorted.
#[must_use]
pub fn mutate(files: &[Script], random: &mut Random) -> Script {
    let mut script = random.pick(files).clone();
    let wanted = 1 + random.below(4);
    let mut done = 0;
    for _ in 0..TRIES {
        if done == wanted {
            break;
        }
        if let Some(changed) = change(&script, random).filter(|changed| World::read(changed).is_some()) {
            script = changed;
            done += 1;
        }
    }
    script
}

fn change(script: &Script, random: &mut Random) -> Option<Script> {
    let assertions: Vec<usize> =
        (0..script.commands.len()).filter(|index| script.commands[*index].head() == "assert").collect();
    if assertions.is_empty() {
        return None;
    }
    let index = *random.pick(&assertions);
    let mut changed = script.clone();
    let command = &script.commands[index];
    let formula = command.parts().get(1)?;
    let places = command.places();
    match random.below(8) {
        0 if assertions.len() > 1 => drop(changed.commands.remove(index)),
        1 => changed.commands[index] = list!["assert", list!["not", formula]],
        2 => {
            let (_, donor) = random.pick(&places[2..]);
            let (path, _) = random.pick(&places[2..]);
            changed.commands[index] = command.replaced(path, donor);
        }
        3 => {
            let (from, to) = (random.pick(&places[2..]).1.clone(), Sexp::from(*random.pick(&["0", "1", "true"])));
            let path = places.iter().find(|(_, tree)| **tree == from).map(|(path, _)| path.clone())?;
            changed.commands[index] = command.replaced(&path, &to);
        }
        _ => {
            let fitting: Vec<(&Vec<usize>, &[&str])> = places
                .iter()
                .filter_map(|(path, tree)| {
                    let group = ALIKE.iter().find(|group| group.contains(&tree.word().unwrap_or_default()))?;
                    Some((path, *group))
                })
                .collect();
            if fitting.is_empty() {
                return None;
            }
            let (path, group) = random.pick(&fitting);
            changed.commands[index] = command.replaced(path, &Sexp::from(*random.pick(group)));
        }
    }
    (changed != *script).then_some(changed)
}

//! The manual pages and the completions of shells, for releases: `DUELIST_PAGES=FOLDER cargo test -p duelist-cli pages` writes them.

use std::path::PathBuf;
use std::{env, fs};

use clap::CommandFactory as _;
use clap_complete::Shell;

use crate::arguments::Arguments;

const COMPLETIONS: [(Shell, &str); 3] =
    [(Shell::Bash, "duelist.bash"), (Shell::Zsh, "_duelist"), (Shell::Fish, "duelist.fish")];

#[test]
fn pages_name_every_option() {
    let chosen = env::var_os("DUELIST_PAGES").map(PathBuf::from);
    let folder =
        chosen.clone().unwrap_or_else(|| env::temp_dir().join(format!("duelist-pages-{}", std::process::id())));
    fs::create_dir_all(&folder).expect("the folder can be made");
    let mut command = Arguments::command();
    clap_mangen::generate_to(command.clone(), &folder).expect("the folder is writable");
    for (shell, _) in COMPLETIONS {
        clap_complete::generate_to(shell, &mut command, "duelist", &folder).expect("the folder is writable");
    }
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    // roff writes a hyphen that is to be copied as `\-`.
    let names = command.get_subcommands().map(clap::Command::get_name).filter(|name| *name != "help");
    let pages = names.map(|name| format!("duelist-{name}.1")).chain(["duelist.1".to_string()]);
    let manual: String = pages.map(|name| read(&name).replace("\\-", "-")).collect();
    let completions = COMPLETIONS.map(|(_, name)| read(name));
    let subcommands = command.get_subcommands().filter(|subcommand| subcommand.get_name() != "help");
    let options =
        subcommands.chain([&command]).flat_map(clap::Command::get_arguments).filter(|option| !option.is_hide_set());
    let options = options.filter_map(clap::Arg::get_long);
    let options: Vec<&str> = options.collect();
    assert!(options.len() > 15, "{options:?}");
    for option in options {
        assert!(manual.contains(&format!("--{option}")), "the manual does not name --{option}");
        for ((_, name), text) in COMPLETIONS.iter().zip(&completions) {
            let written = if name.ends_with(".fish") { format!("-l {option}") } else { format!("--{option}") };
            assert!(text.contains(&written), "{name} does not name --{option}");
        }
    }
    if chosen.is_none() {
        fs::remove_dir_all(folder).expect("it is ours");
    }
}

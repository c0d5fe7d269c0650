//! The program as its clients meet it: started as a process, spoken to through pipes, files and arguments.
#![allow(clippy::print_stderr, reason = "skipped tests say why")]

mod arguments;
mod backends;
mod batch;
#[cfg(unix)]
#[path = "../../../duelist/tests/support/blocks.rs"]
mod blocks;
mod certificates;
mod channels;
mod clients;
mod conversation;
mod driver;
mod editors;
mod explain;
mod guard;
mod hostile;
mod input;
#[cfg(all(unix, feature = "bundle"))]
mod installed;
mod limits;
mod long;
#[path = "../../../duelist/tests/support/python.rs"]
mod python;
mod seeds;
mod serve;
mod size;
mod terminal;
mod trace;
#[cfg(unix)]
mod tutorial;
mod version;

//! The program as its clients meet it: started as a process, spoken to through pipes, files and arguments.
#![allow(clippy::print_stderr, reason = "skipped tests say why")]

mod arguments;
mod backends;
mod certificates;
mod channels;
mod clients;
mod conversation;
mod driver;
mod guard;
mod hostile;
mod input;
#[cfg(all(unix, feature = "bundle"))]
mod installed;
mod limits;
#[path = "../../../duelist/tests/support/python.rs"]
mod python;
mod size;
mod terminal;

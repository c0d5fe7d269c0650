//! The duelist command line: arguments, files, terminals, exit codes. The only place that prints.

mod arguments;
mod batch;
mod bundle;
mod certificate;
mod explain;
mod guard;
mod output;
#[cfg(test)]
mod pages;
mod prompt;
mod serve;
mod session;
mod status;
mod trace;
mod translate;
mod version;
mod z3;

use std::process::ExitCode;

use arguments::{Arguments, Command};

fn main() -> ExitCode {
    bundle::offer();
    let arguments = match Arguments::read(std::env::args_os()) {
        Ok(arguments) => arguments,
        Err(exit) => return exit.show(),
    };
    let code = match &arguments.command {
        Some(Command::Translate(translate)) => translate::run(translate),
        Some(Command::CheckCertificate(check)) => certificate::run(check),
        Some(Command::Batch(batch)) => batch::run(batch),
        Some(Command::Explain(explain)) => explain::run(explain),
        Some(Command::Serve(serve)) => serve::run(serve),
        None => session::run(&arguments),
    };
    // Leaves at once: a solver thread that ignores its deadline must not keep the process, nor be torn down under it.
    duelist::frontend::leave(code)
}

//! Certificates on disk: `--certificate` writes them, `duelist check-certificate` checks them.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use duelist::Solver;
use duelist::frontend::backend_from_spec;
use duelist::frontend::{Folder, check_certificates};

use crate::arguments::{parameter, parameters, seconds};
use crate::output::Output;

/// The arguments of `duelist check-certificate`.
#[derive(Debug, Args)]
pub(crate) struct CheckCertificate {
    /// The problem that the certificates are about
    problem: PathBuf,

    /// The folder that `--certificate` wrote
    #[arg(value_name = "DIR")]
    folder: PathBuf,

    /// The solver that is asked: `z3`, or `process:COMMAND` for any other
    #[arg(long, value_name = "BACKEND", default_value = "z3")]
    backend: String,

    /// Wall-clock limit of each obligation, in seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<u64>,

    /// Make `;param:` lines active, with NAME replaced by VALUE; may be given several times
    #[arg(long, value_name = "NAME=VALUE", value_parser = parameter)]
    param: Vec<(String, String)>,
}

/// Checks certificates: one line for each obligation, and a verdict. The exit code is 0 if all hold, else 1.
pub(crate) fn run(arguments: &CheckCertificate) -> i32 {
    let mut output = Output::new();
    match try_run(arguments, &mut output) {
        Ok(true) => output.respond("accepted"),
        Ok(false) => {
            output.respond("rejected");
            return 1;
        }
        Err(message) => output.failure(&message),
    }
    i32::from(output.failed())
}

fn try_run(arguments: &CheckCertificate, output: &mut Output) -> Result<bool, String> {
    let backend = backend_from_spec(&arguments.backend).map_err(|error| error.to_string())?;
    let unreadable = |path: &Path| {
        let path = path.display().to_string();
        move |error: io::Error| format!("cannot read {path}: {error}")
    };
    let problem = File::open(&arguments.problem).map_err(unreadable(&arguments.problem))?;
    let folders = folders(&arguments.folder).map_err(unreadable(&arguments.folder))?;
    if folders.is_empty() {
        return Err(format!("there is no certificate in {}", arguments.folder.display()));
    }
    let timeout = arguments.timeout.map(Duration::from_millis);
    let parameters = parameters(&arguments.param);
    Ok(check_certificates(BufReader::new(problem), parameters, &folders, &*backend, timeout, |finding| {
        output.respond(&finding.to_string());
    }))
}

/// The certificates in a folder, by the number of the check.
fn folders(folder: &Path) -> io::Result<BTreeMap<usize, Folder>> {
    let mut folders = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let number = path.file_name().and_then(|name| name.to_str()).and_then(|name| name.parse().ok());
        let Some(number) = number.filter(|_| path.is_dir()) else { continue };
        let mut files = Folder::new();
        for entry in fs::read_dir(&path)? {
            let file = entry?.path();
            let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            files.insert(name, String::from_utf8_lossy(&fs::read(&file)?).into_owned());
        }
        folders.insert(number, files);
    }
    Ok(folders)
}

/// Writes the certificate of the last answer, if it was `unsat`, into a folder named after the number of the check. What an earlier run
/// has left there is removed.
pub(crate) fn write(folder: &Path, solver: &Solver) -> Option<Result<(), String>> {
    let folder = folder.join(solver.checks().to_string());
    let failed = |error: io::Error| format!("cannot write the certificate {}: {error}", folder.display());
    let clear = || match fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    };
    let files = match solver.certificate() {
        // No answer must be left with the certificate of another.
        None => return Some(clear().map_err(failed)),
        Some(Ok(files)) => files,
        Some(Err(error)) => return Some(Err(format!("there is no certificate: {error}"))),
    };
    let written = clear()
        .and_then(|()| fs::create_dir_all(&folder))
        .and_then(|()| files.iter().try_for_each(|file| fs::write(folder.join(&file.name), &file.text)));
    Some(written.map_err(failed))
}

//! The certificate of an `unsat`, written and checked.

use std::collections::BTreeMap;
use std::time::Duration;

use duelist::frontend::{FindingOutcome, Folder, Parameters, check_certificates};
use duelist::internals::backend::Backend;
use duelist::{Options, Response, Solver};

use super::ask::Verdict;

/// `Unsat` if every obligation is proved, `Unknown` if a solver gave up on one, `None` if there is no `unsat` to certify.
///
/// # Errors
/// What is wrong with the certificate.
pub(super) fn certified(text: &str, backend: &dyn Backend, timeout: Duration) -> Result<Option<Verdict>, String> {
    let limit = u64::try_from(timeout.as_millis()).unwrap_or(u64::MAX);
    let mut solver = Solver::new(Options { certify: true, timeout: limit, ..Options::default() });
    if !matches!(solver.run(text).last(), Some(Response::Text(said)) if said == "unsat") {
        return Ok(None);
    }
    let Some(files) = solver.certificate() else { return Ok(None) };
    let files = files.map_err(|error| format!("no certificate: {error}"))?;
    let folder: Folder = files.into_iter().map(|file| (file.name, file.text)).collect();
    let mut wrong = None;
    let mut verdict = Verdict::Unsat;
    let folders = BTreeMap::from([(1, folder)]);
    check_certificates(text.as_bytes(), Parameters::default(), &folders, backend, Some(timeout), |finding| {
        match &finding.outcome {
            FindingOutcome::Proved => {}
            FindingOutcome::Open(_) => verdict = Verdict::Unknown,
            _ => wrong = Some(finding.to_string()),
        }
    });
    wrong.map_or(Ok(Some(verdict)), Err)
}

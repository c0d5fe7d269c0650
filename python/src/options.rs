//! The options of a session, as the host states them.

use std::sync::Arc;

use duelist::{Cancel, Options};
use serde_json::Value;

/// Reads a JSON object. The message of an error says what would have been right.
pub(crate) fn read(text: &str, cancel: &Arc<Cancel>) -> Result<Options, String> {
    let mut options = Options { cancel: Arc::clone(cancel), ..Options::default() };
    let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    for (name, value) in value.as_object().into_iter().flatten() {
        let number = || value.as_u64().ok_or_else(|| format!("{name} must be a number that is not negative"));
        match name.as_str() {
            "timeout" => options.timeout = number()?,
            "seed" => options.random_seed = number()?,
            "resource_limit" => options.resource_limit = number()?,
            "threads" => options.threads = usize::try_from(number()?).unwrap_or(1).max(1),
            "unsat_cores" => options.produce_unsat_cores = value.as_bool().unwrap_or(false),
            "strategy" => {
                options.set_strategy(value.as_str().unwrap_or_default()).map_err(|error| error.to_string())?;
            }
            "lengths" => match value.as_str() {
                Some("free") => options.set_shortest(false),
                Some("increasing") => options.set_shortest(true),
                _ => return Err(format!("lengths cannot be {value}: give free or increasing")),
            },
            _ => return Err(format!("there is no option {name}")),
        }
    }
    Ok(options)
}

//! Options: of the command line and of `set-option`.

use std::sync::Arc;
use std::time::Duration;

use super::Misuse;
use crate::backend::{Backend, Deadline, Replay, default_backend};
use crate::engine::Cancel;
use crate::over::LengthOrder;
use crate::report::Observer;
use crate::strategy::{self, Disabled, Strategy};
use crate::syntax::{Expr, Kind, StringLiteral};

/// Where output goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Channel {
    /// Standard output.
    Stdout,
    /// Standard error.
    Stderr,
    /// A file, appended to.
    File(String),
}

impl Channel {
    fn name(&self) -> &str {
        match self {
            Channel::Stdout => "stdout",
            Channel::Stderr => "stderr",
            Channel::File(path) => path,
        }
    }
}

/// Everything that can be set.
#[derive(Clone, Debug)]
pub struct Options {
    /// `:print-success`
    pub print_success: bool,
    /// `:produce-models`
    pub produce_models: bool,
    /// `:compact-models`: whether lists in models and values are printed with their repetition kept.
    pub compact_models: bool,
    /// `:timeout` of each query, in milliseconds; 0 is none.
    pub timeout: u64,
    /// `:random-seed`: another one than 0 gives other models.
    pub random_seed: u64,
    /// `:verbosity`
    pub verbosity: u64,
    /// `:regular-output-channel`
    pub regular_output: Channel,
    /// `:diagnostic-output-channel`
    pub diagnostic_output: Channel,
    /// Which engines, in which order.
    pub strategy: &'static Strategy,
    /// What is switched off.
    pub disabled: Disabled,
    /// In which order lengths are tried.
    pub lengths: LengthOrder,
    /// The solver underneath.
    pub backend: Arc<dyn Backend>,
    /// Where everything sent to it is written to.
    pub replay: Option<Replay>,
    /// `:produce-unsat-cores`
    pub produce_unsat_cores: bool,
    /// How many threads may work.
    pub threads: usize,
    /// Whether each `unsat` must come with evidence that is good for a certificate.
    pub certify: bool,
    /// Ends queries from another thread.
    pub cancel: Arc<Cancel>,
    /// Who is told of each step of the solver.
    pub observer: Option<Observer>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            print_success: false,
            produce_models: true,
            compact_models: false,
            timeout: 0,
            random_seed: 0,
            verbosity: 0,
            regular_output: Channel::Stdout,
            diagnostic_output: Channel::Stderr,
            strategy: &strategy::AUTO,
            disabled: Disabled::default(),
            lengths: LengthOrder::Free,
            backend: default_backend(),
            replay: None,
            produce_unsat_cores: false,
            threads: std::thread::available_parallelism().map_or(1, usize::from).min(2),
            certify: false,
            cancel: Arc::default(),
            observer: None,
        }
    }
}

impl Options {
    /// When a query that starts now must end.
    #[must_use]
    pub fn deadline(&self) -> Deadline {
        if self.timeout == 0 { Deadline::never() } else { Deadline::after(Duration::from_millis(self.timeout)) }
    }

    /// `(set-option :name value)`; `None` if the option is not known.
    pub(super) fn set(&mut self, name: &str, value: Expr<'_>) -> Option<Result<(), Misuse>> {
        let wrong = |expected| Misuse::OptionValue { option: format!(":{name}"), expected };
        let flag = || match value.symbol() {
            Some("true") => Ok(true),
            Some("false") => Ok(false),
            _ => Err(wrong("true or false")),
        };
        let number = || match value.kind() {
            Kind::Numeral => value.text().parse::<u64>().map_err(|_| wrong("a numeral below 2^64")),
            _ => Err(wrong("a numeral")),
        };
        let channel = || match value.string().as_deref() {
            Some("stdout") => Ok(Channel::Stdout),
            Some("stderr") => Ok(Channel::Stderr),
            Some(path) => Ok(Channel::File(path.to_string())),
            None => Err(wrong("a string")),
        };
        Some(match name {
            "print-success" => flag().map(|flag| self.print_success = flag),
            "produce-models" => flag().map(|flag| self.produce_models = flag),
            "produce-unsat-cores" => flag().map(|flag| self.produce_unsat_cores = flag),
            "compact-models" => flag().map(|flag| self.compact_models = flag),
            "timeout" => number().map(|number| self.timeout = number),
            "random-seed" => number().map(|number| self.random_seed = number),
            "verbosity" => number().map(|number| self.verbosity = number),
            "regular-output-channel" => channel().map(|channel| self.regular_output = channel),
            "diagnostic-output-channel" => channel().map(|channel| self.diagnostic_output = channel),
            _ => return None,
        })
    }

    /// `(get-option :name)`; `None` if the option is not known.
    pub(super) fn get(&self, name: &str) -> Option<String> {
        Some(match name {
            "print-success" => self.print_success.to_string(),
            "produce-models" => self.produce_models.to_string(),
            "produce-unsat-cores" => self.produce_unsat_cores.to_string(),
            "compact-models" => self.compact_models.to_string(),
            "timeout" => self.timeout.to_string(),
            "random-seed" => self.random_seed.to_string(),
            "verbosity" => self.verbosity.to_string(),
            "regular-output-channel" => StringLiteral(self.regular_output.name()).to_string(),
            "diagnostic-output-channel" => StringLiteral(self.diagnostic_output.name()).to_string(),
            _ => return None,
        })
    }
}

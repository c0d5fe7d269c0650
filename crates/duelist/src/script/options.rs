//! Options: of the command line and of `set-option`.

use std::sync::Arc;
use std::time::Duration;

use super::Misuse;
use crate::backend::{Backend, Deadline, Replay, default_backend};
use crate::engine::Cancel;
use crate::model::ListForm;
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
    /// `:compact-models`: how lists in models and values are printed.
    pub list_form: ListForm,
    /// `:produce-assertions`, and its older name `:interactive-mode`
    pub produce_assertions: bool,
    /// `:produce-assignments`
    pub produce_assignments: bool,
    /// `:produce-unsat-assumptions`
    pub produce_unsat_assumptions: bool,
    /// `:global-declarations`: whether declarations and definitions outlive `pop` and `reset-assertions`.
    pub global_declarations: bool,
    /// `:timeout` of each query, in milliseconds; 0 is none.
    pub timeout: u64,
    /// `:reproducible-resource-limit` of each query, in the units of the solver underneath; 0 is none.
    pub resource_limit: u64,
    /// `:random-seed`: any but 0 gives other models.
    pub random_seed: u64,
    /// `:learn`: whether what earlier questions have shown helps with later ones. Answers are the same without; models may be others.
    pub learn: bool,
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
    /// The solver underneath: see [`Options::set_backend`].
    #[doc(hidden)]
    pub backend: Arc<dyn Backend>,
    /// Where everything sent to it is recorded: see [`Options::set_replay`].
    #[doc(hidden)]
    pub replay: Option<Replay>,
    /// `:produce-unsat-cores`
    pub produce_unsat_cores: bool,
    /// How many threads may work.
    pub threads: usize,
    /// Whether each `unsat` must come with evidence that is fit for a certificate.
    pub certify: bool,
    /// Ends queries from another thread.
    pub cancel: Arc<Cancel>,
    /// What is told of each step of the solver.
    pub observer: Option<Observer>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            print_success: false,
            produce_models: true,
            list_form: ListForm::default(),
            produce_assertions: true,
            produce_assignments: false,
            produce_unsat_assumptions: false,
            global_declarations: false,
            timeout: 0,
            resource_limit: 0,
            random_seed: 0,
            learn: true,
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
    /// Sets the limit of each query, rounded up to milliseconds; none by default.
    pub fn set_timeout(&mut self, timeout: Option<Duration>) {
        let rounded = |timeout: Duration| u64::try_from(timeout.as_nanos().div_ceil(1_000_000)).unwrap_or(u64::MAX);
        self.timeout = timeout.map_or(0, |timeout| rounded(timeout).max(1));
    }

    /// When a query that starts now must end.
    #[must_use]
    pub fn deadline(&self) -> Deadline {
        if self.timeout == 0 { Deadline::never() } else { Deadline::after(Duration::from_millis(self.timeout)) }
    }

    /// Whether earlier questions may help: not where something is promised of models or of the work that a question takes, nor where a strategy is what is asked for.
    pub(super) fn learns(&self) -> bool {
        self.learn
            && self.random_seed == 0
            && self.resource_limit == 0
            && self.lengths == LengthOrder::Free
            && *self.strategy == strategy::AUTO
            && self.disabled == Disabled::default()
    }

    /// `(set-option :name value)`; `None` if the option is not known.
    pub(super) fn set(&mut self, name: &str, value: Expr<'_>) -> Option<Result<(), Misuse>> {
        let wrong = |expected| Err(Misuse::OptionValue { option: format!(":{name}"), expected });
        match self.slot(name)? {
            Slot::Flag(flag) => match value.symbol() {
                Some("true") => *flag = true,
                Some("false") => *flag = false,
                _ => return Some(wrong("true or false")),
            },
            Slot::Number(number) => match (value.kind(), value.text().parse()) {
                (Kind::Numeral, Ok(value)) => *number = value,
                (Kind::Numeral, Err(_)) => return Some(wrong("a numeral below 2^64")),
                _ => return Some(wrong("a numeral")),
            },
            Slot::Form(form) => match value.symbol() {
                Some("true") => *form = ListForm::Compact,
                Some("false") => *form = ListForm::Full,
                Some("auto") => *form = ListForm::ByLength,
                _ => return Some(wrong("true, false or auto")),
            },
            Slot::Channel(channel) => match value.string().as_deref() {
                Some("stdout") => *channel = Channel::Stdout,
                Some("stderr") => *channel = Channel::Stderr,
                Some(path) => *channel = Channel::File(path.to_string()),
                None => return Some(wrong("a string")),
            },
        }
        Some(Ok(()))
    }

    /// `(get-option :name)`; `None` if the option is not known.
    pub(super) fn get(&mut self, name: &str) -> Option<String> {
        Some(match self.slot(name)? {
            Slot::Flag(flag) => flag.to_string(),
            Slot::Number(number) => number.to_string(),
            Slot::Form(ListForm::Compact) => "true".to_string(),
            Slot::Form(ListForm::Full) => "false".to_string(),
            Slot::Form(ListForm::ByLength) => "auto".to_string(),
            Slot::Channel(channel) => StringLiteral(channel.name()).to_string(),
        })
    }

    /// Where the value of an option of `set-option` is kept.
    fn slot(&mut self, name: &str) -> Option<Slot<'_>> {
        Some(match name {
            "print-success" => Slot::Flag(&mut self.print_success),
            "produce-models" => Slot::Flag(&mut self.produce_models),
            "produce-assertions" | "interactive-mode" => Slot::Flag(&mut self.produce_assertions),
            "produce-assignments" => Slot::Flag(&mut self.produce_assignments),
            "produce-unsat-assumptions" => Slot::Flag(&mut self.produce_unsat_assumptions),
            "produce-unsat-cores" => Slot::Flag(&mut self.produce_unsat_cores),
            "global-declarations" => Slot::Flag(&mut self.global_declarations),
            "learn" => Slot::Flag(&mut self.learn),
            "compact-models" => Slot::Form(&mut self.list_form),
            "timeout" => Slot::Number(&mut self.timeout),
            "reproducible-resource-limit" => Slot::Number(&mut self.resource_limit),
            "random-seed" => Slot::Number(&mut self.random_seed),
            "verbosity" => Slot::Number(&mut self.verbosity),
            "regular-output-channel" => Slot::Channel(&mut self.regular_output),
            "diagnostic-output-channel" => Slot::Channel(&mut self.diagnostic_output),
            _ => return None,
        })
    }
}

/// The value of an option, by its kind.
enum Slot<'a> {
    /// `true` or `false`
    Flag(&'a mut bool),
    /// A numeral.
    Number(&'a mut u64),
    /// `true`, `false` or `auto`
    Form(&'a mut ListForm),
    /// A string.
    Channel(&'a mut Channel),
}

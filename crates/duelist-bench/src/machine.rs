//! Where and when measurements are made.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::output;

/// How many processes may be waiting for a processor, on average over the last minute, for times to mean something.
const QUIET: f64 = 0.7;

/// How long to wait for that. The average takes a minute to forget what was.
const PATIENCE: Duration = Duration::from_secs(90);

/// Waits for other work to end, and says so if it does not: times are those of a busy machine then.
pub(crate) fn await_quiet() {
    let started = Instant::now();
    while let Some(load) = load().filter(|load| *load > QUIET) {
        if started.elapsed() >= PATIENCE {
            output::note(&format!("the machine is busy: its load is {load}, and times are longer for it"));
            return;
        }
        std::thread::sleep(Duration::from_secs(1));
    }
}

/// The load of the last minute, where the system says it.
fn load() -> Option<f64> {
    std::fs::read_to_string("/proc/loadavg").ok()?.split_whitespace().next()?.parse().ok()
}

/// The processor time of processes that were started from here and have ended, in seconds; 0 if the system does not say.
pub(crate) fn processor_time_of_children() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // After the name, which is in parentheses; user and system time are the fourteenth and the fifteenth number from there, in hundredths of a second.
    let rest = text.rsplit_once(')').map_or("", |(_, rest)| rest);
    rest.split_whitespace().skip(13).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
}

/// The machine in a few words, without its name.
pub(crate) fn describe() -> String {
    let read = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut parts = vec![
        field(&read("/proc/cpuinfo"), "model name", ':').unwrap_or_else(|| std::env::consts::ARCH.to_string()),
        format!("{cores} cores"),
    ];
    let kilobytes = field(&read("/proc/meminfo"), "MemTotal", ':');
    if let Some(size) = kilobytes.and_then(|text| text.split(' ').next()?.parse::<u64>().ok()) {
        parts.push(format!("{} GB", (size + (1 << 19)) >> 20));
    }
    let system = field(&read("/etc/os-release"), "PRETTY_NAME", '=');
    parts.push(system.unwrap_or_else(|| std::env::consts::OS.to_string()));
    parts.join(", ")
}

/// The value of the first line `name<separator>value`, without quotes.
fn field(text: &str, name: &str, separator: char) -> Option<String> {
    let mut pairs = text.lines().filter_map(|line| line.split_once(separator));
    let (_, value) = pairs.find(|(known, _)| known.trim() == name)?;
    Some(value.trim().trim_matches('"').to_string())
}

/// The present time in UTC, by ISO 8601.
pub(crate) fn now() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    timestamp(seconds)
}

/// A Unix time by ISO 8601. Years begin in March here, so that leap days come last.
fn timestamp(seconds: u64) -> String {
    let (days, time) = (seconds / 86_400 + 719_468, seconds % 86_400);
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let (day, month) =
        (day_of_year - (153 * shifted + 2) / 5 + 1, if shifted < 10 { shifted + 3 } else { shifted - 9 });
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", time / 3600, time / 60 % 60, time % 60)
}

/// A short fingerprint of some bytes (FNV-1a): tells versions apart, protects from nothing.
pub(crate) fn digest(bytes: &[u8]) -> String {
    let hash = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3));
    format!("{:08x}", hash >> 32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timestamps() {
        for (seconds, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_767_225_599, "2025-12-31T23:59:59Z"),
            (1_772_323_200, "2026-03-01T00:00:00Z"),
        ] {
            assert_eq!(timestamp(seconds), text);
        }
    }

    #[test]
    fn fields() {
        assert_eq!(field("A=1\nPRETTY_NAME=\"X 1\"\n", "PRETTY_NAME", '=').as_deref(), Some("X 1"));
        assert_eq!(field("model name\t: fast\n", "model name", ':').as_deref(), Some("fast"));
    }
}

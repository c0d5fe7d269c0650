
/// Whether the mutant of this number is active. Put into the copy of the library by `duelist-mutants`.
///
/// `DUELIST_MUTANT` is the number of the active one. Numbers that are asked for are appended to the file `DUELIST_MUTANTS_REACHED`.
#[doc(hidden)]
pub fn mutant(number: usize) -> bool {
    use std::io::Write as _;
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicBool, Ordering};

    static ACTIVE: OnceLock<usize> = OnceLock::new();
    static REPORT: OnceLock<Option<std::fs::File>> = OnceLock::new();
    static REACHED: [AtomicBool; 1 << 14] = [const { AtomicBool::new(false) }; 1 << 14];

    let report = REPORT.get_or_init(|| {
        let file = std::env::var_os("DUELIST_MUTANTS_REACHED")?;
        std::fs::OpenOptions::new().create(true).append(true).open(file).ok()
    });
    if let Some(mut file) = report.as_ref() {
        if !REACHED[number].swap(true, Ordering::Relaxed) {
            let _ = file.write_all(format!("{number}\n").as_bytes());
        }
    }
    *ACTIVE.get_or_init(|| std::env::var("DUELIST_MUTANT").ok().and_then(|text| text.parse().ok()).unwrap_or(usize::MAX)) == number
}

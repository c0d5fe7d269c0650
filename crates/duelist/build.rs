//! Fetches the prebuilt Z3 of the `z3-solver` wheel, so that building needs neither cmake nor a C++ compiler.
//!
//! Whatever goes wrong here is a warning: the library also looks for a libz3 at run time, and says then what to do.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const VERSION: &str = "5.4.0.0";

/// The wheels of [`VERSION`] and their SHA-256; pip picks the one of this machine.
const WHEELS: [(&str, &str); 8] = [
    ("macosx_13_0_arm64", "a1b36f0dd038c030d88711474c93b95e863c30a22e9def53ad5965c6092c92a7"),
    ("macosx_13_0_x86_64", "407522390c4d11696b10d43c76d22d4e60b7f11d75d9defe6f064e073edd904f"),
    ("manylinux_2_27_x86_64", "0549ffad554178a59480ba41b5279cfbb27053ed5a2da269ae1a48214d5db34b"),
    ("manylinux_2_38_aarch64", "fffb36861d4da1f9584d0fd4a80dbf247fdfbebb04b5c31a90b460b14c86cab0"),
    ("manylinux_2_38_riscv64", "672ffb01d3502b24f5d05f264043dfc979019735cc8c5b124e0773b3a0da835c"),
    ("win32", "686531b2b9b94f405b8b625e6592bba5605fca8dc1b66c0b82bca5299bd7cf35"),
    ("win_amd64", "a8e3e153ae2bc69d128c59406ffda37d4ce1277963040da148605fd77a4ae789"),
    ("win_arm64", "d550a06befefc4c5b6528912ec004134aca2b7320ed21143b8148eae7ba33df7"),
];

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=DUELIST_Z3_LIBRARY");
    println!("cargo:rerun-if-env-changed=DOCS_RS");
    let (library, program) = match env::var_os("DUELIST_Z3_LIBRARY").filter(|file| !file.is_empty()) {
        Some(file) => (fs::canonicalize(file).unwrap_or_default(), PathBuf::new()),
        // Documentation is built without network and needs no solver.
        None if env::var_os("DOCS_RS").is_some() => (PathBuf::new(), PathBuf::new()),
        None => prebuilt(),
    };
    // OUT_DIR is FOLDER/build/duelist-…/out, and programs go to FOLDER.
    let folder = out_dir().ancestors().nth(3).and_then(|folder| folder.canonicalize().ok()).unwrap_or_else(out_dir);
    println!("cargo:rustc-env=DUELIST_BUILD_FOLDER={}", folder.display());
    println!("cargo:rustc-env=DUELIST_Z3_LIBRARY_BUILD={}", library.display());
    println!("cargo:rustc-env=DUELIST_Z3_PROGRAM_BUILD={}", program.display());
    // For build scripts of programs that bring the library along: DEP_DUELIST_Z3_LIBRARY.
    println!("cargo::metadata=LIBRARY={}", library.display());
}

fn out_dir() -> PathBuf {
    PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"))
}

/// The library and the program of the wheel; empty paths, after a warning, if they cannot be had.
fn prebuilt() -> (PathBuf, PathBuf) {
    let out = out_dir();
    let home = out.join(format!("z3-{VERSION}"));
    let (library, program) = (home.join(library_name()), home.join(program_name()));
    let fetched = if library.exists() { Ok(()) } else { fetch(&out, &home) };
    if let Err(reason) = fetched {
        println!(
            "cargo:warning=no prebuilt Z3 ({reason}). Install python3 with pip and build again, or run \
             `pip install z3-solver=={VERSION}` anywhere and set DUELIST_Z3_LIBRARY to its {}.",
            library_name()
        );
        // A file that never exists: the next build tries again.
        println!("cargo:rerun-if-changed={}", library.display());
        return (PathBuf::new(), PathBuf::new());
    }
    let program = if program.exists() { program } else { PathBuf::new() };
    (library, program)
}

/// Downloads and unpacks in `out`, then moves the two files of interest to `home` in one step.
fn fetch(out: &Path, home: &Path) -> Result<(), String> {
    let target = (env::var("CARGO_CFG_TARGET_OS"), env::var("CARGO_CFG_TARGET_ARCH"));
    if target != (Ok(env::consts::OS.into()), Ok(env::consts::ARCH.into())) {
        return Err("cross-compiling".into());
    }
    let scratch = out.join("z3-scratch");
    let result = download(&scratch).and_then(|()| arrange(&scratch, home).map_err(|error| error.to_string()));
    // What is left behind costs only disk space.
    let _ = fs::remove_dir_all(&scratch);
    result
}

fn download(scratch: &Path) -> Result<(), String> {
    let _ = fs::remove_dir_all(scratch);
    fs::create_dir_all(scratch).map_err(|error| error.to_string())?;
    let mut requirement = format!("z3-solver=={VERSION}");
    for (_platform, hash) in WHEELS {
        write!(requirement, " \\\n    --hash=sha256:{hash}").expect("a string takes everything");
    }
    requirement.push('\n');
    let requirements = scratch.join("requirements.txt");
    fs::write(&requirements, requirement).map_err(|error| error.to_string())?;

    let mut pip = python();
    pip.args(["-m", "pip", "download", "--quiet", "--no-input"])
        .args(["--disable-pip-version-check", "--retries", "2"])
        .args(["--no-deps", "--only-binary=:all:", "--require-hashes", "-r"])
        .arg(&requirements)
        .arg("-d")
        .arg(scratch);
    run(pip)?;
    let wheel = find(scratch, |name| name.ends_with(".whl")).ok_or("pip brought no wheel")?;
    let mut unzip = python();
    unzip.args(["-m", "zipfile", "-e"]).arg(&wheel).arg(scratch.join("wheel"));
    run(unzip)
}

fn arrange(scratch: &Path, home: &Path) -> io::Result<()> {
    let wheel = scratch.join("wheel");
    let ready = scratch.join("ready");
    fs::create_dir_all(&ready)?;
    let library = find(&wheel, |name| name == library_name()).ok_or(io::ErrorKind::NotFound)?;
    fs::rename(library, ready.join(library_name()))?;
    if let Some(program) = find(&wheel, |name| name == program_name()) {
        let file = ready.join(program_name());
        fs::rename(program, &file)?;
        make_executable(&file)?;
    }
    let _ = fs::remove_dir_all(home);
    fs::rename(ready, home)
}

#[cfg(unix)]
fn make_executable(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(file, fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn make_executable(_file: &Path) -> io::Result<()> {
    Ok(())
}

/// A regular file below `folder` by its name.
fn find(folder: &Path, wanted: impl Fn(&str) -> bool + Copy) -> Option<PathBuf> {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    entries.sort();
    entries.into_iter().find_map(|path| {
        if path.is_dir() { find(&path, wanted) } else { wanted(path.file_name()?.to_str()?).then_some(path) }
    })
}

fn python() -> Command {
    Command::new(if cfg!(windows) { "python" } else { "python3" })
}

/// Runs to the end; the error is the line of the command's output that says most.
fn run(mut command: Command) -> Result<(), String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.stdin(Stdio::null()).output().map_err(|error| format!("{program}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    let reason = errors.lines().find(|line| line.starts_with("ERROR")).or(errors.lines().last());
    Err(format!("{program}: {}", reason.unwrap_or("failed")))
}

fn library_name() -> &'static str {
    if cfg!(windows) {
        "libz3.dll"
    } else if cfg!(target_os = "macos") {
        "libz3.dylib"
    } else {
        "libz3.so"
    }
}

fn program_name() -> &'static str {
    if cfg!(windows) { "z3.exe" } else { "z3" }
}

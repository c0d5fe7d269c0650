//! The Z3 library inside the program, put there by `build.rs`.

use duelist::frontend::Bundle;

const BUNDLE: Option<Bundle> = include!(concat!(env!("OUT_DIR"), "/bundle.rs"));

/// Lets the solver have the library, if the build had one.
pub(crate) fn offer() {
    if let Some(bundle) = BUNDLE {
        bundle.offer();
    }
}

//! What a term is to those who hold it: a number.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

/// A term: an index into its [`Store`](super::Store). Children always have smaller indices.
///
/// With debug assertions it also has a stamp, by which a store that never had the term, or has forgotten it, notices and panics.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    index: u32,
    stamp: Stamp,
}

impl Term {
    pub(super) fn new(index: u32, stamp: Stamp) -> Term {
        Term { index, stamp }
    }

    /// A number that is unique to the term.
    #[must_use]
    pub fn index(self) -> u32 {
        self.index
    }

    /// Whether the stamp is that of this term; always so without debug assertions.
    pub(super) fn has(self, stamp: Stamp) -> bool {
        self.stamp == stamp
    }
}

impl PartialEq for Term {
    fn eq(&self, other: &Term) -> bool {
        self.index == other.index
    }
}

impl Eq for Term {}

impl Hash for Term {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.index.hash(state);
    }
}

impl PartialOrd for Term {
    fn partial_cmp(&self, other: &Term) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Term {
    fn cmp(&self, other: &Term) -> Ordering {
        self.index.cmp(&other.index)
    }
}

/// No two terms share one, except a term and its copy in a clone of its store. Takes no room without debug assertions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stamp(#[cfg(debug_assertions)] u32);

impl Stamp {
    #[cfg(debug_assertions)]
    pub(super) fn new() -> Stamp {
        use std::sync::atomic::{AtomicU32, Ordering};
        static NEXT: AtomicU32 = AtomicU32::new(0);
        Stamp(NEXT.fetch_add(1, Ordering::Relaxed))
    }

    #[cfg(not(debug_assertions))]
    pub(super) fn new() -> Stamp {
        Stamp()
    }
}

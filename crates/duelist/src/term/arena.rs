//! Append-only storage: what has been put in stays where it is, so that things can be added while others are being looked at.

use std::hash::{BuildHasher, Hash};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

/// Items by number, of which no two have equal keys.
///
/// They are kept in chunks, each twice as large as the one before, and never move.
#[derive(Debug)]
pub(super) struct Arena<K, V> {
    chunks: [OnceLock<Chunk<K, V>>; CHUNKS],
    numbers: Mutex<Numbers>,
}

type Chunk<K, V> = Box<[OnceLock<(K, V)>]>;

/// The number of each item, beside the hash of its key.
type Numbers = HashTable<(u64, u32)>;

/// The first chunk has `1 << FIRST` places.
const FIRST: usize = 6;

/// Enough for numbers of 32 bits.
const CHUNKS: usize = 27;

/// The chunk of an item, and its place there.
fn place(index: usize) -> (usize, usize) {
    let number = index + (1 << FIRST);
    let chunk = number.ilog2() as usize - FIRST;
    (chunk, number - (1 << (chunk + FIRST)))
}

impl<K, V> Default for Arena<K, V> {
    fn default() -> Self {
        Arena { chunks: [const { OnceLock::new() }; CHUNKS], numbers: Mutex::default() }
    }
}

impl<K: Clone, V: Clone> Clone for Arena<K, V> {
    fn clone(&self) -> Self {
        // Nothing is added meanwhile.
        let numbers = self.numbers();
        Arena { chunks: self.chunks.clone(), numbers: Mutex::new(numbers.clone()) }
    }
}

impl<K, V> Arena<K, V> {
    /// Whoever holds this adds items; it is whole at every moment.
    fn numbers(&self) -> MutexGuard<'_, Numbers> {
        self.numbers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn len(&self) -> usize {
        self.numbers().len()
    }

    /// # Panics
    /// If there is no such item.
    pub(super) fn get(&self, index: usize) -> &(K, V) {
        let (chunk, offset) = place(index);
        self.chunks[chunk].get().and_then(|chunk| chunk[offset].get()).expect("an item that was not forgotten")
    }
}

impl<K: Hash + Eq, V> Arena<K, V> {
    /// The item with this key, and its number. If there is none yet, it gets this value, and the next number.
    ///
    /// # Panics
    /// If there are more than `u32` can count.
    pub(super) fn insert(&self, key: K, value: impl FnOnce(&K) -> V) -> (u32, &V) {
        let hash = FxBuildHasher.hash_one(&key);
        let mut numbers = self.numbers();
        let same = |(other, number): &(u64, u32)| *other == hash && self.get(*number as usize).0 == key;
        if let Some((_, number)) = numbers.find(hash, same) {
            return (*number, &self.get(*number as usize).1);
        }
        let value = value(&key);
        let number = u32::try_from(numbers.len()).expect("fewer than 2^32 items");
        let (chunk, offset) = place(numbers.len());
        let places = self.chunks[chunk].get_or_init(|| (0..1 << (FIRST + chunk)).map(|_| OnceLock::new()).collect());
        let item = places[offset].get_or_init(|| (key, value));
        numbers.insert_unique(hash, (hash, number), |(hash, _)| *hash);
        (number, &item.1)
    }

    /// Forgets all but the first `len` items.
    pub(super) fn truncate(&mut self, len: usize) {
        let numbers = self.numbers.get_mut().unwrap_or_else(PoisonError::into_inner);
        while numbers.len() > len {
            let number = numbers.len() - 1;
            let (chunk, offset) = place(number);
            let places = self.chunks[chunk].get_mut().expect("a chunk with items");
            let (key, _) = places[offset].take().expect("every number has its item");
            let hash = FxBuildHasher.hash_one(&key);
            let found = numbers.find_entry(hash, |(_, other)| *other as usize == number);
            found.expect("every item has its number").remove();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn add(words: &Arena<String, usize>, word: &str) -> (u32, usize) {
        let (number, length) = words.insert(word.to_string(), String::len);
        (number, *length)
    }

    #[test]
    fn what_is_added_stays_where_it_is() {
        let words = Arena::default();
        assert_eq!(add(&words, "none"), (0, 4));
        let (first, _) = words.get(0);
        for number in 1..5000 {
            assert_eq!(add(&words, &number.to_string()).0, number);
        }
        assert_eq!(add(&words, "77"), (77, 2));
        assert!(first == "none" && words.get(4999).0 == "4999" && words.len() == 5000);
    }

    #[test]
    fn what_is_forgotten_can_be_added_again() {
        let mut words = Arena::default();
        let fill = |words: &Arena<String, usize>, from: u32| {
            (from..500).for_each(|number| assert_eq!(add(words, &format!("w{number}")).0, number));
        };
        fill(&words, 0);
        let copy = words.clone();
        words.truncate(70);
        assert_eq!((words.len(), copy.len()), (70, 500));
        assert_eq!(add(&words, "w3"), (3, 2));
        assert_eq!(add(&words, "other"), (70, 5));
        words.truncate(70);
        fill(&words, 70);
        assert_eq!(copy.get(499), &("w499".to_string(), 4));
    }

    #[test]
    fn places_follow_each_other() {
        let mut expected = (0, 0);
        for index in 0..100_000 {
            assert_eq!(place(index), expected);
            expected.1 += 1;
            if expected.1 == 1 << (FIRST + expected.0) {
                expected = (expected.0 + 1, 0);
            }
        }
        assert!(place(u32::MAX as usize).0 < CHUNKS);
    }
}

//! Writing the paper's 752 instances and their translations.

use std::path::Path;

use crate::contestant::Encoding;
use crate::corpus::{Corpus, Family};
use crate::error::{self, Error};
use crate::output::Progress;
use crate::process::Running;
use crate::tools::{Tools, instance_name};

/// Writes every instance of the corpus to `folder/lists`, and its translations (where [`Tools`] puts them).
/// Returns how many instances and how many translations there are now.
pub(crate) fn expand(
    corpus: &Corpus,
    tools: &Tools,
    folder: &Path,
    running: &Running,
    progress: &Progress,
) -> Result<(usize, usize), Error> {
    let (mut instances, mut translations) = (0, 0);
    for family in &corpus.families {
        let text = error::read(&corpus.path(family))?;
        for n in family.sizes() {
            if running.is_stopped() {
                return Ok((instances, translations));
            }
            progress.show(&instance_name(family, n));
            error::write(&folder.join("lists").join(instance_name(family, n)), instance(&text, n).as_bytes())?;
            instances += 1;
            translations += translate(corpus, tools, family, n, progress)?;
            progress.advance(1);
        }
    }
    Ok((instances, translations))
}

/// Writes the translations of an instance. What cannot be translated is left out, with a warning.
fn translate(corpus: &Corpus, tools: &Tools, family: &Family, n: u64, progress: &Progress) -> Result<usize, Error> {
    let mut written = 0;
    for encoding in Encoding::ALL {
        match tools.translate(corpus, family, n, encoding) {
            Ok(_) => written += 1,
            Err(error @ Error::Failed { .. }) => progress.warn(&error.to_string()),
            Err(error) => return Err(error),
        }
    }
    Ok(written)
}

/// A problem with its `;param:` lines made active, N replaced as a whole word.
fn instance(text: &str, n: u64) -> String {
    let in_symbol = |c: char| c.is_alphanumeric() || "~!@$%^&*_-+=<>.?/".contains(c);
    let size = n.to_string();
    let line = |line: &str| match line.trim_start().strip_prefix(";param:") {
        None => line.to_string(),
        Some(active) => {
            let mut words: Vec<&str> = Vec::new();
            let mut rest = active;
            while let Some(first) = rest.chars().next() {
                let end = rest.find(|c| in_symbol(c) != in_symbol(first)).unwrap_or(rest.len());
                let word;
                (word, rest) = rest.split_at(end);
                words.push(if word == "N" { &size } else { word });
            }
            words.concat()
        }
    };
    text.lines().map(|text| line(text) + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::ours;

    #[test]
    fn only_whole_words_of_active_lines_are_replaced() {
        let text = "; N\n  ;param:(assert (>= (List.len N.l) N))\n(N)\n";
        assert_eq!(instance(text, 70), "; N\n(assert (>= (List.len N.l) 70))\n(N)\n");
    }

    #[test]
    fn every_family_has_a_parameter() {
        let corpus = ours();
        for family in &corpus.families {
            let text = instance(&error::read(&corpus.path(family)).unwrap(), 987_654);
            assert!(text.contains(" 987654)") && !text.contains(";param"), "{}", family.name());
        }
    }
}

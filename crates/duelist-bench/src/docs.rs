//! The generated parts of `docs/evaluation.md`, between markers; the words around them are written by hand.

use std::path::Path;

use crate::error::Error;

/// A part by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Section {
    pub(crate) name: String,
    pub(crate) text: String,
}

/// Replaces what stands between `<!-- begin NAME -->` and `<!-- end NAME -->` for each section.
pub(crate) fn refresh(page: &str, sections: &[Section], path: &Path) -> Result<String, Error> {
    let mut page = page.to_string();
    for Section { name, text } in sections {
        let (begin, end) = (format!("<!-- begin {name} -->"), format!("<!-- end {name} -->"));
        let bounds = page.find(&begin).map(|at| at + begin.len());
        let bounds = bounds.and_then(|from| Some((from, from + page[from..].find(&end)?)));
        let Some((from, to)) = bounds else {
            return Err(Error::NoSection { path: path.into(), name: name.clone(), begin, end });
        };
        page.replace_range(from..to, &format!("\n\n{}\n\n", text.trim_end()));
    }
    Ok(page)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn section(name: &str, text: &str) -> Section {
        Section { name: name.into(), text: text.into() }
    }

    #[test]
    fn hand_written_words_stay() {
        let page = "# A\n<!-- begin t -->\nold\n<!-- end t -->\nwords\n";
        let new = refresh(page, &[section("t", "new\n")], Path::new("x.md")).unwrap();
        assert_eq!(new, "# A\n<!-- begin t -->\n\nnew\n\n<!-- end t -->\nwords\n");
        assert_eq!(refresh(&new, &[section("t", "new\n")], Path::new("x.md")).unwrap(), new);
    }

    #[test]
    fn a_missing_marker_is_named() {
        let error = refresh("# A\n", &[section("t", "")], Path::new("x.md")).unwrap_err();
        assert!(error.to_string().contains("<!-- begin t -->"));
    }
}

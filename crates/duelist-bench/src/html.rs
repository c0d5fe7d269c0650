//! The report: one page with everything inside.

use std::fmt::Write as _;

use crate::figure::Figure;
use crate::record::Record;
use crate::svg::{Ground, draw};
use crate::table::{Table, escape};

const STYLE: &str = include_str!("../data/report.css");
const SCRIPT: &str = include_str!("../data/report.js");

/// The page: what was measured where, wrong answers if there are any, tables, plots.
pub(crate) fn page(setup: &[(String, String)], wrong: &[&Record], tables: &[Table], figures: &[Figure]) -> String {
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <meta name=\"color-scheme\" content=\"light dark\"/>\n<title>duelist: evaluation</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>duelist: evaluation</h1>\n"
    );
    out.push_str("<dl>\n");
    for (name, value) in setup {
        let _ = writeln!(out, "<dt>{}</dt><dd>{}</dd>", escape(name), escape(value));
    }
    out.push_str("</dl>\n");
    if !wrong.is_empty() {
        out.push_str("<section id=\"wrong\">\n<h2>Wrong answers</h2>\n<ul>\n");
        for Record { key, outcome, .. } in wrong {
            let text = format!("{} {} says {outcome} to {} at N={}", key.solver, key.options, key.family, key.n);
            let _ = writeln!(out, "<li>{}</li>", escape(&text));
        }
        out.push_str("</ul>\n</section>\n");
    }
    for table in tables {
        let _ = write!(
            out,
            "<section>\n<h2>{}</h2>\n<p>{}</p>\n<div class=\"scroll\">\n{}</div>\n</section>\n",
            escape(&table.title),
            escape(&table.caption),
            table.html()
        );
    }
    for figure in figures {
        let _ = write!(
            out,
            "<section>\n<h2>{}</h2>\n<p>{}</p>\n<div class=\"scroll\">\n{}</div>\n</section>\n",
            escape(figure.title),
            escape(&figure.caption),
            draw(figure, Ground::Page)
        );
    }
    out + "</main>\n<script>\n" + SCRIPT + "</script>\n</body>\n</html>\n"
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::contestant::Contestant;
    use crate::corpus::ours;
    use crate::paper::Paper;
    use crate::record::{Outcome, sample};
    use crate::results::Results;
    use crate::{figure, tables};

    #[test]
    fn well_formed_complete_and_self_contained() {
        let corpus = ours();
        let ours = Contestant::default_strategy().options;
        let records = corpus.families.iter().flat_map(|family| {
            [10, 100].map(|n| sample(("duelist", &ours), (family.name(), n), Outcome::Unsat, n as f64 / 100.0))
        });
        let results = Results::new(&records.collect::<Vec<Record>>(), Duration::from_secs(30));
        let wrong: Vec<&Record> = results.wrong(&corpus).collect();
        let tables = tables::all(&corpus, &results, &results, &Paper::load());
        let text = page(&[("machine".into(), "a & b".into())], &wrong, &tables, &figure::all(&corpus, &results));

        let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
        let document = roxmltree::Document::parse_with_options(&text, options).unwrap();
        for table in document.descendants().filter(|node| node.has_tag_name("table")) {
            for family in &corpus.families {
                let body =
                    table.children().find(|node| node.attribute("data-status") == Some(&family.status.to_string()));
                let found = body.unwrap().descendants().any(|node| node.text() == Some(&family.row));
                assert!(found, "{} in {:?}", family.name(), table.attribute("id"));
            }
        }
        assert_eq!(document.descendants().filter(|node| node.has_tag_name("table")).count(), tables.len());
        assert_eq!(document.descendants().filter(|node| node.has_tag_name("svg")).count(), 4);
        let listed = document.descendants().find(|node| node.attribute("id") == Some("wrong")).unwrap();
        assert_eq!(listed.descendants().filter(|node| node.has_tag_name("li")).count(), 2 * 23);
        for node in document.descendants() {
            assert!(["src", "href", "action", "data"].iter().all(|name| !node.has_attribute(*name)));
            assert!(!["link", "img", "iframe", "object"].contains(&node.tag_name().name()));
        }
        assert!(!STYLE.contains("url(") && !STYLE.contains("@import") && !SCRIPT.contains("fetch"));
    }
}

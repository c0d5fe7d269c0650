//! Drawing a figure as SVG.

use std::fmt::Write as _;

use crate::corpus::Status;
use crate::figure::{Curve, Figure, Horizontal};
use crate::table::escape;

/// Ten colours that can be told apart on white and on black.
const COLOURS: [&str; 10] =
    ["#1f77b4", "#e6550d", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f", "#a8a91f", "#17becf"];

/// Around a panel's area.
const LEFT: f64 = 46.0;
const RIGHT: f64 = 20.0;
const ABOVE: f64 = 26.0;
const BELOW: f64 = 38.0;
/// In the legend.
const LINE: f64 = 20.0;
const ENTRY: f64 = 132.0;

/// On what it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ground {
    /// Black on white, a file of its own.
    White,
    /// In the colour of the page around it.
    Page,
}

/// The figure. Everything in it is inside; nothing is loaded.
pub(crate) fn draw(figure: &Figure, ground: Ground) -> String {
    let (width, height) = (figure.size.0 + LEFT + RIGHT, figure.size.1 + ABOVE + BELOW);
    let across = figure.across.min(figure.panels.len()).max(1);
    let total_width = width * across as f64;
    let per_line = (((total_width - LEFT) / ENTRY) as usize).max(1);
    let legend_top = height * figure.panels.len().div_ceil(across) as f64;
    let entries = figure.legend.len() + 2;
    let total_height = legend_top + LINE * entries.div_ceil(per_line) as f64 + 6.0;

    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {total_width:.0} {total_height:.0}\" \
         width=\"{total_width:.0}\" height=\"{total_height:.0}\" role=\"img\" font-family=\"sans-serif\" font-size=\"11\" \
         {}>\n<title>{}</title>\n",
        if ground == Ground::White { "color=\"#222222\"" } else { "class=\"plot\"" },
        escape(figure.title)
    );
    if ground == Ground::White {
        out.push_str("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
    }
    for (index, panel) in figure.panels.iter().enumerate() {
        let (left, top) = (width * (index % across) as f64 + LEFT, height * (index / across) as f64 + ABOVE);
        let _ = writeln!(out, "<g transform=\"translate({left:.1} {top:.1})\">");
        axes(&mut out, figure, &panel.title);
        panel.curves.iter().for_each(|curve| line(&mut out, figure, curve));
        out.push_str("</g>\n");
    }
    legend(&mut out, figure, legend_top + LINE * 0.6, per_line);
    out + "</svg>\n"
}

/// Where a value lies between the ends of a logarithmic scale, from 0 to 1.
fn position(value: f64, (low, high): (f64, f64)) -> f64 {
    (value.log10() - low.log10()) / (high.log10() - low.log10())
}

fn place(figure: &Figure, (x, y): (f64, f64)) -> (f64, f64) {
    // What was started just before the limit may end a little after it.
    let y = y.clamp(figure.y.0, figure.y.1);
    let right = match figure.horizontal {
        Horizontal::Size => position(x, figure.x),
        Horizontal::Answered => (x - figure.x.0) / (figure.x.1 - figure.x.0),
    };
    (figure.size.0 * right, figure.size.1 * (1.0 - position(y, figure.y)))
}

/// The marks on the scale to the right, with their labels.
fn marks(figure: &Figure) -> Vec<(f64, String)> {
    match figure.horizontal {
        Horizontal::Size => decades(figure.x).map(|exponent| (10_f64.powi(exponent), power(exponent))).collect(),
        Horizontal::Answered => {
            let step = 10_f64.powf(figure.x.1.log10().floor()).max(1.0) / 2.0;
            let places = (1_u32..).map(|place| f64::from(place) * step.max(1.0));
            places.take_while(|place| *place <= figure.x.1).map(|place| (place, format!("{place:.0}"))).collect()
        }
    }
}

/// The powers of ten on a scale.
fn decades((low, high): (f64, f64)) -> impl Iterator<Item = i32> {
    (low.log10() - 1e-9).ceil() as i32..=(high.log10() + 1e-9).floor() as i32
}

/// A power of ten, as the content of a `text` element.
fn power(exponent: i32) -> String {
    match exponent {
        ..0 => format!("{:.*}", exponent.unsigned_abs() as usize, 10_f64.powi(exponent)),
        0..=3 => format!("{:.0}", 10_f64.powi(exponent)),
        _ => format!("10<tspan dy=\"-4\" font-size=\"8\">{exponent}</tspan>"),
    }
}

fn axes(out: &mut String, figure: &Figure, title: &str) {
    let (width, height) = figure.size;
    let _ = writeln!(
        out,
        "<text x=\"{:.1}\" y=\"-9\" text-anchor=\"middle\" font-size=\"13\" fill=\"currentColor\">{}</text>",
        width / 2.0,
        escape(title)
    );
    let mut rule = |from: (f64, f64), to: (f64, f64), opacity: f64| {
        let _ = writeln!(
            out,
            "<path d=\"M{:.1} {:.1}L{:.1} {:.1}\" stroke=\"currentColor\" stroke-opacity=\"{opacity}\"/>",
            from.0, from.1, to.0, to.1
        );
    };
    for (mark, _) in marks(figure) {
        let (x, _) = place(figure, (mark, figure.y.0));
        rule((x, 0.0), (x, height), 0.15);
    }
    for exponent in decades(figure.y) {
        let (_, y) = place(figure, (figure.x.0, 10_f64.powi(exponent)));
        rule((0.0, y), (width, y), 0.15);
    }
    rule((0.0, height), (width, height), 0.6);
    rule((0.0, 0.0), (0.0, height), 0.6);
    rule((0.0, 0.0), (width, 0.0), 0.3);
    let mut label = |x: f64, y: f64, anchor: &str, text: &str| {
        let _ = writeln!(
            out,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"currentColor\">{text}</text>"
        );
    };
    for (mark, text) in marks(figure) {
        let (x, _) = place(figure, (mark, figure.y.0));
        label(x, height + 15.0, "middle", &text);
    }
    for exponent in decades(figure.y) {
        let (_, y) = place(figure, (figure.x.0, 10_f64.powi(exponent)));
        // Close to the limit's own label there is no room.
        if y > 12.0 {
            label(-6.0, y + 4.0, "end", &power(exponent));
        }
    }
    label(-6.0, 4.0, "end", &format!("{} s", figure.y.1));
    let right = match figure.horizontal {
        Horizontal::Size => "N",
        Horizontal::Answered => "instances answered",
    };
    label(width / 2.0, height + 29.0, "middle", right);
}

fn line(out: &mut String, figure: &Figure, curve: &Curve) {
    let points: Vec<(f64, f64)> = curve.points.iter().map(|point| place(figure, *point)).collect();
    let path: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let colour = COLOURS[curve.colour % COLOURS.len()];
    let _ = writeln!(out, "<g fill=\"{colour}\"><title>{}</title>", escape(&curve.label));
    let _ = writeln!(
        out,
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.8\" stroke-linejoin=\"round\"{}/>",
        path.join(" "),
        dashes(curve.status)
    );
    for (x, y) in points {
        let _ = write!(out, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2\"/>");
    }
    out.push_str("</g>\n");
}

fn dashes(status: Status) -> &'static str {
    match status {
        Status::Sat => "",
        Status::Unsat => " stroke-dasharray=\"2 3\"",
    }
}

fn legend(out: &mut String, figure: &Figure, top: f64, per_line: usize) {
    let named = figure.legend.iter().enumerate();
    let named = named.map(|(index, text)| (COLOURS[index % COLOURS.len()], Status::Sat, text.clone()));
    let kinds = [Status::Sat, Status::Unsat].map(|status| ("currentColor", status, status.to_string()));
    for (index, (colour, status, text)) in named.chain(kinds).enumerate() {
        let (x, y) = (LEFT + ENTRY * (index % per_line) as f64, top + LINE * (index / per_line) as f64);
        let _ = writeln!(
            out,
            "<path d=\"M{x:.1} {y:.1}h22\" stroke=\"{colour}\" stroke-width=\"2.4\"{}/>\
             <text x=\"{:.1}\" y=\"{:.1}\" fill=\"currentColor\">{}</text>",
            dashes(status),
            x + 28.0,
            y + 4.0,
            escape(&text)
        );
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::figure::Panel;

    pub(crate) fn figure() -> Figure {
        let curve =
            |status, points: &[(f64, f64)]| Curve { colour: 0, status, points: points.to_vec(), label: "a < b".into() };
        Figure {
            name: "sample",
            title: "Sample",
            caption: String::new(),
            horizontal: Horizontal::Size,
            x: (10.0, 1000.0),
            y: (0.1, 10.0),
            across: 2,
            size: (200.0, 100.0),
            panels: vec![Panel {
                title: "A & B".into(),
                curves: vec![
                    curve(Status::Sat, &[(10.0, 0.1), (100.0, 1.0), (1000.0, 10.1)]),
                    curve(Status::Unsat, &[(10.0, 1.0)]),
                ],
            }],
            legend: vec!["a".into()],
        }
    }

    #[test]
    fn logarithmic_places() {
        let text = draw(&figure(), Ground::White);
        assert!(text.contains("points=\"0.0,100.0 100.0,50.0 200.0,0.0\""), "{text}");
        let document = roxmltree::Document::parse(&text).unwrap();
        let lines: Vec<_> = document.descendants().filter(|node| node.has_tag_name("polyline")).collect();
        let dotted: Vec<bool> = lines.iter().map(|line| line.has_attribute("stroke-dasharray")).collect();
        assert_eq!(dotted, [false, true]);
        assert!(document.descendants().any(|node| node.has_tag_name("rect")));
        assert!(!draw(&figure(), Ground::Page).contains("<rect"));
    }

    #[test]
    fn powers() {
        for (exponent, text) in [(-2, "0.01"), (0, "1"), (3, "1000")] {
            assert_eq!(power(exponent), text);
        }
    }
}

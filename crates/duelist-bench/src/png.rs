//! Figures as PNG, with the feature `png`.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::error::Error;

/// Pixels per unit of the drawing.
const SCALE: f32 = 2.0;

/// Paints a drawing. The font comes along, so the picture is the same everywhere.
pub(crate) fn paint(svg: &str) -> Result<Vec<u8>, Error> {
    let failed = |reason: String| Error::Picture { reason };
    let mut options = Options::default();
    let fonts = options.fontdb_mut();
    fonts.load_font_data(epaint_default_fonts::UBUNTU_LIGHT.to_vec());
    let family = fonts.faces().next().and_then(|face| face.families.first()).map(|(name, _)| name.clone());
    fonts.set_sans_serif_family(family.unwrap_or_default());
    let tree = Tree::from_str(svg, &options).map_err(|error| failed(error.to_string()))?;
    let size = tree.size().to_int_size().scale_by(SCALE).ok_or_else(|| failed("it has no size".into()))?;
    let mut picture = Pixmap::new(size.width(), size.height()).ok_or_else(|| failed("it is too large".into()))?;
    resvg::render(&tree, Transform::from_scale(SCALE, SCALE), &mut picture.as_mut());
    picture.encode_png().map_err(|error| failed(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg::{Ground, draw, tests::figure};

    #[test]
    fn paints() {
        let bytes = paint(&draw(&figure(), Ground::White)).unwrap();
        assert!(bytes.starts_with(b"\x89PNG") && bytes.len() > 2000);
    }
}

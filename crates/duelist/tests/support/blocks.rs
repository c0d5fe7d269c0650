//! The code blocks of a document in Markdown.

#![allow(dead_code, reason = "each test uses its own part")]

/// A block between fences.
pub(crate) struct Block {
    /// The line of the opening fence, from 1.
    pub(crate) line: usize,
    pub(crate) info: String,
    pub(crate) text: String,
    /// Whether only blank lines stand between it and the block before.
    pub(crate) follows: bool,
}

impl Block {
    /// The word after its opening fence.
    pub(crate) fn language(&self) -> &str {
        self.info.split_whitespace().next().unwrap_or_default()
    }
}

/// The blocks in their order.
pub(crate) fn blocks(document: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open: Option<Block> = None;
    let mut follows = false;
    for (index, line) in document.lines().enumerate() {
        match (open.as_mut(), line.trim_start().strip_prefix("```")) {
            (None, Some(info)) => {
                open = Some(Block { line: index + 1, info: info.trim().to_string(), text: String::new(), follows });
            }
            (None, None) => follows &= line.trim().is_empty(),
            (Some(_), Some("")) => {
                blocks.extend(open.take());
                follows = true;
            }
            (Some(block), _) => {
                block.text.push_str(line);
                block.text.push('\n');
            }
        }
    }
    assert!(open.is_none(), "a code block is not closed");
    blocks
}

//! The public face of the crate against `tests/surface.txt`: what is there is a promise to those who depend on it, so a change of it has to be meant.
//! `DUELIST_UPDATE_DOCS=1 cargo test -p duelist --test surface` writes the file again; read the difference, and choose the version by it.
//!
//! It reads the source, since documentation as data is not for stable compilers: it follows every `pub use` of `lib.rs` to a definition, and lists its public
//! fields, variants and methods, wherever in the crate they are. What macros write is listed with the macros.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use quote::ToTokens;
use syn::{Attribute, Fields, ImplItem, Item, Signature, TraitItem, Type, UseTree, Visibility};

/// A module of the crate, by its path.
type Module = Vec<String>;

struct Source {
    modules: BTreeMap<Module, Vec<Item>>,
}

impl Source {
    fn read() -> Source {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut source = Source { modules: BTreeMap::new() };
        source.module(Vec::new(), &root.join("lib.rs"), &root);
        source
    }

    fn module(&mut self, path: Module, file: &Path, folder: &Path) {
        let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let items = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display())).items;
        for item in &items {
            let Item::Mod(inner) = item else { continue };
            let name = inner.ident.to_string();
            let deeper: Module = path.iter().cloned().chain([name.clone()]).collect();
            if is_test(&inner.attrs) {
                continue;
            }
            match &inner.content {
                Some((_, items)) => drop(self.modules.insert(deeper, items.clone())),
                None => {
                    let file = [folder.join(format!("{name}.rs")), folder.join(&name).join("mod.rs")];
                    let file = file.iter().find(|file| file.exists()).expect("the file of a module").clone();
                    self.module(deeper, &file, &folder.join(&name));
                }
            }
        }
        self.modules.insert(path, items);
    }

    /// Where a name in a module is defined, by following `use`. Nothing for what is not of this crate.
    fn definition(&self, module: &Module, name: &str) -> Option<(Module, String)> {
        let items = self.modules.get(module)?;
        if items.iter().any(|item| defined(item).is_some_and(|defined| defined == name)) {
            return Some((module.clone(), name.to_string()));
        }
        for item in items {
            let Item::Use(item) = item else { continue };
            for (path, original, alias) in imports(&item.tree) {
                if alias == name {
                    let target = self.target(module, &path)?;
                    return (target != *module).then(|| self.definition(&target, &original)).flatten();
                }
            }
        }
        None
    }

    /// The module that a path leads to.
    fn target(&self, module: &Module, path: &[String]) -> Option<Module> {
        let mut found = module.clone();
        for (index, part) in path.iter().enumerate() {
            match part.as_str() {
                "crate" => found.clear(),
                "self" => {}
                "super" => drop(found.pop()?),
                name => {
                    found.push(name.to_string());
                    if !self.modules.contains_key(&found) {
                        return (index > 0).then(|| self.reexported(&found)).flatten();
                    }
                }
            }
        }
        Some(found)
    }

    fn reexported(&self, path: &Module) -> Option<Module> {
        let (name, module) = path.split_last()?;
        self.definition(&module.to_vec(), name).map(|(module, _)| module)
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let text = attribute.to_token_stream().to_string();
        attribute.path().is_ident("cfg") && (text.contains("test") || text.contains("internals"))
    })
}

fn is_hidden(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.to_token_stream().to_string().contains("doc (hidden)"))
}

fn defined(item: &Item) -> Option<String> {
    Some(match item {
        Item::Struct(item) => item.ident.to_string(),
        Item::Enum(item) => item.ident.to_string(),
        Item::Trait(item) => item.ident.to_string(),
        Item::Fn(item) => item.sig.ident.to_string(),
        Item::Type(item) => item.ident.to_string(),
        Item::Const(item) => item.ident.to_string(),
        Item::Static(item) => item.ident.to_string(),
        _ => return None,
    })
}

/// Paths, names and the names that they get.
fn imports(tree: &UseTree) -> Vec<(Vec<String>, String, String)> {
    let under = |first: String, tree: &UseTree| {
        let one = |(mut path, name, alias): (Vec<String>, String, String)| {
            path.insert(0, first.clone());
            (path, name, alias)
        };
        imports(tree).into_iter().map(one).collect()
    };
    match tree {
        UseTree::Path(path) => under(path.ident.to_string(), &path.tree),
        UseTree::Name(name) => vec![(Vec::new(), name.ident.to_string(), name.ident.to_string())],
        UseTree::Rename(name) => vec![(Vec::new(), name.ident.to_string(), name.rename.to_string())],
        UseTree::Group(group) => group.items.iter().flat_map(imports).collect(),
        _ => Vec::new(),
    }
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

fn shown(tokens: impl ToTokens) -> String {
    let text = tokens.to_token_stream().to_string();
    let pairs = [
        (" :: ", "::"),
        (" , ", ", "),
        (" < ", "<"),
        (" >", ">"),
        ("& ", "&"),
        (" (", "("),
        ("( ", "("),
        (" )", ")"),
        (" :", ":"),
    ];
    pairs.iter().fold(text, |text, (from, to)| text.replace(from, to))
}

fn fields(fields: &Fields) -> Vec<String> {
    let public = fields.iter().filter(|field| is_public(&field.vis) && !is_hidden(&field.attrs));
    public.map(|field| format!("{}: {}", field.ident.as_ref().map_or("_".into(), shown), shown(&field.ty))).collect()
}

fn method(signature: &Signature) -> String {
    shown(signature)
}

/// What there is to a definition.
fn parts(item: &Item) -> Vec<String> {
    match item {
        Item::Struct(item) => fields(&item.fields),
        Item::Enum(item) => item
            .variants
            .iter()
            .map(|variant| {
                let mut bare = variant.clone();
                bare.attrs.clear();
                bare.fields.iter_mut().for_each(|field| field.attrs.clear());
                shown(bare)
            })
            .collect(),
        Item::Trait(item) => item
            .items
            .iter()
            .filter_map(|item| match item {
                TraitItem::Fn(function) if !is_hidden(&function.attrs) => Some(method(&function.sig)),
                TraitItem::Type(inner) => Some(format!("type {}", inner.ident)),
                _ => None,
            })
            .collect(),
        Item::Fn(item) => vec![method(&item.sig)],
        _ => Vec::new(),
    }
}

/// Public methods of a type, wherever they are, and the traits that it implements.
fn methods(source: &Source, place: &(Module, String)) -> Vec<String> {
    let mut found = Vec::new();
    for (module, items) in &source.modules {
        for item in items {
            let Item::Impl(block) = item else { continue };
            let Type::Path(path) = &*block.self_ty else { continue };
            let Some(last) = path.path.segments.last().filter(|_| path.path.segments.len() == 1) else { continue };
            if last.ident != place.1
                || is_test(&block.attrs)
                || source.definition(module, &place.1).as_ref() != Some(place)
            {
                continue;
            }
            if let Some((of, _)) = &block.trait_ {
                found.push(format!("impl {}", shown(of)));
                continue;
            }
            for item in &block.items {
                if let ImplItem::Fn(function) = item {
                    if is_public(&function.vis) && !is_hidden(&function.attrs) && !is_test(&function.attrs) {
                        found.push(method(&function.sig));
                    }
                }
            }
        }
    }
    found
}

/// What macros of the face write: their public functions, and where they are used.
fn macros(source: &Source) -> Vec<String> {
    let mut found = Vec::new();
    for (module, items) in
        source.modules.iter().filter(|(module, _)| module.first().is_some_and(|first| first == "api"))
    {
        for item in items {
            let Item::Macro(item) = item else { continue };
            let text = shown(&item.mac.tokens);
            match &item.ident {
                None => found.push(format!("{}: {}!({text})", module.join("::"), shown(&item.mac.path))),
                Some(name) => {
                    for function in text.split("pub fn ").skip(1) {
                        let signature = function.split(" {").next().unwrap_or_default();
                        found.push(format!("{}: {name}! pub fn {signature}", module.join("::")));
                    }
                }
            }
        }
    }
    found
}

#[test]
fn the_face_is_as_promised() {
    let source = Source::read();
    let mut lines = Vec::new();
    let public = ["explanation", "frontend"].map(|name| (vec![name.to_string()], format!("{name}::")));
    for (module, prefix) in [(vec![], String::new())].into_iter().chain(public) {
        for item in &source.modules[&module] {
            let Item::Use(item) = item else { continue };
            if !is_public(&item.vis) {
                continue;
            }
            for (path, original, alias) in imports(&item.tree) {
                let place = source.target(&module, &path).and_then(|target| source.definition(&target, &original));
                let Some(place) = place else {
                    lines.push(format!("{prefix}{alias} = {}::{original}", path.join("::")));
                    continue;
                };
                let items = &source.modules[&place.0];
                let item = items.iter().find(|item| defined(item).as_ref() == Some(&place.1)).expect("a definition");
                let mut all = parts(item);
                all.extend(methods(&source, &place));
                all.sort();
                lines.push(format!("{prefix}{alias}"));
                lines.extend(all.into_iter().map(|part| format!("{prefix}{alias} | {part}")));
            }
        }
    }
    lines.extend(macros(&source));
    lines.sort();
    lines.dedup();
    let text = lines.join("\n") + "\n";
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/surface.txt");
    if std::env::var_os("DUELIST_UPDATE_DOCS").is_some() {
        fs::write(&file, &text).expect("the file is writable");
    }
    let expected = fs::read_to_string(&file).unwrap_or_default();
    let missing: Vec<&str> = expected.lines().filter(|line| !text.lines().any(|other| other == *line)).collect();
    let new: Vec<&str> = text.lines().filter(|line| !expected.lines().any(|other| other == *line)).collect();
    assert!(
        missing.is_empty() && new.is_empty(),
        "the public face has changed.\nno longer there, which is a breaking change:\n{}\nnew:\n{}\nIf that is meant, run this test with DUELIST_UPDATE_DOCS=1.",
        missing.join("\n"),
        new.join("\n"),
    );
}

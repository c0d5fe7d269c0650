//! What the macro writes.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::ext::IdentExt as _;
use syn::{Data, DeriveInput, Error, Fields, Result, Type};

/// A constructor: a struct, or a variant of an enum.
struct Constructor {
    /// Its name in texts.
    name: String,
    /// How Rust matches and makes it.
    path: TokenStream,
    /// What its function is called.
    function: Ident,
    /// What its test is called, and what it is about, if there is more than one constructor.
    test: Option<(Ident, String)>,
    fields: Vec<Field>,
}

/// A field of a constructor.
struct Field {
    /// Its name in texts.
    name: String,
    /// Its method.
    method: Ident,
    /// Its place in Rust: a name or a number.
    member: TokenStream,
    /// A variable for its value.
    variable: Ident,
    sort: Type,
    doc: String,
}

/// The implementations for a type.
///
/// # Errors
/// If the type is a union, has parameters, or has nothing in it that could be a value.
pub(crate) fn expand(input: &DeriveInput) -> Result<TokenStream> {
    if !input.generics.params.is_empty() {
        let message = "a datatype of duelist cannot have parameters: derive it for a type without them";
        return Err(Error::new_spanned(&input.generics, message));
    }
    let constructors = constructors(input)?;
    let (name, visibility) = (&input.ident, &input.vis);
    let text = name.unraw().to_string();
    let term = format_ident!("{}Term", name.unraw());
    let doc = format!("A term whose values are those of [`{text}`].");
    let declared = constructors.iter().map(declaration);
    let methods = constructors.iter().map(|constructor| methods(&term, constructor));
    let written = constructors.iter().map(|constructor| written(&term, constructor));
    let read = constructors.iter().enumerate().map(|(index, constructor)| read(index, constructor));
    Ok(quote! {
        #[doc = #doc]
        #[derive(Clone)]
        #visibility struct #term(::duelist::Expr);

        ::duelist::__ast!([] #term);

        impl ::duelist::Ast for #term {
            fn sort() -> ::duelist::Sort {
                static SORT: ::std::sync::OnceLock<::duelist::Sort> = ::std::sync::OnceLock::new();
                let make = || ::duelist::Sort::data(::duelist::Datatype::new(#text, [#(#declared),*]));
                ::std::clone::Clone::clone(SORT.get_or_init(make))
            }

            fn wrap(expr: ::duelist::Expr) -> Self {
                Self(expr)
            }
        }

        #[allow(dead_code)]
        impl #term {
            #(#methods)*
        }

        impl ::duelist::Typed for #name {
            type Term = #term;

            fn to_term(&self) -> #term {
                match self { #(#written)* }
            }
        }

        impl ::std::convert::From<#name> for #term {
            fn from(value: #name) -> #term {
                ::duelist::Typed::to_term(&value)
            }
        }

        impl ::duelist::FromValue for #name {
            fn from_value(value: &::duelist::Value) -> ::std::result::Result<Self, ::duelist::Error> {
                if let ::duelist::Value::Data(data) = value {
                    let fields: ::std::vec::Vec<::duelist::Value> = data.fields().collect();
                    match (data.index(), &fields[..]) {
                        #(#read)*
                        _ => {}
                    }
                }
                ::std::result::Result::Err(::duelist::Error::Conversion {
                    value: ::std::string::ToString::to_string(value),
                    wanted: ::std::string::ToString::to_string(#text),
                })
            }
        }
    })
}

fn constructors(input: &DeriveInput) -> Result<Vec<Constructor>> {
    let text = input.ident.unraw().to_string();
    match &input.data {
        Data::Struct(data) => Ok(vec![Constructor {
            fields: fields(&data.fields, &text, ""),
            name: text,
            path: quote!(Self),
            function: format_ident!("new"),
            test: None,
        }]),
        Data::Enum(data) if data.variants.is_empty() => {
            Err(Error::new_spanned(&input.ident, "a datatype of duelist needs at least one variant"))
        }
        Data::Enum(data) => Ok(data
            .variants
            .iter()
            .map(|variant| {
                let (ident, snake) = (&variant.ident, snake(&variant.ident.unraw().to_string()));
                let name = format!("{text}.{}", ident.unraw());
                Constructor {
                    fields: fields(&variant.fields, &name, &format!("{snake}_")),
                    name,
                    path: quote!(Self::#ident),
                    function: method(&snake),
                    test: Some((format_ident!("is_{snake}"), format!("Whether it is `{}`.", ident.unraw()))),
                }
            })
            .collect()),
        Data::Union(_) => {
            Err(Error::new_spanned(&input.ident, "a union is not a datatype: derive it for a struct or an enum"))
        }
    }
}

fn fields(fields: &Fields, owner: &str, prefix: &str) -> Vec<Field> {
    let one = |(index, field): (usize, &syn::Field)| {
        let text = field.ident.as_ref().map_or_else(|| index.to_string(), |ident| ident.unraw().to_string());
        let member = match &field.ident {
            Some(ident) => quote!(#ident),
            None => {
                let index = syn::Index::from(index);
                quote!(#index)
            }
        };
        let unnamed = field.ident.is_none() && prefix.is_empty();
        Field {
            name: format!("{owner}.{text}"),
            method: method(&if unnamed { format!("field_{text}") } else { format!("{prefix}{text}") }),
            member,
            variable: format_ident!("field_{index}"),
            sort: field.ty.clone(),
            doc: format!("The field `{text}`."),
        }
    };
    fields.iter().enumerate().map(one).collect()
}

/// An identifier, raw if it is a keyword.
fn method(name: &str) -> Ident {
    syn::parse_str::<Ident>(name).unwrap_or_else(|_| format_ident!("r#{name}"))
}

/// `TwoWords` as `two_words`.
fn snake(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !out.is_empty() {
            out.push('_');
        }
        out.extend(c.to_lowercase());
    }
    out
}

fn declaration(constructor: &Constructor) -> TokenStream {
    let name = &constructor.name;
    let fields = constructor.fields.iter().map(|field| {
        let (name, sort) = (&field.name, &field.sort);
        quote!((#name, <<#sort as ::duelist::Typed>::Term as ::duelist::Ast>::sort()))
    });
    quote!(::duelist::Constructor::new(#name, [#(#fields),*]))
}

fn methods(term: &Ident, constructor: &Constructor) -> TokenStream {
    let (name, function) = (&constructor.name, &constructor.function);
    let made = format!("The term for `{name}` of these fields.");
    let parameters = constructor.fields.iter().map(|field| {
        let (variable, sort) = (&field.variable, &field.sort);
        quote!(#variable: impl ::std::convert::Into<<#sort as ::duelist::Typed>::Term>)
    });
    let arguments = constructor.fields.iter().map(|field| {
        let (variable, sort) = (&field.variable, &field.sort);
        quote!({
            let term: <#sort as ::duelist::Typed>::Term = #variable.into();
            ::std::clone::Clone::clone(::std::convert::AsRef::<::duelist::Expr>::as_ref(&term))
        })
    });
    let selectors = constructor.fields.iter().map(|field| {
        let (name, method, sort, doc) = (&field.name, &field.method, &field.sort, &field.doc);
        quote! {
            #[doc = #doc]
            pub fn #method(&self) -> <#sort as ::duelist::Typed>::Term {
                ::duelist::Ast::wrap(self.0.field(#name).expect("the field of its own datatype"))
            }
        }
    });
    let test = constructor.test.as_ref().map(|(test, doc)| {
        quote! {
            #[doc = #doc]
            pub fn #test(&self) -> ::duelist::Bool {
                ::duelist::Ast::wrap(self.0.is(#name).expect("a constructor of its own datatype"))
            }
        }
    });
    quote! {
        #[doc = #made]
        #[allow(clippy::too_many_arguments)]
        pub fn #function(#(#parameters),*) -> #term {
            let sort = <#term as ::duelist::Ast>::sort();
            let fields: &[::duelist::Expr] = &[#(#arguments),*];
            #term(::duelist::Expr::construct(&sort, #name, fields).expect("typed fields"))
        }

        #test

        #(#selectors)*
    }
}

/// A case of `to_term`.
fn written(term: &Ident, constructor: &Constructor) -> TokenStream {
    let (path, function) = (&constructor.path, &constructor.function);
    let members = constructor.fields.iter().map(|field| {
        let (member, variable) = (&field.member, &field.variable);
        quote!(#member: #variable)
    });
    let terms = constructor.fields.iter().map(|field| {
        let variable = &field.variable;
        quote!(::duelist::Typed::to_term(#variable))
    });
    quote!(#path { #(#members),* } => #term::#function(#(#terms),*),)
}

/// A case of `from_value`.
fn read(index: usize, constructor: &Constructor) -> TokenStream {
    let path = &constructor.path;
    let variables = constructor.fields.iter().map(|field| &field.variable);
    let members = constructor.fields.iter().map(|field| {
        let (member, variable, sort) = (&field.member, &field.variable, &field.sort);
        quote!(#member: <#sort as ::duelist::FromValue>::from_value(#variable)?)
    });
    quote!((#index, [#(#variables),*]) => return ::std::result::Result::Ok(#path { #(#members),* }),)
}

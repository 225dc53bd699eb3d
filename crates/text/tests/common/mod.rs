//! The catalogues as the parser sees them.

use fluent_syntax::ast;
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The plural categories of whole and broken numbers, by CLDR.
pub const LANGUAGES: [(&str, &[&str]); 4] = [
    ("en", &["one", "other"]),
    ("pl", &["one", "few", "many", "other"]),
    ("ru", &["one", "few", "many", "other"]),
    ("cs", &["one", "few", "many", "other"]),
];

/// What one text uses.
#[derive(Default)]
pub struct Text {
    pub variables: BTreeSet<String>,
    pub references: BTreeSet<String>,
    pub selectors: Vec<BTreeSet<String>>,
    pub words: String,
}

impl Text {
    fn read(&mut self, pattern: &ast::Pattern<String>) {
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => self.words.push_str(value),
                ast::PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &ast::Expression<String>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, true),
            ast::Expression::Select { selector, variants } => {
                self.inline(selector, false);
                let mut keys = BTreeSet::new();
                for variant in variants {
                    keys.insert(match &variant.key {
                        ast::VariantKey::Identifier { name } => name.clone(),
                        ast::VariantKey::NumberLiteral { value } => value.clone(),
                    });
                    self.read(&variant.value);
                }
                self.selectors.push(keys);
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<String>, shown: bool) {
        match inline {
            ast::InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
                if shown {
                    self.words.push('1');
                }
            }
            ast::InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.clone());
            }
            ast::InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_path_buf()
}

/// The catalogues there are, those of the web client included; every language has the same.
pub fn files() -> Vec<String> {
    let files_of = |language: &str| -> Vec<String> {
        let entries =
            std::fs::read_dir(folder().join(language)).expect("every language has a folder");
        let names = entries.map(|entry| entry.expect("a folder can be read").file_name());
        let mut files: Vec<String> = names
            .filter_map(|name| Some(name.to_str()?.strip_suffix(".ftl")?.to_owned()))
            .collect();
        files.sort();
        files
    };
    let english = files_of("en");
    for (language, _) in LANGUAGES {
        assert_eq!(files_of(language), english, "the files of {language}");
    }
    english
}

pub fn texts(language: &str, file: &str) -> BTreeMap<String, Text> {
    let path = folder().join(language).join(format!("{file}.ftl"));
    let source = std::fs::read_to_string(&path).expect("every language has every file");
    let resource =
        parse(source).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut texts = BTreeMap::new();
    for entry in resource.body {
        if let ast::Entry::Message(message) = entry {
            let mut text = Text::default();
            text.read(message.value.as_ref().expect("every text has a value"));
            let id = message.id.name;
            assert!(
                texts.insert(id.clone(), text).is_none(),
                "{language}/{file}: «{id}» stands twice"
            );
        }
    }
    texts
}

//! The web client, embedded in the binary. Every path that is no file is the client's own: it gets the start page.

use crate::error::Error;
use axum::http::{HeaderValue, Method, Uri, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use rust_embed::RustEmbed;
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Assets;

/// Serves a file of the client, or its start page.
pub async fn serve(method: Method, uri: Uri) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Error::MethodNotAllowed.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Error::NotFound.into_response();
    }
    match Assets::get(path) {
        Some(file) => {
            // Names under assets/ hold a hash of the content.
            let lasting = path.starts_with("assets/");
            let cache = if lasting {
                "public, max-age=31536000, immutable"
            } else {
                "no-cache"
            };
            answer(file, cache)
        }
        None if path.starts_with("assets/") => Error::NotFound.into_response(),
        None => match Assets::get("index.html") {
            Some(page) => answer(page, "no-cache"),
            None => Error::NotFound.into_response(),
        },
    }
}

fn answer(file: rust_embed::EmbeddedFile, cache: &'static str) -> Response {
    let kind = HeaderValue::from_str(file.metadata.mimetype());
    let kind = kind.unwrap_or(HeaderValue::from_static("application/octet-stream"));
    let bytes = match file.data {
        // Part of the program: it is sent from where it lies.
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    };
    let mut response = bytes.into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
        .headers_mut()
        .insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    response
}

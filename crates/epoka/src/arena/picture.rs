//! The standings of an arena as a picture: a bar for each bot, best first.

use bots::arena::Standing;

/// Room for a letter, and how many letters of a name are shown.
const LETTER: f64 = 8.0;
const LETTERS: usize = 48;

const BAR: f64 = 400.0;
const ROW: f64 = 32.0;
const TOP: f64 = 48.0;

/// The shares of victories with their intervals and the ratings, as SVG.
pub fn picture(title: &str, bots: &[String], standings: &[Standing], fair: f64) -> String {
    let mut ladder: Vec<(String, &Standing)> = bots
        .iter()
        .map(|name| shorten(name))
        .zip(standings)
        .collect();
    ladder.sort_by(|one, other| other.1.rating.total_cmp(&one.1.rating));
    let longest = ladder.iter().map(|(name, _)| name.chars().count()).max();
    let left = 20.0 + LETTER * longest.unwrap_or(0) as f64;
    let bottom = TOP + ROW * ladder.len() as f64;
    let x = |share: f64| left + BAR * share;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"sans-serif\" font-size=\"14\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"10\" y=\"24\" font-weight=\"bold\">{}</text>\n",
        left + BAR + 210.0,
        bottom + 50.0,
        escape(title),
    );
    for percent in [0, 25, 50, 75, 100] {
        let x = x(f64::from(percent) / 100.0);
        svg += &format!(
            "<line x1=\"{x}\" x2=\"{x}\" y1=\"{TOP}\" y2=\"{bottom}\" stroke=\"#ccc\"/>\n\
             <text x=\"{x}\" y=\"{}\" text-anchor=\"middle\" fill=\"#555\">{percent} %</text>\n",
            bottom + 18.0
        );
    }
    svg += &format!(
        "<line x1=\"{fair}\" x2=\"{fair}\" y1=\"{TOP}\" y2=\"{bottom}\" stroke=\"#a33\" stroke-dasharray=\"4 3\"/>\n\
         <text x=\"{left}\" y=\"{}\" fill=\"#555\">share of victories with 95 % intervals; dashed: a fair share</text>\n",
        bottom + 38.0,
        fair = x(fair),
    );
    for (place, (name, standing)) in ladder.iter().enumerate() {
        let y = TOP + ROW * place as f64 + 7.0;
        let (low, high) = standing.interval;
        svg += &format!(
            "<text x=\"{}\" y=\"{base}\" text-anchor=\"end\">{}</text>\n\
             <rect x=\"{left}\" y=\"{y}\" width=\"{}\" height=\"18\" fill=\"#7a9e7e\"/>\n\
             <line x1=\"{}\" x2=\"{}\" y1=\"{middle}\" y2=\"{middle}\" stroke=\"#222\" stroke-width=\"2\"/>\n\
             <text x=\"{}\" y=\"{base}\">{:.1} %, rating {:.1} ± {:.1}</text>\n",
            left - 10.0,
            escape(name),
            BAR * standing.share,
            x(low),
            x(high),
            left + BAR + 16.0,
            100.0 * standing.share,
            standing.rating,
            standing.uncertainty,
            base = y + 14.0,
            middle = y + 9.0,
        );
    }
    svg + "</svg>\n"
}

/// A name that is not too long: its beginning and its end.
fn shorten(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    if letters.len() <= LETTERS {
        return name.to_owned();
    }
    let (start, end) = (LETTERS / 2, letters.len() - LETTERS / 2 + 1);
    let part = |letters: &[char]| letters.iter().collect::<String>();
    format!("{}…{}", part(&letters[..start]), part(&letters[end..]))
}

fn escape(text: &str) -> String {
    text.replace(char::is_control, " ")
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_stands_first_and_any_name_is_fit_for_a_picture() {
        let names = ["a<b & c".to_owned(), "x".repeat(300)];
        let rated = |rating| Standing {
            rating,
            ..Standing::default()
        };
        let svg = picture("Two & more", &names, &[rated(20.0), rated(30.0)], 0.5);
        let (first, second) = (svg.find("xxx…xxx"), svg.find("a&lt;b &amp; c"));
        assert!(first.is_some() && first < second, "{svg}");
        assert!(svg.contains("Two &amp; more"));
        assert!(!svg.contains(&"x".repeat(LETTERS)));
    }
}

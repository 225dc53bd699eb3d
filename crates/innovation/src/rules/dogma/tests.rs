//! Chapter 7, clause by clause: who is affected and in which order, demands and sharing.

mod bonus;
mod instructions;
mod nested;

use crate::testing::{A, B, C, D, card, check, check_options, executions, play, table};
use tabletop::Seats;

// R43, R44, E020, E046: as many castles share and are immune; with nobody to obey, Oars draws.
#[test]
fn as_many_icons_share_and_are_immune() {
    check(
        "A  board oars
         B  board domestication  hand sailing
         deck 1  tools writing pottery agriculture",
        "A dogma oars",
        "A  board oars  hand writing pottery
         B  board domestication  hand sailing tools
         deck 1  agriculture
         bonus A",
    );
}

// R43, R44, E021: a player without cards shows no icon and obeys.
#[test]
fn a_player_without_cards_obeys() {
    check(
        "A  board archery
         deck 1  tools",
        "A dogma archery",
        "A  board archery  hand tools",
    );
}

// R43, R44, R83: everybody else is in exactly one group; splayed icons count.
#[test]
fn everybody_else_shares_or_obeys() {
    let table = table(
        "A  board archery
         B  board tools
         C  board metalworking,oars<
         D  board masonry",
    );
    let (sharers, victims) = table.groups(A, card("archery"));
    assert_eq!(sharers, Seats::NONE.with(C).with(D));
    assert_eq!(victims, Seats::only(B));
    let (sharers, victims) = table.groups(C, card("oars"));
    assert_eq!(sharers, Seats::only(D));
    assert_eq!(victims, Seats::NONE.with(A).with(B));
    // Without any castle of one's own, everybody has as many.
    let (sharers, victims) = table.groups(B, card("pottery"));
    assert_eq!((sharers.len(), victims.len()), (3, 0));
}

// R45, E022, E023, D4: B tucks The Wheel for the demand and then shows as many castles, but does not share.
#[test]
fn a_victim_who_catches_up_does_not_share() {
    check(
        "A  board monotheism
         B  board oars
         deck 1  the-wheel masonry",
        "A dogma monotheism",
        "A  board monotheism masonry  score oars
         B  board the-wheel
         bonus none",
    );
}

// R45, R60, E022, E024, E051: B covers all his bulbs with the first effect and still shares the second, where he
// draws the very cards he returned.
#[test]
fn a_sharer_who_loses_all_icons_still_shares() {
    check(
        "A  board tools
         B  board writing  hand sailing oars agriculture medicine
         deck 3  alchemy",
        "A dogma tools; B sailing; B oars; B agriculture; B medicine",
        "A  board tools  hand medicine
         B  board writing,alchemy  hand sailing oars agriculture
         bonus A",
    );
}

// R46, E027: Alchemy covers Tools; its second effect is executed all the same.
#[test]
fn a_covered_card_goes_on() {
    check(
        "A  board tools  hand sailing oars agriculture medicine
         deck 3  alchemy",
        "A dogma tools; A sailing; A oars; A agriculture; A medicine",
        "A  board tools,alchemy  hand sailing oars agriculture
         deck 3  medicine",
    );
}

// R46, E027: Road Building gives itself away and still takes the green card.
#[test]
fn a_card_that_leaves_the_board_goes_on() {
    check(
        "A  board road-building  hand tools sailing
         B  board the-wheel,clothing",
        "A dogma road-building; A tools; A sailing; A B",
        "A  board tools sailing,clothing
         B  board the-wheel road-building",
    );
}

// R47, R48, R49, E026: one effect for all, clockwise from the leader's left and the leader last, then the next.
#[test]
fn an_effect_is_finished_for_all_before_the_next() {
    let play = play(
        "turn C 2
         A  board experimentation
         B  board tools
         C  board philosophy
         D  board education",
        "C dogma philosophy",
    );
    let order = [
        (D, "philosophy", 1),
        (A, "philosophy", 1),
        (C, "philosophy", 1),
        (D, "philosophy", 2),
        (A, "philosophy", 2),
        (C, "philosophy", 2),
    ];
    assert_eq!(executions(&play), order);
}

// R48, R49, E028: victims act clockwise, the leader not at all; the later one gets what is left.
#[test]
fn victims_act_in_turn_order() {
    let given = "turn B 2
                 B  board archery
                 C  hand 1
                 A  hand 1
                 deck 1  tools
                 deck 2  calendar";
    let play = play(given, "B dogma archery; C tools");
    assert_eq!(executions(&play), [(C, "archery", 1), (A, "archery", 1)]);
    check(
        "turn B 2
         B  board archery
         players 3
         deck 1  tools
         deck 2  calendar",
        "B dogma archery",
        "B  board archery  hand tools calendar",
    );
}

// R50, R51, E037: the victim chooses, also among the demander's cards.
#[test]
fn the_victim_chooses_among_the_demanders_cards() {
    check_options(
        "A  board compass mysticism oars agriculture
         B  board pottery",
        "A dogma compass",
        "B: mysticism; oars",
    );
    check(
        "A  board compass mysticism oars
         B  board pottery",
        "A dogma compass; B oars",
        "A  board compass mysticism pottery
         B  board oars",
    );
}

// R51: only in Collaboration does the demander choose.
#[test]
fn the_demander_chooses_in_collaboration() {
    check(
        "A  board collaboration
         deck 9  ecology fission",
        "A dogma collaboration; A fission",
        "A  board collaboration fission
         B  board ecology",
    );
}

// R51, D20, N2: ties among the demander's face-down cards: the victim, blindly, or by option the owner.
#[test]
fn ties_of_the_demander_are_broken_by_the_victim_or_by_option_the_owner() {
    check(
        "A  board medicine  score tools writing
         B  score fission",
        "A dogma medicine; chance writing",
        "A  board medicine  score tools fission
         B  score writing",
    );
    check_options(
        "rules ties=owner
         A  board medicine  score tools writing
         B  score fission",
        "A dogma medicine",
        "A: tools; writing",
    );
    assert_eq!(
        "edition=2017".parse(),
        Ok(crate::Rules::third_edition()),
        "the third edition gives the choice to the owner"
    );
    assert_eq!(crate::Rules::third_edition().ties, crate::Ties::Owner);
}

// R53, R58, E055: only a victim did something.
#[test]
fn a_demand_earns_no_bonus() {
    check(
        "A  board archery
         B  hand tools
         deck 1  pottery writing",
        "A dogma archery; B tools",
        "A  board archery  hand tools
         B  hand pottery
         deck 1  writing
         bonus none",
    );
}

// R53, R58, E058: C is immune and shares; the bonus depends on what C did in the second effect alone.
#[test]
fn with_a_demand_and_a_shared_effect_only_the_latter_counts() {
    let given = "A  board feudalism
                 B  hand oars
                 C  board the-wheel agriculture,masonry
                 deck 3  paper";
    check(
        given,
        "A dogma feudalism; C pass",
        "A  board feudalism  hand oars
         C  board the-wheel agriculture,masonry
         deck 3  paper
         bonus none",
    );
    check(
        given,
        "A dogma feudalism; C yellow",
        "A  board feudalism  hand oars paper
         C  board the-wheel agriculture,masonry<
         bonus A",
    );
}

// R54, E047, D22: B has no castle in hand and shows that.
#[test]
fn who_cannot_obey_shows_the_hand() {
    let play = play(
        "A board feudalism
         B hand pottery sailing
         C hand oars",
        "A dogma feudalism",
    );
    for slug in ["pottery", "sailing"] {
        let shown = card(slug);
        assert!(play.table().knows(A, shown) && play.table().knows(C, shown));
        let event = crate::Event::Revealed {
            seat: B,
            card: shown,
        };
        assert!(play.events().contains(&event));
    }
    let revealed = |event: &&crate::Event| matches!(event, crate::Event::Revealed { .. });
    assert_eq!(play.events().iter().filter(revealed).count(), 2);
    assert!(play.table().hand(A).has(card("oars")));
}

// R55, E036: B must cover his good card.
#[test]
fn a_sharer_must_execute_what_harms_him() {
    check(
        "A  board domestication
         B  board fission,metalworking  hand oars calendar
         deck 1  tools writing pottery",
        "A dogma domestication",
        "A  board domestication  hand writing pottery
         B  board fission,metalworking,oars  hand calendar tools
         bonus A",
    );
}

// R55, R56: only «may» parts can be declined, by each player for himself.
#[test]
fn each_player_declines_for_himself() {
    check(
        "A  board agriculture  hand writing
         B  board pottery  hand tools
         deck 2  calendar",
        "A dogma agriculture; B pass; A writing",
        "A  board agriculture  score calendar
         B  board pottery  hand tools
         deck 1  writing
         bonus none",
    );
    check_options(
        "A  board domestication  hand tools writing",
        "A dogma domestication",
        "A: tools; writing",
    );
}

// R57: Specialization hits B though he shows more factories and shares.
#[test]
fn icons_do_not_protect_from_shared_effects() {
    check(
        "A  board specialization  hand oars
         B  board explosives,coal
         deck 9  ecology",
        "A dogma specialization",
        "A  board specialization  hand oars coal
         B  board explosives
         deck 9  ecology
         bonus none",
    );
}

// R78, E045: one of two victims complied: Oars does not draw, for anybody.
#[test]
fn the_demand_is_judged_over_all_victims() {
    check(
        "A  board oars
         B  hand pottery
         C  hand sailing
         D  board masonry
         deck 1  tools writing",
        "A dogma oars",
        "A  board oars  score sailing
         B  hand pottery
         C  hand tools
         D  board masonry
         deck 1  writing
         bonus none",
    );
    check(
        "A  board oars
         B  hand sailing
         C  hand pottery
         deck 1  tools writing",
        "A dogma oars",
        "A  board oars  score sailing
         B  hand tools
         C  hand pottery
         deck 1  writing",
    );
}

// R78, E045: B was not attacked, shares, and profits from what C lost.
#[test]
fn sharers_profit_from_a_demand_on_others() {
    check(
        "A  board mapmaking
         B  board currency
         C  score 1
         deck 1  tools writing
         deck 2  calendar",
        "A dogma mapmaking",
        "A  board mapmaking  hand calendar  score 1 writing
         B  board currency  score tools
         bonus A",
    );
}

// R78, E046: nobody was subject to the demand.
#[test]
fn without_victims_the_demand_moved_nothing() {
    check(
        "A  board mapmaking
         B  board currency  score 1
         deck 1  tools writing",
        "A dogma mapmaking",
        "A  board mapmaking
         B  board currency  score 1
         deck 1  tools writing
         bonus none",
    );
}

// R76, R103, D24: the red card ends the action for all; by option the next victim still draws.
#[test]
fn fission_ends_the_action_unless_the_option_says_otherwise() {
    let given = "A  board fission
                 B  hand tools
                 C  hand writing
                 deck 10  robotics databases software";
    check(
        given,
        "A dogma fission",
        "turn A 1
         deck 10  databases software
         bonus none
         players 3",
    );
    check(
        &format!("rules fission=continues\n{given}"),
        "A dogma fission",
        "C  hand databases
         turn A 1
         deck 10  software
         bonus none",
    );
}

// N1: the partner is never attacked, shares as usual, and alone earns no bonus.
#[test]
fn partners_are_spared_and_earn_no_bonus_alone() {
    check(
        "rules teams=yes
         A  board archery
         deck 1  tools writing pottery",
        "A dogma archery",
        "A  board archery  hand tools writing
         deck 1  pottery",
    );
    check(
        "rules teams=yes
         A  board the-wheel
         C  board mysticism
         deck 1  tools writing pottery sailing clothing",
        "A dogma the-wheel",
        "A  board the-wheel  hand pottery sailing
         C  board mysticism  hand tools writing
         deck 1  clothing
         bonus none",
    );
    check(
        "rules teams=yes
         A  board the-wheel
         B  board masonry
         C  board mysticism
         deck 1  tools writing pottery sailing clothing oars archery agriculture",
        "A dogma the-wheel",
        "A  board the-wheel  hand clothing oars archery
         B  board masonry  hand tools writing
         C  board mysticism  hand pottery sailing
         deck 1  agriculture
         bonus A",
    );
}

// N1: «other player» never means the partner.
#[test]
fn effects_on_other_players_spare_the_partner() {
    check(
        "rules teams=yes
         A  board specialization  hand oars
         B  board metalworking
         C  board archery
         D  board construction",
        "A dogma specialization; A metalworking",
        "A  board specialization  hand oars metalworking construction
         C  board archery",
    );
    check(
        "rules teams=yes
         A  board tools sailing mysticism construction masonry
         C  board pottery clothing code-of-laws archery agriculture
         deck 2  calendar mathematics",
        "A dogma construction",
        "A  board tools sailing mysticism construction masonry  achieved empire
         B  hand calendar
         C  board pottery clothing code-of-laws archery agriculture
         D  hand mathematics",
    );
}

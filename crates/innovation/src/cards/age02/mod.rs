//! The cards of age 2.

pub mod calendar;
pub mod canal_building;
pub mod construction;
pub mod currency;
pub mod fermenting;
pub mod mapmaking;
pub mod mathematics;
pub mod monotheism;
pub mod philosophy;
pub mod road_building;

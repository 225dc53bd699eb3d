-- Corrected card files, for as long as there are tables that were played with them.
CREATE TABLE cards (
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, name)
);

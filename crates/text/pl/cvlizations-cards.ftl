# cvlizations-cards

# cvlizations

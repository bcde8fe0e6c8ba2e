tea-question = { $who } would like a break. Still to answer: { $missing }.
tea-yes = Yes, tea
tea-no = Play on
tea-answered = The others hear of it.
tea-agreed = All want a break.
tea-over = Nobody said more about your break.

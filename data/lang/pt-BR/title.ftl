# Titles that tell what somebody did in a match.

title-told = ★ { FORM($who, as: "nom", cap: "yes") }: { $what }
title-own = { $game }, { $when }: { $what }
title-head = Títulos:

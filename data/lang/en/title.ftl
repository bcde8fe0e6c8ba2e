# Titles that tell what somebody did in a match.

title-told = ★ { $who }: { $what }
title-own = { $game }, { $when }: { $what }
title-head = Titles:

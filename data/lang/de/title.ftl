# Titles that tell what somebody did in a match.

# by name
title-told = ★ { $who }: { $what }
title-own = { $game }, { $when }: { $what }
title-head = Seltene Taten:

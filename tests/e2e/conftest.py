"""SimCord waits 50 ms of real time between two looks at an idle loop; a whole match by clicks needs no such patience."""

from __future__ import annotations

import simcord

simcord.Env._settle_internal.__kwdefaults__["idle"] = 0.0002

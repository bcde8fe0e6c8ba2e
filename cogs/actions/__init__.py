"""What every click and command can mean.

`wire` is the codec of their ids, `panel` the controls of a panel; all others by subject:

| file | about |
|---|---|
| `tables` | a running table, an open one, one not opened yet |
| `seats` | taking back, ending, agreeing, leaving a seat and taking one |
| `looking_back` | the log, the replay, the record, the rules |
| `ways_in` | the word of welcome |
| `coach`, `sprint`, `bench` | ideas; being here for a while; sitting down as a substitute |
| `referees` | what those who watch over matches do, and calling them |
| `finding` | looking for a table |
| `harbour`, `evenings` | the harbour post · live evenings |
| `voyage` | the daily voyage |
| `watching` | who watches: who wins, and who was right |
| `lessons` | a match with a teacher |
| `rankings` | statistics, ratings, leaderboards |
| `setup`, `upkeep` | what admins choose for a server (`/setup`); the list of its tables |
| `desk`, `told`, `hours`, `privacy` | one's tables by urgency; how one is told; when one is there; what is stored |
| `personal` | one's own choices, and the list of one's tables |

Names are permanent. An action whose fields change their meaning gets a new version; ids of the old one are then answered
in words. Actions without a name come from commands and are never on a button.
"""

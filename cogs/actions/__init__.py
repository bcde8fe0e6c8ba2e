"""The actions: what every click and command can mean.

`wire` is the codec of their ids. The other modules have the actions of one subject each, as the folders of their handlers:

| file | about |
|---|---|
| `panel` | the controls of a seat's panel, a coach's ideas |
| `tables` | a running table, an open one, one not opened yet; who wins |
| `seats` | undo, ending, votes, leaving a seat and taking one; being here for a while; the bench of substitutes |
| `looking_back` | the log, the replay, the record, the rules |
| `club` | seasons and cups, evenings, daily puzzles, the digest, searches for a table |
| `learning` | the welcome message, all games, lessons |
| `servers` | `/setup`, the list of a server's tables, referees |
| `people` | one's choices, notifications, hours, desk, data, statistics |

Names are permanent. An action whose fields change their meaning gets a new version; ids of the old version are then answered as outdated.
Actions without a name come from commands and are never on a button.
"""

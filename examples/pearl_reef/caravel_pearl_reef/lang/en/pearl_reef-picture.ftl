# What the pictures of `pearl_reef` say, and their names.

pearl-reef-picture-table = The reef
pearl-reef-picture-mine = My boat
pearl-reef-picture-sheet = Final scores

pearl-reef-pic-title-choosing = { $who } to choose
pearl-reef-pic-title-revealing = All have chosen
pearl-reef-pic-title-over = { $who } won
pearl-reef-pic-task = Round { $round } of { $rounds } · where to?
pearl-reef-pic-task-over = The last boat is home
pearl-reef-pic-chosen = has chosen
pearl-reef-pic-awaited = to choose

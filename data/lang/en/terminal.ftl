# `python -m engine play`: a match in a terminal.

terminal-begin = { $game }, seats 0 to { $last }, seed { $seed }. /help lists what you can type.
terminal-named = Seat { $seat }
terminal-help = Answer with a token, with several tokens at once (a whole line), or with the number of an option.
    Enter    plays a line that is complete already; a move of a bot where bots sit in all seats
    /view    the position in words, with the answers so far; /view all: as everybody sees it; /view json
    /back    takes the last answer back
    /undo    takes everything back from your last line on
    /seat 1  look from seat 1 and answer for it
    /bot 1 mate  a bot plays seat 1 ({ $levels }); /bot 1 - gives it to you
    /log     the log as this seat reads it
    /test    this position as a test; /test FILE writes it
    /save FILE  the record of the match, for --record, replay, the demo and tests
    /quit    ends
terminal-unknown = There is no /{ $command }. /help lists what there is.
terminal-complete = The line is complete: { $line }. Enter plays it.
terminal-bots = Bots sit in all seats, awaited: { $who }. Enter plays one move.
terminal-waiting = This seat is asked nothing now. Awaited: { $who }.
terminal-form = Answer with key=answer, several at once if you like.
terminal-several = Choose { $lo } to { $hi }, joined by +. A - takes none.
terminal-more = … and { $count } more: { $tokens }
terminal-no-answer = There is no answer to take back.
terminal-no-move = There is no move to take back.
terminal-undone = Taken back: moves { $first } to { $last }.
terminal-seat = Seats are 0 to { $last }.
terminal-level = Bots are { $levels }; - gives the seat to you.
terminal-rank = { $rank }. { $who }: { $points }
terminal-written = Written to { $file }.

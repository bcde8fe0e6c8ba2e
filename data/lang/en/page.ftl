# The demo's page (`demo/static`), which looks like Discord. A text may stand in a tooltip or be read aloud only.

page-topic = Board games with friends and bots. Type /play to open a table.
page-quay-topic = Talk of everything else.
page-play-as = Play as
page-play-as-one = Play as { $name }
page-you-now = that is you now
page-rooms = Rooms
page-rooms-people = Rooms and people
page-channels = Channels
page-direct = Direct messages
page-direct-none = None yet. Use /settings to take your turns here.
page-start = Start here
page-messages = Messages
page-turns = Turns that wait: { $count }
page-your-turn = Your turn
page-your-turn-at = Your turn: { $game }
page-waiting = Waiting for { $names }.
page-be = Be { $name }

## The line below, menus and forms

page-message-to = Message { $room } – or / for commands
page-message = Message, or / for commands
page-message-label = Message or command
page-commands = Commands
page-no-command = { $command } is no command here, or none that { $name } may use.
page-leave-command = Leave the command
page-send = Send
page-yes = yes
page-no = no
page-submit = Submit
page-cancel = Cancel
page-choose = Make a selection
page-choose-least = Choose at least { $count }
page-done = Done
page-done-of = Done ({ $count } of up to { $most })
page-nothing = Nothing

## Messages

page-used = { $name } used { $command }
page-thinking = Caravel is thinking…
page-private = Only you can see this
page-dismiss = Dismiss message
page-thread = { $name } started a thread: { $thread }
page-yesterday = Yesterday at { $time }
page-unknown = (something this page cannot show)
page-enlarge = Enlarge the picture. { $text }
page-picture = Picture
page-close = Close
page-earlier = Show earlier messages
page-news = New messages below ↓
page-not-open = This room is not open to this person. Choose another one.
page-no-answer = The demo does not answer. Is it still running?
page-no-script = This page needs JavaScript.
page-role = unknown role
page-room = a room

## The first page

page-lead = Board games about great voyages, played in a chat: with friends over days, or against bots right now.
page-first = Try first: Learn a game in ten minutes, then Play against bots. Then be Ana, open a table, and join it as Bruno.
page-games = Games
page-seats = { $least }–{ $most } players
page-learn = Learn
page-play = Play against bots
page-go-on = Go on
page-take-over = Take over a seat
page-time = Time
page-time-master = Turns end, puzzles and evenings begin, reminders come.
page-time-others = Ana is the harbour master: be Ana to let time pass.
page-quarter = 15 minutes later
page-hours = 8 hours later
page-everybody = You are everybody
page-everybody-text = The round faces are the people of this server (on a small screen press ☰ for them). Press one to be that person in every room, with their private messages. A number says how many turns wait for them. Several tabs can be several people.
page-server = It is a Discord server
page-server-text = The real bot runs here, in a Discord that is simulated on this machine. Nothing leaves it. Type / in a room for all commands: /play, /move, /rules, /desk.
page-kept = Nothing is lost
page-kept-text = Stop the demo whenever you like. When it is started again, every match, message and half-made move is where you left it.

## Names of the server, and what the page refuses

page-harbour = Harbour
page-tables = tables
page-quay = quay
page-voyages = voyages
page-role-master = Harbour master
page-role-sailors = Sailors
page-refused-room = That is not there any more.
page-refused-other = That message is for somebody else.
page-refused-given = There is no “{ $given }” here: choose from the list.
page-refused-option = “{ $given }” does not fit “{ $option }” of /{ $command }.
page-refused-picked = That is chosen already.
page-refused-file = The file could not be read.
page-refused-needed = /{ $command } needs “{ $option }”.
page-refused-silent = Caravel did not answer. Try again.
page-refused-time = Only the harbour master can let time pass.

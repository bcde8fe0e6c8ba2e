# What the admins of a server choose for everybody there, and whether the bot may do what it needs.
discord-command-setup = For admins: this server

house-not-there = I am not on this server as a member. Install me there with the link of my profile, then use `/setup` again.
house-not-here = On this server tables are opened in { $channels }.
house-not-you = On this server tables are opened by { $roles }. You can join any table that is open.
house-channels-gone = The channels for tables are gone. An admin can choose others with `/setup`.
house-forum-gone = The forum for tables is gone. An admin can choose another one with `/setup`.
house-no-leaderboard = This server has no leaderboard.
house-players-only = On this server only the players of a match can look at it.
play-too-many-here = You have { $limit } tables on this server, and that is as many as one person may have there. Finish or close one first.

house-posted-in = It is a post in { $forum }.
house-no-mentions = On this server nobody is mentioned in channels: instead of that you get a direct message.
house-first-post = The card of this match moves down with it: it is near the end of this post.
house-stale = ⚠️ { $who } has changed something since you opened the form, so your choice did not count. This is how it stands now.
house-old = This is from an earlier panel of `/setup`. The new one has a form for each subject.
house-old-open = Open /setup
house-only-you = What you choose counts at once.
house-last = Last changed by { $who }.
house-tab-main = Tables
house-tab-presets = Presets
house-tab-language = Language
house-welcome = Post a welcome
house-tab-check = Check
house-head-all = Caravel on this server
house-head-more = More about tables
house-head-language = Language of this server
house-head-pings = How people are told
house-head-check = What I am allowed to do

house-where-anywhere = anywhere people may write
house-where-channels = in { $channels }
house-where-forum = each becomes a post in { $forum }
house-who-everybody = everybody
house-gone-channels = { $count ->
    [one] ⚠️ One chosen channel is gone.
   *[other] ⚠️ { $count } chosen channels are gone.
    }
house-gone-roles = { $count ->
    [one] ⚠️ One chosen role is gone.
   *[other] ⚠️ { $count } chosen roles are gone.
    }

house-gone-all-channels = ⚠️ All chosen channels are gone: nobody can open a table. Choose others, or none, with *Tables*.
house-gone-forum = ⚠️ The forum is gone: nobody can open a table. Choose another, or none, with *Tables*.
house-gone-all-roles = ⚠️ All chosen roles are gone: only admins can open tables. Choose others, or none, with *Tables*.
house-line = **{ $label }:** { $text }
house-line-check = { $count ->
    [0] ✓ I have every permission where tables are opened.
    [one] ✗ In one channel a permission is missing: see *Check*.
   *[other] ✗ In { $count } channels a permission is missing: see *Check*.
    }

house-channels = Channels for tables
house-channels-hint = None chosen: wherever people may write. This applies to admins too.
house-forum = A forum for all tables
house-forum-hint = Each becomes a post. Tags called like a game, or “waiting”, “running” and “over”, are set.
house-threads = Own thread
house-threads-hint = Whether a table has a thread of its own. In a forum each is a post in any case.
house-threads-choose = as its opener chooses
house-threads-always = always
house-threads-never = never
house-openers = Who may open tables
house-openers-hint = None chosen: everybody. Admins always can.
house-referees = Referees
house-referees-hint = They may stop a match, give time, replace people. Admins always may.
house-referees-admins = people who manage the server
house-referees-role = { $role }, and people who manage the server
house-for-person = Tables one person may have
house-for-person-hint = A table counts until its match is over.
house-for-host = no special limit
house-for-count = { $count ->
    [one] at most one
   *[other] at most { $count }
    }
house-for-server = Tables on this server
house-pace = Time for a turn, offered first
house-rated = New tables are rated
house-rated-hint = Casual tables, tables of bots and a person's first two matches never count.
house-rated-ask = as their opener says
house-quiet-label = Quiet hours
house-zone = Time zone of the server
house-zone-hint = A large city or a zone: Lisbon, New York, Asia/Tokyo. Empty: no quiet hours.
house-quiet-from = Quiet hours from
house-quiet-from-hint = Until they end nobody is mentioned in channels; clocks go on. Both empty: none.
house-quiet-to = Quiet hours to
house-quiet-to-hint = Like 23, 22:30 or 11pm. People have quiet hours of their own: /settings
house-language = Language of cards
house-language-usual = that of whoever opens a table
house-language-here = Language in this channel
house-language-here-usual = as on the whole server
house-club = seasons, cups, evenings and puzzles
house-leaderboard = Leaderboard
house-off = off
house-shown = What others see
house-matches = Matches in the channels that they see
house-matches-hint = Otherwise only the players of a match can look at it.
house-spectators = Watching
house-spectators-everyone = everybody who sees the channel
house-spectators-players = only its players
house-where = Where
house-who = Who opens tables
house-mentions = Mentions
house-mentions-channel = in channels
house-mentions-direct = none, direct messages only
house-quiet = { $start } to { $end }
house-zone-now = { $zone }, where it is { $now } now
house-zone-kept = The time zone of the server is { $zone } now.
house-zone-not-kept = The time zone { $zone } was not kept either: type it again with the hours.
house-quiet-both = Type both quiet hours, or leave both empty. They stay as they were.

# Permissions. The names are those of Discord's settings.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
permission-manage-threads = Manage Threads
permission-send-messages-forum = Create Posts
permission-send-messages-in-threads-forum = Send Messages in Posts
permission-manage-threads-forum = Manage Posts
permission-why = { $permission ->
        [view_channel] to be there at all
        [send_messages] table cards and pings
        [embed_links] cards with their buttons
        [attach_files] pictures of the board
        [read_message_history] to find its own card again
        [create_public_threads] a thread for a match
        [send_messages_in_threads] to play in it
       *[manage_threads] only to reopen a locked thread, to clear up after a test and to set tags that are reserved
    }
permission-may-lack = – { $permission }: can be missing; { $why }
permission-mend-server = *Server Settings › Roles › { $role } › Permissions*: switch on *{ $permission }*.
permission-mend-role = *Edit Channel › Permissions › Advanced permissions › { $role }*: *{ $permission }* is at ✗. Set it to ✓.
permission-mend-everyone = *Edit Channel › Permissions › Advanced permissions*: add *{ $role }* and set *{ $permission }* to ✓ (it is at ✗ for @everyone).
permission-mend-tag = This forum wants a tag on every post, and none has a name that I know. *Edit Channel*: switch off *Require people to select tags when posting*, or add a tag called *running*.
permission-tag = a tag for each post

check-all = { $count ->
    [one] I see one channel for tables, and I have every permission there:
   *[other] I see { $count } channels for tables, and I have every permission in all of them:
    }
check-some = { $count ->
    [one] I see one channel for tables, and something is missing there:
   *[other] I see { $count } channels for tables, and something is missing in { $bad } of them:
    }
check-none = ✗ There is no channel for tables that I can see.
check-hidden = { $count ->
    [one] One text channel is hidden from me, so there are no tables there.
   *[other] { $count } text channels are hidden from me, so there are no tables there.
    }
check-more = … and { $count } more. Choose a channel to see all about it.
check-lost-permissions = **Permissions that went:** this server had its own for these commands. Discord deleted them with the old names. Set them again for the new names: *Server Settings › Integrations › Caravel*.
check-choose = Choose a channel or forum: what is missing there
check-gone = That channel is not there any more.
check-not-allowed = Tables are not opened here: it is not among the channels that you chose.
check-test = Test it here
check-testing = What came of the test in { $channel }:
check-card = A card with a picture
check-thread = A thread of its own
check-post = A post with a card
check-dm = A direct message to you
check-removed = ✓ What I posted is removed again
check-archived = – What I posted is removed, but the thread “{ $name }” is only archived: without *Manage Threads* I cannot delete it. You can.
check-left = ✗ Not everything that I posted could be removed: look for “{ $name }”
check-title = Test of Caravel
check-words = This is a test of Caravel. It goes away at once.
check-alt = A plain blue picture
check-dm-closed = your direct messages are closed for members of this server (*Privacy Settings* of the server). Others may have theirs open.
check-dm-refused = Discord does not deliver one to you (code { $code }): perhaps you have blocked me. Others are reached.
check-dm-later = I have written to many people for the first time in the last seconds. Try again in a minute.
check-refused = Discord says “{ $error }”

lost-permission = Discord no longer lets me do my part in { $channel }, where tables are played: **{ $permissions }** is missing.
    { $mend }
    No match is lost. I try again after ten minutes, an hour and six hours, and at every move. `/setup`, *Check* shows and tests everything.
lost-permissions = Discord no longer lets me do my part in { $channel }, where tables are played. What I lack: **{ $permissions }**.
    For the first: { $mend }
    No match is lost. I try again after ten minutes, an hour and six hours, and at every move. `/setup`, *Check* shows the switches for all and tests everything.

# Options of tables under a name of the server.
house-preset-keep = Keep as a preset
house-preset-label = Its name
house-preset-hint = Such as “Our Friday table”. Everybody who opens a table here can choose it.
house-preset-kept = Kept as **{ $name }**. Remove presets with `/setup`, *Presets*.
house-preset-name = A preset needs a name of at most { $most } characters.
house-preset-many = A server can have { $most } presets. Remove one first: `/setup`, *Presets*.
house-presets = Presets of this server
house-presets-hint = What is not ticked is removed.

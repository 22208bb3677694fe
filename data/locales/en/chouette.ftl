# The chouette: three to six people at one board. One has the box, the others are the team with a captain; each has a cube with the box.
words-chouette = chouette
chouette-title = 🦉 <b>Chouette</b> · { $terms }
chouette-how = One (“the box”) against a team: the captain moves, the others advise. Each has their own cube.
chouette-how-uncubed = One (“the box”) against a team: the captain moves, the others advise.
chouette-seated = At the table: { $names }
chouette-throw = 🎲 Rolled for the seats: { $throws }
chouette-seats =
    { $missing ->
        [0] You can begin; seats left: { $free }.
        [one] { $missing } more player needed.
       *[other] { $missing } more players needed.
    }
chouette-seats-full = All seats are taken.
chouette-line = { $name } { $points }
chouette-games =
    { $games ->
        [0] The first game.
        [one] { $games } game played.
       *[other] { $games } games played.
    }
chouette-plays = A game is on; sit down now and you play from the next one.
chouette-over = 🏁 The chouette is over.
chouette-cancelled = The chouette is closed.
chouette-last = 🏁 Last game of the night.
chouette-to-end = To end the chouette: /chouette stop
chouette-podium = 🏆 <b>The chouette is over</b> · { $terms }
chouette-podium-line = { $medal } <b>{ $name }</b> — { $points }
chouette-apart = Chouette points are separate: they don’t count in /top.
house-advice-playing = Players still in the game may advise.
house-advice-team = The whole team may advise.
house-advice-cubed = You may advise once your cube is turned.
house-advice-nobody = No advice.
house-loneTaker-free = A lone taker plays on as usual.
house-loneTaker-beavers = A lone taker must beaver or pass.
house-boxTakes-any = The box takes any cubes it likes.
house-boxTakes-half = The box takes at least half of the cubes, or none.
house-boxTakes-all = The box takes all cubes, or none.
button-house-advice-playing = Advice: those still playing
button-house-advice-team = Advice: the whole team
button-house-advice-cubed = Advice: once doubled
button-house-advice-nobody = Advice: none

# The table
team-players = ⚪ { $box } — 🔴 { $members }
team-member = { $name } { $cube }
team-next = Next: box — { $box }, captain — { $captain }
team-next-few =
    { $missing ->
        [one] { $missing } more player needed for another game.
       *[other] { $missing } more players needed for another game.
    }
team-box-doubles =
    ⚪ { $box } { $what ->
        [beaver] beavers
       *[double] doubles
    }. Take or pass: { $members }.
team-alone = { $member }, the others passed: beaver or pass.
team-doubles =
    { $members }: { $what ->
        [beaver] beaver
       *[double] double
    }. ⚪ { $box }, do you take?
team-box-wins = 🏆 { $box } wins in the box: { $outcome }.
team-wins = 🏆 The team beats the box ({ $box }): { $outcome }.
team-cubes = settled by the cubes
team-resigned = the box resigns
team-claimed = the box isn’t answering
team-points = { $members }. Box { $box }
team-missing =
    ⌛ { $name } isn’t answering: { $who ->
        [box] the team can take the win.
        [asked] silence can be counted as a pass.
        [left] you can count them as leaving.
       *[captain] the next player can move.
    }
button-chouette-sit = 🪑 Sit down
button-chouette-up = Leave
button-chouette-begin = ▶️ Begin
button-chouette-close = 🏁 End the chouette
button-chouette-next = ▶️ Next game
button-team-double = Double
button-team-double-all = Double all
button-team-take-all = Take all
button-team-drop-all = Pass all
button-team-take = ✓ { $name } { $value }
button-team-drop = ✗ { $name }
button-team-double-one = Double { $name }
button-team-go-on =
    { $who ->
        [box] The team wins
        [asked] Count it as a pass
        [left] Count as leaving
       *[captain] Let the next player move
    }
button-team-leave = Leave the game: { $price }
team-leave-ask = 🏳 { $player }, are you sure? Leaving costs { $price }.
advised = You advise { $moves }: the captain sees it on the button.
advised-back = Advice withdrawn.
chouette-sat = You’re at the table.
chouette-up = You’ve left the table. You can still finish this game.
chouette-needs-group = A chouette is for groups: add me to one and type /chouette there.
chouette-runs = There’s a chouette here already. To close it: /chouette cancel.
chouette-none = There’s no chouette here to close.
chouette-not-yours = Only whoever started the chouette, or an administrator, can close it.
chouette-cancel-done = The chouette is closed.
refused-chouette-over = This chouette is over.
refused-chouette-full = All seats at the table are taken.
refused-chouette-seated = You’re at the table already.
refused-chouette-not-seated = You aren’t at the table: tap “Sit down” first.
refused-chouette-plays = The game is still on.
refused-chouette-too-few = A chouette takes at least three.
refused-captain-moves = The captain moves.
refused-not-playing = This game is over for you.
refused-must-beaver = The others passed: beaver or pass.
refused-box-takes-half = Here the box takes at least half of the cubes, or none.
refused-box-takes-all = Here the box takes all cubes, or none.
refused-advice-nobody = No advice at this table: the captain moves.
refused-advice-playing = Only players still in the game may advise.
refused-advice-cubed = You can advise once your cube has been turned.
button-house-loneTaker-free = Lone taker: as usual
button-house-loneTaker-beavers = Lone taker: beaver or pass
button-house-boxTakes-any = Box takes: any
button-house-boxTakes-half = Box takes: at least half
button-house-boxTakes-all = Box takes: all or none
chouette-no-match = A chouette is played game by game, not as a match: /chouette short 5.
chouette-no-hints = In a chouette the team gives the hints, not the bot: /chouette short 5.
chouette-no-clock = A chouette is played without a clock: /chouette short 5.
house-seats = Seats at the table: { $seats }.
button-house-seats = 🪑 Seats: { $seats }
button-house-cube =
    Cube: { $is ->
        [yes] yes
       *[other] no
    }
button-house-beaver =
    Beavers: { $is ->
        [yes] yes
       *[other] no
    }
button-house-jacoby =
    Jacoby rule: { $is ->
        [yes] yes
       *[other] no
    }
chouette-cube-2 = No cube.
chouette-cube-3 = Cubes: beavers, no Jacoby.
chouette-cube-4 = Cubes: Jacoby, no beavers.
chouette-cube-5 = Cubes: beavers and Jacoby.
chouette-terms-about = <b>Beaver</b>: answer a double by raising again, and keep the cube. <b>Jacoby</b>: without a double, every win counts once.
team-cube-of-box = ×{ $value } (box)

# /rules
guide-title-chouette = Chouette
guide-chouette =
    One player (“the box”, ⚪) against a team (🔴) on one board, three to six people. One roll by everyone decides who has the box and who is captain. The captain moves, the others advise by tapping moves.

    Each has their own cube with the box and doubles and takes for themselves. Whoever passes, or whose double is passed, is out of that game; if it’s the captain, the next one moves. If someone doesn’t answer for 10 minutes, the game goes on without them.

    In the end each settles with the box: stake × their cube × outcome. A box that wins stays, and the captain goes last; otherwise the captain who won takes the box.

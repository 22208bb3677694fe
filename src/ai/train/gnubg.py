# Run inside GNU Backgammon (gnubg -t -q -p gnubg.py): a line in is a position id and two dice;
# the line out, after an @, is the points of the moves it plays at 0 plies, from and to by turns, 25 the
# bar and 0 off. Without dice the line out is 2 x 25 counts, points 1 to 24 and the bar, first of who is
# to roll.
import sys

import gnubg

for line in (
    "set automatic game off",
    "set automatic roll off",
    "set player 0 human",
    "set player 1 human",
    "set display off",
    "set threads 1",
    "new game",
):
    gnubg.command(line)

context = {"cubeful": 0, "plies": 0, "deterministic": 1, "prune": 0, "noise": 0.0}
cube = dict(gnubg.cubeinfo())
cube["jacoby"] = 0
print("@ready", flush=True)
while True:
    line = sys.stdin.readline()
    if not line:
        break
    position, *dice = line.split()
    board = gnubg.positionfromid(position)
    if not dice:
        print("@" + " ".join(str(count) for count in board[1] + board[0]), flush=True)
        continue
    gnubg.command("set dice " + " ".join(dice))
    moves = gnubg.findbestmove(board, cube, context)
    print("@" + " ".join(str(point) for point in moves), flush=True)

# Run inside GNU Backgammon (gnubg -t -q -p gnubg.py). Each line in has one line out, after an @.
#   plies N             how far it looks ahead from now on (0); out comes nothing
#   value POSITION      its points for the side about to roll, without the cube
#   POSITION DIE DIE    the points of the moves that it plays, from and to by turns, 25 the bar, 0 off
#   POSITION            2 x 25 counts, points 1 to 24 and the bar, first of the side about to roll
# A position is its id.
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
    first, *others = line.split()
    if first == "plies":
        context["plies"] = int(others[0])
        # It prunes by small nets when it looks ahead, as it does by default.
        context["prune"] = int(context["plies"] > 0)
        answer = []
    elif first == "value":
        answer = gnubg.evaluate(gnubg.positionfromid(others[0]), cube, context)[5:]
    elif others:
        gnubg.command("set dice " + " ".join(others))
        answer = gnubg.findbestmove(gnubg.positionfromid(first), cube, context)
    else:
        board = gnubg.positionfromid(first)
        answer = board[1] + board[0]
    print("@" + " ".join(str(part) for part in answer), flush=True)

import type { Say } from "../../../bot/text/texts.ts";
import type { Beside } from "../../../bot/view/look.ts";
import type { CupSeat } from "./seat.ts";

/** The lines about the cup at the player's table. The next match comes by itself. */
export const besideCup = (seat: CupSeat): Beside => ({
  mark: "🏆",
  countsApart: false,
  lines: (_, say) => lines(seat, say),
  next: (_, isMidMatch) =>
    seat.isOpen || (isMidMatch && seat.came !== undefined) ? [] : undefined,
  isAbsent: () => false,
});

const lines = ({ came }: CupSeat, say: Say): readonly string[] => {
  if (!came) return [];
  if (came.isForfeit && !came.hasWon) return [say("cup-put-out")];
  const missing = came.isForfeit ? [say("cup-missing")] : [];
  if (came.kind === "knock-out") return [[...missing, say(`cup-next-${came.next}`)].join(" ")];
  const { place, players } = came;
  return [
    [...missing, say("cup-seat", { place, players, points: pointsText(came.points) })].join(" "),
  ];
};

/** Points of a Swiss: 2½. */
export const pointsText = (points: number): string => {
  const whole = Math.floor(points);
  if (whole === points) return String(points);
  return whole === 0 ? "½" : `${whole}½`;
};

import { WIDTH } from "../layout/geometry.ts";
import { drawnWords } from "../letters/font.ts";
import { type BracketFacts, bracketPanel } from "./bracket.ts";
import { type CalendarFacts, calendarPanel } from "./calendar.ts";
import { type CrossFacts, crossPanel } from "./cross.ts";
import { type DiceFacts, dicePanel } from "./dice.ts";
import { type LadderFacts, ladderPanel } from "./ladder.ts";
import { type LinesFacts, linesPanel } from "./lines.ts";
import { type PodiumFacts, podiumPanel } from "./podium.ts";
import { type RankingFacts, rankingPanel } from "./ranking.ts";
import { drawSheet, LARGE, type SheetLook } from "./sheet.ts";
import { type VersusFacts, versusPanel } from "./versus.ts";

export type StatsPanel =
  | { readonly kind: "calendar"; readonly facts: CalendarFacts }
  | { readonly kind: "lines"; readonly facts: LinesFacts }
  | { readonly kind: "dice"; readonly facts: DiceFacts }
  | { readonly kind: "ladder"; readonly facts: LadderFacts }
  | { readonly kind: "versus"; readonly facts: VersusFacts }
  | { readonly kind: "podium"; readonly facts: PodiumFacts }
  | { readonly kind: "bracket"; readonly facts: BracketFacts }
  | { readonly kind: "cross"; readonly facts: CrossFacts }
  | { readonly kind: "ranking"; readonly facts: RankingFacts };

export type Stats = {
  readonly title: string;
  readonly rows: readonly (readonly StatsPanel[])[];
};

/** Draws statistics as a PNG as wide as a board. */
export const drawStats = ({ title, rows }: Stats, look: SheetLook): Uint8Array =>
  drawSheet(
    drawnWords(title, { size: LARGE, width: WIDTH - 240 }),
    rows.map((panels) => panels.map(panelOf)),
    look,
  );

const panelOf = (panel: StatsPanel) => {
  switch (panel.kind) {
    case "calendar":
      return calendarPanel(panel.facts);
    case "lines":
      return linesPanel(panel.facts);
    case "dice":
      return dicePanel(panel.facts);
    case "ladder":
      return ladderPanel(panel.facts);
    case "versus":
      return versusPanel(panel.facts);
    case "bracket":
      return bracketPanel(panel.facts);
    case "cross":
      return crossPanel(panel.facts);
    case "ranking":
      return rankingPanel(panel.facts);
    case "podium":
      return podiumPanel(panel.facts);
  }
};

import { ownGame } from "../../../tables/game/players.ts";
import type { GameExtension } from "../../../tables/services/services.ts";
import { LOOK_WAYS } from "../../records/door.ts";
import { PRACTICE } from "../../standings/door.ts";
import { SHARED_WAYS } from "../seven/pages/share.ts";
import { ANSWERED } from "../seven/play/answered.ts";
import { SEVEN_FRIENDS } from "../seven/play/friends.ts";
import { TRAIN_WAYS } from "../trainer/pages/ways.ts";
import { sevenWay } from "./pages/invite.ts";
import { betweenHtml, dareButton } from "./pages/words.ts";
import { betweenTwo } from "./play/between.ts";
import { noteSeven, sevenFriends } from "./play/sevens.ts";
import { mayShow } from "./play/sources.ts";
import { daresIn } from "./store/dares.ts";

export const dareExtension: GameExtension = {
  gives: [
    PRACTICE.give({
      between: (services, two, say) => betweenHtml(betweenTwo(services, two), say),
      others: ({ store }, person) => daresIn(store).others({ person }),
    }),
    SHARED_WAYS.give(sevenWay),
    SEVEN_FRIENDS.give(sevenFriends),
    ANSWERED.give((services, { person, game, day }) => noteSeven(services, person, { game, day })),
    LOOK_WAYS.give((services, { game, turn, reader }, say) =>
      ownGame(services, game, reader).ok ? [dareButton({ source: "t", of: game, turn }, say)] : [],
    ),
    TRAIN_WAYS.give((services, { puzzle, person }, say) =>
      mayShow(services, puzzle, person)
        ? [dareButton({ source: "p", of: puzzle, turn: 0 }, say)]
        : [],
    ),
  ],
};

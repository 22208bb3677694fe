import type { InProcess } from "../../src/playground/in-process.ts";

const ME = { id: 7, is_bot: true, first_name: "Nardy", username: "fuzz_bot" };

/**
 * A Telegram that takes everything: quick, and it remembers nothing. All people are members of all
 * groups, or of none.
 */
export const fakeTelegram = (status: "member" | "left"): Pick<InProcess, "call" | "token"> => {
  let messages = 1000;
  const messageOf = (method: string, id: number) => ({
    message_id: messages++,
    date: 1,
    chat: { id, type: id > 0 ? "private" : "group", title: "Yard", first_name: "One" },
    ...(/hoto/.test(method) && {
      photo: [{ file_id: "file", file_unique_id: "f", width: 8, height: 8 }],
    }),
  });
  const resultOf = (method: string, fields: object): unknown => {
    if (method.startsWith("send")) {
      return messageOf(method, "chat_id" in fields ? Number(fields.chat_id) : 1);
    }
    if (method === "getMe") return ME;
    if (method === "getMyCommands") return [];
    if (method !== "getChatMember") return true;
    return { status, user: { id: 1, is_bot: false, first_name: "One" } };
  };
  return {
    token: `7:${"A".repeat(35)}`,
    call: async (method, fields) => {
      const result = resultOf(method, fields);
      return JSON.parse(JSON.stringify({ kind: "answer", answer: { ok: true, result } }));
    },
  };
};

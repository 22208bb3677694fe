/** A reader does not see whether a space could break; a test of captions looks at it. */
export const asRead = (text: string): string =>
  text.replaceAll(
    /\u00a0(?:(?<=[⚪🔴].)(?=[\u2068\p{Nd}🤖])|(?<=×.)(?=\p{Nd})|(?<=\p{Nd}.)(?=[⚪🔴\p{L}])|(?<=\p{L}.)(?=\p{Nd}|[⚪🔴][ \u00a0]\p{Nd}))/gu,
    " ",
  );

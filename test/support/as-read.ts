/** A reader does not see whether a space could break; a test of captions looks at it. */
export const asRead = (text: string): string =>
  text.replaceAll(
    /\u00a0(?:(?<=[⚪🔴].)(?=[\u2068\d🤖])|(?<=×.)(?=\d)|(?<=\d.)(?=[⚪🔴\p{L}])|(?<=\p{L}.)(?=\d|[⚪🔴][ \u00a0]\d))/gu,
    " ",
  );

/** Whether a space could break is not seen by whoever reads; a test of captions looks at it. */
export const asRead = (text: string): string =>
  text.replaceAll(
    /\u00a0(?:(?<=[⚪🔴].)(?=[\u2068\d🤖])|(?<=×.)(?=\d)|(?<=\d.)(?=[⚪🔴\p{L}])|(?<=\p{L}.)(?=\d|[⚪🔴][ \u00a0]\d))/gu,
    " ",
  );

const HTTP =
  /^(?:(https?):\/\/)?((?:[\p{L}\d-]+\.)+\p{L}{2,}|localhost|[\d.]+)((?::\d+)?(?:[/?#].*)?)$/iu;

/** An address as Telegram writes it; undefined if Telegram does not accept it. */
export const normalUrl = (text: string): string | undefined => {
  const address = text.trim();
  if (/^(?:tg|ton):(?:\/\/)?\w/i.test(address)) return address;
  const [, scheme = "http", host = "", rest = ""] = HTTP.exec(address) ?? [];
  if (host === "" || /\s/.test(rest)) return undefined;
  const path = rest.startsWith("/") || rest.startsWith(":") ? rest : `/${rest}`;
  return `${scheme.toLowerCase()}://${host.toLowerCase()}${path}`;
};

/** Telegram's reason to refuse an address of a button or link. */
export const urlProblem = (text: string): string | undefined => {
  if (text === "") return "URL host is empty";
  if (/^(?!https?:|tg:|ton:)[a-z][a-z+.-]*:\/\//i.test(text)) return "Unsupported URL protocol";
  return normalUrl(text) === undefined ? "Wrong HTTP URL" : undefined;
};

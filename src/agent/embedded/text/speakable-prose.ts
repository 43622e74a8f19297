/** What is shown but not said: emoji, joiners, skin tones, keycaps and flags; ♭, ♮ and ♯ are said. */
const EMOJI =
  /(?:[0-9#*]\uFE0F?\u20E3|\p{Regional_Indicator}{2}|[\p{Emoji_Presentation}\u2600-\u266C\u2670-\u27BF\u2B00-\u2BFF\u{1F000}-\u{1FAFF}]\uFE0F?(?:\p{Emoji_Modifier})?(?:\u200D[\p{Emoji_Presentation}\u2600-\u266C\u2670-\u27BF\u{1F000}-\u{1FAFF}]\uFE0F?(?:\p{Emoji_Modifier})?)*)|[\u2197\u21D7\u2934\u21A9\u21AA\u2800]|\uFE0F|\u200D/gu;
const URL_PATTERN = /\b(?:https?:\/\/|www\.)[^\s<>()[\]"'“”]+[^\s<>()[\]"'“”.,;:!?]/gi;

const OPERATORS: Record<string, string> = {
  "<=": "less than or equal", ">=": "greater than or equal", "==": "double equals", "===": "triple equals",
  "!=": "not equal", "=": "equals", "<": "less than", ">": "greater than", "+": "plus", "-": "minus", "*": "star",
  "/": "slash", "&&": "double ampersand", "||": "double bar", "->": "arrow", "=>": "arrow", "++": "plus plus",
}; // prettier-ignore

export function withoutEmoji(text: string): string {
  return text.replace(EMOJI, "").replace(/ {2,}/g, " ");
}

/** The host of a web address, as a person would name it. */
export function hostOf(url: string): string {
  return /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/@\s]*@)?(?:www\.)?([^/\s:?#]+)/i.exec(url)?.[1] ?? url;
}

/** A path that somebody may type; what is longer, or asks with "?", is for clicking. */
const TYPED_PATH = /^(?:\/[\w.~-]+)+$/u;
const LONGEST_PATH = 30;

/** A web address as it is read on a screen and typed: "millfield.gov.uk/bins". The voice says its host alone. */
export function shownAddress(url: string): string {
  const host = hostOf(url);
  const path = url.slice(url.indexOf(host) + host.length).replace(/\/+$/u, "");
  return path.length <= LONGEST_PATH && TYPED_PATH.test(path) ? host + path : host;
}

export function withShownAddresses(text: string): string {
  return text.replace(URL_PATTERN, shownAddress);
}

/** Prose as it is said: no emoji, addresses as they are typed. */
export function speakableProse(text: string): string {
  return withoutEmoji(text).replace(URL_PATTERN, shownAddress);
}

/** Inline code as it is said: operators by name in English, everything else as it stands. */
export function speakableCode(code: string, language: string): string {
  const plain = code.trim();
  if (language === "en" && Object.hasOwn(OPERATORS, plain)) return OPERATORS[plain] ?? plain;
  return plain.length > 60 ? "" : plain;
}

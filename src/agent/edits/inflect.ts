/** English plurals (and, by the same letters, the third person of verbs): enough to follow a word through a text. */
const IRREGULAR: readonly (readonly [string, string])[] = [
  ["man", "men"], ["woman", "women"], ["child", "children"], ["person", "people"], ["foot", "feet"],
  ["tooth", "teeth"], ["mouse", "mice"], ["leaf", "leaves"], ["life", "lives"], ["knife", "knives"],
  ["half", "halves"], ["shelf", "shelves"], ["wolf", "wolves"], ["analysis", "analyses"], ["crisis", "crises"],
  ["basis", "bases"], ["index", "indices"], ["datum", "data"], ["criterion", "criteria"],
]; // prettier-ignore
const SAME = /(?:series|species|sheep|fish|news|physics|mathematics|equipment|information|electricity)$/i;

function onLastWord(phrase: string, change: (word: string) => string): string {
  return phrase.replace(/[\p{L}\p{M}'’-]+$/u, (word) => {
    const changed = change(word.toLowerCase());
    // The letters that stay keep their case.
    let same = 0;
    while (same < changed.length && word.toLowerCase()[same] === changed[same]) same += 1;
    return word.slice(0, same) + changed.slice(same);
  });
}

export function plural(phrase: string): string {
  return onLastWord(phrase, (word) => {
    if (SAME.test(word)) return word;
    const known = IRREGULAR.find(([one]) => one === word)?.[1];
    if (known !== undefined) return known;
    if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
    if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
    return `${word}s`;
  });
}

export function singular(phrase: string): string {
  return onLastWord(phrase, (word) => {
    if (SAME.test(word)) return word;
    const known = IRREGULAR.find(([, many]) => many === word)?.[0];
    if (known !== undefined) return known;
    if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
    if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
    if (/[^su]s$/.test(word) && word.length > 3) return word.slice(0, -1);
    return word;
  });
}

export function isPlural(phrase: string): boolean {
  return singular(phrase) !== phrase;
}

/** Whether it is said with "an": by its first letters, with the common exceptions of sound. */
export function takesAn(phrase: string): boolean {
  const word = /^[\p{L}\p{N}]+/u.exec(phrase)?.[0] ?? "";
  if (/^(?:hour|honest|honou?r|heir)/i.test(word)) return true;
  if (/^(?:uni(?:[^nm]|$)|us[ae]|util|eu|one$|once|ubiq|uran)/i.test(word)) return false;
  // Letters that are spelt out: "an MP4", "an LED".
  if (/^(?:[AEFHILMNORSX](?=\p{Lu}|\p{N}|$))/u.test(word)) return true;
  return /^(?:[aeiou]|8|11|18)/i.test(word);
}

/**
 * The forms in which a name stands in a sentence, itself first: cases of Russian, the article after a preposition
 * and letters without hamza in Arabic, letters without nukta in Hindi.
 */
export function formsOf(name: string, language: string): string[] {
  if (language === "ru") return russianCases(name);
  if (language === "ar") return arabicSpellings(name);
  if (language === "hi") return [...new Set([name, name.normalize("NFD").replaceAll("\u093c", "")])];
  if (language === "de") return germanCases(name);
  return [name];
}

/** Endings in the nominative, and what takes their place in other cases; the first that fits is taken. */
const RUSSIAN: [ending: RegExp, cases: string][] = [
  [/ия$/u, "ии ию ией"],
  [/[аы]я$/u, "ой ую"],
  [/я$/u, "и е ю ей"],
  [/а$/u, "ы и е у ой"],
  [/[ыи]е$/u, "ых ым ыми"],
  [/ы$/u, "ов ах ам ами -"],
  [/й$/u, "я ю ем е"],
  [/ь$/u, "и ью я ю ем е"],
  [/ет$/u, "та ту том те"],
  [/(?<=[бвгджзклмнпрстфхцчшщ])$/u, "а у ом е"],
];

function russianCases(name: string): string[] {
  // "США", "Сан-Марино", "Кот-д’Ивуар" stay as they are, or nearly so.
  if (!/^[\p{Script=Cyrillic} ]+$/u.test(name) || /^\p{Lu}+$/u.test(name)) return [name];
  const words = name.split(" ").map((word) => [word, ...(/^\p{Lu}/u.test(word) ? casesOf(word) : [])]);
  const all = words.reduce<string[]>(
    (before, forms) =>
      before.flatMap((start) => forms.map((form) => (start === "" ? form : `${start} ${form}`))),
    [""],
  );
  return [...new Set(all)];
}

function casesOf(word: string): string[] {
  if (word.length < 4 && !/[аяй]$/u.test(word)) return [];
  const rule = RUSSIAN.find(([ending]) => ending.test(word));
  if (rule === undefined) return [];
  return rule[1].split(" ").map((end) => word.replace(rule[0], end === "-" ? "" : end));
}

function arabicSpellings(name: string): string[] {
  const bare = name.replaceAll(/[أإآ]/gu, "ا");
  const spelt = bare === name ? [name] : [name, bare];
  return spelt.flatMap((one) => (one.startsWith("ال") ? [one, `لل${one.slice(2)}`] : [one]));
}

/** "in den Niederlanden", "der Vereinigten Staaten". */
function germanCases(name: string): string[] {
  const declined = name.replace(/^(\p{Lu}\p{Ll}+)e (?=\p{Lu})/u, "$1en ").replace(/lande$/u, "landen");
  return declined === name ? [name] : [name, declined];
}

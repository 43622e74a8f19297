import { COLOUR_WORDS, SWATCHES, type ColourName } from "./colour-words.ts";
import { regex, toPattern } from "./regex.ts";

/** What the listing of colours stands behind. */
const LISTED: Readonly<Record<string, string>> = {
  en: "in|colou?rs:|colou?rs are|choose(?: from| between)?",
  de: "in|farben:|farben sind|wahlweise",
  fr: "en|coloris\\s?:|couleurs\\s?:",
  es: "en|colores:|colores son",
  it: "in|nei colori|colori:",
  pt: "em|nas cores|cores:",
  nl: "in|kleuren:",
  sv: "i|färger:|färgerna",
  nb: "i|farger:|fargene",
  da: "i|farver:|farverne",
  pl: "w kolorze|w kolorach|kolory:|w wersji",
  cs: "v barvě|v barvách|barvy:",
  ru: "цвета:|цветах:?|цвета",
  uk: "кольори:|кольорах:?|кольору",
  ro: "în|culori:",
};
const AND = "and|or|und|oder|et|ou|y|o|e|ed|en|of|och|eller|og|oraz|i|lub|a|nebo|и|или|і|та|або|și|sau";
/** In scripts that set a word for colours before the list: all up to the end of its sentence. */
const BEHIND_COLOURS =
  /(?:颜色有?|顏色有?|配色|色は|カラーは|色:|色：|색상은?|색깔은?|रंग(?:ों)?(?:\s(?:हैं|है|में))?|(?:ال)?ألوان\p{L}*|باللون|الألوان|צבעים|בצבעי|בצבע|renkleri|renkler)[^.。।!！?？؟]{0,80}/gu;
/** A colour that is told by a thing: "moss green", "olivgrün". */
const TOLD_BY_THING: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}])(?:moss|olive|lime|forest|mint|sea|bottle|apple|pea|sky|midnight|ocean|coral|salmon|rose|cherry|brick|blood|fire|tomato|wine|lemon|mustard|sand|chestnut|chocolate|coffee|mouse|slate|steel|pearl|snow|ash|smoke|honey|peach)[ -](?=(?:green|blue|red|yellow|brown|pink|gr[ea]y|white|black|orange)(?![\p{L}]))/giu,
  de: /(?<![\p{L}])\p{L}{3,}(?:grün|blau|(?<!b)rot|gelb|schwarz|weiß|grau|braun|rosa|violett)(?:e[nmrs]?)?(?![\p{L}])/giu,
  nl: /(?<![\p{L}])\p{L}{3,}(?:groen|blauw|(?<!b)rood|geel|zwart|wit|grijs|bruin|roze|paars)e?(?![\p{L}])/giu,
  sv: /(?<![\p{L}])\p{L}{3,}(?:grön|blå|(?<!b)röd|gul|svart|grå|brun|rosa)(?:t|a|tt)?(?![\p{L}])/giu,
  nb: /(?<![\p{L}])\p{L}{3,}(?:grønn|blå|(?<!b)rød|gul|svart|grå|brun|rosa)t?e?(?![\p{L}])/giu,
  da: /(?<![\p{L}])\p{L}{3,}(?:grøn|blå|(?<!b)rød|gul|sort|grå|brun)t?e?(?![\p{L}])/giu,
};

const lists = new Map<string, RegExp | null>();

/** A row of colours behind what lists it: pieces of one word or two, one of them a plain colour. */
function listOf(base: string): RegExp | null {
  const known = lists.get(base);
  if (known !== undefined) return known;
  const before = LISTED[base];
  const piece = "\\p{L}[\\p{L}\\p{M}'’-]*(?:\\s(?!(?:" + AND + ")\\s)\\p{L}[\\p{L}\\p{M}'’-]*)?";
  const list =
    before === undefined
      ? null
      : toPattern(
          `(?<![\\p{L}])(?<before>${before})\\s(?<row>${piece}(?:(?:,\\s(?:(?:${AND})\\s)?|\\s(?:${AND})\\s)${piece})*)(?=\\s*(?:[.,;:!?)–—-]|$))`,
          "giu",
        );
  lists.set(base, list);
  return list;
}

/**
 * A text without its lists of colours: what comes "in moss green, coral and black" speaks of no reef. `base` is a
 * language tag's first part.
 */
export function withoutColours(text: string, base: string): string {
  const colours = wordsOf(base);
  if (colours === "") return text;
  const list = listOf(base);
  const head = ROMANCE.test(base) ? `^(?:${colours})(?![\\p{L}\\p{M}])` : `(?<![\\p{L}])(?:${colours})$`;
  const isColour = regex(head, "iu");
  const told = TOLD_BY_THING[base];
  const unlisted =
    list === null
      ? text
      : text.replace(list, (all: string, before: string, row: string) =>
          areColours(row, isColour, told) ? `${before} · ` : all,
        );
  const bare = told === undefined ? unlisted : unlisted.replace(told, " · ");
  const anywhere = regex(colours, "iu");
  return bare.replace(BEHIND_COLOURS, (all) => (anywhere.test(all) ? " · " : all));
}

function wordsOf(base: string): string {
  return Object.values(COLOUR_WORDS[base] ?? {}).join("|");
}

/** What may stand behind the word for a colour: "赤色", "빨간색", "اللون الأحمر" have it before. */
const COLOUR_OF = /^(?:اللون\s)?(?<name>.+?)(?:色|색|\s?(?:रंग|colou?r))?$/u;

/** The colour that these words name and nothing else, "Red", "dunkelblau", "赤", as sRGB; null for other words. */
export function swatchOf(words: string, base: string): string | null {
  const name = COLOUR_OF.exec(words.trim())?.groups?.["name"] ?? "";
  const told = TOLD_BY_THING[base];
  const plain = told === undefined || !/\s/u.test(name) ? name : name.replace(told, "");
  const found = Object.entries(COLOUR_WORDS[base] ?? {}).find(([, pattern]) =>
    toPattern(`^(?:${pattern})$`, "iu").test(plain),
  );
  return found === undefined ? null : SWATCHES[found[0] as ColourName];
}

/** "La verde | para verdura", "Rot für rohes Fleisch": a colour and what it is for. */
const FOR_WHAT =
  /^(?:(?:the|der|die|das|le|la|les|el|los|las|il|i|lo|o|a|os|as|de|het)\s)?(?<colour>\p{L}+)(?:\s(?:board|one|bin|bag|brett|tonne))?\s(?:for|means|is for|für|heißt|steht für|pour|para|per|voor|för|for|dla|для|pro|do)\s\S/iu;

/** The colour that a thing is told by at its beginning, with what it is for; null where it is told by none. */
export function swatchBefore(words: string, base: string): string | null {
  const colour = FOR_WHAT.exec(words.trim())?.groups?.["colour"];
  return colour === undefined ? swatchOf(words, base) : swatchOf(colour, base);
}

/** Whether a sentence says in which colours something comes. */
export function listsColours(text: string, base: string): boolean {
  return withoutColours(text, base) !== text;
}

const ROMANCE = /^(?:fr|es|it|pt|ro)$/u;
const BETWEEN = toPattern(`,\\s(?:(?:${AND})\\s)?|\\s(?:${AND})\\s`, "iu");

/** Of "blue and shallow water" not all are colours. */
function areColours(row: string, isColour: RegExp, told: RegExp | undefined): boolean {
  const pieces = row.split(BETWEEN);
  const named = pieces.filter(
    (piece) => isColour.test(piece) || (told !== undefined && piece.search(told) >= 0),
  );
  const others = pieces.filter((piece) => !named.includes(piece));
  if (named.length === 0 || (pieces.length === 1 && !/\s/u.test(row))) return false;
  return named.length >= 2 || others.every((piece) => !/\s/u.test(piece));
}

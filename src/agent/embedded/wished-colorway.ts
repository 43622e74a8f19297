import type { Colorway } from "../../artifacts/style.ts";
import { hueNamed } from "../../kernel/color-names.ts";
import { regex } from "./text/regex.ts";
import { codesIn, coloursNamed } from "./wished-look/colour-stems.ts";

/** Words without which a colour's name in a wish may be a wine or a team. */
const COLOUR =
  /(?<![\p{L}\p{M}])(?:colou?r\p{L}*|palette|shades?|tones?|farb\p{L}*|\p{L}+farben?|couleurs?|color(?:es)?|colori|cores|cor|kleur\p{L}*|kolor\p{L}*|barw\p{L}*|цвет\p{L}*|тон\p{L}*|кол[іь]ор\p{L}*|barv\p{L}*|färg\p{L}*|farve\p{L}*|farge\p{L}*|renk\p{L}*|värit?|szín\p{L}*|culor\p{L}*|χρώμα\p{L}*|ألوان|الألوان|لون|اللون|צבע\p{L}*|ה?צבעים|रंग\p{L}*|màu)(?![\p{L}\p{M}])|[色颜顏]|カラー|색/iu;

/** Colours that are wished by what has them: "autumn colours", "Erdtöne". */
const WORLDS: readonly (readonly [Colorway, RegExp])[] = [
  [
    "clay",
    /(?<![\p{L}\p{M}])(?:autumn\p{L}*|fall colou?rs|earth(?:y|en)?|natural tones|herbst\p{L}*|erdtön\p{L}*|erdfarb\p{L}*|automn\p{L}*|terreux|tons? (?:de )?terre|otoñ\p{L}*|tierra|autunn\p{L}*|terra|outon\p{L}*|terrosos|herfst\p{L}*|aard\p{L}*|höst\p{L}*|jordnära|efterår\p{L}*|høst\p{L}*|syks\p{L}*|jesien\p{L}*|podzim\p{L}*|ősz\p{L}*|toamn\p{L}*|осен\p{L}*|земл\p{L}*|осін\p{L}*|есен\p{L}*|φθινοπωρ\p{L}*|γήιν\p{L}*|sonbahar|toprak)(?![\p{L}\p{M}])|秋色|大地色|アースカラー|秋らしい|가을|خريف|סתיו/iu,
  ],
  [
    "sepia",
    /(?<![\p{L}\p{M}])(?:sepia\p{L}*|sépia|parchment|pergament\p{L}*|сепи\p{L}*)(?![\p{L}\p{M}])|セピア|泛黄/iu,
  ],
];

/** So many words at most stand between the colour and what has it: "les couleurs de l'automne". */
const BETWEEN = 2;

/**
 * The colours that the caller's wishes name: a hex code, a name, or else what has them; null where they name none.
 * `wishes`: sentences to the film-maker, none of what is not wanted.
 */
export function wishedColorway(wishes: readonly string[]): Colorway | null {
  for (const wish of wishes) {
    const names = COLOUR.test(wish) ? colourNames(wish) : [];
    const family = [...codesIn(wish), ...names].map(familyOf).find((one) => one !== null);
    if (family !== undefined) return family;
  }
  // What a team or a season is called is less sure than a code, whichever is said first.
  return WORLDS.find(([, words]) => wishes.some((wish) => isBesideColour(wish, words)))?.[0] ?? null;
}

function isBesideColour(wish: string, words: RegExp): boolean {
  const places = (pattern: RegExp) => [...wish.matchAll(regex(pattern.source, "giu"))];
  const colours = places(COLOUR);
  return places(words).some((world) =>
    colours.some((colour) => {
      const [first, second] = world.index < colour.index ? [world, colour] : [colour, world];
      const between = wish.slice(first.index + first[0].length, second.index);
      return !/[;.!?。；]/u.test(between) && (between.match(/[\p{L}\p{M}]+/gu) ?? []).length <= BETWEEN;
    }),
  );
}

/** Colours named in a text, as hex codes: "blaue", "verdes", 緑色. */
function colourNames(text: string): string[] {
  const named = coloursNamed(text);
  if (named.length > 0) return named;
  const words =
    text.toLowerCase().match(/[\p{Script=Han}]|[\p{Script=Hangul}]+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+/gu) ??
    [];
  return words.flatMap((word) => {
    const forms = [word, word.slice(0, -1), word.slice(0, -2)].filter(
      (form) => form === word || form.length >= 3,
    );
    return forms.map(hueNamed).find((hue) => hue !== null) ?? [];
  });
}

/** Where the families' colours lie on the circle of hues, each up to its degree. */
const UP_TO: readonly (readonly [number, Colorway])[] = [
  [38, "ember"],
  [68, "gold"],
  [160, "leaf"],
  [196, "teal"],
  [256, "sea"],
  [343, "plum"],
  [360, "ember"],
];
/** Greys, blacks and whites have no family. */
const LEAST_CHROMA = 0.12;
const BROWN = { lightest: 0.6, from: 14, to: 46 };

/** The family of a colour (`#RRGGBB`); null for greys. */
export function familyOf(code: string): Colorway | null {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(code.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  if (span < LEAST_CHROMA) return null;
  const sixth = most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  // What is dark and of a flame's hue is brown.
  if (most < BROWN.lightest && sixth * 60 > BROWN.from && sixth * 60 < BROWN.to) return "clay";
  return UP_TO.find(([degree]) => sixth * 60 < degree)?.[1] ?? null;
}

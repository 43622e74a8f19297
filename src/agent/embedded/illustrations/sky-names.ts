import { toPattern } from "../text/regex.ts";

/** The planet, and its names in a text of a language, each ending before what follows `EDGE`. */
export const EARTH = { drawing: "globe-showing-europe-africa", term: "earth" };

/** A word begun with a capital within its sentence: the planet, where a small letter means the ground. */
const WITHIN = "(?<=[\\p{L}\\p{N}][,;:]?\\s)";
/** No letter behind it, and no name that it begins: "Terre de Feu", "Dünya Kupası". */
const EDGE = "(?![\\p{L}\\p{M}-])(?!\\s(?:d[eio]l?l?a?\\s)?\\p{Lu})";

/** "The highest mountain on Earth" is about no planet. */
const PLANET: Readonly<Record<string, string>> = {
  en: `(?<!\\bon )(?:${WITHIN}|(?:^|[.!?]\\s)The )Earth(?:['’]s)?${EDGE}|planet [Ee]arth`,
  de: "(?<!\\p{L})(?:Erd(?:kugel|ball|achse|umlauf|rotation|atmosphäre|kruste|mantel|kern|anziehung|umfang|schatten)\\p{L}*|(?:[Uu]m|[Dd]ass) die Erde|Planet(?:en)? Erde|[Dd]ie Erde (?=dreht|kreist|umkreist|wandert|rotiert))",
  fr: `(?<!\\bsur )(?<=[\\p{L}]['’\\s])Terre${EDGE}|globe terrestre`,
  es: `(?<!\\ben la )${WITHIN}Tierra${EDGE}|globo terráqueo`,
  it: `(?<!\\bsulla )(?<=[\\p{L}]['’\\s])Terra${EDGE}`,
  pt: `(?<!\\bna )${WITHIN}Terra${EDGE}`,
  nl: `(?<!\\bop )${WITHIN}(?:de )?Aarde${EDGE}|(?<!\\p{L})(?:aardbol|aardas|aardrotatie|(?:om|rond) de aarde)(?!\\p{L})`,
  sv: "(?<!\\p{L})(?:jordklot\\p{L}*|jordaxel\\p{L}*|jordens (?:axel|yta|bana|skugga|dragning\\p{L}*|omkrets)|(?:runt|kring) jorden)(?!\\p{L})",
  da: "(?<!\\p{L})(?:jordklode\\p{L}*|jordens (?:akse|overflade|bane|skygge|omkreds|tyngde\\p{L}*)|(?:rundt om|omkring) [Jj]orden)(?!\\p{L})",
  nb: "(?<!\\p{L})(?:jordklode\\p{L}*|jordens (?:akse|overflate|bane|skygge|omkrets)|(?:rundt|omkring) [Jj]orda?(?:en)?)(?!\\p{L})",
  pl: `(?<!\\bna )${WITHIN}Ziemi[aęąo]?${EDGE}|kul[aięą] ziemsk\\p{L}+`,
  cs: `(?<!\\bna )${WITHIN}Zem(?:ě|i|í)${EDGE}|zeměkoul\\p{L}+`,
  ru: `(?<!(?<!\\p{L})на )${WITHIN}Земл(?:я|и|ю|е|ёй|ей)${EDGE}|земно(?:й|го|му) шар\\p{L}*`,
  uk: `(?<!(?<!\\p{L})на )${WITHIN}Земл(?:я|і|ю|ею)${EDGE}|земн\\p{L}+ кул\\p{L}+`,
  ro: `(?<!\\bpe )${WITHIN}Pământ(?:ul|ului)?${EDGE}`,
  hu: `${WITHIN}Föld(?:et|nek|től|höz|del|et)?${EDGE}|földgolyó\\p{L}*`,
  fi: `${WITHIN}Maa(?:n|ta|han|sta)?${EDGE}|maapallo(?!lla)\\p{L}*`,
  el: `(?<!στη )${WITHIN}Γης?${EDGE}`,
  tr: `${WITHIN}Dünya(?:['’]\\p{L}{1,4})?${EDGE}|dünya(?:mız)?ın ekseni|yerküre\\p{L}*`,
  ar: "كوكب الأرض|الكرة الأرضية|حول الأرض|جاذبية الأرض|دوران الأرض|ظل الأرض|محور الأرض",
  he: "כדור[ -]הארץ",
  fa: "کره[ٔی‌ ]?\\s?زمین|سیاره[ٔی‌ ]?\\s?زمین",
  hi: "(?<![\\p{L}\\p{M}])(?:पृथ्वी|धरती की धुरी)",
  bn: "(?<![\\p{L}\\p{M}])পৃথিবী(?!তে)",
  ta: "(?<![\\p{L}\\p{M}])பூமி(?!யில்)",
  te: "భూగోళ",
  th: "ดาวเคราะห์โลก|รอบโลก|แกนโลก|โลกหมุน|โลกของเรา",
  vi: "(?<!trên )[Tt]rái [Đđ]ất",
  id: `(?<!\\bdi )${WITHIN}Bumi${EDGE}`,
  zh: "地球(?!上|村|仪|儀|人)",
  ja: "地球(?!上|温暖化|儀|人)",
  ko: "(?<![가-힣])지구(?!상|대|당|력|에서|본)(?=[가-힣]{0,3}(?:[^가-힣]|$))",
};

const earthOf = new Map<string, RegExp | null>();

/** Whether a text speaks of the planet Earth. */
export function namesEarth(text: string, base: string): boolean {
  const known = earthOf.get(base);
  const words = PLANET[base];
  const reader = known ?? (words === undefined ? null : toPattern(words, "u"));
  earthOf.set(base, reader);
  return reader?.test(text) === true;
}

/** The sun and the moon as texts on the sky write them, where a capital letter begins a name elsewhere. */
const LIGHTS: Readonly<Record<string, string>> = {
  en: "(?<=(?<!\\p{L})[Tt]he )(?:Sun|Moon)",
  fr: "(?<=(?<!\\p{L})(?:[Ll]e|[Dd]u|[Aa]u|[Ll]a) )(?:Soleil|Lune)",
  es: "(?<=(?<!\\p{L})(?:[Ee]l|del|al|[Ll]a) )(?:Sol|Luna)",
  it: "(?<=(?<!\\p{L})(?:[Ii]l|[Dd]el|[Aa]l|[Dd]al|[Ss]ul|[Nn]el|[Ll]a|[Dd]ella|[Aa]lla|[Dd]alla|[Ss]ulla) )(?:Sole|Luna)",
  pt: "(?<=(?<!\\p{L})(?:[Oo]|[Dd]o|[Aa]o|[Nn]o|[Pp]elo|[Aa]|[Dd]a|[Àà]|[Nn]a|[Pp]ela) )(?:Sol|Lua)",
  nl: "(?<=(?<!\\p{L})[Dd]e )(?:Zon|Maan)",
  pl: "(?:Słońc|Księżyc)(?=\\p{L}{0,4}(?!\\p{L}))",
  cs: "Slunc(?=\\p{L}{1,3}(?!\\p{L}))",
  ru: "(?:Солнц|Лун)(?=\\p{L}{1,3}(?!\\p{L}))",
  uk: "Сонц(?=\\p{L}{1,3}(?!\\p{L}))",
  ro: "Soare(?=\\p{L}{0,3}(?!\\p{L}))",
  el: "Ήλι(?=\\p{L}{1,3}(?!\\p{L}))",
  tr: "Güneş(?=(?:['’]?\\p{L}{1,4})?(?!\\p{L}))",
  sv: "(?<!\\p{L})(?:Solen|Månen)",
  da: "(?<!\\p{L})(?:Solen|Månen)",
  nb: "(?<!\\p{L})(?:Solen|Sola|Månen)",
};

const lightsOf = new Map<string, RegExp>();

/** "Costa del Sol": a place is called so. */
const NAMED_AFTER = "(?<!\\p{Lu}\\p{L}* (?:\\p{Ll}{1,3} )?\\p{Ll}{1,5} )";

/** A text with the sun and the moon in small letters, as nouns have them; not in names ("the Sun Inn", "Costa del Sol"). */
export function withSmallLights(text: string, base: string): string {
  const words = LIGHTS[base];
  if (words === undefined) return text;
  const known = lightsOf.get(base);
  const reader = known ?? toPattern(`${NAMED_AFTER}(?:${words})(?!\\p{L}*\\s\\p{Lu})`, "gu");
  lightsOf.set(base, reader);
  return text.replace(reader, (light) => light.toLocaleLowerCase(base));
}

import { isUnspaced } from "../text/unspaced.ts";
import { toPattern } from "../text/regex.ts";

/** Who somebody's child or wife is says nothing of a trade: "a carpenter's son" looks at a clock. */
const KIN: Readonly<Record<string, string>> = {
  en: "sons?|daughters?|wife|wives|widow|husband|father|mother|brother|sister|apprentice|boy|girl|child|children|grandson|granddaughter",
  de: "Sohn|Söhne|Tochter|Töchter|Frau|Witwe|Mann|Vater|Mutter|Bruder|Schwester|Lehrling|Kind|Kinder|Enkel|Enkelin",
  fr: "fils|filles?|femme|veuve|mari|père|mère|frère|sœur|apprenti|enfants?|petit-fils",
  es: "hij[oa]s?|mujer|esposa|viuda|marido|padre|madre|herman[oa]|aprendiz|niet[oa]",
  it: "figli[oa]?|moglie|vedova|marito|padre|madre|fratello|sorella|apprendista|nipote",
  pt: "filh[oa]s?|mulher|esposa|viúva|marido|pai|mãe|irmã[o]?|aprendiz|net[oa]",
  nl: "zoon|zonen|dochter|vrouw|weduwe|man|vader|moeder|broer|zus|leerling|kind|kinderen|kleinzoon",
  sv: "son|söner|dotter|fru|änka|man|far|mor|bror|syster|lärling|barn",
  pl: "syn\\p{L}*|córk\\p{L}*|żon\\p{L}*|wdow\\p{L}*|mąż|ojc\\p{L}*|matk\\p{L}*|brat\\p{L}*|siostr\\p{L}*|wnuk\\p{L}*",
  ru: "сын\\p{L}*|доч\\p{L}*|жен\\p{L}{0,2}|вдов\\p{L}{0,2}|муж\\p{L}{0,2}|отец|мать|брат|сестра|внук|внучка",
  uk: "син\\p{L}*|доньк\\p{L}*|дочк\\p{L}*|дружин\\p{L}*|вдов\\p{L}{0,2}|чоловік|батько|мати|брат|сестра|онук\\p{L}*",
  tr: "oğl\\p{L}*|kız[ıi]\\p{L}*|karısı|dul|kocası|babası|annesi|kardeşi|torunu|çırağı",
  ja: "息子|娘|妻|未亡人|夫|父|母|弟子|子ども|子供|孫",
  zh: "儿子|兒子|女儿|女兒|妻子|遗孀|丈夫|父亲|母亲|徒弟|孩子|孙子",
  ko: "아들|딸|아내|남편|아버지|어머니|제자|손자|손녀",
  ar: "ابن|ابنة|زوجة|أرملة|زوج|والد|والدة|حفيد",
  hi: "बेट[ाीे]|पुत्र|पुत्री|पत्नी|विधवा|पति|पिता|माता|पोता",
};

/** What a thing is for or of: "une housse de pluie" is no rain, and a rain jacket neither. */
const HEADS: Readonly<Record<string, string>> = {
  en: "covers?|jackets?|coats?|boots?|hats?|cases?|bags?|racks?|knife|knives|machines?|cabinets?|cupboards?|drawers?|holders?|suits?|gear|proof|resistant|tight|repellent",
  fr: "housses?|vestes?|manteaux?|bottes|chapeaux?|étuis?|sacs?|boîtes?|couteaux?|machines?|placards?|armoires?|supports?|vêtements?|protections?",
  es: "fundas?|chaquetas?|abrigos?|botas|sombreros?|estuches?|bolsas?|cajas?|cuchillos?|máquinas?|armarios?|soportes?|trajes?|ropa",
  it: "custodi[ae]|foder[ae]|giacc(?:a|he)|cappott[oi]|stivali|cappell[oi]|bors[ae]|scatol[ae]|coltell[oi]|macchin[ae]|armad[io]+|support[oi]|copertur[ae]",
  pt: "capas?|casacos?|botas|chapéus?|estojos?|bolsas?|sacos?|caixas?|facas?|máquinas?|armários?|suportes?|fatos?",
};

/** Languages in which the one who is meant stands before what they are of. */
const OF: Readonly<Record<string, string>> = {
  en: "of (?:an? |the )?",
  de: "(?:eines|einer|des|der|von) ",
  fr: "(?:d['’]une? |du |de la |de l['’]|d['’]|de )",
  es: "(?:de un[ao]? |del |de la |de )",
  it: "(?:di un[ao]? |di un['’]|del(?:lo|la)? |dell['’]|di )",
  pt: "(?:de um[a]? |d[oae] )",
  nl: "van (?:een |de )?",
  sv: "(?:till en |av en |till )",
  pl: "",
  ru: "",
  uk: "",
  ar: "",
};
/** What parts one noun from another before it, where that one is of it. */
const GENITIVE: Readonly<Record<string, string>> = {
  en: "['’]s? ",
  sv: "s ",
  tr: "\\p{L}*[ıiuü]n ",
  ja: "の",
  zh: "的",
  ko: "의 ",
  hi: " (?:का|की|के) ",
};
const FOR: Readonly<Record<string, string>> = {
  fr: "(?:de |d['’]|à |anti-?|contre (?:la |le |l['’])?)",
  es: "(?:de |para (?:la |el )?|contra (?:la |el )?)",
  it: "(?:da |di |d['’]|per (?:la |il )?|anti)",
  pt: "(?:de |para (?:a |o )?|contra (?:a |o )?)",
};

/** "moustique tigre", "requin-marteau": the second noun of a kind of animal only says which. */
const KINDS: Readonly<Record<string, readonly [animals: string, which: string]>> = {
  fr: ["moustiques?|requins?|poissons?|papillons?|crevettes?|crabes?|araignées?|serpents?|grenouilles?|singes?|phoques?", "tigres?|zèbres?|léopards?|lions?|chats?|loups?|marteaux?|lune|éléphants?|perroquets?|clowns?|baleines?|taureaux?|feuille|crapauds?"],
  es: ["mosquitos?|peces|pez|tibur(?:ón|ones)|mariposas?|arañas?|cangrejos?|gambas?|ranas?|focas?", "tigres?|cebras?|leopardos?|leon(?:es)?|león|gatos?|lobos?|martillos?|luna|payasos?|ballenas?|toros?|loros?"],
  it: ["zanzar[ae]|pesc[ei]|squal[oi]|farfall[ae]|ragn[oi]|granch[io]+|gamber[oi]|ran[ae]|foc[ah]e?", "tigre|zebra|leopardo|leone|gatto|lupo|martello|luna|pagliaccio|balena|toro|pappagallo"],
  pt: ["mosquitos?|peixes?|tubar(?:ão|ões)|borboletas?|aranhas?|caranguejos?|camar(?:ão|ões)|rãs?|focas?", "tigres?|zebras?|leopardos?|leão|leões|gatos?|lobos?|martelos?|lua|palhaços?|baleias?|touros?|papagaios?"],
}; // prettier-ignore
/** "tiger mosquito", "zebra finch": in English it stands before. */
const ENGLISH_KINDS =
  "(?:tiger|zebra|leopard|hedgehog|elephant|lion|monkey|horse|dog|cat|spider|wolf|bull|parrot|clown|cow|goat|squirrel)[ -](mosquito(?:e?s)?|shrimps?|prawns?|fish|sharks?|finch(?:es)?|seals?|beetles?|fl(?:y|ies)|moths?|crabs?|lil(?:y|ies)|chestnuts?|mussels?|grass|monkeys?|snakes?|mushrooms?)";

type Cut = { find: RegExp; put: string };
const cuts = new Map<string, readonly Cut[]>();

function cutsFor(base: string): readonly Cut[] {
  const known = cuts.get(base);
  if (known !== undefined) return known;
  const made: Cut[] = [];
  const [kin, of, genitive] = [KIN[base], OF[base], GENITIVE[base]];
  const noun = isUnspaced(base) ? "[\\p{Script=Han}\\p{Script=Katakana}ー]{1,4}" : "[\\p{L}\\p{M}]+";
  const [start, end] = /^(?:ja|zh|ko)$/u.test(base)
    ? ["", ""]
    : ["(?<![\\p{L}\\p{M}])", "(?![\\p{L}\\p{M}])"];
  const cut = (pattern: string, put: string) => made.push({ find: toPattern(pattern, "giu"), put });
  if (kin !== undefined && of !== undefined) cut(`${start}(${kin}) ${of}${noun}${end}`, "$1 · ");
  if (kin !== undefined && genitive !== undefined) cut(`${start}${noun}${genitive}(${kin})${end}`, " · $1");
  const [animals, which] = KINDS[base] ?? [];
  if (animals !== undefined && which !== undefined)
    cut(`${start}(${animals})[ -](?:${which})${end}`, "$1 · ");
  if (base === "en") cut(`${start}${ENGLISH_KINDS}${end}`, " · $1");
  const heads = HEADS[base];
  if (heads !== undefined && base === "en")
    cut(
      `${start}(?:rain|snow|wind|water|weather|fire|sun|bread|fish|cheese|wine|bike|bicycle|egg|shoe|hat|ski|pencil|camera|guitar|violin|car|dog|cat|coffee|frost|flood)[ -]?(${heads})${end}`,
      " · $1",
    );
  if (heads !== undefined && FOR[base] !== undefined)
    cut(`${start}(${heads}) ${FOR[base]}${noun}${end}`, "$1 · ");
  cuts.set(base, made);
  return made;
}

/**
 * A text without the nouns that only say whose or what for another is. `isTerm`: whether a phrase as it stands is a
 * thing of its own, such as a sewing machine.
 */
export function withoutModifiers(text: string, base: string, isTerm: (phrase: string) => boolean): string {
  return cutsFor(base).reduce(
    (left, { find, put }) =>
      left.replaceAll(find, (found, kept: string) => (isTerm(found) ? found : put.replace("$1", kept))),
    text,
  );
}

const SMALL = String.raw`(?:(?:de|del|della|dello|dei|degli|delle|dell['’]|des|du|da|do|dos|das|d['’]|la|las|los|les|le|l['’])\s*){0,2}`;
const after = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}])(?:${words})\s+${SMALL}\p{Lu}[\p{L}'’-]*`, "gu");

/** How languages write the name of a street beside the word for one. */
const STREETS: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}'’])[\p{L}'’]{1,24} (?:[Ll]ane|[Ss]treet|[Rr]oad|[Aa]venue|[Tt]errace|[Cc]rescent|[Mm]ews)(?![\p{L}])|(?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Estate|Court|Close|Heights|Villas|Arms|Primary(?: School)?)(?![\p{L}])|(?<=\p{Nd}[A-Za-z]? )(?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Square|Gardens|Place|Drive|Way|Hill|Row|Walk|Parade|Boulevard|Highway|Sq|Gdns|Pl|Dr|Tce|Cres|Pde|Hwy)(?![\p{L}])|\p{Lu}[\p{L}'’]+ (?:St|Rd|Ave|Ln|Blvd)(?![\p{L}]|\.? \p{Lu})/gu,
  de: /(?<![\p{L}])\p{Lu}\p{Ll}+(?:straße|strasse|gasse|allee|siedlung)(?![\p{L}])|(?<=(?:Haus|Hof|Kita|Wohnanlage|Gasthof|Gasthaus) )\p{Lu}\p{Ll}+/gu,
  nl: /(?<![\p{L}])\p{Lu}\p{Ll}+(?:straat|laan|gracht|plein|hof)(?![\p{L}])/gu,
  pl: /(?<![\p{L}])(?:ulic\p{L}+|ul\.|alej\p{L}+|osiedl\p{L}+) \p{Lu}[\p{L}-]+/gu,
  ru: /(?<![\p{L}])(?:улиц\p{L}+|ул\.|переул\p{L}+|площад\p{L}+|проспект\p{L}*) \p{Lu}[\p{L}-]+|(?<![\p{L}])\p{Lu}[\p{L}-]+ (?:улиц\p{L}+|переул\p{L}+|площад\p{L}+|проспект\p{L}*|слобод\p{L}+)/gu,
  tr: /(?<![\p{L}])\p{Lu}\p{Ll}+ (?:[Ss]oka\p{L}+|[Cc]adde\p{L}+|[Mm]ahalle\p{L}+|[Aa]partman\p{L}+|[Ss]itesi\p{L}*)/gu,
  zh: /(?:(?![的了在去到从從和有是住给給])\p{Script=Han}){2,4}(?:小区|小區|社区|社區|新村|家园|家園|胡同|弄堂|公寓|大厦|大廈|幼儿园|幼兒園)/gu,
  ja: /[\p{Script=Han}\p{Script=Katakana}ヶー]{1,5}(?:団地|丁目|商店街|小学校|中学校|保育園|幼稚園)/gu,
  ko: /(?<![\p{L}])\p{Script=Hangul}{2,5}(?:아파트|빌라|마을|초등학교|어린이집|유치원)/gu,
  fr: after("[Rr]ue|[Aa]venue|[Bb]oulevard|[Qq]uai|[Ii]mpasse|[Cc]hemin|[Pp]lace"),
  es: after("[Cc]alle|[Aa]venida|[Pp]aseo|[Pp]laza|[Tt]ravesía"),
  it: after("[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Vv]icolo|[Ll]argo"),
  pt: after("[Rr]ua|[Aa]venida|[Pp]raça|[Tt]ravessa|[Ll]argo"),
};

const calledBehind = (words: string): RegExp =>
  new RegExp(String.raw`(?<=(?<![\p{L}])(?:${words})\s+${SMALL})\p{Lu}[\p{L}'’-]*`, "gu");

/** Houses, schools and the like, whose names begin large in languages that write no other noun so. */
const HOUSES: Readonly<Record<string, RegExp>> = {
  fr: calledBehind("[Rr]efuge|[ÉEé]cole|[Ll]ycée|[Cc]ollège|[Rr]ésidence|[Mm]aison|[Ff]oyer|[Ff]erme|[Dd]omaine|[Aa]uberge|[Hh]ôtel|[Cc]afé|[Rr]estaurant|[Cc]rèche|[Cc]linique|[Cc]amping|[Cc]abinet|[Bb]oulangerie|[Hh]ameau|[Qq]uartier"), // prettier-ignore
  es: calledBehind("[Rr]efugio|[Ee]scuela|[Cc]olegio|[Ii]nstituto|[Rr]esidencia|[Cc]asa|[Gg]ranja|[Hh]ostal|[Hh]otel|[Cc]afé|[Rr]estaurante|[Gg]uardería|[Cc]línica|[Cc]amping|[Pp]anadería|[Bb]arrio|[Ff]inca"), // prettier-ignore
  it: calledBehind("[Rr]ifugio|[Ss]cuola|[Ll]iceo|[Rr]esidenza|[Cc]asa|[Cc]ascina|[Ff]attoria|[Aa]lbergo|[Hh]otel|[Cc]affè|[Rr]istorante|[Aa]silo|[Cc]linica|[Cc]ampeggio|[Pp]anificio|[Qq]uartiere|[Aa]griturismo"), // prettier-ignore
  pt: calledBehind("[Aa]brigo|[Ee]scola|[Cc]olégio|[Rr]esidência|[Cc]asa|[Qq]uinta|[Ff]azenda|[Pp]ousada|[Hh]otel|[Cc]afé|[Rr]estaurante|[Cc]reche|[Cc]línica|[Pp]adaria|[Bb]airro"), // prettier-ignore
};

/**
 * A text without its streets, and the names of its houses: "on Canning Lane", "rue de la Pomme", "refuge des Tilleuls" speak of no tin, no apple and no tree. `base` is a language
 * tag's first part.
 */
export function withoutStreets(text: string, base: string): string {
  const streets = STREETS[base];
  const houses = HOUSES[base];
  const outside = streets === undefined ? text : text.replace(streets, " · ");
  return houses === undefined ? outside : outside.replace(houses, " · ");
}

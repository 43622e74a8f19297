/**
 * What many people are invited to, as requests name it, and as it is called by itself: null where it is as it stands. A meeting of
 * those who asked, or a talk, is none.
 */
export const EVENT_WORDS: Readonly<Record<string, readonly (readonly [form: string, name: string | null])[]>> = {
  en: [["(?:\\p{L}[\\p{L}’'-]*\\s){0,3}?(?:open (?:day|house|evening|morning|weekend)|fair|f[êe]te|festival|market|concert|exhibition|(?:jumble|book|bake|plant|garage|rummage) sale|fun run|carnival|parade|regatta|tournament|quiz night|flower show|ceilidh|bazaar|grand opening|premiere|harvest supper|barn dance|beach clean|street party|auction)", null]],
  de: [["Tag der offenen Tür|Tage der offenen Tür|(?:\\p{Nd}+\\. )?\\p{Lu}[\\p{L}-]*(?:fest|markt|konzert|turnier|lauf|basar|ausstellung|premiere|regatta|festival|tombola|eröffnung)|Konzert|Eröffnung|Basar|Ausstellung|Fest", null]],
  fr: [["(?:journées? )?portes ouvertes|fête (?:de la |de l['’]|du |des |d['’])?[\\p{L}-]+|vide-grenier|kermesse|(?:grand )?concert|exposition|tournoi|festival|brocante|bourse aux [\\p{L}-]+|inauguration|marché (?:de noël|aux [\\p{L}-]+)", null]],
  es: [["(?:jornadas? de )?puertas abiertas|fiesta(?: de (?:la |los |las )?[\\p{L}]+|\\sdel [\\p{L}]+)?|feria(?: de(?:l| la| los| las)? [\\p{L}]+)?|concierto|mercadillo|torneo|exposición|verbena|carrera popular|festival|inauguración", null]],
  it: [["open day|giornat[ae] (?:a |di )?porte aperte|porte aperte|festa(?: d(?:i|el|ella|ei|elle|ell['’]) ?[\\p{L}]+)?|sagra(?: d(?:i|el|ella|ei|elle) [\\p{L}]+)?|concerto|mercatino|torneo|mostra|inaugurazione|festival", null]],
  pt: [["dia aberto|portas abertas|festa(?: d[oae]s? [\\p{L}]+)?|feira(?: d[oae]s? [\\p{L}]+)?|concerto|torneio|exposição|arraial|quermesse|inauguração|festival", null]],
  nl: [["open ?(?:dag(?:en)?|huis)|opendeurdag(?:en)?|\\p{Ll}*(?:feest|markt|concert|toernooi|braderie|festival)|tentoonstelling|opening", null]],
  sv: [["öppet hus|(?:\\p{Ll}+)?(?:marknad|konsert|loppis|festival|utställning|vernissage)", null]],
  da: [["åbent hus|(?:\\p{Ll}+)?(?:marked|koncert|festival|udstilling|fernisering)", null]],
  nb: [["åpent hus|åpen dag|(?:\\p{Ll}+)?(?:marked|konsert|festival|utstilling)", null]],
  pl: [["d(?:zień otwarty|nia otwartego|niu otwartym|niem otwartym)", "Dzień otwarty"], ["dni(?:ach)? otwart(?:e|ych)", "Dni otwarte"], ["festyn(?:u|ie|em)?", "Festyn"], ["piknik(?:u|iem)?", "Piknik"], ["koncer(?:t|tu|cie|tem)", "Koncert"], ["jarmark(?:u|iem)?", "Jarmark"], ["kiermasz(?:u|em)?", "Kiermasz"], ["wystaw(?:a|ę|y|ie)", "Wystawa"], ["turniej(?:u|em)?", "Turniej"]],
  cs: [["d(?:en|ne|ni|nem) otevřených dveří", "Den otevřených dveří"], ["dn[yíů] otevřených dveří", "Dny otevřených dveří"], ["koncert(?:u|em|ě)?", "Koncert"], ["výstav(?:a|u|y|ě)", "Výstava"]],
  ru: [["д(?:ень|ня|ню|нём|нем) открытых дверей", "День открытых дверей"], ["дн(?:и|ей|ям|ях) открытых дверей", "Дни открытых дверей"], ["концерт(?:а|у|е)?", "Концерт"], ["ярмарк(?:а|у|и|е)", "Ярмарка"], ["фестивал(?:ь|я|ю|е)", "Фестиваль"], ["выставк(?:а|у|и|е)", "Выставка"]],
  uk: [["д(?:ень|ня|ню|ні) відкритих дверей", "День відкритих дверей"], ["концерт(?:у|і)?", "Концерт"], ["ярмар(?:ок|ку|ки|ці|ка)", "Ярмарок"], ["фестивал(?:ь|ю|і)", "Фестиваль"], ["виставк(?:а|у|и)", "Виставка"]],
}; // prettier-ignore

/** Where a firm is found at a fair. */
export const STAND_WORDS: Readonly<Record<string, readonly (readonly [form: string, name: string | null])[]>> = {
  en: [["stand|booth|stall", null]],
  de: [["(?:Messe)?stand", null]],
  fr: [["stand", null]],
  es: [["stand|caseta|expositor", null]],
  it: [["stand", null]],
  pt: [["stand|estande", null]],
  nl: [["(?:beurs)?stand|kraam", null]],
  sv: [["monter", null]],
  da: [["stand", null]],
  nb: [["stand", null]],
  pl: [["stoisk(?:o|u|a)", "Stoisko"]],
  cs: [["stán(?:ek|ku)", "Stánek"]],
  ru: [["стенд(?:а|е|у)?", "Стенд"]],
  uk: [["стенд(?:а|і|у)?", "Стенд"]],
}; // prettier-ignore

/** What says that it is the sender's own. */
export const OURS: Readonly<Record<string, string>> = {
  en: "our|the|this year['’]s|my",
  de: "unser\\p{L}{0,2}|de[nrm]|das|die|zum|zur|beim|am",
  fr: "notre|nos|le|la|les|l['’]",
  es: "nuestr[oa]s?|el|la|las|los",
  it: "(?:il |la |lo |le |i )?nostr[oaie]|(?:i|de|ne|su|a)l|la|l['’]|all['’]",
  pt: "(?:o |a |os |as )?noss[oa]s?|[no]?[oa]s?",
  nl: "onze|ons|de|het",
  sv: "vår[at]?|",
  da: "vores|",
  nb: "vår[et]?|",
  pl: "nasz\\p{L}*|",
  cs: "náš|naš\\p{L}*|",
  ru: "наш\\p{L}*|",
  uk: "наш\\p{L}*|",
};

/** A language that sets an adjective behind "our" may bend it: it is left out. */
export const ADJECTIVES: Readonly<Record<string, string>> = {
  de: "(?:\\p{Ll}+e[nmrs]?\\s){0,2}",
  nl: "(?:\\p{Ll}+e\\s)?",
  ru: "(?:\\p{Ll}+(?:ый|ий|ой|ую|ая|ому|ого|ом|ем)\\s)?",
  pl: "(?:\\p{Ll}+(?:y|i|ego|emu|ym|im|e)\\s)?",
};

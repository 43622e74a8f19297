import { toPattern } from "../text/regex.ts";

/** How a text says, at its beginning, that it is about somebody who has died. `*` stands for the rest of a word. */
const LOSS: Readonly<Record<string, string>> = {
  en: "has died|have died|passed away|died (?:on|at|last|peacefully|suddenly|this)|in (?:loving )?memory of|memorial (?:evening|service|film|speech)|obituary|eulogy|we (?:mourn|remember|say goodbye)|funeral",
  de: "ist (?:\\S+ ){0,6}(?:gestorben|verstorben)|verstarb|gestorben|Nachruf|Trauerfeier|Gedenkfeier|Gedenkabend|wir (?:trauern|gedenken|nehmen Abschied)|im Gedenken|in Erinnerung an",
  fr: "est (?:mort|morte|décédée?)|s['’]est éteinte?|nous a quittés|décès de|hommage à|en mémoire de|obsèques|funérailles|cérémonie d['’]adieu",
  es: "ha (?:muerto|fallecido)|falleció|murió (?:el|a los|ayer)|nos ha dejado|en memoria de|homenaje a|funeral|obituario",
  it: "è (?:morto|morta|scomparso|scomparsa|mancato|mancata)|si è spent[oa]|ci ha lasciat[oi]|in memoria di|in ricordo di|funerale|necrologio",
  pt: "faleceu|morreu (?:no|em|aos|ontem|a)|nos deixou|em memória de|homenagem a|funeral|obituário",
  nl: "is (?:\\S+ ){0,6}overleden|overleed|in memoriam|ter nagedachtenis|uitvaart|begrafenis|we nemen afscheid",
  pl: "zmarła?|odszedł|odeszła|pamięci|pogrzeb|nekrolog|żegnamy",
  ru: "умерл?а?|скончал\\S+|ушёл из жизни|ушла из жизни|ушел из жизни|памяти|похорон\\S*|некролог",
  uk: "помер(?:ла)?|пішов із життя|пішла із життя|памʼяті|пам'яті|похорон\\S*|некролог",
  sv: "har (?:avlidit|dött|gått bort)|avled|gick bort|till minne av|begravning|minnesstund",
  da: "er (?:død|afgået ved døden|gået bort)|døde (?:den|i)|til minde om|begravelse|mindeord|mindehøjtidelighed",
  nb: "er død|døde|gikk bort|til minne om|begravelse|minneord|minnestund",
  tr: "vefat etti|hayatını kaybetti|anısına|cenaze\\S*|yitirdik|kaybettik",
  ar: "توفي|توفيت|رحل|رحلت|وفاة|رحيل|ذكرى رحيل|تأبين",
  he: "נפטר|נפטרה|הלך לעולמו|הלכה לעולמה|לזכרו|לזכרה|לזכר",
  hi: "निधन|स्मृति में|श्रद्धांजलि|नहीं रहे|नहीं रहीं",
  zh: "逝世|去世|离世|離世|辞世|辭世|追悼|悼念|缅怀|緬懷",
  ja: "亡くなり|亡くなっ|逝去|死去|永眠|追悼|偲ぶ",
  ko: "별세|세상을 떠|타계|영면|추모|추도",
};
const WITHIN: ReadonlySet<string> = new Set(["zh", "ja", "ko"]);

/** A film says within so many sentences after its title that it speaks of somebody who has died. */
const BEGINNING = 3;

/** Whether a film mourns, by its title and its first sentences; `told`: all of them. */
export function mourns(title: string, told: readonly string[], base: string): boolean {
  return isObituary([title, ...told.slice(0, BEGINNING)], base);
}

/**
 * Whether a film speaks of somebody who has died: its title or first sentences say so. Drawings of passing things, be
 * they of that person's life, would make light of it. `base` is a language tag's first part.
 */
export function isObituary(beginning: readonly string[], base: string): boolean {
  const words = LOSS[base];
  if (words === undefined) return false;
  const said = WITHIN.has(base) ? words : `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;
  const reader = toPattern(said, "iu");
  return beginning.some((sentence) => reader.test(sentence));
}

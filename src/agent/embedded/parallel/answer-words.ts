/** "Of the", by language: whose part is told. */
export const OF_WHOM: Readonly<Record<string, string>> = {
  en: "of (?:the |all |our |those |them )?",
  de: "(?:der|aller|unserer|von (?:den|ihnen)) ",
  fr: "(?:de (?:nos|la|ceux)|des|du|d['’]entre eux|de) ?",
  es: "(?:de (?:los|las|nuestr[oa]s|la|ellos)|del) ",
  it: "(?:dei|degli|delle|della|dell['’]|di) ?",
  pt: "(?:dos|das|da|do|de) ",
  nl: "van (?:de|onze|alle|hen|het) ",
  sv: "av (?:de |alla |våra )?",
  da: "af (?:de |alle |vores )?",
  nb: "av (?:de |alle |våre )?",
  pl: "(?:z nich|spośród \\p{L}+) ",
  ar: "من (?=ال|هم)",
};

/** What verbs of saying and choosing take, by language; forms of one of them as one. */
export const PREPOSITIONS: Readonly<Record<string, readonly string[]>> = {
  en: ["about ", "for ", "of ", "with ", "by ", "to ", "at ", "on ", "from ", "over "],
  de: ["über ", "für ", "wegen ", "mit ", "an (?:der |den |dem |die )?", "auf (?:die |den |das )?", "um ", "nach ", "von ", "vor "],
  fr: ["(?:du |des |de la |de l['’]|de |d['’])", "(?:au |aux |à la |à l['’]|à )", "pour ", "sur ", "par ", "contre "],
  es: ["de(?:l )?(?:la |los |las )?\\s?", "por ", "con ", "en ", "sobre ", "para ", "a(?:l)? "],
  it: ["(?:del |dello |della |dell['’]|dei |degli |delle |di )", "per ", "con ", "(?:al |alla |ai |alle |agli |a )", "su(?:l|lla|i|lle)? "],
  pt: ["(?:do |da |dos |das |de )", "por ", "com ", "para ", "sobre ", "(?:ao |à |aos |às |a )"],
  nl: ["over ", "voor ", "met ", "door ", "om ", "aan ", "op ", "van "],
  sv: ["över ", "på ", "för ", "med ", "om ", "av "],
  da: ["over ", "på ", "for ", "med ", "om ", "af "],
  nb: ["over ", "på ", "for ", "med ", "om ", "av "],
  pl: ["na ", "o ", "za ", "z(?:e)? ", "w(?:e)? ", "do "],
  ru: ["на ", "о(?:б)? ", "за ", "из-за ", "с(?:о)? ", "в(?:о)? ", "от "],
  uk: ["на ", "про ", "за ", "через ", "з(?:і)? ", "в(?:ід)? ", "у "],
  ar: ["من ", "عن ", "على ", "إلى ", "ب(?=ال)"],
  he: ["על ", "ב(?=\\p{L}{3})", "מ(?=\\p{L}{3})"],
}; // prettier-ignore

/** Words that open a noun, by language. */
export const OBJECT_OPENS: Readonly<Record<string, string>> = {
  en: "(?:the|an?|more|better|longer|fewer|less|their|no) ",
  de: "(?:der|die|das|den|dem|ein(?:e[nmr]?)?|mehr|weniger|bessere[nrs]?|längere[nrs]?|zu (?:wenig|viel|hohe|kurze|lange)) ",
  fr: "(?:le |la |les |l['’]|une? |des |plus de |moins de |leur )",
  es: "(?:el|la|los|las|una?|más|menos|mejores) ",
  it: "(?:il |lo |la |i |gli |le |l['’]|una? |un['’]|più |meno )",
  pt: "(?:o|a|os|as|uma?|mais|menos|melhores) ",
  nl: "(?:de|het|een|meer|minder|betere) ",
  sv: "(?:en|ett|fler|mer|bättre) ",
  da: "(?:en|et|flere|mere|bedre) ",
  nb: "(?:en|et|ei|flere|mer|bedre) ",
};

/** Endings of what the verb at the end of a sentence takes, by language. */
export const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  ja: ["に", "を", "で"],
  ko: ["(?:을|를)", "에", "(?:으로|로)"],
  tr: ["[dt][ae]n", "(?:n|y)?[ıiuü]", "y?[ae]"],
};

/** Before those who were asked, at the beginning of a sentence, by language. */
export const WHOLES: Readonly<Record<string, string>> = {
  en: "of|among|out of",
  de: "von|unter",
  fr: "sur|parmi|des",
  es: "de|entre",
  it: "su|tra|fra|di|dei|degli|delle",
  pt: "de|dos|das|entre",
  nl: "van|onder",
  sv: "av|bland",
  da: "af|blandt",
  nb: "av|blant",
  pl: "spośród|z|wśród",
  ru: "из|среди",
  uk: "із|з|серед",
};

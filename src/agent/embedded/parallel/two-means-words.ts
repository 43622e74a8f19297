/** With what something is done, at the head of a clause: `by`; the verbs that may follow it in the second clause, and what joins the two. */
export type MeansWords = { by: string; verbs: string; and: string };

export const MEANS_WORDS: Readonly<Record<string, MeansWords>> = {
  en: { by: "by|on|with|in|without", verbs: "it(?:['’]s| is| takes| needs)|takes?|only|just|is|are", and: "and|but|while" },
  de: { by: "mit|per|zu|ohne|bei", verbs: "sind es|ist es|dauert (?:es|sie)|braucht (?:man|es)|sind|nur|bloß", and: "und|aber|doch" },
  fr: { by: "en|à|avec|sans|par", verbs: "il (?:en )?(?:faut|suffit de)|c['’]est|seulement|on met", and: "et|mais" },
  es: { by: "en|a|con|sin|por", verbs: "se tardan?|son|solo|sólo|hacen falta", and: "y|pero|mientras que" },
  it: { by: "in|a|con|senza|per", verbs: "ce ne vogliono|ci vogliono|sono|solo|bastano", and: "e|ma|mentre" },
  pt: { by: "de|a|com|sem|em|por", verbs: "são|só|apenas|demora|leva", and: "e|mas|enquanto" },
  nl: { by: "met|per|op|te|zonder|in", verbs: "duurt het|kost het|is het|maar|slechts", and: "en|maar" },
  sv: { by: "med|på|utan|till", verbs: "tar det|är det|bara", and: "och|men" },
  da: { by: "med|på|uden|til", verbs: "tager det|er det|kun", and: "og|men" },
  nb: { by: "med|på|uten|til", verbs: "tar det|er det|bare", and: "og|men" },
  ru: { by: "на|с|со|без|в", verbs: "только|всего|это|займёт|занимает", and: "а|и|но" },
  uk: { by: "на|з|зі|без|у|в", verbs: "лише|всього|це|тільки", and: "а|і|й|але" },
  pl: { by: "z|ze|bez|na|w", verbs: "tylko|zaledwie|to|zajmuje", and: "a|i|ale" },
}; // prettier-ignore

/** "Only", "about" before a number. */
export const NEARLY =
  "(?:only|just|about|nur|etwa|rund|seulement|environ|solo|sólo|unos|unas|appena|circa|só|apenas|cerca de|maar|slechts|ongeveer|bara|kun|bare|только|всего|около|лише|tylko|około)";

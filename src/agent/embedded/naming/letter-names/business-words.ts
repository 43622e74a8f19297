const END =
  "(?=\\s(?:with|that|which|where|since|who|mit|die|das|der|seit|avec|qui|où|depuis|con|que|donde|desde|che|dal|com|onde|met|waar|sinds|med|som|sedan)\\s|[,.;:(]|$| in | at \\p{Nd}| à | en | a | em | i )";
const where = (prepositions: string): string =>
  `(?:[^,.;:]{0,24}?(?<where>\\s(?:${prepositions})\\s\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)?))?`;

/** What somebody says that they run, without its article, and in which town. */
export const OWNS: Readonly<Record<string, string>> = {
  en: `^(?:(?:Hi|Hey|Hello),? )?(?:[Ss]o,? |[Aa]nd )?(?:I|[Ww]e) (?:run|own|keep|manage) an? (?:small |little |tiny )?(?<what>[^,.;:()]{4,60}?)${END}${where("in|near")}`,
  de: `^(?:[Ii]ch|[Ww]ir) (?:führen?|betreiben?|leiten?|habe|haben) (?:hier )?eine?n? (?:kleine[nrs]? )?(?<what>\\p{Lu}[^,.;:()]{3,50}?)${END}${where("in")}`,
  fr: `^(?:[Jj]e tiens|[Nn]ous tenons|[Jj]e dirige|[Oo]n tient) une? (?:petite? )?(?<what>[^,.;:()]{4,50}?)${END}${where("à|de")}`,
  es: `^(?:[Tt]engo|[Tt]enemos|[Ll]levo|[Ll]levamos|[Rr]egentamos) una? (?:pequeñ[oa] )?(?<what>[^,.;:()]{4,50}?)${END}${where("en")}`,
  it: `^(?:[Gg]estisco|[Gg]estiamo|[Aa]bbiamo|[Hh]o) un(?:a|['’])?\\s?(?:piccol[oa] )?(?<what>[^,.;:()]{4,50}?)${END}${where("a")}`,
  pt: `^(?:[Tt]enho|[Tt]emos|[Tt]oco|[Tt]ocamos) uma? (?:pequen[oa] )?(?<what>[^,.;:()]{4,50}?)${END}${where("em|no|na")}`,
  nl: `^(?:[Ii]k|[Ww]e|[Ww]ij) (?:run|runnen|heb|hebben|leid|leiden) een (?:kleine? )?(?<what>[^,.;:()]{4,50}?)${END}${where("in")}`,
  sv: `^(?:[Jj]ag|[Vv]i) driver (?:en|ett) (?:liten |litet )?(?<what>[^,.;:()]{4,50}?)${END}${where("i")}`,
  hi: "^(?:और |तो )?(?:हमार[ाीे]|मेर[ाीे]) (?:यहाँ )?(?:एक )?(?:छोट[ाीे](?:-सी| सी)? )?(?<what>(?:[^\\s,.;:।()]+ ){0,4}?(?:लाइब्रेरी|पुस्तकालय|दुकान|दूकान|बेकरी|वर्कशॉप|कारख़ाना|कारखाना|नर्सरी|क्लिनिक|स्कूल|विद्यालय|अकादमी|होटल|ढाबा|रसोई|डेयरी|संस्था|समिति|समूह|स्टूडियो|गौशाला|केंद्र)) (?:है|हैं|चलती है|चलता है)(?=[\\s,।]|$)",
}; // prettier-ignore

/** Days, months and whoever speaks begin sentences, and name no body. */
export const SPEAKS_OF = /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Mr|Mrs|Ms|Dr|I|We|Dear|Hi|Hello|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)(?![\p{L}\p{M}])/u; // prettier-ignore

/**
 * How a language sets what is ours beside what is theirs. `us`: who we are, as a clause begins; `is`: what may stand between
 * that and an amount, where the verb of the clause before is not said again; `average`: words of a mean beside an amount;
 * `articles`: what stands before a name; `while`: what joins the two in one sentence.
 */
export type OursWords = { us: string; is: string; average: string; articles: string; while: string };

export const OURS_WORDS: Readonly<Record<string, OursWords>> = {
  en: { us: "we|ours|with us|at ours|for us", is: "it(?:'s| is| takes| costs)|is|are|need|do it in", average: "on average|an average of|typically|usually|about", articles: "the|an?", while: "while|whereas|but|and" },
  de: { us: "wir|bei uns|mit uns|unsere[rs]?", is: "sind es|ist es|es sind|schaffen es in", average: "im Schnitt|durchschnittlich|im Mittel|meist", articles: "der|die|das|ein|eine", while: "während|aber|und|dagegen" },
  fr: { us: "nous|chez nous|pour nous|avec nous", is: "c['’]est|ce sont|il en faut|il faut", average: "en moyenne|d['’]ordinaire", articles: "le|la|les|l['’]|une?", while: "tandis que|alors que|mais|et|contre" },
  es: { us: "nosotr[oa]s|con nosotr[oa]s|las? nuestr[oa]s?|los? nuestr[oa]s?", is: "son|es", average: "de media|en promedio|como promedio|por término medio", articles: "el|la|los|las|una?", while: "mientras que|mientras|pero|y" },
  it: { us: "noi|da noi|con noi|i nostri|le nostre|il nostro|la nostra", is: "sono|ne bastano|bastano", average: "in media|mediamente|di solito", articles: "il|lo|la|i|gli|le|l['’]|una?|un['’]", while: "mentre|ma|e|invece" },
  pt: { us: "nós|connosco|conosco|os nossos|as nossas|o nosso|a nossa", is: "são|é", average: "em média|normalmente", articles: "o|a|os|as|uma?", while: "enquanto|mas|e|já" },
  nl: { us: "wij|we|bij ons|met ons|de onze", is: "zijn het er|is het|zijn er|doen het in", average: "gemiddeld|meestal", articles: "de|het|een", while: "terwijl|maar|en" },
  sv: { us: "vi|hos oss|med oss", is: "är det|tar det", average: "i snitt|i genomsnitt", articles: "en|ett", while: "medan|men|och" },
  pl: { us: "my|u nas|z nami|nasz\\p{L}*", is: "to|jest to|wystarcz\\p{L}+", average: "średnio|przeciętnie", articles: "(?!)", while: "podczas gdy|a|ale|natomiast" },
  ru: { us: "мы|у нас|с нами|наш\\p{L}*", is: "это|—|–", average: "в среднем|обычно", articles: "(?!)", while: "тогда как|а|но" },
  uk: { us: "ми|у нас|з нами|наш\\p{L}*", is: "це|—|–", average: "у середньому|в середньому|зазвичай", articles: "(?!)", while: "тоді як|а|але" },
  tr: { us: "biz|bizde|bizimki", is: "ise|yalnızca|sadece", average: "ortalama|genellikle", articles: "bir", while: "oysa|ama|ve" },
  ar: { us: "(?:و|أما )?نحن|(?:و)?عندنا|(?:و)?لدينا", is: "ف?ن\\p{L}{3,}|فقط|ف", average: "في المتوسط|عادة", articles: "(?!)", while: "بينما|لكن|أما" },
  hi: { us: "हम|हमें|हमारे यहाँ|हमारी|हमारा", is: "तो|सिर्फ़|केवल|बस", average: "औसतन|आम तौर पर", articles: "एक", while: "जबकि|लेकिन|और" },
  ja: { us: "(?:私たち|わたしたち|当社|弊社|うち|我々|当店)(?:なら|では|は)、?", is: "たった|わずか|約|平均", average: "平均", articles: "(?!)", while: "(?!)" },
  zh: { us: "我们|我們|咱们", is: "(?:平均|只|仅|僅)?(?:要|需要|需|花|用|收)?", average: "(?!)", articles: "(?!)", while: "(?!)" },
}; // prettier-ignore

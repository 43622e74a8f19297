/** Words that set one clause against another, at its beginning, by language, as alternatives of a regular expression. */
export const WHILE: Readonly<Record<string, string>> = {
  en: "while|whereas|but|and|yet", de: "während|wohingegen|aber|doch|und", fr: "tandis qu['’]?e?|alors qu['’]?e?|mais|et", es: "mientras que|mientras|pero|y",
  it: "mentre|ma|e", pt: "enquanto|ao passo que|mas|e|já", nl: "terwijl|maar|en", sv: "medan|men|och", da: "mens|men|og", nb: "mens|men|og",
  pl: "podczas gdy|natomiast|ale|a|zaś", cs: "zatímco|ale|a", ru: "тогда как|в то время как|а|но|зато", uk: "тоді як|а|але|натомість",
  tr: "oysa|ama|ancak|buna karşılık", ar: "بينما|أما|لكن|ولكن|في حين أن", he: "בעוד ש?|לעומת זאת|אבל|אך|ואילו", hi: "जबकि|लेकिन|वहीं|दूसरी ओर|और",
  ja: "一方(?:で)?|これに対して?|それに対して|しかし|反対に", zh: "而|但是?|相比之下|相反|不过", ko: "반면(?:에)?|한편|그러나|하지만|이에 비해",
}; // prettier-ignore

/** Words behind a subject, or before it, that say that it is another than the one before. */
export const IN_CONTRAST: Readonly<Record<string, string>> = {
  en: "on the other hand|by contrast|in contrast",
  de: "dagegen|hingegen|wiederum|jedoch",
  fr: "en revanche|par contre|au contraire|à l['’]inverse|lui|elle",
  es: "en cambio|por el contrario|por su parte",
  it: "invece|al contrario|dal canto suo",
  pt: "por outro lado|pelo contrário|por sua vez|em contrapartida",
  nl: "daarentegen|echter",
  sv: "däremot",
  da: "derimod",
  nb: "derimot",
  pl: "natomiast|z kolei|zaś",
  ru: "же|напротив|наоборот|в свою очередь",
  uk: "же|натомість|навпаки",
  tr: "ise",
  ar: "على العكس|في المقابل",
  he: "לעומת זאת|לעומתו|לעומתה",
  hi: "तो|दूसरी ओर",
};

/** Pronouns that go on with what was spoken of. */
export const GOES_ON =
  /^(?:it|they|its|their|also|er|sie|es|ihr|sein|außerdem|auch|il|elle|ils|elles|son|sa|ses|leur|ella|ellos|ellas|su|sus|también|además|esso|essa|inoltre|anche|ele|ela|eles|elas|também|além disso|hij|zij|het|ze|ook|on|ona|ono|jego|jej|też|он|она|оно|они|его|её|також|он[аи]|вона|він|вони|هو|هي|כמו כן|הוא|היא|यह|वह|ये|它|它们|また|それは|그것은|또한)(?![\p{L}\p{M}])/iu;

/** Before a name, at the beginning of a clause. */
export const ARTICLES =
  /^(?:(?:an?|the|der|die|das|den|dem|ein(?:e[mnrs]?)?|l['’]|le|la|les|une?|el|los|las|una?|il|lo|i|gli|uno|un['’]|o|os|as|uma?|de|het|een|den|det|en|ett?)\s*(?<=[\s'’]))(?=\S)/iu;

/** "Is", where what follows says what something is: in English it can be left out before an adjective. */
export const COPULA = /^(?:is|are)\s+(?=\p{Ll})/iu;

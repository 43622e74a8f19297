/** What leads up to words that are told, by the language part of a tag: "Say clearly that …", and how a next such clause is joined. */
export const SAYS_THAT: Readonly<Record<string, { leads: string; again: string }>> = {
  en: { leads: "(?:(?:please|also|do|and|but),? )*(?:say|state|mention|explain|stress|point out|tell (?:viewers|them|people|everyone)|make (?:it )?(?:very |quite )?clear)(?: (?:clearly|plainly|honestly|out loud|also|too|please|firmly|again))* that", again: "that" },
  fr: { leads: "(?:(?:merci de|veuillez|aussi|et),? )*(?:dites|dire|précisez|préciser|mentionnez|mentionner|expliquez|rappelez|soulignez)(?: (?:bien|clairement|aussi|franchement|haut et fort|nettement|donc))* (?:que |qu['’](?=[\\p{L}]))", again: "(?:que |qu['’])" },
  es: { leads: "(?:(?:por favor|también|y),? )*(?:digan|decid|diga|mencionen|aclaren|expliquen|subrayen|dejen claro|hay que decir)(?: (?:claramente|con claridad|también|bien claro|bien clarito))* que", again: "que" },
  it: { leads: "(?:(?:per favore|anche|e),? )*(?:dite|precisate|spiegate|ricordate|sottolineate|chiarite|menzionate)(?: (?:chiaramente|bene|anche|con chiarezza|pure))* che", again: "che" },
  pt: { leads: "(?:(?:por favor|também|e),? )*(?:digam|mencionem|expliquem|sublinhem|esclareçam|deixem claro)(?: (?:claramente|bem|também|com clareza))* que", again: "que" },
  sv: { leads: "(?:(?:gärna|också|och),? )*(?:säg|nämn|förklara|påpeka)(?: (?:tydligt|klart|gärna|också))* att(?= (?!\\p{L}+ inte ))", again: "att" },
  pl: { leads: "(?:(?:proszę|też|także|i),? )*(?:powiedzcie|powiedzieć|powiedz|zaznaczcie|podkreślcie|wspomnijcie|wyjaśnijcie)(?: (?:wyraźnie|jasno|też|proszę))*,? że", again: "że" },
  ru: { leads: "(?:(?:пожалуйста|также|и),? )*(?:скажите|скажи|упомяните|поясните|подчеркните|объясните|сказать)(?: (?:ч[её]тко|ясно|прямо|честно|также|пожалуйста|громко))*,? что", again: "что" },
  ar: { leads: "(?:و)?(?:(?:من فضلكم|يرجى|نرجو) )*(?:قولوا|اذكروا|وضّ?حوا|أكّ?دوا|بيّ?نوا)(?: (?:بوضوح|صراحة|أيضًا))* أنّ?(?= )", again: "(?:و)?أنّ?" },
  he: { leads: "(?:(?:בבקשה|נא|אנא) )*(?:אמרו|ציינו|הסבירו|הדגישו|הבהירו)(?: (?:בבירור|ברור|גם|במפורש))* (?:כי |ש)", again: "(?:כי |ש)" },
  hi: { leads: "(?:कृपया )?(?:साफ़?-?\\s?साफ़? |स्पष्ट रूप से |ज़ोर देकर )?(?:कहें|बताएँ|बताएं|कहिए|बताइए) कि", again: "कि" },
}; // prettier-ignore

/** What leads up to a clause whose verb stands last. */
export const SAYS_VERB_LAST: Readonly<Record<string, string>> = {
  de: "(?:(?:bitte|auch|und),? )*(?:sagen|sagt|sag|erwähnen|erwähnt|betonen|betont|erklären|erklärt|machen|macht|weisen)(?: (?:sie|bitte|auch|deutlich|klar|unbedingt|offen|ehrlich|laut|darauf hin))*, dass",
  nl: "(?:(?:graag|ook|en),? )*(?:zeg|zegt|vermeld|vermeldt|benadruk|leg uit|maak)(?: (?:u|duidelijk|graag|ook|eerlijk|alstublieft))*,? dat",
}; // prettier-ignore

/** Where the verb stands last: 「…ことをはっきり言ってください」, and what ends the words told. */
export const SAYS_LAST: Readonly<Record<string, readonly (readonly [pattern: string, told: string])[]>> = {
  ja: [["(?<told>.{6,80}?(?:た|だ|い|る|ない))(?:という)?(?:こと|点)(?:を|は|も)(?:はっきり|必ず|ちゃんと|明確に|しっかり)?と?(?:言って|伝えて|説明して|入れて|触れて)(?:ください|下さい|ほしいです)", "$<told>"]],
  zh: [["(?:请|請)(?:一定)?(?:要)?(?:清楚地|明确地|明確地)?(?:说明|說明|说清楚|說清楚|讲清楚|講清楚|强调|強調|提到)[，,：:]?(?<told>.{4,80})", "$<told>"]],
}; // prettier-ignore

const VIEWER_EN = "(?:the )?(?:viewers?|audience|spectators?|watchers?|people watching)";
/** "Ask the viewer to hold up a thumb": what leads up to the words that bid a viewer do something. */
export const BIDS_VIEWER: Readonly<Record<string, string>> = {
  en: `(?:(?:please|then|first|now|also|here),? )*(?:(?:ask|tell|invite|get|encourage|challenge) ${VIEWER_EN} to|(?:let|have) (?:the )?(?:viewers?|audience|spectators?)|(?:the )?(?:viewers?|audience) should)(?= )`,
  de: "(?:bitte )?lass(?:en|t)?(?: sie)? (?:die|den) (?:zuschauer\\p{L}*|betrachter|publikum)(?= )",
  fr: "(?:demandez|demander|proposez|invitez)(?: (?:au|aux|à la|le|les|à)) (?:spectateurs?|public|téléspectateurs?) (?:de |d['’]|à )",
  es: "(?:pidan|pídanle|pedid|pida|inviten)(?: (?:al|a los|a la)) (?:espectador\\p{L}*|público|audiencia) (?:a )?que",
  it: "(?:chiedete|invitate|fate)(?: (?:allo|agli|al|gli|lo|il)) (?:spettator[ei]|pubblico) (?:di|a)(?= )",
  pt: "(?:peçam|convidem)(?: (?:ao|aos|à|o|os)) (?:espectador\\p{L}*|público|audiência) (?:a )?que",
  ru: "(?:попросите|предложите)(?: (?:зрителей|зрителя|зрителям|зрителю))(?= )",
  he: "(?:בקשו|הציעו)(?: (?:מהצופים|מהצופה|לצופים|לצופה))(?= )",
  hi: "(?:कृपया )?(?:दर्शकों|दर्शक) से (?:कहें|कहिए) कि(?: वे)?",
  zh: "(?:请|請)?(?:让|讓|请|請)(?:观众|觀眾)(?:们|們)?",
}; // prettier-ignore

/** Verbs that say how much there is of what stands before them, by language, as they stand right before an amount. */
export const PAIR_VERBS: Readonly<Record<string, string>> = {
  en: "costs?|takes?|took|needs?|needed|uses?|used|holds?|held|weighs?|weighed|lasts?|lasted|has|have|had|is|are|was|were|reach(?:es|ed)?|stands?|stood|stores?|stored|carr(?:y|ies|ied)|makes?|made|gives?|gave|moves?|moved|earns?|earned|produces?|produced|employs?|covers?|eats?|ate|drinks?|burns?|burned|emits?|manages?|measures?|measured|stops? in|stopped in|lives? for|runs? for|pays?|paid|gets?|travels?|loses?|lost",
  de: "kostet|kosten|kostete|braucht|brauchen|brauchte|dauert|dauerte|wiegt|wiegen|wog|hat|haben|hatte|ist|sind|war|waren|fasst|fasste|schafft|schaffte|speichert|speicherte|verbraucht|verbrauchte|misst|trägt|trug|reicht|liefert|bringt|leistet|hält|hielt|steht|stand|zieht|frisst|kommt auf|fährt|produziert|erzeugt",
  fr: "coûte(?:nt)?|coûtait|prend|prenait|pèse(?:nt)?|pesait|dure|durait|fait|font|faisait|mesure|consomme|contient|a|avait|est|était|demande|porte|produit|tue|tuait|atteint|stocke|parcourt|perd|perdait",
  es: "cuesta|costaba|pesa|pesaba|dura|duraba|tarda|tardaba|mide|gasta|gastaba|consume|consumía|tiene|tenía|es|era|recoge|recogía|produce|producía|lleva|necesita|necesitaba|alcanza|pierde|perdía|da|daba",
  it: "costa|costava|pesa|pesava|dura|durava|misura|consuma|consumava|ha|aveva|è|era|porta|portava|produce|produceva|richiede|richiedeva|raggiunge|perde|perdeva|raccoglie|impiega|impiegava",
  pt: "custa|custava|pesa|pesava|dura|durava|mede|gasta|gastava|consome|consumia|tem|tinha|é|era|leva|levava|precisa de|precisava de|produz|produzia|atinge|perde|perdia|demora|demorava",
  nl: "kost|kostte|weegt|woog|duurt|duurde|heeft|had|is|was|verbruikt|verbruikte|haalt|haalde|levert|draagt|gebruikt|gebruikte|meet|produceert|verliest",
  sv: "kostar|kostade|väger|vägde|tar|tog|har|hade|är|var|rymmer|drar|drog|ger|gav|behöver|når|klarar|mäter",
  da: "koster|kostede|vejer|vejede|tager|tog|har|havde|er|var|rummer|bruger|brugte|giver|gav|når|måler",
  nb: "koster|kostet|veier|veide|tar|tok|har|hadde|er|var|rommer|bruker|brukte|gir|ga|når|måler",
  pl: "kosztuje|kosztował[aoy]?|waży|ważył[aoy]?|trwa|trwał[aoy]?|ma|miał[aoy]?|zużywa|zużywał[aoy]?|mieści|daje|dawał[aoy]?|mierzy|potrzebuje|produkuje",
  ru: "стоит|стоил[аои]?|весит|весил[аои]?|длится|длил[аои]сь|занимает|занимал[аои]?|вмещает|вмещал[аои]?|расходует|даёт|дает|давал[аои]?|потребляет|потреблял[аои]?|—",
  uk: "коштує|коштував|коштувал[аои]|важить|важив|важил[аои]|триває|займає|вміщує|витрачає|дає|споживає|—",
};

/** Verbs of those that only say what is, or what is there: nothing is measured by them. */
export const MERE_VERBS =
  /^(?:has|have|had|is|are|was|were|hat|haben|hatte|ist|sind|war|waren|a|avait|est|était|tiene|tenía|es|era|ha|aveva|è|tem|tinha|é|heeft|har|hade|är|var|havde|er|hadde|ma|miał[aoy]?|—)$/iu;

/** Little words that stand between a verb and its amount, or before a verb, by language. */
export const PAIR_CLITICS =
  /^(?:it|they|he|she|we|only|just|even|about|around|roughly|nearly|almost|some|then|now|today|still|es|er|sie|man|wir|nur|rund|etwa|knapp|gut|fast|noch|nun|damals|heute|il|elle|on|ils|elles|en|n['’]en|ne|que|environ|seulement|se|lo|la|ya|solo|sólo|unos|unas|casi|apenas|si|ne|circa|quasi|appena|só|cerca|de|het|hij|ze|maar|ongeveer|bijna|det|den|de|bara|kun|bare|cirka|omkring|tylko|około|prawie|только|лишь|около|почти|лише|близько|майже)$/iu;

/** What opens a sentence with what something is done with, or where: both of two are named so, or neither. */
export const PAIR_OPENERS: Readonly<Record<string, string>> = {
  en: "with|by|on|in|at|without|via|through|from",
  de: "mit|per|ohne|bei|beim|auf|im|in|aus|vom|von|über|durch",
  fr: "avec|en|à|au|aux|par|sans|sur|dans|chez|via",
  es: "con|en|a|por|sin|desde|de",
  it: "con|in|a|ad|per|senza|da|dal|dalla|su|nel|nella",
  pt: "com|em|a|à|às|aos?|por|pel[oa]s?|sem|de|no|na",
  nl: "met|per|zonder|bij|op|in|uit|via",
  sv: "med|på|utan|i|från|via",
  da: "med|på|uden|i|fra|via",
  nb: "med|på|uten|i|fra|via",
};

const SPAN = "(?:\\S+\\s){0,2}";

/** So long ago, in any number, by language, as it opens a sentence. */
export const LONG_AGO: Readonly<Record<string, string>> = {
  de: `vor\\s${SPAN}(?:jahr|monat)(?:en)?`,
  fr: `il y a\\s${SPAN}(?:ans?|mois)`,
  es: `hace\\s${SPAN}(?:años?|mes(?:es)?)`,
  it: `${SPAN}(?:ann[oi]|mes[ei])\\sfa`,
  pt: `há\\s${SPAN}(?:anos?|mês|meses)`,
  nl: `${SPAN}(?:jaar|maand(?:en)?)\\sgeleden`,
  sv: `för\\s${SPAN}(?:år|månader)`,
  da: `for\\s${SPAN}(?:år|måneder)`,
  nb: `for\\s${SPAN}(?:år|måneder)`,
  pl: `${SPAN}(?:lata?|rok|miesi\\p{L}+)\\stemu`,
  ru: `${SPAN}(?:лет|года?|месяц\\p{L}*)\\sназад`,
  uk: `${SPAN}(?:рок(?:ів|и)|рік|місяц\\p{L}*)\\sтому`,
};

/** What makes a sentence one of when or of what there is, within it. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  en: "\\sago|(?:^|\\s)there\\s(?:is|are|was|were)|^there",
};

/**
 * With what a sender says of which body they are, by language, as regular expressions that end before its name: "I am the secretary
 * of", "on behalf of", "Writing from", "Siamo". Only languages in which a name stands there as it is written in a title.
 */
export const SAYS_BODY: Readonly<Record<string, string>> = {
  en: "(?:(?:writing|(?:get(?:ting)? )?in touch) (?:to (?:you|ye) )?)?on behalf of|(?:here|hello|greetings|writing|message|calling) from|(?:I['’]m|I am|we['’]re|we are|this is)(?: \\p{Ll}[\\p{L}-]*| \\p{Lu}\\p{Ll}+(?= (?:from|of|at|with) )){0,7}? (?:from|of|at|with|for)|here at|(?:I|we) (?:run|own|manage|look after|represent|chair|coordinate|(?:work|volunteer) (?:for|at|with))|(?:I['’]m|I am) (?:with|from)|(?:AGM|annual (?:general )?meeting|open (?:day|house)|gala|reunion) (?:of|at|for)",
  de: "im namen (?:von|der|des)|(?:ich bin|wir sind|hier ist|hier schreibt|ich schreibe|ich leite|wir betreiben)(?: \\p{L}[\\p{L}.-]*){0,5}? (?:vom|von der|von|aus dem|aus der|beim|bei der|bei|für das|für den|für die|für)|(?:ich leite|wir betreiben|ich betreibe) (?:das|die|den)",
  fr: "au nom d(?:e|u|es)(?: la| l['’])?|(?:je suis|nous sommes|c['’]est|ici|je (?:vous |t['’])?écris|je tiens|je dirige|je préside)(?: [\\p{Ll}][\\p{L}'’-]*| \\p{Lu}\\p{Ll}+(?= (?:de|du|des) )){0,6}? (?:de la|de l['’]|du|des|de|chez|pour|au|à la)|(?:je tiens|je dirige|je préside) (?:la|le|l['’])",
  es: "(?:en nombre|de parte) de(?:l| la)?|(?:soy|somos|te escribo|le escribo|os escribo|escribo|llevo|tenemos)(?: [\\p{Ll}][\\p{L}]*| \\p{Lu}\\p{Ll}+(?= de(?:l)? )){0,6}? (?:del|de la|de las|de los|de|desde(?: la| el)?|en el|en la)",
  it: "a nome d(?:i|el|ella|ell['’])|(?:sono|siamo|(?:le |ti |vi )?scrivo|chiamo)(?: [\\p{Ll}][\\p{L}'’]*| \\p{Lu}\\p{Ll}+(?= (?:del|di|dal) )){0,6}? (?:del|della|dell['’]|dei|dal|dalla|dall['’]|di|per (?:il|la|l['’]))",
  pt: "em nome d[aoe]s?|(?:sou|somos|aqui é|falo|escrevo)(?: [\\p{Ll}][\\p{L}]*| \\p{Lu}\\p{Ll}+(?= d[aoe] )){0,6}? (?:d[aoe]s?|n[ao]|pel[ao])",
  nl: "namens(?: de| het)?|(?:ik ben|wij zijn|we zijn|ik schrijf|hier)(?: [\\p{Ll}][\\p{L}]*| \\p{Lu}\\p{Ll}+(?= van )){0,6}? (?:van|bij|voor|uit)(?: de| het)?",
  sv: "(?:jag (?:är|heter|skriver)|vi är|här är)(?: [\\p{Ll}][\\p{L}]*| \\p{Lu}\\p{Ll}+(?= (?:från|på|i) )){0,6}? (?:från|på|hos|i|för)",
  da: "(?:jeg (?:er|hedder|skriver)|vi er|her er)(?: [\\p{Ll}][\\p{L}]*| \\p{Lu}\\p{Ll}+(?= fra )){0,6}? (?:fra|i|hos|for|på)|på vegne af",
  nb: "(?:jeg (?:er|heter|skriver)|vi er|her er)(?: [\\p{Ll}][\\p{L}]*| \\p{Lu}\\p{Ll}+(?= fra )){0,6}? (?:fra|i|hos|for|på)|på vegne av",
};

/** The same where the name is what somebody is: "We are", "Siamo il". */
export const IS_BODY: Readonly<Record<string, string>> = {
  en: "(?:we are|we['’]re)(?: the)?",
  de: "wir sind(?: der| die| das)?|wir,(?: der| die| das)?",
  fr: "nous sommes(?: la| le| les| l['’])?",
  es: "somos(?: el| la| los| las)?",
  it: "siamo(?: il| la| i| gli| le| l['’])?",
  pt: "somos(?: [oa]s?)?",
  nl: "(?:wij|we) zijn(?: de| het)?",
  sv: "vi är",
  da: "vi er",
  nb: "vi er",
  ru: "мы\\s?[—–-]",
  uk: "ми\\s?[—–-]",
};

/** "We have an ironmonger's in Béjar, Hermanos Cascón, …": what is a sender's own, and its name between commas. */
export const HAS_BODY: Readonly<Record<string, string>> = {
  en: "(?:we|i) (?:have|run|own|keep)",
  de: "wir (?:haben|betreiben|führen)|ich (?:habe|betreibe|führe)",
  fr: "(?:nous avons|nous tenons|on tient|je tiens|j['’]ai)",
  es: "tenemos|llevamos|regentamos|tengo|llevo",
  it: "abbiamo|gestiamo|ho|gestisco",
  pt: "temos|tocamos|tenho",
  nl: "(?:we|wij) hebben|ik heb",
  sv: "vi (?:har|driver)|jag (?:har|driver)",
  da: "vi (?:har|driver)|jeg (?:har|driver)",
  nb: "vi (?:har|driver)|jeg (?:har|driver)",
  pl: "mamy|prowadzimy|prowadzę",
  ru: "у нас",
  uk: "у нас",
};

/** What a body is, in scripts without capitals that set it before its name in marks. */
export const BODY_NOUNS: Readonly<Record<string, string>> = {
  ar: "جمعية|مؤسسة|نادي|فريق|مكتبة|مدرسة|مركز|رابطة|لجنة|فرقة|متحف|تعاونية|مبادرة|مقهى|مخبز|مطعم|معهد|شركة|معصرة|مشغل|ورشة|بنك",
  fa: "انجمن|مؤسسه|موسسه|باشگاه|گروه|کتابخانه|مدرسه|مرکز|موزه|شرکت|کارگاه",
  he: "עמותת|מועדון|מועצת|מרכז|ספריית|מקהלת|קבוצת|מאפיית|מוזיאון|חברת|גן|בית הספר|בית ספר|בית הקפה",
};

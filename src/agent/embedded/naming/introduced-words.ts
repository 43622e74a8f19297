/**
 * How makers speak of what they bring out, by language: "our new …". Read as regular expressions without regard to case;
 * what follows is the kind of thing, and then its name.
 */
export const OUR_NEW: Readonly<Record<string, string>> = {
  en: "(?:our|my) (?:(?:very|brand[- ]?|whole) ?)?(?:new|newest|latest|first|second|third|fourth|next)",
  de: "(?:unser|mein)(?:e[nmrs]?)? (?:(?:aller|brand)?(?:neu|erst)|neuest|jüngst|zweit|dritt|viert|nächst)e[nmrs]?",
  fr: "(?:notre|nos|mon|ma|mes) (?:tout(?:e)? )?(?:nouve(?:au|l|lle)s?|premi(?:er|ère)s?|second[e]?|deuxième|troisième|derni(?:er|ère)|prochaine?)",
  es: "(?:nuestr[ao]s?|mis?) (?:nuev[ao]s?|primer[ao]?|segund[ao]|tercer[ao]?|últim[ao]s?|próxim[ao])",
  it: "(?:nostr[aoei]|mi[ao]|miei|mie) (?:nuov[aoei]|prim[aoei]|second[ao]|terz[ao]|ultim[aoei]|prossim[ao])",
  pt: "(?:noss[ao]s?|meus?|minhas?) (?:nov[ao]s?|primeir[ao]s?|segund[ao]|terceir[ao]|últim[ao]|próxim[ao]|mais recente)",
  nl: "(?:onze?|mijn) (?:gloed)?(?:nieuwe?|nieuwste|eerste|tweede|derde|laatste|volgende)",
  pl: "(?:nasz|mój|moj)(?:a|e|ego|ej|ą|emu|ym|i)? (?:now|najnowsz|pierwsz|drug|trzeci|kolejn)\\p{L}*",
  cs: "(?:náš|naš|můj|moj)(?:e|i|í|eho|emu|ím|i)? (?:nov|nejnověj|prvn|druh|třet)\\p{L}*",
  sv: "(?:vår|vårt|våra|min|mitt) (?:nya|nyaste|första|andra|tredje|senaste|nästa)",
  nb: "(?:vår|vårt|våre|min|mitt) (?:nye|nyeste|første|andre|tredje|siste|neste)",
  da: "(?:vores|min|mit) (?:nye|nyeste|første|anden|tredje|seneste|næste)",
  ru: "(?:наш|мо)(?:а|е|у|и|ей|ем|его|ему|я|ю|ё|й)? (?:нов|перв|втор|трет|последн)\\p{L}+",
  uk: "(?:наш|мо)(?:а|е|у|і|ій|ого|ому|я|ю|є|й)? (?:нов|перш|друг|трет|останн)\\p{L}+",
  ro: "(?:noul|noua|primul|prima|al doilea|a doua) (?:nostru|noastră)",
  tr: "(?:yeni|ilk|ikinci|üçüncü|son)",
  hu: "(?:az )?(?:új|legújabb|első|második)",
  fi: "(?:uusi|uuden|uutta|uusin|ensimmäinen|ensimmäisen)",
  el: "(?:νέ[οαες]|πρώτ[οηες]|νέος)",
};

/** "A new cheese: the …": where who writes it speaks of themselves, and its name is set off. */
export const A_NEW: Readonly<Record<string, string>> = {
  en: "an? (?:brand[- ]?)?new",
  de: "eine?n? (?:ganz )?neue[nrs]?",
  fr: "une? (?:tout(?:e)? )?nouve(?:au|l|lle)",
  es: "una? nuev[ao]",
  it: "una? nuov[ao]",
  pt: "uma? nov[ao]",
  nl: "een nieuwe?",
  sv: "en ny|ett nytt",
  nb: "en ny|et nytt|ei ny",
  da: "en ny|et nyt",
  pl: "now(?:y|a|e|ą|ego)",
  ru: "нов(?:ый|ая|ое|ую|ого)",
};

/** Small words with which the kind of thing does not end before its name: "our new shop in Leeds". */
export const BEFORE_PLACES =
  /(?:^|\s)(?:in|at|for|on|from|with|by|to|of|near|and|or|since|under|about|than|as|is|are|was|has|für|im|am|an|auf|aus|von|vom|mit|bei|und|oder|seit|nach|zu|zum|zur|ist|en|à|au|aux|de|du|des|pour|par|avec|chez|et|ou|dans|sur|est|para|por|con|y|o|del|desde|es|di|da|dal|del|della|per|con|e|nel|nella|su|a|em|no|na|do|com|são|é|van|voor|uit|met|op|bij|naar|te|w|we|z|ze|na|dla|do|od|po|i|jest|för|från|med|på|av|och|vid|hos|till|fra|til|og|hos|af|ved|в|во|на|из|с|со|от|для|к|по|и|у|від|з|із|для|до|v|ve|z|ze|pro|na|a)$/iu;

/** "… is called", "… heißt": the name stands behind. */
export const IS_CALLED =
  "(?:(?:(?:is|are|it['’]s|he['’]s|she['’]s) )?called|named|heißt|heissen|heißen|namens|s['’]appelle(?:nt)?|appelée?|baptisée?|nommée?|se llaman?|llamad[oa]s?|si chiaman?o?|chiamat[oa]|chama-se|chamam-se|se chama|chamad[oa]|heet|heten|genaamd|nazywa się|nazywają się|o nazwie|pod nazwą|heter|kallas|hedder|kaldet|называется|называются|под названием|зовётся|називається|під назвою|jmenuje se|se jmenuje|zvan[ýáé]|se numește|numit[ăe]?|λέγεται|ονομάζεται)";

/** "We are Pettigrew's Piano Repair & Tuning". */
export const WE_ARE =
  "(?:we(?: are|['’]re)|wir sind|wir,|nous sommes|(?<![\\p{L}])somos|(?<![\\p{L}])siamo|wij? zijn|we zijn|jesteśmy|vi är|vi er|мы\\s?[—–-]|ми\\s?[—–-]|jsme|suntem|olemme)";

/** Who speaks of themselves, by language; in languages that leave the pronoun out, by the verb as well. */
export const OWN: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}])(?:we|our|ours|us|i|my|i['’]m|i['’]ve|we['’]re|we['’]ve)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:wir|uns|unser\p{L}*|ich|mein\p{L}*)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:nous|notre|nos|je|mon|ma|mes|j['’]\p{L}+)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:nosotr[ao]s|nuestr[ao]s?|mis?|somos|\p{L}{2,}(?:amos|emos|imos))(?![\p{L}])/iu,
  it: /(?<![\p{L}])(?:noi|nostr[aoei]|mi[ao]|siamo|\p{L}{2,}iamo)(?![\p{L}])/iu,
  pt: /(?<![\p{L}])(?:nós|noss[ao]s?|meus?|minhas?|somos|\p{L}{2,}(?:amos|emos|imos|ámos))(?![\p{L}])/iu,
  nl: /(?<![\p{L}])(?:wij|we|onze?|ons|ik|mijn)(?![\p{L}])/iu,
  pl: /(?<![\p{L}])(?:my|nasz\p{L}*|nas|mój|moj\p{L}*|\p{L}{3,}(?:emy|imy|ymy|amy))(?![\p{L}])/iu,
  cs: /(?<![\p{L}])(?:my|náš|naš\p{L}*|nás|můj|\p{L}{3,}(?:eme|íme|áme|ujeme))(?![\p{L}])/iu,
  sv: /(?<![\p{L}])(?:vi|vår|vårt|våra|jag|min|mitt)(?![\p{L}])/iu,
  nb: /(?<![\p{L}])(?:vi|vår|vårt|våre|jeg|min|mitt)(?![\p{L}])/iu,
  da: /(?<![\p{L}])(?:vi|vores|jeg|min|mit)(?![\p{L}])/iu,
  ru: /(?<![\p{L}])(?:мы|нас|наш\p{L}*|я|мой|моя|моё)(?![\p{L}])/iu,
  uk: /(?<![\p{L}])(?:ми|нас|наш\p{L}*|я|мій|моя)(?![\p{L}])/iu,
  ro: /(?<![\p{L}])(?:noi|nostru|noastră|noștri|eu|meu|mea)(?![\p{L}])/iu,
  tr: /(?<![\p{L}])(?:biz|bizim|ben|benim)(?![\p{L}])|\p{L}{2,}(?:yoruz|[ıiuü]m[ıiuü]z|y[ıiuü]z)(?![\p{L}])/iu,
  hu: /(?<![\p{L}])(?:mi|mienk|én|\p{L}{3,}(?:unk|ünk))(?![\p{L}])/iu,
  fi: /(?<![\p{L}])(?:me|meidän|minä|\p{L}{3,}mme)(?![\p{L}])/iu,
  el: /(?<![\p{L}])(?:εμείς|μας|εγώ|μου|είμαστε)(?![\p{L}])/iu,
  ja: /私たち|私ども|当店|当社|弊社|うちの|僕たち|わたしたち/u,
  zh: /我们|我們|我家|本店|本公司|我的/u,
  ko: /우리|저희|제가|나의/u,
  hi: /हम|हमार|मेर[ाीे]|मैं/u,
  ar: /نحن|لدينا|متجرنا|مشروعنا|شركتنا|مخبزنا|منتجنا|نقدم|نطلق|نصنع|أطلقنا/u,
  he: /אנחנו|אנו|שלנו|שלי|אני/u,
  th: /เรา|ของเรา|ผม|ดิฉัน/u,
  vi: /chúng tôi|của tôi/iu,
  id: /(?<![\p{L}])(?:kami|kita|saya)(?![\p{L}])/iu,
};

/** In scripts without capitals: what stands close before a name in quotation marks that is introduced … */
export const NEW_BEFORE =
  /(?:新(?:しい|商品|製品|作|发售|發售)?|という|名付け|我们的|我們的|推出|叫做|叫|名为|名叫|새(?:로운)?|신제품|우리|저희|이름은|नय[ाीे]|नई|हमार[ाीे]|नाम|جديد|الجديد|الجديدة|إطلاق|نطلق|أطلقنا|اسم|باسم|يسمى|تسمى|نقدم|חדש|החדש|החדשה|שלנו|בשם|נקרא|נקראת|ใหม่|ของเรา|เปิดตัว|ชื่อ|নতুন|আমাদের|mới|baru).{0,14}$/u;
/** … or behind it, where it comes out. */
export const OUT_BEHIND =
  /^.{0,24}(?:発売|リリース|オープン|始め|上市|发布|發布|发售|發售|开业|開業|출시|선보|오픈|라는|이라는|आ रह|लॉन्च|बाज़ार में|נכנס|יוצא|วางขาย|เปิดตัว|ra mắt)/u;

import { toPattern } from "../text/regex.ts";

/**
 * How a language tells that what was told comes round, as alternatives of regular expressions. `closes`: clauses that say
 * so of the whole; `again`: words by which a last station is the first once more; `more`: words by which it is so all the
 * more; `stands`: verbs of what is and does nothing, which announce a loop and are no station of it; `orders`: how a
 * command begins or ends, since a row of commands is done once.
 */
export type LoopWords = {
  closes?: string;
  again: string;
  more?: string;
  stands: string;
  orders?: RegExp;
  /** "Goes out again": behind what came back. */
  setsOut?: string;
};

/** Articles and pronouns before what acts: without one of them a Romance or Nordic verb in front may be a command. */
const ACTOR =
  "el|la|los|las|un|una|unos|unas|su|sus|nuestr[oa]s?|usted|ustedes|uno|nosotros|cada|del?|il|lo|gli|i|le|uno|ogni|si|voi|noi|l['’]\\p{L}+|dal(?:la|le)?|o|a|os|as|um|uma|cada|dos?|das?|de|het|een|elke|u|je|wij|we|uit|den|det|en|ett|et|ei|du|vi|man|varje|hver";
const noActor = toPattern(`^(?!(?:${ACTOR})(?![\\p{L}\\p{M}])|\\p{L}{3,}(?:en|et|na|ne|s|iamo)\\s)`, "iu");

export const LOOP_WORDS: Readonly<Record<string, LoopWords>> = {
  en: {
    closes: "(?:a)?round (?:and round )?(?:it|we|they) goes?|(?:and )?so (?:it goes )?on(?: and on)?|in an? (?:endless|never-ending|closed|continuous) (?:loop|circle|cycle)",
    setsOut: "(?:goes|flows|is sent|sent|pumped|sets) (?:back )?(?:out|off|round|on its way) again", again: "again|once more|anew|afresh|of (?:their|its|your|our) own", more: "more|even more|ever more|new|the next", stands: "is|are|has|have|needs?|can|must|should",
  },
  de: {
    closes: "(?:so )?(?:geht|dreht|läuft) (?:es|sich alles|alles|das) (?:\\p{L}+ ){0,3}(?:im kreis|weiter)|(?:und )?so (?:fort|weiter)",
    setsOut: "(?:wieder|erneut) (?:los|hinaus|hinaus\\p{L}+|rund\\p{L}*|auf den weg)", again: "wieder|erneut|aufs neue|von neuem|abermals", more: "mehr|noch mehr|neue[nrs]?|erst recht|immer mehr", stands: "ist|sind|hat|haben|braucht|brauchen|kann|können|muss|müssen", orders: /^\p{L}+(?:en|n)\s(?:Sie|wir)(?!\p{L})/u,
  },
  fr: {
    closes: "(?:et )?ainsi de suite|(?:et )?ainsi va|(?:cela|ça|tout) tourne en rond|(?:le tour|le circuit) (?:recommence|reprend)",
    setsOut: "repart(?:ent)?", again: "de nouveau|à nouveau|encore|une fois de plus|à leur tour|à son tour|re(?:devien\\p{L}+|part(?:ent)?|commence\\p{L}*)", more: "encore plus|plus de|de nouve(?:aux|lles)|davantage", stands: "est|sont|a|ont|peut|peuvent|doit|doivent|compte", orders: /^\p{L}+ez(?!\p{L})/iu,
  },
  es: {
    closes: "el círculo se cierra|(?:y )?así (?:sucesivamente|una y otra vez|continúa)|(?:el (?:proceso|recorrido|viaje)|la (?:vuelta|ronda)|todo) (?:comienza|empieza|se repite)(?: de nuevo| otra vez)?",
    setsOut: "vuelven? a (?:salir|circular|partir)", again: "otra vez|de nuevo|nuevamente|una vez más|vuelven? a \\p{L}+", more: "aún más|todavía más|más|nuev[oa]s?|otr[oa]s?", stands: "es|son|está|están|tiene|tienen|hay|puede|debe", orders: noActor,
  },
  it: {
    closes: "(?:e )?così via|(?:il (?:processo|ciclo|giro)|tutto) (?:ricomincia|riparte|si ripete)",
    setsOut: "riparte|ripartono|rimandat[oaie]|rimess[oaie] in circolo", again: "di nuovo|ancora|un['’]altra volta|nuovamente|ri(?:manda|parte|torna|divent)\\p{L}*", more: "ancora più|sempre più|nuov[oaie]|altr[oaie]", stands: "è|sono|ha|hanno|può|deve", orders: noActor,
  },
  pt: {
    closes: "(?:e )?assim (?:sucessivamente|por diante)|(?:o (?:processo|ciclo|percurso)|tudo) (?:recomeça|repete-se|se repete|volta ao início)",
    setsOut: "voltam? a (?:sair|circular|partir)", again: "outra vez|de novo|novamente|mais uma vez|voltam? a \\p{L}+", more: "ainda mais|mais|nov[oa]s?|outr[oa]s?", stands: "é|são|está|estão|tem|têm|há|pode|deve", orders: noActor,
  },
  nl: {
    closes: "de (?:cirkel|kringloop) is (?:weer )?rond|(?:en )?zo gaat het (?:\\p{L}+ )?(?:verder|door)|(?:en )?zo(?:voort| verder)",
    setsOut: "weer (?:rond\\p{L}*|uit\\p{L}*|op weg)", again: "weer|opnieuw|nogmaals", more: "nog meer|meer|nieuwe|steeds meer", stands: "is|zijn|heeft|hebben|kan|moet", orders: noActor,
  },
  sv: { closes: "(?:och )?så vidare|så fortsätter det", again: "igen|åter|på nytt|ännu en gång", more: "ännu fler|mer|fler|nya", stands: "är|har|kan|måste", orders: noActor },
  da: { closes: "(?:og )?så videre|sådan fortsætter det", again: "igen|atter|på ny", more: "endnu flere|mere|flere|nye", stands: "er|har|kan|skal", orders: noActor },
  nb: { closes: "(?:og )?så videre|slik fortsetter det", again: "igjen|på nytt|atter", more: "enda flere|mer|flere|nye", stands: "er|har|kan|må", orders: noActor },
  pl: { closes: "koło się (?:zamyka|domyka)|(?:i )?tak (?:dalej|w kółko|bez końca)|wszystko (?:zaczyna się|powtarza się)(?: od nowa| znowu)?", setsOut: "zn(?:ów|owu) (?:płynie|rusza|wypływa|krąży)", again: "znowu|znów|ponownie|na nowo|od nowa", more: "jeszcze więcej|więcej|now[eay]|kolejn\\p{L}+|następn\\p{L}+", stands: "jest|są|ma|mają|może", orders: /^\p{L}{3,}(?:cie|my|j)(?!\p{L})/iu },
  cs: { closes: "kruh se uzavírá|(?:a )?tak (?:dále|pořád dokola)|vše(?:chno)? (?:začíná|se opakuje)(?: znovu)?", again: "znovu|opět|zase", more: "ještě více|další|nov[ýáéí]", stands: "je|jsou|má|mají", orders: /^\p{L}{3,}te(?!\p{L})/iu },
  ru: { closes: "(?:и )?так (?:далее|по кругу|без конца|снова и снова)|вс[её] идёт по кругу", setsOut: "(?:снова|вновь|опять) (?:уход\\p{L}+|отправля\\p{L}+|идёт по кругу)", again: "снова|опять|вновь|заново", more: "ещё больше|больше|нов\\p{L}{2}|следующ\\p{L}+", stands: "есть|имеет|имеют|может|должен|это", orders: /^\p{L}+(?:йте|ите|ьте)(?:сь)?(?!\p{L})/iu },
  uk: { closes: "коло замикається|(?:і )?так (?:далі|по колу|без кінця)|усе починається знову", setsOut: "знову (?:виход\\p{L}+|відправля\\p{L}+|йде по колу)", again: "знову|знов|заново", more: "ще більше|більше|нов\\p{L}{1,2}|наступн\\p{L}+", stands: "є|має|мають|може|це", orders: /^\p{L}+(?:йте|іть|ьте)(?:ся)?(?!\p{L})/iu },
  tr: { closes: "böyle(?:ce)? (?:sürüp gider|devam eder|tekrarlanır)|her şey (?:yeniden|baştan|tekrar) başlar", setsOut: "(?:tekrar|yeniden) (?:yola çıkar|gönderilir|dolaşır)", again: "yeniden|tekrar|yine|bir daha", more: "daha (?:da )?(?:çok|fazla)|yeni", stands: "vardır|var|oluşur|gerekir", orders: /[ıiuü]n(?:[ıiuü]z)?$/iu },
  ar: { closes: "و?هكذا(?: دواليك)?|و?تتكرر (?:الدورة|العملية)|و?يبدأ كل شيء من جديد", again: "مجددًا|من جديد|مرة أخرى|ثانيةً?", more: "المزيد|أكثر|جديد[ةً]?", stands: "هناك|توجد|لها|له" },
  he: { closes: "(?:ו)?חוזר חלילה|(?:ו)?כך הלאה|(?:ו)?(?:הכול|הכל|המחזור) (?:מתחיל|חוזר) (?:מחדש|שוב|על עצמו)", again: "שוב|מחדש|פעם נוספת", more: "עוד יותר|עוד|חדש(?:ה|ים|ות)?", stands: "יש|הוא|היא|הם" },
  hi: { closes: "(?:और )?(?:यही|यह) (?:चक्र|क्रम|सिलसिला) (?:चलता|दोहराता|दोहराया जाता) (?:रहता )?है", again: "फिर से|फिर|दोबारा|दुबारा", more: "और (?:अधिक|ज़्यादा)|नई|नए|नया", stands: "होती है|होता है|होते हैं|हैं चार|हैं तीन", orders: /(?:िए|ें|ो)$/u },
  zh: { closes: "如此(?:循环|循環|反复|反覆|往复|往復)|(?:循环|循環)(?:不断|不斷|不息|往复|往復)|周而复始|週而復始|一切(?:又|再次)?(?:重新)?(?:开始|開始)", setsOut: "(?:再次|重新|再)(?:送出|出发|出發|送到|流出)", again: "再次|再度|重新|又", more: "更多|新的", stands: "是|有|分为|分為", orders: /^(?:请|請|先把)/u },
  ja: { closes: "(?:これ|この循環|この流れ|サイクル)(?:が|を)?(?:くり返|繰り返)\\p{L}+|(?:また|再び)(?:同じように)?(?:始ま|はじま)\\p{L}+", setsOut: "再び(?:送り出|流れ出|出て)\\p{L}+", again: "再び|また", more: "さらに|新しい|新たな|もっと", stands: "です|あります|必要です", orders: /(?:ください|ましょう)$/u },
  ko: { closes: "(?:이 )?(?:과정|순환|일)(?:이|은)? (?:계속 )?(?:반복|되풀이)\\p{L}+|(?:모든 것이 )?(?:다시|새로) 시작\\p{L}+", setsOut: "다시 (?:보내|흘러나|나)\\p{L}+", again: "다시|또", more: "더 많은|더|새", stands: "있습니다|입니다|필요합니다", orders: /(?:세요|십시오|시오)$/u },
}; // prettier-ignore

/** What goes on with what was spoken of, so that it needs no name; other languages leave it out. */
export const STANDS_FOR: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:it|its|they|them|their|this|these|there)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:es|sie|er|ihn|ihre?[nmrs]?|dar(?:aus|in|auf)|davon|dort|diese[nmrs]?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ils?|elles?|s['’]y|y|en|cela|celles?-ci|ceux-ci)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:het|ze|zij|hun|daar\p{L}*|eruit|deze)(?!\p{L})/iu,
  zh: /^[它其]/u,
  sv: /(?<!\p{L})(?:den|det|de|dem|deras|där\p{L}*)(?!\p{L})/iu,
};

/** Small words, which two stations share without telling of one thing. */
const SMALL: Readonly<Record<string, string>> = {
  en: "the and for from with that this its into out off over under onto their them they then there here has have are our your you who which one two three four all any some each every back again more once also where when while than not but his her takes take makes make get gets goes come comes own new next even back until only most does",
  de: "der die das den dem des und ein eine einen einem einer eines von vom zum zur mit auf aus bei nach für wird werden ist sind sich wieder zurück dann dort hat haben man wir sie ihr ihre ihren sein seine nicht mehr auch über unter durch als noch nur neue neuen also am im ans",
  fr: "les des une dans par pour avec sur que qui est sont aux son ses leur leurs elle elles ils vous nous puis plus tout tous encore nouveau nouvelle nouvelles deux trois quatre ans fait",
  es: "los las una del por para con que sus nuestro nuestra hasta desde otra otro vez vuelve vuelven más nueva nuevo nuevas nuevos todo toda dos tres cuatro años allí luego entonces",
  it: "gli una del della dei delle dello dal dalla dalle nel nella nei nelle con per che sul sulla suoi sua suo nuovo nuova nuove nuovi torna altro altra poi tutto",
  pt: "uma dos das nos nas com por para que seu sua seus suas volta voltam mais nova novo novas novos outra outro tudo vez daí",
  nl: "het een van voor met naar uit die dat deze hun wij zij wordt worden weer terug opnieuw meer nieuwe zelf door over onder daar",
  sv: "den det och från till för med som ett har vid igen åter där nya", da: "den det og fra til for med som har ved igen der nye", nb: "det den og fra til for med som har ved igjen der nye",
  pl: "się jest oraz dla pod nad przez ich jego jej który która które znów znowu nowy nowa nowe wraca", cs: "který která které jejich znovu nový nová",
  ru: "она они оно его как что для над под через снова новый новая новые туда оттуда уже ещё", uk: "вона вони воно його для над під через знову новий нова нові туди звідти",
  tr: "bir için ile kadar daha geri yeni tekrar yeniden biz orada oradan olur", ar: "من إلى على في عن مع ثم هناك هذه هذا جديد جديدة", he: "של את עם אל על מן שם חדש חדשה חזרה", hi: "को में से है हैं और पर के की का वह यह फिर नई नया लौटता",
}; // prettier-ignore
const small = new Map<string, ReadonlySet<string>>();

export function isSmall(word: string, language: string): boolean {
  const known = small.get(language) ?? new Set((SMALL[language] ?? "").split(" "));
  small.set(language, known);
  return known.has(word);
}

import { isClause } from "../english/grammar.ts";
import { countWords } from "../text/sentences.ts";
import { viewersOfFilm } from "./viewers-of-film.ts";
import { toPattern } from "../text/regex.ts";

/** How a language says for whom: what stands before, people in their part, and what may go on behind them. */
type Whom = { before: string; people: string; joins: string };

/** People in their part. "People" and "guests" are none: a recipe is for them. */
const WHOM: readonly Whom[] = [
  {
    before: "(?:(?:this|the) (?:film|video|clip) is |this is |it is )?(?:for|aimed at|intended for|meant for)",
    people: "visitors|staff|employees|colleagues|customers|clients|students|pupils|teachers|parents|beginners|newcomers|starters|trainees|apprentices|interns|residents|tenants|patients|drivers|volunteers|members|managers|users|learners|tourists|nurses|recruits|hires|homeowners|children|kids|teenagers|families|neighbours|neighbors|retirees|seniors|riders|players|cooks|gardeners|owners|buyers|technicians|engineers|suppliers|partners|investors|operators|workers|citizens|grandparents|adults|[\\w-]*year-olds",
    joins: "of|at|in|from|to|with|without|who|and",
  },
  {
    before: "für",
    people: "besucher(?:innen)?|mitarbeit(?:er|erinnen|ende)|kund(?:en|innen)|auszubildende|azubis|eltern|kinder|schüler(?:innen)?|studierende|anfänger(?:innen)?|einsteiger(?:innen)?|patient(?:en|innen)|kolleg(?:en|innen)|beschäftigte|\\p{L}*fahrer(?:innen)?|\\p{L}*anfänger(?:innen)?|mieter(?:innen)?|anwohner(?:innen)?|lehrkräfte|ehrenamtliche|familien|nachbarn|senior(?:en|innen)|mitglieder|jugendliche|erwachsene|gärtner(?:innen)?",
    joins: "des|der|unser\\p{L}*|eine[rs]|im|in|am|an|bei|vom|von|aus|und",
  },
  {
    before: "pour(?: tous)?(?: les| nos| le| des| de)?",
    people: "visiteurs|employés|salariés|clients|élèves|étudiants|parents|enfants|débutants|patients|collègues|collaborateurs|habitants|personnel|stagiaires|bénévoles|conducteurs|familles|voisins|retraités|jeunes|jardiniers|adultes",
    joins: "de|du|des|d['’]|à|au|aux|en|et",
  },
  {
    before: "para(?: todos)?(?: los| las| nuestros| nuestras| os| as| nossos| nossas| el| o)?",
    people: "visitantes|empleados|clientes|alumnos|estudiantes|padres|niños|principiantes|pacientes|trabajadores|vecinos|personal|voluntarios|conductores|familias|funcionários|alunos|pais|crianças|iniciantes|colaboradores|moradores|voluntários|condutores|motoristas|vizinhos|estudantes|adultos",
    joins: "de|del|da|do|dos|das|en|em|y|e",
  },
  {
    before: "per(?: tutti)?(?: i| gli| le| il| nuovi)?",
    people: "visitatori|dipendenti|clienti|studenti|alunni|genitori|bambini|principianti|pazienti|colleghi|residenti|personale|volontari|automobilisti|neopatentati|famiglie|vicini|anziani|adulti",
    joins: "di|del|della|dei|delle|in|e",
  },
  {
    before: "voor(?: alle)?(?: de| onze)?",
    people: "bezoekers|medewerkers|klanten|leerlingen|studenten|ouders|kinderen|beginners|patiënten|collega['’]s|bewoners|personeel|vrijwilligers|bestuurders|buren|gezinnen|volwassenen",
    joins: "van|in|op|bij|en",
  },
  {
    before: "dla",
    people: "odwiedzających|gości|pracowników|klientów|uczniów|studentów|rodziców|dzieci|początkujących|pacjentów|mieszkańców|kierowców|wolontariuszy|sąsiadów|właścicieli|dorosłych",
    joins: "w|we|z|ze|i|naszego|naszej|naszych",
  },
  {
    before: "для",
    people: "посетителей|сотрудников|клиентов|покупателей|учеников|студентов|родителей|детей|школьников|начинающих|пациентов|жителей|водителей|новичков|волонтёров|соседей|взрослых|дорослих|відвідувачів|працівників|співробітників|клієнтів|покупців|учнів|дітей|студентів|батьків|початківців|пацієнтів|мешканців|водіїв",
    joins: "в|во|на|и|нашего|нашей|наших|у|і|нашого|нашої",
  },
  {
    before: "pro(?: všechny)?",
    people: "návštěvníky|zaměstnance|zákazníky|žáky|studenty|rodiče|děti|začátečníky|pacienty|řidiče",
    joins: "v|na|a|našeho|naší",
  },
  {
    before: "för(?: alla)?(?: våra)?|till(?: alla)?(?: våra)?(?: nye)?|for(?: alle)?(?: vores| våre)?",
    people: "besökare|anställda|medarbetare|kunder|elever|föräldrar|barn|nybörjare|patienter|kollegor|boende|förare|bilförare|volontärer|besøgende|ansatte|medarbejdere|forældre|børn|begyndere|vuxna|voksne|kolleger|beboere|bilister|frivillige|foreldre|nybegynnere|besøkende|sjåfører",
    joins: "i|på|av|och|hos|af|og|vid",
  },
]; // prettier-ignore

/** Between "for" and the people: "new branch staff"; no word that begins another thing. */
const QUALITY =
  "(?:(?!(?:of|to|by|with|from|in|on|at|most|many|some|few|these|those|sale|sie|les)\\s)[\\p{L}\\d'’-]+\\s){0,3}";
const SPACED = WHOM.map(({ before, people, joins }) =>
  toPattern(
    `^(?:${before})\\s(?<who>${QUALITY}(?:${people})(?:\\s(?:${joins})\\s(?:[\\p{L}\\d'’-]+\\s?){1,4})?)$`,
    "iu",
  ),
);
const UNSPACED: readonly RegExp[] = [
  /^(?:本片|本视频|此片)?(?:面向|写给|寫給|给|給|供|适用于|適用於)(?<who>[\p{Script=Han}]{0,8}(?:员工|員工|同事|居民|客户|客戶|顾客|游客|访客|觀眾|观众|学生|學生|家长|家長|孩子|新人|新手|初学者|患者|用户|司机|志愿者|邻居))(?:观看|看|使用)?$/u,
  /^(?<who>[^。、！？!?\s]{1,18})(?:向け)(?:です|の動画です|の内容です)?$/u,
  /^(?<who>[^.,!?]{0,16}(?:직원|고객|방문객|관람객|학생|주민|초보자|신입사원|학부모|어린이|환자|운전자|자원봉사자|입주민|회원)(?:들)?)(?:을|를)?\s?(?:용|위한 (?:것|영상|내용)|위해)(?:입니다)?$/u,
  /^(?<who>(?:\p{L}+\s){0,3}(?:ziyaretçiler\p{L}*|çalışanlar\p{L}*|müşteriler\p{L}*|öğrenciler\p{L}*|veliler|hastalar|sürücüler|şoförler|çocuklar|gönüllüler|komşular|yeni başlayanlar|personel))\siçin(?:dir)?$/iu,
  /^(?:(?:هذا|هذه) (?:الفيديو|الفيلم) )?(?<who>لل?(?:زوار|موظفين|موظفي|عملاء|زبائن|طلاب|طلبة|مرضى|أولياء|آباء|أطفال|سائقين|متطوعين|سكان|جيران|مبتدئين|معلمين)(?:\s(?:ال[\p{L}\p{M}]+|(?:في|من) [\p{L}\p{M}]+|جدد|جديد)){0,3})$/u,
  /^(?<who>ל(?:מבקרים|עובדים|עובדי|לקוחות|תלמידים|סטודנטים|הורים|ילדים|מתחילים|מטופלים|נהגים|מתנדבים|תושבים|דיירים|שכנים)(?:\s(?:חדשים|חדשות|ב\p{L}+|של\p{L}*|ה\p{L}+)){0,3})$/u,
  /^(?<who>(?:[\p{L}\p{M}]+\s){0,3}[\p{L}\p{M}]+(?:দের))\sজন্য$/u,
  /^(?<who>(?:[\p{L}\p{M}]+\s){0,3}[\p{L}\p{M}]+களு?)க்கு$/u,
  /^(?<who>(?:[\p{L}\p{M}]+\s){0,3}(?:आगंतुकों|कर्मचारियों|ग्राहकों|छात्रों|मरीज़ों|मरीजों|अभिभावकों|बच्चों|चालकों|ड्राइवरों|शिक्षकों|स्वयंसेवकों|निवासियों|किसानों|पड़ोसियों))\sके लिए$/u,
];

/** Any verb that makes a sentence of it: "Pour les visiteurs de Paris c'est gratuit". */
const TELLS =
  /(?<!\p{L})(?:ist|sind|gilt|gibt|gab|wird|hat|war|öffnet|kostet|fährt|est|c['’]est|sont|coûte|ouvre|il y a|es|son|hay|cuesta|abre|è|sono|costa|apre|c['’]è|é|são|há|custa|zijn|kost|gaat|jest|są|kosztuje|есть|стоит|работает|je|jsou|stojí|är|finns|kostar|koster|öppnar|åbner)(?!\p{L})/iu;
const MOST_WORDS = 9;

/** A noun of German, and behind it a small word that is not of its phrase: "für Besucher aus Köln fährt ein Bus". */
const GERMAN_VERB =
  /\p{Lu}\p{Ll}+\s(?!(?:und|oder|der|des|unser\p{L}*|eine[rs]|im|in|am|an|bei|vom|von|aus|mit|ohne)\s)\p{Ll}/u;

/** "For people who have handed in their notice": what they do says who they are. */
const WHO_DO =
  /^(?:for|für|pour|para|per|voor|dla|для|för|til|till|för)\s(?<who>(?:people|those|anyone|everyone|everybody|(?:alle|leute|menschen|jeden|personen),?|(?:les )?personnes|(?:tous )?ceux|(?:toutes )?celles|(?:la )?gente|(?:las )?personas|(?:tutti )?coloro|persone|pessoas|todos|mensen|iedereen|osób,?|tych,?|людей,?|тех,?|alla|alle|folk)\s(?:who|that|die|der|qui|que|che|któr\p{L}+|кто|котор\p{L}+|som)\s[^,.;:]{3,70})$/iu;

const WAS = /\s(?:was|were|will|wurden?|wird|fut|fue|foi|werd|został\p{L}*)\s/iu;

/** For whom a piece says that the film is ("for new drivers"); null where it says something else. */
export function audienceIn(piece: string): string | null {
  const viewers = viewersOfFilm(piece);
  if (viewers !== null) return viewers;
  if (countWords(piece) > MOST_WORDS * 2 || piece.length > 90) return null;
  const described = WHO_DO.exec(piece)?.groups?.["who"];
  if (described !== undefined && !WAS.test(described)) return described;
  for (const pattern of SPACED) {
    const who = pattern.exec(piece)?.groups?.["who"]?.trim();
    if (who === undefined) continue;
    const german = /^für\s/iu.test(piece) && GERMAN_VERB.test(who);
    return countWords(who) > MOST_WORDS || TELLS.test(who) || isClause(who) || german ? null : who;
  }
  const who = UNSPACED.map((pattern) => pattern.exec(piece)?.groups?.["who"]).find(
    (one) => one !== undefined,
  );
  return (
    who
      ?.trim()
      .replace(/^ل(?!ل)(?=\p{L})/u, "")
      .replace(/^لل/u, "ال")
      .replace(/களு$/u, "கள்") ?? null
  );
}

const PLACES =
  "(?:documentary|time|prime-?time|evening|radio|tv|programme) slot|channel|podcast|notice ?boards?|(?:market )?stall|feed|stories|website|web site|site|homepage|(?:our )?landing page|intranet|instagram|insta|tiktok|youtube|facebook|linkedin|whatsapp|social media|socials|newsletter|blog|lobby|screens?|trade fair|fair|booth|class|school|assembly|meeting|onboarding|all[- ]hands|webseite|startseite|messe|unterricht|schule|foyer|bildschirm|site internet|réseaux sociaux|salon|écran|classe|página web|web|redes(?: sociales)?|redes sociais|pantalla|feria|clase|sito(?: web)?|social|fiera|schermo|aula|ecrã|feira|sociale media|beurs|scherm|strony(?: internetowej)?|stronę|сайта|соцсетей|экрана|hemsidan|hemsida|hjemmeside(?:n)?|skärmen|skærmen|messen|mässan";
const FOR_PLACE = toPattern(
  `^(?:for|für|pour|para|per|voor|dla|na|для|för|til|till|på)\\s(?:[\\p{L}’']+\\s){0,2}(?:${PLACES})$|^(?:for|för|til|till)\\s(?:the|our|vår|vores)\\s(?:${PLACES})\\s(?:of|at|in)\\s\\S+$`,
  "iu",
);

/** Rooms and evenings at which films are shown, and behind them of what and when. */
const ROOMS =
  "waiting (?:room|area)|reception(?: area| desk)?|lobby(?: screens?)?|shop window|entrance(?: hall)?|foyer|screens?|canteen|break room|staff room|museum|exhibition|stand|visitor centre|schaufenster|wartezimmer|wartebereich|empfang|eingang(?:sbereich)?|bildschirme?|kantine|ausstellung|messestand|infoscreens?|salle d['’]attente|accueil|vitrine|hall(?: d['’](?:entrée|accueil))?|musée|écran(?: d['’]accueil)?|exposition|mairie|cabinet|sala de espera|recepción|escaparate|vestíbulo|pantalla|exposición|sala d['’](?:attesa|aspetto)|vetrina|ingresso|atrio|mostra|schermo|sala de espera|receção|recepção|montra|vitrine|ecrã|exposição|wachtkamer|etalage|receptie|hal|scherm|tentoonstelling|poczekaln\\p{L}+|witryn\\p{L}+|recepcj\\p{L}+|ekran\\p{L}*|wystaw\\p{L}+|зал\\p{L}* ожидания|витрин\\p{L}*|холл\\p{L}*|экран\\p{L}*|выставк\\p{L}+|вітрин\\p{L}*|екран\\p{L}*|čekárn\\p{L}+|výloh\\p{L}+|väntrum(?:met)?|skyltfönst(?:er|ret)|receptionen|venteværelset|venteværelse|butiksvindue(?:t)?|skærmen|skärmen|utställningen|udstillingen";
const EVENINGS =
  "memorial(?: evening| service| ceremony)?|funeral|wake|celebration of life|anniversary(?: party)?|wedding|agm|annual (?:general )?meeting|opening(?: night| day| ceremony)?|award ceremony|ceremony|reunion|congress|information evening|parents['’] evening|farewell(?: party)?|trauerfeier|gedenkfeier|gedenkabend|beerdigung|hochzeit|hauptversammlung|jahresversammlung|eröffnung(?:sfeier)?|infoabend|elternabend|abschied(?:sfeier)?|vernissage|cérémonie|soirée(?: d['’]hommage)?|hommage|obsèques|enterrement|mariage|assemblée(?: générale)?|inauguration|acto (?:de homenaje|en memoria|de apertura|inaugural)|homenaje|funeral|boda|asamblea(?: general)?|inauguración|cerimonia|commemorazione|serata|funerale|matrimonio|assemblea|inaugurazione|homenagem|cerimónia|cerimônia|assembleia|inauguração|casamento|herdenking|uitvaart|bruiloft|opening|jaarvergadering|afscheid|uroczystość|uroczystości|pogrzeb|wesele|zebranie|otwarcie|вечер\\p{L}* памяти|церемони\\p{L}+|похорон\\p{L}*|свадьб\\p{L}+|собрани\\p{L}+|открыти\\p{L}+|вечор\\p{L}* пам['’]яті|minnesstund(?:en)?|begravning(?:en)?|årsmöte(?:t)?|invigning(?:en)?|mindehøjtidelighed(?:en)?|begravelse(?:n)?|generalforsamling(?:en)?|åbning(?:en)?|vzpomínk\\p{L}+|pohřeb|valn\\p{L} hromad\\p{L}";
const OWN =
  "the|our|my|your|an?|de[nrms]|die|das|unser\\p{L}*|eine[nmr]?|mein\\p{L}*|le|la|les|l['’]|notre|nos|une?|el|los|las|nuestr\\p{L}+|una?|il|lo|gli|i|nostr\\p{L}+|o|os|as|a|noss[ao]s?|uma?|het|de|onze?|een|nasz\\p{L}+|наш\\p{L}*|vår\\p{L}*|vores|det|den|náš|naš\\p{L}+";
/** "For our museum's waiting room", "Für die Trauerfeier am 8. November": whose and when may stand behind. */
const FOR_SHOWING = toPattern(
  `^(?:for|für|zu[mr]?|pour|para|per|al|voor|dla|do|na|для|к|pro|för|til|till|på)\\s(?:(?:${OWN})\\s?)?(?:(?!(?:at|in|on|and|is|gibt|est|hay)\\s)[\\p{L}'’-]+\\s){0,3}?(?:${ROOMS}|${EVENINGS}|${PLACES})(?:[,]?\\s(?:on|at|of|in|am|um|im|in|vom|von|der|des|unser\\p{L}*|le|du|de|des|del|el|do|da|di|il|op|van|w|na|в|на|den|i|på|till|til)\\s(?:[\\p{L}\\p{N}.'’-]+\\s?){1,6})?$`,
  "iu",
);

/** A room or an evening and nothing else: "For the memorial evening on 3 October". */
export function isForShowing(piece: string): boolean {
  return FOR_SHOWING.test(piece) && !TELLS.test(piece);
}

/** Where the film is to be seen: "for our website", "for the memorial evening on 3 October". */
export function isForPlace(piece: string): boolean {
  if (FOR_PLACE.test(piece) || isForShowing(piece)) return true;
  // "For our website and the waiting room"
  const both = /^(?<before>\p{L}+)\s(?<one>.+?)\s(?:and|und|et|y|e|en|och|og|i|и|та|[+&])\s(?:(?:for|für|pour|para|per|voor)\s)?(?<other>.+)$/iu.exec(piece)?.groups; // prettier-ignore
  return (
    both !== undefined &&
    [both["one"], both["other"]].every((place) => isOnePlace(`${both["before"]} ${place}`))
  );
}

const isOnePlace = (piece: string): boolean => FOR_PLACE.test(piece) || isForShowing(piece);

import { toPattern } from "../text/regex.ts";

/**
 * Words of death, war and hunger, language by language (a German "die" or "war" is neither). `*` stands for the rest
 * of a word, `_` for a space.
 */
const GRAVE: Readonly<Record<string, string>> = {
  en: `life_lost lives_lost lost_(?:his|her|their)_li(?:fe|ves) sank sunk shipwreck* wreck wrecked die dies died dying dead deadly death* drown* kill* starv* famine* murder* war wars wartime funeral* corpse*
    cancer executed execution suicide* genocide* massacre* perished`,
  de: `ums_leben stirbt sterben starb starben gestorben tot tote toten toter totes tod todes todesopfer ertrank* ertrunken
    ertrinken getötet töten tötete* umgebracht ermordet mord morde mörder* krieg* weltkrieg* bürgerkrieg* hunger*
    verhungert* hingerichtet begräbnis* beerdigung* leiche* krebs selbstmord* völkermord* opfer umgekommen`,
  fr: `perdu_la_vie perdit_la_vie perdirent_la_vie meurt meurent mourir mourut moururent mort morts morte mortes mortel* décès décédé* noyé* noyade* tué tués
    tuée tuées tuer tua guerre* famine* meurtr* assassin* massacre* exécuté* funérailles enterrement* cadavre* cancer
    suicide* génocide*`,
  es: `perdió_la_vida perdieron_la_vida muere mueren morir murió murieron muerto* muerta* muerte* falleci* ahogad* ahogó ahogaron mató mataron matar
    guerra* hambre hambruna* asesin* masacre* ejecutad* funeral* entierro* cadáver* cáncer suicidio* genocidio*`,
  it: `perse_la_vita persero_la_vita perso_la_vita muore muoiono morire morì morirono morto morti morta morte annegat* annegò ucci* guerra guerre fame carestia*
    assassin* massacr* strage stragi giustiziat* funeral* cadaver* cancro suicidi* genocidi*`,
  pt: `perdeu_a_vida perderam_a_vida morre morrem morrer morreu morreram morto* morta* morte* faleceu faleceram afogad* afogou matou mataram matar
    guerra* fome assassin* massacr* executad* funeral* enterro* cadáver* câncer cancro suicídio* genocídio*`,
  nl: `om_het_leven sterft sterven stierf stierven gestorven dood dode doden overleden overleed verdronk* verdrinken gedood doodde*
    vermoord* moord* oorlog* wereldoorlog* honger* hongersnood begrafenis* lijk lijken kanker zelfmoord* genocide`,
  pl: `umiera* umrzeć umarł* zmarł* śmier* martw* utonął utonęł* utopił* zabił* zabit* zabij* zabój* zamordowan* zginął zginęł* zginąć
    wojn* wojen głód głodu głodem pogrzeb* zwłok* nowotwór* samobójstw* ludobójstw*`,
  ru: `жертв* умер* умир* смерт* мертв* мёртв* погиб* убил* убит* убив* убий* утон* войн* голод голода голоде голодом похорон* казн*
    самоубийств* геноцид*`,
  uk: `помер* смерт* мертв* загин* вбит* вбивств* вбили втопи* потон* війн* голод голоду голоді голодом похорон* страт* геноцид*`,
  sv: `dör dog död döda dött drunkna* döda* mörda* mord krig* världskrig* svält* begravning* cancer självmord*`,
  da: `dør døde død døden druknede drab dræbt* dræbte* myrdet krig* verdenskrig* sult hungersnød* begravelse* kræft selvmord*`,
  nb: `dør døde død døden druknet drept* drepte* myrdet krig* verdenskrig* sult hungersnød* begravelse* kreft selvmord*`,
  tr: `hayatını_kaybe* öl öldü öldür* ölüm* ölen* öldüğ* boğul* savaş savaşı* savaşlar* savaşta* kıtlık* açlık* cenaze* cinayet*
    katled* intihar* soykırım*`,
  cs: `zemřel* umřel* smrt* mrtv* zabit* zabil* utonul* utopil* válk* válek hlad hladu hladem hladomor* pohřeb*
    vražd* zavraždil* sebevražd* genocid*`,
  ro: `moare muri murit murise moartea moarte mort* ucis* înecat* război* foamete* înmormânt* cancer sinucid* genocid*`,
  hu: `meghal* halál* halott* megöl* háború* éhínség* temetés* gyilkos* öngyilkos* népirtás*`,
  fi: `kuoli kuolivat kuollut kuolema* surma* tapettiin hukkui* sota sodan sodassa sodat nälänhätä* hautajais* murha*
    itsemurh*`,
  el: `πέθαν* πεθαίν* θάνατ* νεκρ* σκοτώθηκ* πόλεμ* πολέμ* λιμό* κηδεί* δολοφον* πνίγηκ* αυτοκτον*`,
  bg: `умря* почина* смърт* мъртв* загин* убит* убий* убив* удав* войн* глад глада погреб* самоуб*`,
  id: `mati meninggal tewas kematian perang dibunuh pembunuhan kelaparan tenggelam pemakaman`,
  fa: `مرگ درگذشت کشته جنگ قحطی`,
  ar: `مات ماتت ماتوا يموت تموت موت موته توفي توفيت وفاة وفاته قتل قتلى قتلت حرب حروب مجاعة غرق غرقت غرقوا جنازة`,
  he: `מת מתה מתו מוות מותו מותה נהרג נהרגה נהרגו מלחמה מלחמת מלחמות נרצח נרצחה טבעו רעב שואה נפטר נפטרה`,
  hi: `मृत्यु मौत मौतें मारे मारा मरने मरा मर युद्ध अकाल हत्या भुखमरी`,
  bn: `মৃত্যু* মৃত* মারা* নিহত* যুদ্ধ* দুর্ভিক্ষ* খুন* হত্যা* ডুবে* আত্মহত্যা* মারা_গেছে* মারা_যায়* লাশ*`,
  vi: `qua_đời tử_vong chết thiệt_mạng hy_sinh chiến_tranh nạn_đói chết_đuối giết ung_thư tự_tử đám_tang tang_lễ đuối_nước tử_sĩ`,
  zh: `丧生 喪生 遇难 遇難 死 战争 戰爭 大战 大戰 去世 逝世 饥荒 飢荒 溺 杀 殺 葬礼 葬禮`,
  ja: `命を落と 犠牲 死 亡くな 戦争 大戦 飢饉 溺れ 殺 葬儀`,
  ko: `목숨을_잃 희생자 사망 죽었 죽은 죽음 죽고 전쟁 숨졌 숨진 기근 살해 익사 장례`,
};

/** Written without spaces between words, or with endings joined to them: found within. */
const WITHIN: ReadonlySet<string> = new Set(["zh", "ja", "ko", "th"]);
/** Particles that are joined before a word. */
const JOINED: Readonly<Record<string, string>> = {
  ar: "[وف]?(?:ال|لل|[بكل]ال|[بكل])?",
  he: "[ושהבלכמ]{0,3}",
};

const readers = new Map<string, RegExp | null>();

/**
 * Whether a sentence tells of death, war or hunger: a passing thing drawn beside it would make light of it. `base` is
 * a language tag's first part; where its words are not known every sentence may be grave.
 */
export function isGrave(sentence: string, base: string): boolean {
  const known = readers.get(base);
  const reader = known === undefined ? readerOf(base) : known;
  readers.set(base, reader);
  return reader === null || reader.test(sentence);
}

/** The same for a language whose words are known; elsewhere no sentence is. */
export function graveIn(base: string): (sentence: string) => boolean {
  const isKnown = GRAVE[base] !== undefined;
  return (sentence) => isKnown && isGrave(sentence, base);
}

function readerOf(base: string): RegExp | null {
  const words = GRAVE[base];
  return words === undefined ? null : wordsIn(words, base);
}

/** A pattern of words in a language: `*` stands for the rest of a word, `_` for a space. */
export function wordsIn(list: string, base: string): RegExp {
  const words = list.trim().split(/\s+/u);
  const any = words.map((word) => word.replaceAll("_", " ").replaceAll("*", "[\\p{L}\\p{M}]*")).join("|");
  if (WITHIN.has(base)) return toPattern(any, "u");
  return toPattern(`(?<![\\p{L}\\p{M}])${JOINED[base] ?? ""}(?:${any})(?![\\p{L}\\p{M}])`, "iu");
}

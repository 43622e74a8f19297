import { toPattern } from "../text/regex.ts";

/**
 * Places that no picture here shows, and what says that a sentence is there, in all languages together: those who learn to swim have
 * lessons and teachers and are in no classroom. Pools, houses of prayer, ships at sea, aeroplanes and airports, mines, courts, prisons,
 * halls to dance, train and skate in.
 */
const PLACES: readonly (readonly [spaced: string, grown: string])[] = [
  [
    "swim(?:s|mers?|ming)?|swam|(?:swimming )?pools?|lifeguards?|\\p{L}*schwimm\\p{L}*|bademeister\\p{L}*|nag(?:er|ent?|eurs?|euses?|é)|natation|piscin\\p{L}*|maîtres?[- ]nageurs?|nad(?:ar|an?|ando|adora?s?|adores)|natación|socorristas?|nuot\\p{L}*|bagnin[oi]|natação|zwem\\p{L}*|badmeesters?|sim(?:mar|ma|made|ning|hallen?|skol\\p{L}*)|svøm\\p{L}*|bassäng\\p{L}*|basen\\p{L}*|pływa\\p{L}*|uima\\p{L}*|uint\\p{L}*|plav(?:at|ání|ec|ci|ců|ecký\\p{L}*)|bazén\\p{L}*|úsz\\p{L}+|uszod\\p{L}*|plava\\p{L}*|плава\\p{L}*|бассейн\\p{L}*|плива\\p{L}*|басейн\\p{L}*|κολύμ\\p{L}*|κολυμ\\p{L}*|πισίν\\p{L}*|yüz(?:me|mek|meyi|ücü\\p{L}*)|havuz\\p{L}*|(?:ال)?سباح\\p{L}*|(?:ال)?مسبح|שחי\\p{L}*|בריכה|הבריכה|شنا|استخر|तैर\\p{L}*\\p{M}*|berenang|kolam renang|bơi|bể bơi",
    "游泳|泳池|水泳|プール|수영",
  ],
  [
    "church(?:es)?|chapels?|cathedrals?|mosques?|synagogues?|temples?|monaster(?:y|ies)|parish(?:es|ioners)?|belfr(?:y|ies)|bell ?towers?|steeples?|kirchen?|kirch\\p{L}+|kapellen?|doms?|moscheen?|synagogen?|tempel\\p{L}*|kl[oö]ster\\p{L}*|églises?|chapelles?|cathédrales?|mosquées?|clochers?|iglesias?|capillas?|catedral(?:es)?|mezquitas?|campanarios?|chies[ae]|cappell[ae]|cattedral[ei]|moschee|campanil[ei]|igrejas?|capelas?|catedra(?:l|is)|mesquitas?|kerk(?:en)?|kerktoren\\p{L}*|kościo\\p{L}+|kyrk(?:a|an|or|orna|torn\\p{L}*)|церк\\p{L}+|собор\\p{L}*|мечет\\p{L}+|(?:ال)?مسجد|(?:ال)?كنيس\\p{L}+|כנסייה|בית הכנסת|मंदिर|मस्जिद",
    "教会|教會|教堂|寺院|神社|寺庙|寺廟|清真寺|교회|성당|사찰",
  ],
  [
    "(?:on|aboard|boarded) (?:the|a|his|her) ship|(?:at|by|put to) sea|on deck|on board|crew|sailors?|expedition ships?|an bord|auf see|matrosen?|à bord|en mer|équipages?|marins?|a bordo|en alta mar|tripulaci[oó]n|marineros?|equipaggio|marina[io]|tripulação|marinheiros?|aan boord|op zee|matrozen|na pokładzie|załog\\p{L}+|ombord|till sjöss|на борту|экипаж\\p{L}*|матрос\\p{L}*|على متن",
    "船上|出海|航海|水手|甲板|선원|갑판",
  ],
  [
    "airports?|aircraft|aeroplanes?|airplanes?|pilots?|runways?|flughaf\\p{L}*|flughäfen|flugzeug\\p{L}*|pilot(?:en|in|innen)?|aéroports?|avions?|pilotes? de ligne|aeropuertos?|avion(?:es)?|aeroport\\p{L}*|aere[io]|aviões|avião|luchthavens?|vliegtuig\\p{L}*|lotnisk\\p{L}*|samolot\\p{L}*|flygplats\\p{L}*|flygplan\\p{L}*|аэропорт\\p{L}*|самол[её]т\\p{L}*|(?:ال)?مطار\\p{L}*|(?:ال)?طائر(?:ة|ات)",
    "机场|機場|空港|飞机|飛機|飛行機|공항|비행기",
  ],
  [
    "mines?|miners?|mineshafts?|coalfields?|coalfaces?|bergwerk\\p{L}*|zechen?|kumpel|unter tage|mineurs? de fond|charbonnages?|mineros?|minas de|minator[ei]|miniere?|mineiros?|mijnwerkers?|górni\\p{L}+|kopal\\p{L}+|gruvarbet\\p{L}*|шахт\\p{L}*",
    "矿井|礦井|矿工|礦工|炭鉱|광산|탄광",
  ],
  [
    "courtrooms?|judges?|jur(?:y|ors?|ies)|verdicts?|prisons?|prisoners?|inmates?|gericht(?:s|e)?|gerichtssaal|richter(?:in|innen)?|gefängnis\\p{L}*|tribuna(?:l|ux|les|li|is)|juges?|prisonniers?|jue(?:z|ces)|cárcel(?:es)?|presos?|giudic[ei]|carcer[ei]|juíz(?:es)?|prisões|prisão|rechtbank\\p{L}*|rechters?|gevangenis\\p{L}*|sąd(?:u|zie|y)?|więzie\\p{L}+|суд(?:ья|ьи|е|а)|тюр\\p{L}+|(?:ال)?محكمة|(?:ال)?سجن",
    "法庭|监狱|監獄|裁判|刑務所|법원|감옥",
  ],
  [
    "danc(?:e|es|ers?|ing)|ballet|gyms?|gymnasts?|yoga|skat(?:e|es|ers?|ing)|(?:ice|roller) rinks?|tanz\\p{L}*|tänz\\p{L}*|ballett\\p{L}*|turn(?:halle|verein)\\p{L}*|eis(?:halle|lauf|bahn)\\p{L}*|dans(?:e|es|er|ent|eurs?|euses?)|patin\\p{L}+|bail(?:e|es|ar|an|arín|arines|arinas?)|gimnasi\\p{L}*|ball(?:o|i|are|erin[aei])|palestr[ae]|danças?|dançar\\p{L}*|patinação|dans(?:en|ers|ar|ade|are)|schaats\\p{L}*|tan(?:iec|ca|ce|czy\\p{L}*|cer\\p{L}*)|łyżw\\p{L}*|skridsk\\p{L}*|тан(?:ец|ц\\p{L}+)|каток|катк\\p{L}+|(?:ال)?رقص",
    "舞蹈|跳舞|芭蕾|滑冰|ダンス|踊り|スケート|무용|발레",
  ],
];

const PATTERNS = PLACES.map(([spaced, grown]) =>
  toPattern(`(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])|${grown}`, "iu"),
);

/** How many of these sentences are at the one of those places where most of them are. */
export function toldElsewhere(told: readonly string[]): number {
  return Math.max(...PATTERNS.map((pattern) => told.filter((sentence) => pattern.test(sentence)).length));
}

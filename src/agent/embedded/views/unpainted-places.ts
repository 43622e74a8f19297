import type { View } from "../../../artifacts/views.ts";
import { toPattern, wholeWords } from "../text/regex.ts";
import { WIDE_WORDS, type WordsOfPlace } from "./wide-words.ts";

/**
 * Places that no picture here shows, and what says that a sentence is there, in all languages together: dancers have lessons and teachers
 * and are in no classroom. Houses of prayer other than churches, ships at sea, mines, courts, prisons, halls to dance, train and skate in.
 */
const PLACES: readonly WordsOfPlace[] = [
  [
    "mosques?|synagogues?|temples?|monaster(?:y|ies)|moscheen?|synagogen?|tempel\\p{L}*|kl[oö]ster\\p{L}*|mosquées?|monastères?|mezquitas?|monasterios?|moschee|monasteri|mesquitas?|mosteiros?|klasztor\\p{L}*|монастыр\\p{L}*|мечет\\p{L}+|(?:ال)?مسجد|(?:ال)?كنيس|בית הכנסת|मंदिर|मस्जिद",
    "寺院|神社|寺庙|寺廟|清真寺|사찰",
  ],
  [
    "(?:on|aboard|boarded) (?:the|a|his|her) ship|(?:at|by|put to) sea|on deck|on board|crew|sailors?|expedition ships?|an bord|auf see|matrosen?|à bord|en mer|équipages?|marins?|a bordo|en alta mar|tripulaci[oó]n|marineros?|equipaggio|marina[io]|tripulação|marinheiros?|aan boord|op zee|matrozen|na pokładzie|załog\\p{L}+|ombord|till sjöss|на борту|экипаж\\p{L}*|матрос\\p{L}*|على متن",
    "船上|出海|航海|水手|甲板|선원|갑판",
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

const patternOf = ([spaced, grown]: WordsOfPlace): RegExp =>
  toPattern(`${wholeWords(spaced)}|${grown}`, "iu");

const unpainted = PLACES.map(patternOf);
const painted = WIDE_WORDS.map(({ view, words }) => ({ view, pattern: patternOf(words) }));

/** How many of these sentences are at the one place where most of them are, of those that are not painted or are not this view. */
export function toldElsewhere(told: readonly string[], view: View): number {
  const others = painted.filter((one) => one.view !== view).map(({ pattern }) => pattern);
  return Math.max(
    ...[...unpainted, ...others].map((pattern) => told.filter((sentence) => pattern.test(sentence)).length),
  );
}

import { countWords } from "./sentences.ts";
import { GOVERNING } from "./governing-words.ts";
import { regex, toPattern, wholeWords } from "./regex.ts";
import { WHY } from "./why-words.ts";

const UNSPACED = /^(?:zh|ja|ko)$/;
const patterns = new Map<string, RegExp>();

/** Whether what leads into a list decides what is true of it: that none of it is wanted, that it is needed, or when it holds. */
export function governsList(lead: string, base: string): boolean {
  return patternOf(base, "denies|asks|depends")?.test(lead) === true;
}

/** Whether what leads into a list says that none of it is so, or none of it wanted. */
export function deniesList(lead: string, base: string): boolean {
  return patternOf(base, "denies")?.test(lead) === true;
}

/**
 * Whether a heading forbids what stands below it, or says that none of it is in: "Never", "When not to", "Not included". "No
 * hidden costs" promises.
 */
export function forbids(heading: string): boolean {
  const said = heading.trim();
  return (
    FORBIDS.test(said) || (!ASKS_WHY.test(said) && countWords(said) <= MOST_WORDS && NOT_DONE.test(said))
  );
}

/** "Почему нельзя ждать": below it stand reasons. */
const ASKS_WHY = regex(`[?？؟]$|^${wholeWords(WHY, "porque")}|क्यों`, "iu");
const MOST_WORDS = 7;

/** "What you must never do", "Чего делать нельзя", "Ce qu'il ne faut surtout pas faire": wherever in a heading it stands. */
const NOT_DONE =
  /^what(?: you| we| they)? (?:must|should|may|can) ?(?:never|not)(?!\p{L})|^was (?:man|sie|du|ihr) (?:besser |lieber )?(?:lassen|vermeiden|unterlassen) (?:soll(?:te)?n?|solltest|solltet|müssen|muss)(?!\p{L})|^(?:das|dies) (?:bitte )?(?:lassen|nicht)$|^things (?:you|we|to) (?:must |should )?never|(?:^|\s)(?:nie|niemals|nicht|keinesfalls) (?:tun|machen|dürfen|darf|erlaubt)(?!\p{L})|^was (?:man|sie|du|ihr) (?:nie|nicht|niemals|keinesfalls) .{0,12}(?:darf|dürfen|tun|machen|soll(?:te)?n?|sollst|dürft)(?!\p{L})|ne (?:faut|doit|dois|devez)[^.]{0,12} (?:pas|jamais)(?!\p{L})|(?:no|nunca|jamás) (?:se )?(?:debe[sn]?|hay que|puede[sn]?)(?: hacer)?(?!\p{L})|(?:non|mai) (?:si )?(?:deve|bisogna|devi|fare)(?!\p{L})|(?:não|nunca) (?:se )?(?:deve|fazer|pode)(?!\p{L})|(?:niet|nooit) (?:mag|moet|doen)(?!\p{L})|(?:nie wolno|nie należy|nie rób|zabronion\p{L}+|nelze|nesmí|nedělat)|(?:^|\s)(?:нельзя|запрещен\p{L}*|запрещён\p{L}*|не следует|не надо|не делать|не делайте|не можна|заборонен\p{L}*|не слід)(?!\p{L})|(?:får|må|ska|skal) (?:du |man |ni )?(?:aldrig|inte|ikke|aldri)(?!\p{L})|(?:नहीं करना|न करें|मत करो|ना करें)/iu;

const FORBIDS = toPattern(
  `^(?:${[
    "never(?: ever)?|don['’]?ts?|do not|what not to .{1,20}|what to avoid|when not to.{0,20}|not (?:included|allowed|permitted|covered|for you if.*)|what is not (?:included|covered|allowed)|forbidden|prohibited|avoid(?: these)?|things to avoid|what does not belong.{0,20}|what we do not take",
    "niemals|nie|nie wieder|verboten|nicht (?:erlaubt|enthalten|inbegriffen|gestattet)|das geht nicht|was nicht (?:geht|hineingehört|dazugehört|erlaubt ist|rein darf)|was verboten ist|vermeiden|tabu",
    "jamais|interdit|à éviter|non (?:inclus|compris)|ne jamais.{0,20}|ce qui (?:est interdit|n['’]est pas (?:inclus|compris))|à ne pas faire|ce qu['’]il ne faut (?:pas|jamais) faire",
    "nunca|prohibido|no (?:incluido|incluye)|lo que no (?:incluye|se debe hacer|hay que hacer)|evita(?:r)?|qué no hacer|mai|vietato|da evitare|non (?:incluso|compreso)|cosa non fare|proibido|não (?:incluído|inclui)|evitar|o que não fazer",
    "nooit|verboden|niet (?:inbegrepen|toegestaan)|wat niet mag|vermijden|aldrig|förbjudet|ingår inte|undvik|aldri|forbudt|ikke inkludert|inngår ikke|ikke tilladt|nigdy|zabronione|czego unikać|nie wolno|nikdy|zakázáno|čemu se vyhnout",
    "никогда|нельзя|запрещено|чего (?:избегать|нельзя делать|не делать)|не входит.{0,20}|ніколи|не можна|заборонено|чого уникати|asla|yasak(?:lar)?|yapmayın|kaçının|ποτέ|απαγορεύεται|niciodată|interzis|soha|tilos",
    "禁止(?:事項|事项)?|やってはいけないこと|してはいけないこと|避けること|含まれないもの|绝不|严禁|嚴禁|不要做.{0,8}|切勿|禁忌|不包括|不包含|금지(?: 사항)?|하지 말아야 할 것|절대 하지 마세요|포함되지 않는 것",
    "ممنوع(?:ات)?|لا تفعل.{0,10}|أبدًا|أبدا|تجنّ?بوا?|غير مشمول|אסור|לעולם לא|ממה להימנע|לא כלול|कभी नहीं|मना है|निषिद्ध|क्या न करें|शामिल नहीं",
  ].join("|")})[\\s.!:：]*$`,
  "iu",
);

/** Whether a clause is a condition: without it what follows would be told as a fact. */
export function isCondition(clause: string, base: string): boolean {
  const words = GOVERNING[keyOf(base)]?.depends;
  if (words === undefined || ASKS_WHEN.test(clause.trim())) return false;
  if (UNSPACED.test(base)) return toPattern(words, "u").test(clause);
  return toPattern(`^(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|och|og|i|a|и|а|но)\\s)?(?:${words})(?![\\p{L}\\p{M}])`, "iu").test(clause.trim()); // prettier-ignore
}

/** "When to ask", "Quand consulter", "Quando chiamare": it heads what tells when, and names no case. */
const ASKS_WHEN =
  /^(?:when (?:not )?to\s|(?:quand|quando) (?:(?:ne pas|non|não)\s)?\p{L}+(?:er|ir|re|are|ere|ire|ar)(?:\s|$))/iu;

function patternOf(base: string, kinds: string): RegExp | null {
  const words = GOVERNING[keyOf(base)];
  if (words === undefined) return null;
  const key = `${base}:${kinds}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const all = kinds === "denies" ? words.denies : `${words.denies}|${words.asks}|${words.depends}`;
  const pattern = UNSPACED.test(base)
    ? toPattern(`(?:${all})`, "u")
    : toPattern(`(?<![\\p{L}\\p{M}])(?:${all})(?![\\p{L}\\p{M}])`, "iu");
  patterns.set(key, pattern);
  return pattern;
}

function keyOf(base: string): string {
  return base === "no" || base === "nn" ? "nb" : base;
}

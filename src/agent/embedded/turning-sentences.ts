import { leansOnLast } from "./illustrations/leans-on.ts";
import { regex } from "./text/regex.ts";

/** How a sentence opens that takes back, bounds or corrects what the one before it says. */
const OPENS = [
  "but|however|yet|still,|nevertheless|nonetheless|instead|in fact|actually|in reality|the truth is|except|on the other hand|not so|not quite|even so|that said|of course not",
  "aber|doch|jedoch|allerdings|dennoch|trotzdem|stattdessen|tatsächlich|in wirklichkeit|nur:|andererseits|falsch",
  "mais|pourtant|cependant|toutefois|néanmoins|en réalité|en fait|or,|au contraire|en revanche",
  "pero|sin embargo|no obstante|aun así|en realidad|en cambio|al contrario|ahora bien",
  "ma|però|tuttavia|eppure|in realtà|invece|al contrario",
  "mas|porém|contudo|no entanto|todavia|na verdade|na realidade|pelo contrário|em vez disso",
  "maar|echter|toch|desondanks|in werkelijkheid|daarentegen|integendeel",
  "men|dock|ändå|istället|egentligen|tvärtom|dog|alligevel|i stedet|faktisk|likevel|derimot",
  "mutta|kuitenkin|silti|sen sijaan|todellisuudessa",
  "ale|jednak|jednakże|mimo to|w rzeczywistości|natomiast|lecz|avšak|ovšem|přesto|ve skutečnosti",
  "de|azonban|mégis|viszont|valójában|dar|însă|totuși|de fapt",
  "но|однако|тем не менее|зато|на самом деле|всё же|все же|але|проте|однак|насправді|все ж",
  "αλλά|όμως|ωστόσο|παρ['’]όλα αυτά|στην πραγματικότητα",
  "ama|fakat|ancak|oysa|yine de|aslında|tersine",
  "و?لكن\\p{L}*|إلا أن\\p{L}*|غير أن\\p{L}*|ومع ذلك|في الحقيقة|في الواقع|بل|اما|ولی|با این حال|در واقع",
  "אבל|אולם|אך|עם זאת|למעשה|בפועל",
  "लेकिन|पर(?=\\s)|मगर|परंतु|परन्तु|किंतु|फिर भी|दरअसल|हालाँकि|हालांकि|কিন্তু|তবে|তবু|আসলে|ஆனால்|இருப்பினும்|உண்மையில்|కానీ|అయితే",
  "tetapi|tapi|namun|akan tetapi|sebenarnya|nhưng|tuy nhiên|thật ra|thực ra",
].join("|");
/** Written without blanks, or with endings of their own. */
const OPENS_EAST =
  /^(?:けれども?|しかし|ところが|でも(?=[、\p{L}])|だが|ですが|ただし|ただ、|とはいえ|それでも|一方で?|実は|実際(?:に)?は|但是?|可是|然而|不过|不過|其实|其實|实际上|實際上|却|反而|하지만|그러나|그런데|그래도|다만|반면|사실은?|แต่|อย่างไรก็ตาม|ทว่า)/u;
/** "Not A but B", within one sentence. */
const NOT_BUT = [
  "(?:not|isn['’]t|wasn['’]t|aren['’]t|never)\\s[^.;]{2,80}?,?\\s(?:but|it['’]s|it is)\\s",
  "(?:nicht|kein\\p{L}*)\\s[^.;]{2,80}?,\\ssondern\\s|(?:pas|ni)\\s[^.;]{2,80}?,\\s(?:mais|c['’]est)\\s|no\\s[^.;]{2,80}?,?\\ssino\\s|non\\s[^.;]{2,80}?,\\s(?:ma|bensì)\\s|não\\s[^.;]{2,80}?,?\\s(?:mas(?: sim)?|e sim)\\s",
  "(?:niet|geen)\\s[^.;]{2,80}?,\\smaar\\s|inte\\s[^.;]{2,80}?,?\\sutan\\s|ikke\\s[^.;]{2,80}?,\\smen\\s|nie\\s[^.;]{2,80}?,\\s(?:lecz|ale|tylko|a)\\s|ne\\s[^.;]{2,80}?,\\s(?:ale|nýbrž)\\s|не\\s[^.;]{2,80}?,\\s(?:а|але)\\s",
  "(?:ليس\\p{L}*|لا)\\s[^.؛]{2,80}?\\sبل\\s|לא\\s[^.;]{2,80}?\\sאלא\\s|नहीं[^।]{0,60}बल्कि|\\sdeğil,\\s",
].join("|");
const NOT_BUT_EAST =
  /ではなく|じゃなく|(?:不是|并非|不在于|不在於)[^。]{1,40}(?:而是|而在于|而在於)|이?[가이] 아니라/u;
const TURNS = regex(`^["“„«「]?(?:${OPENS})(?![\\p{L}\\p{M}])`, "iu");
const CORRECTS = regex(`(?<![\\p{L}\\p{M}])(?:${NOT_BUT})`, "iu");
const ASKS = /(?:[?？؟]|(?:です|ます|でしょう|のだろう|ましょう)か。?)["”»」]?\s*$/u;

/** "However, …", けれども…, "nicht A, sondern B": without it what was told before says the reverse. */
export function isTurn(text: string): boolean {
  return TURNS.test(text) || OPENS_EAST.test(text) || CORRECTS.test(text) || NOT_BUT_EAST.test(text);
}

/**
 * How much more than any other sentence one is missed for its place in the argument: a turn, what answers a question, and less so what
 * they turn against or answer, the first of an order and what the next one speaks of.
 */
export function missedInArgument(sentences: readonly string[], at: number, base: string): number {
  const [before = "", own = "", next] = [sentences[at - 1], sentences[at], sentences[at + 1]];
  // What nobody answers is left for whoever watches.
  if (isTurn(own) || (ASKS.test(own) ? next === undefined : ASKS.test(before))) return MISSED.turn;
  if (next === undefined) return 1;
  // "Christophe-Philippe Oberkampf imprime … | Il a vingt et un ans."
  if (leansOnLast(next, base) || isFirstOfOrder(own)) return MISSED.leading;
  const behind = sentences.slice(at + 1, at + 1 + LED_UP);
  return ASKS.test(own) || behind.some(isTurn) ? MISSED.before : 1;
}

/** "On imprime d'abord un mordant": the first of an order, without which there is no second. */
const FIRST = regex(
  "(?<![\\p{L}\\p{M}])(?:first(?:ly)?,|first of all|to begin with|to start with|zuerst|zunächst|als erstes|d['’]abord|en premier lieu|premièrement|primero,|en primer lugar|al principio|dapprima|per prima cosa|innanzitutto|primeiro,|em primeiro lugar|eerst,|ten eerste|allereerst|först,|till att börja med|først,|najpierw|po pierwsze|nejprve|nejdříve|сначала|прежде всего|спочатку|önce(?:likle)?,|ilk olarak|أولا|أولاً|في البداية|ראשית|תחילה|पहले,|सबसे पहले|প্রথমে)(?![\\p{L}\\p{M}])|^(?:まず|最初に|はじめに|首先|先把|最先|먼저|우선)",
  "iu",
);

/** Whether a sentence is the first of several in an order. */
export function isFirstOfOrder(text: string): boolean {
  return FIRST.test(text);
}

const MISSED = { turn: 4, leading: 2.4, before: 1.6 };
/** Sentences that lead up to a turn. */
const LED_UP = 2;

import { partsName, TIE, tied } from "./ties.ts";

/** Words that lean on the next one: a line that ends with them reads badly. */
export const LEANING =
  /(?:^|\s)(?:an?|the|of|to|in|on|at|by|is|it|and|or|for|with|from|as|than|into|over|under|after|before|between|through|about|without|der|die|das|den|dem|des|ein|eine|und|im|am|zum|zur|vom|von|mit|auf|für|bei|bis|aus|nach|vor|über|unter|durch|ohne|gegen|le|la|les|nos|notre|our|your|unser|unsere|de|du|des|et|aux?|un|une|en|pour|par|dans|sur|avec|sans|chez|el|los|las|del|al|y|con|por|para|sin|sobre|entre|il|lo|su|tra|fra|senza|gli|di|da|del(?:la|lo|le)?|dei|nel(?:la)?|per|os?|as|com|sem|do|da|dos|das|no|na|em|um|uma|het|een|van|op|voor|door|naar|uit|bij|aan|och|med|på|av|til|og|w|z|przez|dla|od|и|в|на|с|от|до|из|по|для|за|к|في|من|إلى|على|عن|لا|ما|لم|لن|قد|أن|إن|أو|ثم|مع|كل|هذا|هذه|التي|الذي|بعد|قبل|بين|حتى|از|به|با|در|که|برای|את|של|על|לא|אל|עם|או|כי|אם|גם|כל|בין|אחרי|לפני|ve|veya|bir|і|й|та|із|зі|від|під|при|без|az|egy|és|ja|pro|při|pod|nad|și|cu|din|în|pe|και|το|τα|οι|τη|την|τον|του|της|των|με|σε|στο|στη|στην|στον|για|από|που|να|θα|và|của|là|những|các|một|trong|với|cho|để|ở|không|dan|di|ke|yang|untuk|dengan|dari|pada|att|som)$/iu;
/** An article at the end of a line is further from its noun than a preposition is. */
const ARTICLE =
  /(?:^|\s)(?:an?|the|der|die|das|den|dem|ein|eine[mnrs]?|le|la|les|une?|des|el|los|las|una?|il|lo|gli|uno|uma?|het|een)$/iu;
/** Words that lean on the one before: postpositions, and the verb that only says "is". */
const LEANING_BACK =
  /^(?:का|की|के|को|में|से|पर|ने|तक|भी|ही|है|हैं|था|थी|थे|کا|کی|کے|کو|میں|سے|پر|نے|تک|بھی|ہے|ہیں|را|است|ile|için|gibi|kadar)(?![\p{L}\p{M}])/u;
/** Thai words that lean on the next one: "not", "of", "in", "which". */
const LEANING_THAI = /(?:ไม่|ที่|และ|ของ|ใน|จาก|ให้|การ|ความ|เป็น|จะ|ต้อง|เพื่อ|ต่อ|แค่|ตาม|กับ|โดย|หรือ|แต่)$/u;
const PARTED_COMPOUND = /\p{L}-$/u;
/** A sentence that begins near the end of a line hangs on it. */
const HANGING =
  /\p{L}{3}[.!?:…]["”’»)]*\s(?<hung>\S.*)$|[。！？…—―][」』）]*(?<hungOn>[^」』）。！？…—―].*)$/u;
/** "Schnee, als / im Sommer", "告诉我们，就能 / 帮到": a short word that opens the next clause. */
const OPENS_NEXT =
  /[,;:،؛]\s\p{L}{1,4}$|[，、；][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,2}$/u;
const BREATH = /[,;:.!?…，、。；：！？،؛—–―]["”’)]*$/u;
/** A sign or two of a script that has no spaces, left over: 秘诀. */
const LEFT_OVER = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,2}[\p{P}]*$/u;

/** Lines of so few wide signs one below the other are a list of words, no sentence: いちばん / おいしく / 淹れる. */
const CHOPPED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}$/u;

/** A line that begins as a phrase does reads as one: "and two seconds later / the receipt prints". */
const PHRASE_BEGINS = 0.1;

/** "the" on a line of its own: what a line within a text costs that is so much shorter than the longest. */
const SHORT_LINES = [{ under: 0.25, cost: 0.8 }, { under: 0.42, cost: 0.5 }, { under: 0.5, cost: 0.3 }]; // prettier-ignore

/** "Wasser, / Malz, / Hopfen und", "em casa, / para o caso": so short a line is no clause that ends with a pause. */
const BREATHES = 0.5;

/** A first line may be short: 春雷乍动，/ 惊醒了…. */
function isShortClause(text: string, at: number, share: number, worded: boolean): boolean {
  return share < BREATHES && (at > 0 || (worded && !/\s/u.test(text)));
}

/** "thick the / molten / rock is and": so does a short word on a line between others. */
const LONE_WORD = { under: 0.7, cost: 0.3 };

/** "The gate on Mill / Lane": a name is read as one. */
const PARTED_NAME = 0.45;

const MARKS = /[\p{P}\s]+$/u;

/** Whether a line is nothing but a word that leans on the next one. */
export function isLeaning(line: string): boolean {
  const word = line.replace(MARKS, "");
  return !/\s/u.test(word) && LEANING.test(word);
}

function beginsPhrase(line: string): boolean {
  return LEANING.test(line.split(/\s/u, 1)[0]?.toLowerCase() ?? "");
}

/** Scripts that part no words: a line of theirs without a space may be a whole clause. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

/** "Four / warning / signs", "Two / stages": where most lines are single words a sentence has fallen into a column. */
export function areSingleWords(lines: readonly { text: string }[]): boolean {
  const single = lines.filter(({ text }) => !/\s/u.test(text.trim()) && !UNSPACED.test(text)).length;
  return lines.length > 1 && single * 2 > lines.length;
}

/** Unevenness of the lines, 0 to 1, eased where a break falls on a pause and raised where it tears words apart. */
export function breakCost(lines: readonly { text: string; width: number }[], language: string): number {
  const widths = lines.map(({ width }) => width);
  const longest = Math.max(...widths);
  const uneven = (longest - Math.min(...widths)) / longest;
  const worded = lines.some(({ text }) => text.includes(" "));
  const alone = worded && !/\s/u.test(lines.at(-1)?.text ?? "");
  let cost = uneven + ((widths.at(-1) ?? 0) < longest * 0.4 ? 0.4 : 0) + (alone ? 0.5 : 0);
  if (LEFT_OVER.test(lines.at(-1)?.text ?? "")) cost += 0.4;
  const whole = lines.map(({ text }) => text).join(" ");
  const ties = tied(whole);
  let end = 0;
  for (const [at, { text, width }] of lines.slice(0, -1).entries()) {
    end += text.length;
    if (ties[end] === TIE) cost += 0.9;
    if (CHOPPED.test(text)) cost += 0.15;
    if (PARTED_COMPOUND.test(text)) cost += 0.6;
    cost += SHORT_LINES.find(({ under }) => width < longest * under)?.cost ?? 0;
    if (worded && width < longest * LONE_WORD.under && !/\s/u.test(text)) cost += LONE_WORD.cost;
    const { hung, hungOn } = HANGING.exec(text)?.groups ?? {};
    if ((hung ?? hungOn ?? text).length < text.length * 0.5) cost += 0.35;
    else if (BREATH.test(text)) cost -= isShortClause(text, at, width / longest, worded) ? 0 : 0.3;
    else if (isLeaning(text)) cost += 0.6;
    else if (OPENS_NEXT.test(text)) cost += 0.3;
    else if (ARTICLE.test(text)) cost += 0.3;
    else if (LEANING.test(text)) cost += 0.16;
    else if (LEANING_THAI.test(text)) cost += 0.3;
    else if (LEANING_BACK.test(lines[at + 1]?.text ?? "")) cost += 0.12;
    else if (beginsPhrase(lines[at + 1]?.text ?? "")) cost -= PHRASE_BEGINS;
    if (partsName(whole, end, language)) cost += PARTED_NAME;
    end += 1;
  }
  return cost;
}

import { greets, namesSender } from "./handed-over.ts";
import {
  HOW_IT_LOOKS,
  IN_BRACKETS,
  KEPT_QUIET,
  MOTTO_WANTED,
  OF_VIEWERS,
  OPENERS,
  SAID_OF_FILM,
  SORRY,
} from "./late-order-words.ts";
import { TOLD_HONESTLY } from "./honesty-words.ts";
import { INSISTS, WORDS_RULED_OUT } from "./insisting-words.ts";
import { NOT_PICTURED, PICTURES_WISHED } from "./picture-wish-words.ts";
import { pointsAtFilm } from "./pointing-orders.ts";
import { blanked, linesOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { toPattern } from "../text/regex.ts";

/** A text without such sentences, in the same length, and they. */
export type LateOrders = { text: string; wishes: string[] };

const whole = (patterns: readonly string[]): RegExp =>
  toPattern(`^${OPENERS}(?:${patterns.join("|")})$`, "iu");
const BESIDE_REQUEST = whole([...KEPT_QUIET, ...HOW_IT_LOOKS, ...OF_VIEWERS, ...MOTTO_WANTED, ...SORRY, ...TOLD_HONESTLY]); // prettier-ignore
const ANYWHERE = whole(SAID_OF_FILM);
const OF_SOMETHING_TOLD = whole([...INSISTS, ...NOT_PICTURED, ...PICTURES_WISHED]);
const RULES_OUT = whole(WORDS_RULED_OUT);
/** More of them, and the text itself says what not to say. */
const MOST_RULED_OUT = 2;

/** "(Entwurf, bitte nicht weiterleiten)" behind a heading: how far a text is, and who may have it. */
const STATE =
  /\s*\([^()\n]*(?<!\p{L})(?:entwurf|draft|brouillon|borrador|bozza|rascunho|concept|szkic|черновик|vertraulich|confidential|confidentiel|confidencial|riservato|do not (?:forward|share)|nicht weiterleiten|ne pas diffuser)(?!\p{L})[^()\n]*\)/iu;

/** "(video per la vetrina e per il sito)" behind a heading: what is made of the text, and where it is shown. */
const MADE_OF_IT =
  /\s*[(（](?:(?:an?|ein|une?|una?|um|een|ett?|en)\s)?(?:\p{L}{0,10}video|film|filmato|clip|vídeo|vidéo|filmpje|filmik|ролик|відео|видео|短片|视频|影片|動画|영상)(?:\s(?:for|für|pour|para|per|voor|till?|dla|для|zu[mr]?|sur|su|over|o|om|fürs?)\s[^()（）\n]{2,60})?[)）]/iu;

/** What stands before the name of who signs. */
const THANKS =
  "(?:(?:[Mm]any )?[Tt]hanks|[Tt]hank you|[Bb]est|[Cc]heers|[Mm]erci(?: d['’]avance)?|(?:[Mm]uchas )?[Gg]racias|[Gg]razie(?: mille)?|(?:[Mm]uito )?[Oo]brigad[oa]|(?:[Vv]ielen )?[Dd]anke?|[Bb]edankt|[Tt]ack|[Tt]akk|[Dd]ziękuję|[Dd]ěkuji|[Сс]пасибо|[Дд]якую|[Tt]eşekkürler)[,!]";
/** "Via Roma 48. Grazie, Piero": who signs, behind the last sentence. */
const SIGNS_BEHIND = toPattern(`(?<=[.!?…]["”»)]?\\s)${THANKS}\\s\\p{Lu}\\p{L}+(?:\\s\\p{Lu}\\p{L}+)?\\.?\\s*$`, "u"); // prettier-ignore

/** "，这一点一定要说，别省掉": that something must be told is told to whoever makes the film. */
const MUST_BE_TOLD =
  /[，,、]\s?(?:这一?点|这个|这句话?)(?:一定|必须|务必|千万)?要(?:说|提|讲|写|放|强调)(?:到|出来|清楚|明白|进去)?(?:[，,]\s?(?:别|不要|千万别|请勿)(?:省掉?|省略|漏掉?|删掉?|忘了?))?[。！]?(?=\s*$|[^，,、。！])/gmu;

function stateOfText(source: string): { start: number; end: number }[] {
  const [first] = source.matchAll(/\S[^\n]*/gu);
  const found = first === undefined ? null : (STATE.exec(first[0]) ?? MADE_OF_IT.exec(first[0]));
  if (first === undefined || found === null) return [];
  const start = first.index + found.index;
  return [{ start, end: start + found[0].length }];
}

/** '(Don\'t call it "maths", Tom. Jean nearly left over that.)': what is said behind an order in its bracket goes with it. */
function withItsBracket(source: string, { start, end }: Span): Span {
  const said = source.slice(start, end);
  if (!/^\s*[(（]/u.test(said) || /[)）]/u.test(said)) return { start, end };
  const rest = /^[^()（）\n]{0,160}[)）]/u.exec(source.slice(end))?.[0].length ?? 0;
  return { start, end: end + rest };
}

const BRACKETED = whole(IN_BRACKETS);
const MOST_LETTERS = 160;
const bareOf = (said: string): string => said.trim().replace(/[\s.!。！।…)]+$/u, "");

/** 业委会 小陈; "सुनीता, मिट्टी महिला समूह"; "Rana Al-Khatib": who signs a mail, below all of it, without a stop. */
const SIGNS = toPattern(
  `^(?:${[
    "(?:مع (?:الشكر|التحية|خالص)[^،]{0,14}|شكر[اًا]*|تحياتي)[،\\s].{2,40}",
    `${THANKS}\\s\\p{Lu}\\p{L}+(?:\\s\\p{Lu}\\p{L}+){0,2}`,
    "[\\p{Script=Han}]{2,8}\\s[\\p{Script=Han}]{2,4}",
    "[\\p{Script=Devanagari}]{2,14}(?:\\s[\\p{Script=Devanagari}]{2,14})?,\\s[\\p{Script=Devanagari}]{2,14}(?:\\s[\\p{Script=Devanagari}]{2,14}){0,3}",
    "\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}\\p{Ll}+)?,\\s\\p{Lu}[\\p{L}'’-]+(?:\\s(?:\\p{Lu}[\\p{L}'’-]+|d[aeio]s?|du|la|of|and|und|y|e|et)){0,4}",
  ].join("|")})$`,
  "u",
);

/**
 * Takes out whole sentences that only a maker is told: "Oh and don't mention the business with the shed", "perdón por las prisas",
 * "Vorrei un tono tranquillo". `asked`: the text surely asks for its film; else only what speaks of a film by itself.
 */
export function withoutLateOrders(source: string, asked: boolean): LateOrders {
  const lines = linesOf(source);
  const state = stateOfText(source);
  const last = lines.findLast(({ start, end }) => /\p{L}/u.test(source.slice(start, end)));
  const signed = asked && last !== undefined && SIGNS.test(textAt(source, last).trim()) ? [last] : [];
  const thanks = asked && last !== undefined && signed.length === 0 ? SIGNS_BEHIND.exec(textAt(source, last)) : null; // prettier-ignore
  const behind =
    thanks === null || last === undefined ? [] : [{ start: last.start + thanks.index, end: last.end }];
  // The stop behind it ends what is told before it.
  const urged = asked ? [...source.matchAll(MUST_BE_TOLD)].map(([said]) => said) : [];
  const stopped = asked
    ? source.replaceAll(MUST_BE_TOLD, (said) => `。${" ".repeat(said.length - 1)}`)
    : source;
  const sentences = lines.flatMap((span) => sentencesOf(source, span, true));
  // 「お疲れさまです。管理組合の西田です。」: who writes, in the first words that are no greeting.
  const first = sentences.find((span) => !greets(bareOf(textAt(source, span))));
  const ruledOut = (asked ? sentences : []).filter((span) =>
    RULES_OUT.test(bareOf(textAt(source, span)).replace(/^[(（]/u, "")),
  );
  const told = sentences.filter((span) => {
    if (ruledOut.length <= MOST_RULED_OUT && ruledOut.includes(span)) return true;
    if (asked && span === first && namesSender(bareOf(textAt(source, span)))) return true;
    const said = bareOf(textAt(source, span)).replace(/^\(/u, "");
    if (said.length > MOST_LETTERS || said.length < 4) return false;
    if (asked && /^\s*\(/u.test(textAt(source, span)) && BRACKETED.test(said)) return true;
    return (
      ANYWHERE.test(said) ||
      (asked && (BESIDE_REQUEST.test(said) || OF_SOMETHING_TOLD.test(said) || pointsAtFilm(said)))
    );
  });
  const gone = [
    ...state,
    ...told.map((span) => withItsBracket(source, span)),
    ...behind,
    ...signed.filter((one) => told.every(({ start }) => start !== one.start)),
  ];
  return {
    text: gone.reduce((left, span) => blanked(left, span), stopped),
    wishes: [
      ...gone.map((span) => textAt(source, span).trim()),
      ...urged.map((said) => said.replace(/^[，,、]\s?/u, "")),
    ],
  };
}

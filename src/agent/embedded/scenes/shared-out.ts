import { capitalise } from "../text/sentences.ts";

/** What a hundred of the small coin goes into: "Of every pound we took in, 34p paid wages, 27p bought fuel, …". */
export type SharedOut = {
  lead: string;
  points: { label: string; display: string; value: number; offset: number }[];
};

/** "Of every pound …,": what is shared out. Up to its comma, or in German and Dutch to the verb before the first part. */
const OF_EVERY =
  /^(?:(?:out )?of (?:every|each)|from (?:every|each)|von jede[mrn]|von je|aus jede[mr]|sur chaque|de chaque|de cada|di ogni|su ogni|van (?:elke|iedere)|av varje|av hver|af hver|z każde\p{L}+|z každ\p{L}+|из каждо\p{L}+|с каждо\p{L}+|з кожно\p{L}+|من كل|हर)\s(?<what>[^,،\p{N}]{2,60})[,،]?\s*/iu;
/** "Sur 100 euros de pain vendus,": a hundred of what is counted itself. */
const OF_HUNDRED =
  /^(?:out of|of|von|sur|de|di|su|van|av|af|ze?|из|со?|зі?|من)\s(?:(?:a )?hundred|100|1000|hundert|cent|cien|cento|cem|honderd|hundra|hundrede?|stu|ста|مئة|مائة)\s[^,،\p{N}]{2,60}[,،]?\s*/iu;
/** "每一元捐款中，", "寄付百円のうち、", "후원금 100원 가운데". */
const AMONG = /^.{2,24}?(?:中|裡|里|のうち|중|가운데)[，、,]?\s*/u;
const PARTS = { fewest: 3, most: 8 };
/** What the parts of a coin come to, in its small coin. */
const WHOLES = new Set([10, 100, 1000]);
const MOST_LABEL = 48;
const AND = /^(?:and|und|et|y|e|ed|en|och|og|i|a|и|й|та|و|और|그리고|以及|和)\s+|^و(?=\p{Nd})/iu;
const PART =
  /^(?<value>\d{1,4}(?:[.,]\d)?)\s?(?<unit>[^\s\d,،，、.]{1,12}?)(?<rest>\s.+|(?<=[\p{Script=Han}\p{Script=Hangul}]).+)$/u;

/**
 * The parts of each coin, where they come to a whole one; null where any piece is no part, or they do not. Each is
 * labelled by what is said of it, without what all of them share.
 */
export function sharedOut(sentence: string): SharedOut | null {
  const lead = (OF_EVERY.exec(sentence) ?? OF_HUNDRED.exec(sentence) ?? AMONG.exec(sentence))?.[0] ?? "";
  // "Von jedem Euro gehen | 41 Cent": up to the first number, whatever stands before it.
  const from = lead === "" ? -1 : sentence.slice(lead.length).search(/\d/u);
  if (from < 0 || from > LEADS_TO_PART) return null;
  const body = sentence.slice(lead.length + from).replace(/[\s.。!।]+$/u, "");
  const pieces = [...body.matchAll(/.+?(?:(?:,(?!\d)|[，、،;；])\s*|\s(?=(?:and|und|et|y|e|ed|en|och|og|i|a|и|й|та|और)\s\d)|$)/giu)]; // prettier-ignore
  if (pieces.length < PARTS.fewest || pieces.length > PARTS.most) return null;
  const read = withoutJoint(
    lead,
    pieces.map(({ 0: piece, index }) => {
      const bare = piece.replace(/[\s,，、،;；]+$/u, "");
      const skipped = AND.exec(bare)?.[0].length ?? 0;
      const head = bare.slice(skipped);
      if (OF_HUNDRED.test(lead)) return bareShare(head, lead.length + from + index + skipped);
      const { value = "", unit = "", rest = "" } = PART.exec(head)?.groups ?? {};
      return {
        value: Number(value.replace(",", ".") || Number.NaN),
        unit,
        display: head.slice(0, head.length - rest.length),
        rest,
        offset: lead.length + from + index + skipped,
      };
    }),
  );
  // "46 копеек", "31 groszy" and "44 grosze": by its beginning, whatever its ending.
  const units = new Set(read.map(({ unit }) => unit.toLowerCase().replace(/s$/u, "").slice(0, 4)));
  const sum = read.reduce((total, { value }) => total + value, 0);
  if (units.size !== 1 || !WHOLES.has(Math.round(sum * 10) / 10)) return null;
  const labels = labelsOf(read.map(({ rest }) => rest.trim()));
  if (labels.some((label) => !/\p{L}/u.test(label) || /\p{N}/u.test(label) || Array.from(label).length > MOST_LABEL)) return null; // prettier-ignore
  if (new Set(labels).size < labels.length) return null;
  const before = lead.replace(/[\s,，、،:：]+$/u, "");
  const what = VERB_BEHIND.exec(before)?.groups?.["what"] ?? before;
  return { lead: what, points: read.map(({ display, value, offset }, at) => ({ label: labels[at] ?? "", display, value, offset })) }; // prettier-ignore
}

/** "34 paient les salaires", "il lui en reste 10": of a hundred that is counted itself a part has no unit. */
function bareShare(head: string, offset: number): Part {
  const first = /^(?<value>\d{1,4}(?:[.,]\d)?)\s(?<rest>\S.+)$/u.exec(head)?.groups;
  const last = first === undefined ? /^(?<rest>[^\d]{3,40}?)\s(?<value>\d{1,4}(?:[.,]\d)?)$/u.exec(head)?.groups : undefined; // prettier-ignore
  const { value = "", rest = "" } = first ?? last ?? {};
  const at = last === undefined ? offset : offset + head.length - value.length;
  return { value: Number(value.replace(",", ".") || Number.NaN), unit: "", display: value, rest, offset: at };
}

/** "72 to food, 15 to transport", of a hundred whose unit is told before: what joins each to its purpose is no unit. */
function withoutJoint(lead: string, parts: readonly Part[]): readonly Part[] {
  const [first, ...others] = parts;
  const joint = others[0]?.unit ?? "";
  if (
    first === undefined ||
    first.unit === "" ||
    !JOINT.test(joint) ||
    others.some(({ unit }) => unit !== joint)
  )
    return parts;
  // "72 go to food, 15 to transport": of a hundred a word behind the first is its verb, and of one coin the small coin.
  const isBare = first.unit === joint || (A_HUNDRED.test(lead) && first.rest.trim().startsWith(`${joint} `));
  if (!isBare) return withUnitOfFirst(parts);
  return parts.map((part) => ({
    ...part,
    unit: "",
    display: part.display.slice(0, part.display.length - part.unit.length).trim(),
    rest: (part.unit === joint ? part.rest : part.rest.trim().slice(joint.length))
      .trim()
      .replace(BARE_ARTICLE, ""),
  }));
}

const BARE_ARTICLE = /^(?:den|die|das|dem|der|the|de|het)\s(?=\p{L})/iu;
/** German and Dutch have the verb between what is shared out and its first part: "Von je hundert Euro | fließen". */
const VERB_BEHIND = /^(?<what>(?:von|aus|van)\s.*\p{L})\s\p{Ll}+$/iu;

/** What is shared out is counted itself: "Of every hundred pounds". */
const A_HUNDRED =
  /(?<!\p{L})(?:(?:a )?hundred|hundert|cent|cien(?:to)?|cento|cem|honderd|hundra|hundre(?:de)?|stu|sto|ста|сотни|مئة|مائة|सौ)(?!\p{L})/iu;

const JOINT =
  /^(?:to|for|on|into|go|für|auf|an|in|zu|pour|à|au|aux|para|en|a|al|per|in|alla|ai|na|do|на|для|в|до|naar|aan|voor|op|till|til|إلى|على|في|لل\p{L}+|להוצאות)$/iu;

type Part = { value: number; unit: string; display: string; rest: string; offset: number };

/** "46 pence on staff, 27 on books, 9 on events": the unit is told once, and what joins each to its purpose says nothing more. */
function withUnitOfFirst(parts: readonly Part[]): readonly Part[] {
  const [first, ...others] = parts;
  const joint = first?.rest.trim().split(/\s/u)[0] ?? "";
  if (first === undefined || joint === "" || others.some(({ unit }) => unit !== joint)) return parts;
  const { unit } = first;
  const between = first.display.slice(String(first.value).length, first.display.length - unit.length);
  return [
    { ...first, rest: first.rest.trim().slice(joint.length) },
    ...others.map((part) => ({
      ...part,
      unit,
      display: `${part.display.slice(0, part.display.length - joint.length).trim()}${between}${unit}`,
    })),
  ];
}

/** Signs of a verb that stands between the whole and its first part: " gehen ". */
const LEADS_TO_PART = 24;
const ARTICLE =
  /^(?:le|la|les|l['’]|du|des|au|aux|el|los|las|lo|al|il|i|gli|l['’]|alla|alle|ai|agli|allo|all['’]|o|a|os|as|ao|aos|à|às|to|for|on|an|in|für|aan|naar|voor|till|til)(?=\s|\p{L}{3})/iu;

function labelsOf(rests: readonly string[]): string[] {
  const unspaced = rests.some((rest) => /[\p{Script=Han}\p{Script=Hangul}]/u.test(rest));
  const labels = unspaced ? withoutShared(rests) : withoutFirstVerb(rests);
  return labels.map((label) => capitalise(label.trim()));
}

/** "paient le lait | les salaires | l'énergie", "идут на муку | на зарплату": told once, the verb is left out of the first. */
function withoutFirstVerb([first = "", ...others]: readonly string[]): string[] {
  const joints = new Set(others.map((rest) => rest.split(/\s/u)[0]?.toLowerCase() ?? ""));
  const isJoint = (rest: string): boolean =>
    ARTICLE.test(rest) || (joints.size === 1 && joints.has(rest.split(/\s/u)[0]?.toLowerCase() ?? ""));
  const elliptic = others.length > 0 && others.slice(0, -1).every(isJoint);
  if (!elliptic || isJoint(first)) return [first, ...others];
  const words = first.split(/\s+/u);
  const at = words.findIndex((word, index) => index > 0 && isJoint(`${word} `));
  return [at > 0 && at <= 2 ? words.slice(at).join(" ") : first, ...others];
}

/** "が苗木に | が輸送に | が事務に使われます": what stands around each name. */
function withoutShared(rests: readonly string[]): string[] {
  const inner = rests.slice(0, -1);
  const [one = "", other = ""] = inner;
  let before = 0;
  while (rests.every((rest) => rest[before] !== undefined && rest[before] === one[before])) before += 1;
  let behind = 0;
  while (behind < one.length - before - 1 && inner.every((rest) => rest.at(-1 - behind) === one.at(-1 - behind))) behind += 1; // prettier-ignore
  const tail = other === "" ? "" : one.slice(one.length - behind);
  return rests.map((rest) => {
    const cut = tail === "" ? -1 : rest.lastIndexOf(tail);
    return rest.slice(before, cut > before ? cut : rest.length);
  });
}

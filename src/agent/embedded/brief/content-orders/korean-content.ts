import { FINAL, finalOf, withFinal } from "../../text/hangul.ts";
import type { Ordered } from "./order-form.ts";

const POLITE =
  "(?:주세요|주십시오|주시기 바랍니다|주시면 (?:됩니다|감사하겠습니다|좋겠습니다)|줘요?|주셨으면 (?:합니다|좋겠습니다))";
const TELLS =
  "(?:알려|설명해|넣어|강조해|말해|말씀해|전해|소개해|언급해|보여|담아|짚어|덧붙여|밝혀|이야기해|얘기해|다뤄|표현해|써|적어)";
const HOW =
  "(?:(?:꼭|반드시|함께|같이|분명히|명확히|확실히|간단히|쉽게|잘|영상에|먼저|마지막에|짧게|친절하게|다시|한 번|또) )*";
const THING = "(?:것|점|사실|내용|이야기|말)";
const LEAD =
  /^(?:(?:그리고|또|또한|먼저|우선|다음으로|이어서|마지막으로|마지막에는?|끝으로|끝에는?|영상에는?|영상에서|여기에|아울러),? )+/u;

const LISTED = new RegExp(
  `^(?<clauses>.+(?:다|라)는 ?${THING})(?:을|를|도|까지|도 함께)?,? ${HOW}${TELLS} ${POLITE}$`,
  "u",
);
const QUOTED = new RegExp(`^(?<clause>.+)(?<said>다|라)고 ${HOW}${TELLS} ${POLITE}$`, "u");
const EACH = new RegExp(
  `(?<clause>.+?(?:다|라))는 ?${THING}(?:과|와|이랑|하고|,|도|을|를|까지|$)*\\s*`,
  "gu",
);
const ENDS = "(?:끝내|끝맺어|마무리해|마무리|마쳐|맺어|닫아)";
const ASKS = new RegExp(
  `^(?<asks>.+(?:인지|는지|은지|ㄴ지|[\\p{Script=Hangul}]지))(?:를|을)?,? ?(?:라는 |하는 )?(?:물으며|물어보며|물으면서|질문하며|질문하면서|묻는 질문으로|질문으로|물어보고|묻고|질문하고)(?:,)? (?:(?:[\\p{Script=Hangul}]+하게|[\\p{Script=Hangul}]+게|영상을|자연스럽게) )*${ENDS} ${POLITE}$`,
  "u",
);
const INVITES = new RegExp(`^(?<deed>.+)라고 ${HOW}(?:권해|권유해|부탁해|당부해|초대해|안내해|말해|독려해|격려해|요청해|알려) ${POLITE}$`, "u"); // prettier-ignore

/** "손님께 늦는다고 알려 주세요": somebody else than viewers is told. */
const TO_SOMEBODY =
  /(?<!시청자들?|관객들?|보는 사람들?|사람들|아이들|학생들|어린이들|여러분|모두)(?:에게|(?<!함)께|한테) /u;

/** "…을 만들었다는 것, …을 쓴다는 것을 알려 주세요": each clause is told as a sentence; null for what orders nothing so. */
export function koreanContent(whole: string): Ordered | null {
  const said = whole.replace(LEAD, "");
  if (TO_SOMEBODY.test(said)) return null;
  const asked = ASKS.exec(said)?.groups?.["asks"];
  if (asked !== undefined) {
    const question = questionOf(asked);
    return question === null ? null : { told: question, level: "likely" };
  }
  const listed = LISTED.exec(said)?.groups?.["clauses"];
  if (listed !== undefined) {
    const clauses = [...listed.matchAll(EACH)].map(({ groups }) =>
      politely(groups?.["clause"]?.trim() ?? ""),
    );
    return clauses.length === 0 || clauses.includes(null) ? null : { told: clauses.map((one) => `${one}.`).join(" "), level: "likely" }; // prettier-ignore
  }
  const deed = INVITES.exec(said)?.groups?.["deed"];
  const bidden = deed === undefined ? null : biddenPolitely(deed);
  if (bidden !== null) return { told: `${bidden}.`, level: "likely" };
  const { clause, said: end } = QUOTED.exec(said)?.groups ?? {};
  const told = clause === undefined ? null : politely(`${clause}${end}`);
  return told === null ? null : { told: `${told}.`, level: "likely" };
}

/** "참여하라", "오라", "먹으라": what somebody is bidden, to their face. */
function biddenPolitely(deed: string): string | null {
  // "한글날이라" says what something is.
  return /(?:이|니|리)$/u.test(deed) || !/[\p{Script=Hangul}]$/u.test(deed) ? null : `${deed}세요`;
}

/** A plain ending as a film says it: 만들었다 → 만들었습니다, 쓴다 → 씁니다, 필요하다 → 필요합니다, 한글날이라 → 한글날입니다. */
function politely(clause: string): string | null {
  if (clause.endsWith("라")) return copula(clause.slice(0, -1));
  const stem = clause.slice(0, -1);
  const final = finalOf(stem);
  if (!clause.endsWith("다") || final === null) return null;
  // 먹는다, 있는다: the verb ends before it.
  const verb = stem.endsWith("는") ? stem.slice(0, -1) : "";
  if ((finalOf(verb) ?? FINAL.none) !== FINAL.none) return `${verb}습니다`;
  if (final === FINAL.n || final === FINAL.none || final === FINAL.l)
    return `${withFinal(stem, FINAL.b)}니다`;
  return `${stem}습니다`;
}

function copula(stem: string): string | null {
  if (stem.endsWith("이")) return `${stem.slice(0, -1)}입니다`;
  return finalOf(stem) === FINAL.none ? `${stem}입니다` : null;
}

/** "10월 9일이 왜 한글날인지" → "10월 9일은 왜 한글날일까요?"; null where its verb is not plain. */
function questionOf(asked: string): string | null {
  const topical = asked.replace(/(?<=[\p{Script=Hangul}\p{Nd}])(?<mark>이|가) (?=왜 |어떻게 |언제 |어디)/u, (mark) => (mark.startsWith("이") ? "은 " : "는 ")); // prettier-ignore
  const stem = topical.slice(0, -2);
  const mark = topical.at(-2) ?? "";
  if (mark === "인") return `${stem}일까요?`;
  if (mark === "는" || mark === "은") {
    const final = finalOf(stem);
    if (final === null) return null;
    return final === FINAL.none ? `${withFinal(stem, FINAL.l)}까요?` : `${stem}을까요?`;
  }
  if (finalOf(mark) === FINAL.l) return `${stem}${mark}까요?`;
  return finalOf(mark) === FINAL.n ? `${stem}${withFinal(mark, FINAL.l)}까요?` : null;
}

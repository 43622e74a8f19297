import type { Ordered } from "./order-form.ts";

const POLITE =
  "(?:ください|下さい|いただけますか|頂けますか|ほしいです|欲しいです|いただきたいです|もらえますか|お願いします|お願いいたします)";
const TELLS =
  "(?:伝えて|説明して|入れて|触れて|ふれて|紹介して|強調して|盛り込んで|述べて|言って|知らせて|お知らせして|書いて|話して|示して|見せて|教えて|訴えて)";
const HOW =
  "(?:忘れずに|必ず|ぜひ|しっかり|はっきり|ちゃんと|きちんと|分かりやすく|わかりやすく|最初に|最後に|冒頭で|動画に|動画で|映像で|あわせて|合わせて|簡単に|やさしく|一言|ひとこと|もう一度)*";
const AT_END = "(?:最後に?は?|終わりに?は?|締めくくりに?は?|結びに?は?|ラストに?は?)";
const LEAD =
  "(?:(?:まず|また|次に|そして|それから|最初に|はじめに|冒頭で|動画では|途中で|あと|なお|特に|さらに|最後に|締めくくりに|終わりに)、?)*";
const ENDS =
  "(?:入れて|伝えて|添えて|書いて|言って|呼びかけて|締めて|締めくくって|結んで|終わって|終えて|加えて|出して|載せて|付け加えて|一言|ひとこと)";

const CLAUSE = new RegExp(`^${LEAD}(?<clause>.{5,90}?)(?:という(?:こと|点|旨|事実)|(?<=[るたいだうくすつぬぶむぐ])(?:こと|点|旨))(?:を|も|は|について|に)?も?、?${HOW}${TELLS}?${POLITE}$`, "u"); // prettier-ignore
/** 「…、と入れてください」: a comma parts the words from the order; without it they end as what is said does. */
const QUOTED = new RegExp(`^(?:${AT_END}|まず|冒頭で|最初に)、?(?<line>.{4,80}?)(?:、と|(?<=ください|ましょう|です|ます|ません|ね|よ)と)、?${HOW}${ENDS}?${POLITE}$`, "u"); // prettier-ignore

/** 「お客様に遅れることを伝えてください」: somebody else than viewers is told. */
const TO_SOMEBODY =
  /(?:様|さま|さん|先生|相手|方|家族|担当者?|警察|消防|店員|係員?|スタッフ|職員|上司|部下|保護者|医師|看護師|受付|救急隊員?)に(?:は|も)?、?[^。]{2,40}(?:こと|点|旨)/u;

/** 「…できるということも入れてください」, 「最後に、…の総務部まで、と入れてください」: what is to be said; null for what orders nothing so. */
export function japaneseContent(said: string): Ordered | null {
  if (/[「」『』]/u.test(said) || TO_SOMEBODY.test(said)) return null;
  const line = QUOTED.exec(said)?.groups?.["line"];
  if (line !== undefined) return { told: `${line}。`, level: "likely" };
  const clause = CLAUSE.exec(said)?.groups?.["clause"]?.replace(/という$/u, "");
  if (clause === undefined || !/[るたいだうくすつぬぶむぐん]$/u.test(clause)) return null;
  return { told: `${spokenPolitely(clause)}。`, level: "likely" };
}

const ENDINGS: readonly (readonly [plain: RegExp, polite: string])[] = [
  [/(?<!う)だった$/u, "でした"],
  [/(?<=[てで])いる$/u, "います"],
  [/(?<=[てで])いた$/u, "いました"],
  [/(?<=[がはもに])ある$/u, "あります"],
  [/(?<=[がはもに])あった$/u, "ありました"],
  [/(?<=[がはもにくと])なる$/u, "なります"],
  [/(?<=[がはもにくと])なった$/u, "なりました"],
  [/する$/u, "します"],
  [/した$/u, "しました"],
  [/できる$/u, "できます"],
  [/できた$/u, "できました"],
  [/(?<=[えけせてねべめれげぜでへ])る$/u, "ます"],
  [/(?<=[えけせてねべめれげぜでへ])た$/u, "ました"],
  [/(?:が|は|も)いない$/u, "がいません"],
  [/(?<=[くしないじ])い$/u, "いです"],
  [/だ$/u, "です"],
  [/(?<=[いしない])な$/u, "です"],
];

/** Plain forms that can have but one polite one; others stay as they are. */
function spokenPolitely(clause: string): string {
  const ending = ENDINGS.find(([plain]) => plain.test(clause));
  return ending === undefined ? clause : clause.replace(ending[0], ending[1]);
}

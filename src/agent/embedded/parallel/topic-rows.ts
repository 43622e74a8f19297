import { withoutStop } from "../text/sentences.ts";

/** A thing and its day, hour or price, as written; `offset`: where in the sentence it begins. */
export type TopicRow = { name: string; value: string; offset: number };

/** `of`: what all of them are told of, where the first names it. */
export type TopicRows = { of: string; rows: TopicRow[] };

/** Two prices are a table; two days or hours are told otherwise. */
const FEWEST = { prices: 2, others: 3 };
const MOST = 7;
const MOST_LETTERS = { name: 16, value: 16, rest: 24 };

/** What is told of each in turn, by language: its name, the particle or nothing, and a day, an hour or a price. */
const ROWS: Readonly<Record<string, RegExp>> = {
  ja: /(?:^|、)(?<name>[^、。はが：:]{1,16})[はが](?<value>[^、。はが：:「」]{1,20}?)(?=、|で、|。|$)/gu,
  ko: /(?:^|(?:이고|이며)?,\s|고\s|며\s)(?<name>[^,.:“”"]{1,20}?)(?:은|는|이|가)\s(?<value>(?:[^,.:“”"]|(?<=\p{Nd}),(?=\p{Nd})){1,20}?)(?=(?:이고|이며)?,\s|이고\s|이며\s|$)/gu,
  zh: /(?:^|[，、；])(?<name>[^，、；。：:“”]{2,10}?)(?:是|在|为|為|要|只)?(?<value>(?:每)?(?:周|週|星期|礼拜|禮拜|月)[一二三四五六日天末\p{Nd}][^，；。：:“”]{0,12}|\p{Nd}[\p{Nd}.,]*\s?(?:元|块|塊|毛)[^，；。：:“”]{0,4})(?=[，；。]|$)/gu,
};
/** How the last clause ends, which is said of all. */
const ENDS: Readonly<Record<string, RegExp>> = {
  ja: /(?:です|になります|となります|でございます|だ|である)$/u,
  ko: /(?:입니다|이에요|예요|이다|됩니다)$/u,
  zh: /(?!)/u,
};
const PRICE = /\p{Nd}\s?[千万萬만천]?\s?(?:円|元|块|塊|毛|원)/u;
/** 昨年は500円、今年は600円: what something cost at two times. */
const TIME = /[年月昨今]|以前|작년|올해|지난|이번|예전|지금/u;
const KINDS = [
  /[月火水木金土日]曜|曜日|平日|週末|毎日|요일|매일|(?:周|週|星期|礼拜|禮拜)[一二三四五六日天末]|每月/u,
  PRICE,
  /\p{Nd}\s?(?:時|시|点|點)/u,
  /\p{Nd}\s?(?:[人名]|명)(?:用|まで|乗り|용|까지)/u,
];
/** 3階の「ふじ」: rooms and boats have names, and these are no speech. */
const NAMED = /「[^」、。！？]{1,8}」(?=[はがとやの])/gu;

/**
 * 燃やすごみは月曜と木曜、プラスチックは水曜、びんは金曜です: whatever has a day, an hour or a price of its own, told in a row, as the
 * rows of a table. Null where fewer than three follow each other (of prices two), or they are not told alike.
 */
export function topicRows(sentence: string, language: string): TopicRows | null {
  const pattern = ROWS[language];
  if (pattern === undefined || /[?？「」“”"]/u.test(sentence.replaceAll(NAMED, ""))) return null;
  const told = withoutStop(sentence);
  const found = [...told.matchAll(pattern)];
  const rows = found.map(({ index, 0: whole, groups }): TopicRow => {
    const name = groups?.["name"]?.trim() ?? "";
    const value = (groups?.["value"] ?? "").trim().replace(ENDS[language] ?? /(?!)/u, "");
    return { name, value, offset: index + whole.indexOf(name) };
  });
  if (rows.length < FEWEST.prices || rows.length > MOST) return null;
  const kind = KINDS.find((one) => rows.every(({ value }) => one.test(value)));
  const areShort = rows.every(
    ({ name, value }) =>
      name.length <= MOST_LETTERS.name && value !== "" && value.length <= MOST_LETTERS.value,
  );
  const last = found.at(-1);
  const rest = last === undefined ? "" : told.slice(last.index + last[0].length);
  // Nothing else is told between them, and hardly anything behind them.
  const taken = found.reduce((sum, { 0: whole }) => sum + whole.length, 0);
  const isWhole = (found[0]?.index ?? 1) === 0 && taken >= told.length - rest.length - found.length * 2;
  const names = new Set(rows.map(({ name }) => name));
  if (kind === undefined || !areShort || !isWhole || names.size < rows.length) return null;
  const isTable = rows.length >= FEWEST.others || (kind === PRICE && rest === "" && hasEnd(told, language) && !rows.some(({ name }) => TIME.test(name))); // prettier-ignore
  if (!isTable) return null;
  return rest.length > MOST_LETTERS.rest || /\p{Nd}/u.test(rest)
    ? null
    : { of: "", rows, ...underTopic(rows) };
}

/** The last clause says no more than what it costs. */
function hasEnd(told: string, language: string): boolean {
  return language === "zh" || ENDS[language]?.test(told) === true;
}

/** 수리비는 살 하나에 1,000원, 손잡이는 2,000원: the first says what all prices are for before its own thing. */
function underTopic([first, ...others]: readonly TopicRow[]): TopicRows | null {
  const { thing = "", price = "" } = /^(?<thing>[^\p{Nd}]{2,14}?)에\s(?<price>\p{Nd}.*)$/u.exec(first?.value ?? "")?.groups ?? {}; // prettier-ignore
  if (first === undefined || thing === "" || !others.every(({ value }) => /^\p{Nd}/u.test(value)))
    return null;
  return { of: first.name, rows: [{ ...first, name: thing, value: price }, ...others] };
}

import type { FoundFigure } from "./figures.ts";

/** Words by which Japanese and Chinese count, behind a number and shown with it; none begins another word there. */
const COUNTERS: Readonly<Record<string, RegExp>> = {
  ja: /^(?:世帯|種類|冊|件|戸|社|校|枚|名|隻|羽|頭|匹|席|棟|軒|台(?!風|所|湾)|個(?!人|性|別)|本(?![日社人当来部店])|店(?!長|員)|点(?!数))/u,
  zh: /^(?:册|位(?![于置])|名(?![字称單单额額]))/u,
};
const ABOUT: Readonly<Record<string, RegExp>> = {
  ja: /(?:約|およそ|ほぼ)\s?$/u,
  zh: /(?:大约|大約|约|約)\s?$/u,
};

/** "約6,500冊": the number's counter, and what says that it is about so many; "" where there is none. */
export function countedAround(
  { unit, figure, start, end }: FoundFigure,
  text: string,
  base: string,
): { about: string; counter: string } {
  const bare = unit === "" && figure.prefix === "" && !/[%％]/u.test(figure.suffix);
  return {
    about: ABOUT[base]?.exec(text.slice(0, start))?.[0].trim() ?? "",
    counter: (bare ? COUNTERS[base]?.exec(text.slice(end))?.[0] : undefined) ?? "",
  };
}

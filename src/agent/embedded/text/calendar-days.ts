import { safeLocale } from "../phrases/join-list.ts";

/** A day that a sentence names: as it is shown, and its UTF-16 span with the word before or after that says "on". */
export type NamedDay = {
  /** "3 March", "ab 14. April": with what says from or until when. */
  display: string;
  /**
   * Its number, the words that lead up to it ("by", "Friday") and those behind it (month and year), where it is
   * written of parts; null for "3月14日".
   */
  parts: { lead: string; day: string; behind: string } | null;
  year: number | null;
  start: number;
  end: number;
  /** Where the day itself is said. */
  cue: number;
};

/** Before a day: `on` goes with it, `bounds` stays, since "until" is not "on". */
const BEFORE: Readonly<Record<string, { on: string; bounds?: string }>> = {
  en: { on: "on(?:\\sthe)?|starting(?:\\son)?|the", bounds: "from|until|till|by|before|after|since|through|up to|as of" },
  de: { on: "am|zum|den|dem|der", bounds: "ab(?:\\sdem)?|bis(?:\\szum)?|seit(?:\\sdem)?|vom|vor\\sdem|nach\\sdem" },
  fr: { on: "le|au", bounds: "dès\\sle|jusqu['’]au|à\\spartir\\sdu|avant\\sle|après\\sle|du" },
  es: { on: "el(?:\\sdía)?|al", bounds: "desde\\sel|hasta\\sel|a\\spartir\\sdel|antes\\sdel|del" },
  it: { on: "il|l['’]", bounds: "dal(?:l['’])?|fino\\sal(?:l['’])?|entro\\sil|entro\\sl['’]|prima\\sdel" },
  pt: { on: "em|a|no\\sdia|no|dia", bounds: "a\\spartir\\sde|até(?:\\s(?:a|ao))?|desde|antes\\sde" },
  nl: { on: "op", bounds: "vanaf|tot(?:\\sen\\smet)?|voor|sinds" },
  sv: { on: "den|på", bounds: "från(?:\\sden)?|till(?:\\sden)?|senast(?:\\sden)?|före(?:\\sden)?" },
  nb: { on: "den|på", bounds: "fra(?:\\sden)?|til(?:\\sden)?|innen(?:\\sden)?|før(?:\\sden)?" },
  da: { on: "den|på", bounds: "fra(?:\\sden)?|til(?:\\sden)?|senest(?:\\sden)?|inden(?:\\sden)?" },
  pl: { on: "w\\sdniu|dnia", bounds: "od|do|przed|po" },
  ru: { on: "в\\sдень", bounds: "с|до|к|по|после" },
  uk: { on: "у\\sдень", bounds: "з|до|після" },
  ar: { on: "في|يوم|بتاريخ", bounds: "من|حتى|قبل|بعد|اعتبارًا\\sمن|ابتداءً\\sمن" },
  he: { on: "ב-?", bounds: "מ-?|עד(?:\\sה-?)?|החל\\sמ-?" },
}; // prettier-ignore
/** Behind a day. */
const AFTER: Readonly<Record<string, string>> = {
  hi: "\\s(?:को|से|तक)",
  tr: "['’]\\p{L}{1,4}",
  ja: "(?:に|から|まで(?:に)?)",
  ko: "(?:에|부터|까지)",
};
const EAST = "\\d{1,2}\\s?[月월]\\s?\\d{1,2}\\s?[日号號일]";

const known = new Map<string, RegExp>();

function patternFor(language: string): RegExp {
  const found = known.get(language);
  if (found !== undefined) return found;
  const months = monthNames(language);
  const word = `(?:${months.join("|")})(?![\\p{L}\\p{M}])`;
  const weekday = `(?<weekday>(?:${language === "he" ? "יום\\s" : ""})?(?:${weekdays(language).join("|")}))\\.?,?\\s(?:(?:den|the|dem|le|el|il)\\s)?`;
  const year = "(?:,?\\s(?:de(?:l)?\\s)?(?<year>1\\d{3}|20\\d{2})(?:\\s(?:года|г\\.|roku|року))?)?";
  const ordinal = "(?:st|nd|rd|th|er|\\.|º|ª|°)?";
  const west =
    `(?<day>\\d{1,2}${ordinal})(?<behind>\\s(?:of\\s)?(?:(?:de\\s)?|ב)${word})` +
    `|(?<us>${word})\\s(?<usday>\\d{1,2}(?:st|nd|rd|th)?)(?!\\d|[.,]\\d)`;
  const { on, bounds } = BEFORE[language] ?? { on: "(?!)" };
  const before = `(?:(?<bounds>(?<![\\p{L}\\p{M}])(?:${bounds ?? "(?!)"}))\\s?|(?<![\\p{L}\\p{M}])(?:${on})\\s?)?`;
  const made = new RegExp(
    `${before}(?<whole>(?:${weekday})?(?:${west})${year}|${EAST})(?:${AFTER[language] ?? ""})?`,
    "giu",
  );
  known.set(language, made);
  return made;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);

/** The months as they stand beside a day and alone, long and short; the longest first. */
export function monthNames(language: string): string[] {
  const names = new Set<string>();
  for (const width of ["long", "short"] as const)
    for (const day of [undefined, "numeric"] as const)
      for (let at = 0; at < 12; at += 1) {
        const parts = new Intl.DateTimeFormat(safeLocale(language), {
          month: width,
          ...(day === undefined ? {} : { day }),
          timeZone: "UTC",
          numberingSystem: "latn",
        }).formatToParts(Date.UTC(2024, at, 15));
        const name = parts.find(({ type }) => type === "month")?.value ?? "";
        const bare = name.replace(/\.$/u, "").replace(/^ב/u, "");
        if (/^\p{L}[\p{L}\p{M}]{2,}$/u.test(bare)) names.add(escaped(bare));
      }
  return names.size === 0 ? ["(?!)"] : [...names].toSorted((a, b) => b.length - a.length);
}

function weekdays(language: string): string[] {
  const names = Array.from({ length: 7 }, (_, at) =>
    escaped(
      new Intl.DateTimeFormat(safeLocale(language), { weekday: "long", timeZone: "UTC" }).format(
        Date.UTC(2024, 0, at + 1),
      ),
    ),
  );
  return names.toSorted((a, b) => b.length - a.length);
}

/** The days of a text, in order. `language` is the language part of a tag. */
export function namedDays(text: string, language: string): NamedDay[] {
  return [...text.slice(0, 2000).matchAll(patternFor(language))].flatMap((match): NamedDay[] => {
    const { bounds, whole = "", year } = match.groups ?? {};
    const day = Number(/\d{1,2}/u.exec(whole.replace(/^\d{1,2}\s?[月월]/u, ""))?.[0] ?? 0);
    // "103 March" and "3 Marchers" name no day.
    if (day < 1 || day > 31 || /\p{N}$/u.test(text.slice(0, match.index))) return [];
    const shown = whole.trim();
    return [
      {
        display: bounds === undefined ? shown : `${short(bounds)}${/['’]$/u.test(bounds) ? "" : " "}${shown}`,
        parts: partsOf(shown, match.groups ?? {}),
        year: year === undefined ? null : Number(year),
        start: match.index,
        end: match.index + match[0].length,
        cue: match.index + match[0].indexOf(whole),
      },
    ];
  });
}

function partsOf(
  shown: string,
  { bounds, weekday, day, us, usday }: Partial<Record<string, string>>,
): NamedDay["parts"] {
  const number = day ?? usday;
  // "dall'8 maggio", "ב-4": what is written together stays together.
  if (number === undefined || /['’-]$/u.test(bounds ?? "")) return null;
  const lead = [bounds === undefined ? "" : short(bounds), weekday ?? "", us ?? ""];
  const start = shown.indexOf(
    number,
    us === undefined ? (weekday?.length ?? 0) : shown.indexOf(us) + us.length,
  );
  const behind = shown.slice(start + number.length).replace(/^,\s*/u, " ");
  return { lead: lead.filter((word) => word !== "").join(" "), day: number, behind };
}

/** "ab dem 3. März" is shown as "ab 3. März". */
function short(bounds: string): string {
  return bounds.toLowerCase().replace(/\s(?:dem|den|zum)$/u, "");
}

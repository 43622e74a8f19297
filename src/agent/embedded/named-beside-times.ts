import { tellingTitle } from "./chapter-title.ts";
import type { SceneDraft } from "./scenes/draft.ts";
import { toPattern } from "./text/regex.ts";

const HOUR =
  "(?:\\p{Nd}{1,2}(?:\\s?[:.hH]\\s?\\p{Nd}{2})?(?:\\s?(?:h(?:\\d\\d)?|uhr|uur|ч(?:ас(?:ов|а)?)?\\.?|год\\.?|godz\\.?|[ap]\\.?\\s?m\\.?|o['’]clock|heures?|horas?|ore|saat)(?!\\p{L})|\\s?(?:時|点|點|시))?(?:\\p{Nd}{1,2}[分분])?|noon|midnight|midday|mittag|mitternacht|midi|minuit|mediodía|medianoche|mezzogiorno|mezzanotte|meio-dia|meia-noite|middernacht|południ[ae]|północ[yi]?|полдень|полудня|полночь|полуночи|正午|深夜|午前|午後|上午|下午|早上|晚上|오전|오후)";
const BETWEEN =
  "(?:from|to|until|till|at|and|between|around|about|von|bis|um|ab|gegen|zwischen|und|de|du|d['’]|à|a|au|vers|entre|et|dès|desde|las?|hasta|y|el|al|dalle|alle|ore|tra|fra|e|das?|às|até|van|tot|om|en|rond|od|do|o|około|i|с|со|до|в|около|и|від|з|о|kl\\.?|från|till|fra|til|saat|godz\\.?|從|从|到|至|から|まで|부터|까지|من|إلى|حتى|الساعة)";
/** "De 14 h à 23 h", "7:00–9:30", "8点到10点": hours, and what stands between them. */
const TIMES = toPattern(
  `^(?=.*\\p{Nd})(?:\\s*(?:${BETWEEN}(?!\\p{L})|${HOUR}|[–—~〜/,.:-]|から|まで|到|至|부터|까지))+\\s*$`,
  "iu",
);
/** A bare number counts, or is a year. */
const CLOCKED =
  /\p{Nd}\s?(?:[:hH]|uhr|uur|[ap]\.?\s?m|ч|год|時|点|點|시|o['’]clock|heure|hora)|\p{Nd}\.\p{Nd}{2}(?!\p{Nd})/iu;

/** Whether a text is nothing but hours of the day. */
export function areHoursAlone(text: string): boolean {
  return CLOCKED.test(text) && TIMES.test(text);
}

/**
 * A chapter that its brief calls by hours alone, "De 14 h à 23 h", has them and what happens then: a list of hours says nothing of a film.
 * On screen the hours stay the heading.
 */
export function namedBesideTimes(draft: SceneDraft, language: string): SceneDraft {
  const times = draft.title
    .trim()
    .replace(/[.。]$/u, (stop) => (/[ap]\.?\s?m\.$/iu.test(draft.title) ? stop : ""));
  if (!areHoursAlone(times)) return draft;
  const told = draft.utterances
    .map(({ text }) => text.replaceAll("\n", " "))
    .filter((text) => !areHoursAlone(text));
  const name = tellingTitle(told, language);
  return name === null ? draft : { ...draft, title: `${times} · ${name}` };
}

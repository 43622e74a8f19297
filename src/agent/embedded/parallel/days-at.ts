import { datedLabels } from "./dated-labels.ts";
import { namesBeforeDates } from "./names-before-dates.ts";
import type { Found, Passage } from "./parted-block.ts";
import { rowDays } from "./row-days.ts";
import { rowHours } from "./row-hours.ts";
import { withWholeHours } from "./whole-hours.ts";
import { daysFrom } from "./told-days.ts";

/** What sentences of a passage tell of days, months, years or hours, one after the other. */
export function daysAt({ sentences, language }: Passage, at: number): Found | null {
  const found = datedLabels(sentences, at, language) ?? daysFrom(sentences, at, language);
  const hours = rowHours(sentences, at, language);
  // "… and at one we count what is left": clauses tell more hours than sentences do.
  const isFuller = (hours?.days.length ?? 0) > (found?.days.length ?? 0);
  if (found !== null && !isFuller)
    return {
      shows: { form: "days", days: withWholeHours(found.days, language) },
      lead: "",
      count: found.count,
    };
  if (hours !== null)
    return {
      shows: { form: "days", days: withWholeHours(hours.days, language) },
      lead: "",
      count: hours.count,
    };
  const row = rowDays(sentences[at] ?? "", language) ?? namesBeforeDates(sentences[at] ?? "", language);
  return row === null ? null : { shows: { form: "days", days: row.days }, lead: row.lead, count: 1 };
}

/**
 * "… about our new product «Nada», a water purifier for the home": what a request says that the named thing is, behind its name in
 * marks. By form, so that no verb is left hanging: up to the next comma or stop.
 */
const MOST_WORDS = 9;
const OPENS =
  "(?:which is|that is)\\s(?=an?\\s)|(?=an?\\s)|(?=eine?[nm]?\\s)|(?=une?\\s)|(?=un[oa]?\\s)|(?=um[a]?\\s)|(?=een\\s)|(?:وهو|وهي|هو|هي)\\s";

/** What is said of `name`, null where nothing is. */
export function describedIn(wishes: readonly string[], name: string): string | null {
  const escaped = name.replaceAll(/[\\^$.*+?()[\]{}|]/gu, "\\$&");
  const pattern = new RegExp(
    `[«"“„‘']${escaped}[»"”“’']\\s?[,،]\\s?(?:${OPENS})(?<what>[^,،.!?؟:;()\\n]{8,90})(?=[,،.!?؟]|$)`,
    "iu",
  );
  for (const wish of wishes) {
    const what = pattern.exec(wish)?.groups?.["what"]?.trim();
    if (what !== undefined && what.split(/\s+/u).length <= MOST_WORDS) return what;
  }
  return null;
}

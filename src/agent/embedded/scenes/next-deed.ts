import { isImperative } from "../english/grammar.ts";
import { opensOwnClause } from "../text/goes-on.ts";
import { opensWithPronoun } from "../text/main-clause.ts";
import { inRow } from "../text/shorten.ts";
import { isUnspaced } from "../text/unspaced.ts";

/** What joins a deed to the one before it. */
const JOINT = /^(?:and|then|and then|so)\s/iu;
/** Further things in a row: a comma, or "and" before any comma. */
const GOES_ON_LISTING =
  /^[^,،]*\s(?:and|or|und|oder|et|ou|y|o|e|en|of|och|eller|og|i|oraz|lub|nebo|и|или|та|або|ve|veya|και|és|și|sau|ja|tai|dan|atau|או|أو|या|और)\s|[,،](?!\p{Nd})/iu;
/** Japanese joins deeds by the ending of the verb; things stand with one comma as well. */
const JAPANESE_DEED = /(?:[てでしりきぎみびちいえけめれべせ]|ます|たら|れば|ると|ながら)$/u;

/**
 * Whether what stands behind the first comma of a step is a deed of its own, so that its title may end there: "Run the knife
 * around the pot, turn it on its side". Not "A nurse checks your name, your date of birth and which eye is to be done".
 */
export function opensNextDeed(head: string, rest: string, base: string): boolean {
  if (base === "ja") return JAPANESE_DEED.test(head);
  if (isUnspaced(base)) return !/、/u.test(head + rest) || rest.startsWith("然后");
  if (opensWithPronoun(rest) || opensOwnClause(rest, base)) return true;
  if (base === "en") return isImperative(rest.replace(JOINT, ""));
  return !inRow(rest) && !GOES_ON_LISTING.test(rest);
}

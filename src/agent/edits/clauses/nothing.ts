import type { ClauseReader } from "../clause-context.ts";

const NOTHING =
  /^(?:never ?mind|nothing(?: more| else)?|no(?:pe)?|no (?:more )?changes?(?: needed)?|cancel(?: (?:it|that))?|forget (?:it|about it|that)|(?:leave|keep) (?:it|everything|all|the (?:film|video|outline)) (?:as|like) (?:it|they) (?:is|are)|leave it(?: alone)?|(?:it['’]s|that['’]s|looks|all|sounds) (?:fine|good|great|ok(?:ay)?|perfect)(?: as it is)?|(?:do )?(?:go on|go ahead|continue|proceed|carry on|resume|try (?:it )?(?:again|once more)|retry|finish(?: it)?|make (?:it|the (?:film|video))|redo it|once more|again|do it again))(?: please| then| now)?$/i;

/** All stays as it is; a film that was stopped or failed is made. */
export const nothing: ClauseReader = (clause) => (NOTHING.test(clause) ? [{ kind: "nothing" }] : null);

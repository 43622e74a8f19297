/**
 * The few words that the planner adds to a brief's own, by language. `{}` are filled in order.
 * A language that is not here gets NEUTRAL: punctuation and nothing else.
 */
export type Phrases = {
  /** Before a list that has no sentence of its own; `{}` is the count in words. Null: nothing is said. */
  points: string | null;
  /** Before step n of n; the last entry before is used for further ones. */
  ordinals: string[];
  /** Before the last of three steps or more; null: an ordinal as the others. */
  last: string | null;
  /** A date before an event. */
  atDate: string;
  /** label, value */
  highest: string;
  lowest: string;
  /** "followed by {}" after `highest`; takes "label (value)" joined. */
  next: string;
  pairOf: string;
  /** name, value, date, value, date; the name may be empty. */
  rose: string;
  fell: string;
  /** aspect, value, side, value, side; null where each side is named first: "Price: gas, 5 €; oil, 8 €". */
  compare: string | null;
  /** What leads into the facts of an added summary ("" where the language gets none), and its heading. */
  recap: string;
  recapHeading: string;
  /** Code and programming language. */
  code: string;
  codePlain: string;
  /** "and" of the last of several sentences, with its space; empty where none is said. */
  space: string;
  colon: string;
};

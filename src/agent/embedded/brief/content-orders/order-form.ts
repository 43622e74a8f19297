/** Whether whoever watches is hardly ever told so, hardly beside no other command, or as likely as the maker. */
export type Level = "sure" | "likely" | "maybe";
/** What of an order is told: sentences with their stops, or a head over what follows; `through`: whom what follows tells of. */
export type Ordered = { told: string; level: Level; head?: string; through?: string };

/** A pattern of a whole sentence without its stop, and what of it is told, by the pattern's groups. */
export type Frame = readonly [pattern: string, told: string];

/**
 * How senders order what their film says, by language. Patterns stand for the beginning of a sentence, or for all of it where groups say so.
 * `says`: up to a clause that is told, `again` what joins the next one; `people`: up to somebody whom a clause behind `who` tells of, both as
 * groups `who` and `does`; `begins`: what the same sentence is where that clause cannot be turned into one; `through`: whom the whole film is
 * told of, as group `who`; `story`: the sentence that says so; `pronoun`: what stands for them in the next sentence.
 */
export type OrderWords = {
  says: readonly string[];
  again: string;
  people: readonly string[];
  begins?: readonly Frame[];
  through: readonly string[];
  story: string;
  pronoun: string;
  /** A part is announced by a question (`wh`) or by its name (`np`), which heads what follows. */
  parts: readonly string[];
  /** What people are asked at the end. */
  ends: readonly Frame[];
  /** A question in other words, as group `asks`. */
  questions: readonly string[];
  /** An order that what follows it begins or ends with: its words are told behind it, as group `told`. */
  behind: readonly string[];
};

/**
 * What senders put their short remarks together of, in one language: pieces of regular expressions, each a word or a few, joined by
 * "|". Whoever is told anything else than how to make a film needs a word that is in none of these.
 */
export type RemarkWords = {
  /** What parts of a text are called: points, facts, information. */
  parts: string;
  /** What lies behind a text: background, context. */
  ground: string;
  /** To say, to cover, to include. */
  tells: string;
  /** What obliges or wishes: must, please, we'd like, worth. */
  bids: string;
  /** What leaves it to the maker: "you can use", "if there's room". */
  use: string;
  /** Perhaps, could be. */
  maybe: string;
  /** Nice, lovely. */
  nice: string;
  /** A detail, an anecdote. */
  detail: string;
  /** Honestly, openly; and to make something look better, which is not to be done. */
  plainly: string;
  glosses: string;
  /** The end of a film, as a noun; and that it is only proposed. */
  ends: string;
  proposed: string;
  film: string;
  /** All the small words between them. */
  small: string;
  /** What is written together with the word behind it. */
  clings?: string;
  /** Its words stand without blanks. */
  unparted?: true;
};

import { toPattern } from "../text/regex.ts";
import { NAMES_FILM } from "./request-words.ts";

/** What stands behind the verb: when, where and to whom. */
const AND_WHEN =
  "(?: (?:about|on|at|in|over|last|this|the|to|yesterday|earlier|today|before|you|us|me|them|him|her|\\p{L}*day|week|month|time|call|phone|meeting|lunch)){0,5}";

/** How a subject line points back to what was agreed: "we talked about", "wie besprochen", "dont on a parlé"; of a film also "you asked for". */
const agreed = (said: string): RegExp =>
  toPattern(
    `[\\s,(]{0,4}(?<![\\p{L}\\p{M}])(?:${[
      `(?:that |which )?(?:we|you|i)(?:['’](?:d|ve))?(?: \\p{L}+)? (?:${said})|as (?:discussed|promised|agreed|mentioned)[^()]{0,30}`,
      "(?:wie|den wir|das wir|die wir|über den wir|über das wir) (?:besprochen|versprochen|abgemacht|ausgemacht|gesprochen)(?: haben| hatten)?[^()]{0,30}",
      "(?:dont (?:on|nous) (?:a|avons|avions) parlé|on en a parlé|comme (?:convenu|promis|discuté|prévu)|que (?:tu|vous) m['’](?:as|avez) promis\\p{L}*)[^()]{0,30}",
      "(?:que|del que|lo que|la que|de lo que) (?:comentamos|hablamos|quedamos|te dije|acordamos)[^()]{0,30}|como (?:quedamos|hablamos|acordamos)[^()]{0,30}",
      "(?:di cui (?:abbiamo parlato|parlavamo|si parlava|ti dicevo)|come (?:d['’]accordo|promesso|concordato|detto))[^()]{0,30}",
      "(?:de que falámos|que combinámos|que combinamos|como (?:combinado|falámos|prometido))[^()]{0,30}",
      "(?:waar we het over hadden|zoals (?:besproken|afgesproken|beloofd))[^()]{0,30}",
      "(?:som vi (?:pratade|snakkede|snakket|talade) om|som (?:avtalt|aftalt|utlovat|lovat))[^()]{0,30}",
      "(?:o którym (?:rozmawialiśmy|mówiliśmy|mówiłam|mówiłem)|jak (?:ustaliliśmy|obiecałam|obiecałem))[^()]{0,30}|jak jsme se (?:domluvili|bavili)[^()]{0,30}",
      "(?:о котором (?:мы )?говорили|как (?:договаривались|договорились|обещал\\p{L}?)|про який (?:ми )?говорили|як домовлялися)[^()]{0,30}",
    ].join("|")})[\\s)?!.…]*$`,
    "iu",
  );
const AGREED = agreed(
  `(?:talked|spoke|chatted)(?: \\p{L}+){0,4} about${AND_WHEN}|(?:discussed|promised)${AND_WHEN}`,
);
const AGREED_OF_FILM = agreed(
  "(?:talked|spoke|chatted|discussed|said|promised|mentioned|agreed|asked)(?: [\\p{L}'’]+){0,5}",
);
/** Nothing is called "What" or "How": the line is a clause, and told. */
const NO_NOUN =
  /^(?:what|how|why|who|when|where|which|was|wie|warum|wer|wo|wann|que|quoi|ce|comment|pourquoi|qué|lo|cómo|che|cosa|quello|come|como|wat|hoe|vad|hur|hvad|hva|hvordan|co|jak|что|как|що|як)(?![\p{L}\p{N}])|^\P{L}*(?:\p{L}\P{L}*)?$/iu;
const POINTED =
  /^(?:that|this|the|your|my|our|das|der|den|dein\p{L}*|unser\p{L}*|ta|ton|ce|cette|le|la|notre|ese|esa|el|tu|quel|quella|il|o|aquele|esse|het|dat|den|det)\s+/iu;

/** A subject line without how it points back to an agreement; null where nothing but a film is left of it. */
export function withoutAgreement(line: string): string | null {
  const rest = line.replace(NAMES_FILM.test(line) ? AGREED_OF_FILM : AGREED, "").trim();
  if (rest === line.trim()) return line;
  // "That sewer film we talked about": what the two know is no title for anybody else.
  if (rest === "" || NAMES_FILM.test(rest)) return null;
  const subject = rest.replace(POINTED, "");
  return NO_NOUN.test(rest) || NO_NOUN.test(subject) ? line : subject;
}

/** "And" is written together with the word behind it. */
const JOINED = /^[وו](?=\p{L}{3})/u;
/** A verb of the present before its subject, which the first of a row has and the others share. */
const VERB_BEFORE = /^[تي]\p{L}{2,6}\s(?=\p{L}{3})/u;
const WRITES_AND_JOINED = /^(?:ar|he)$/u;

/**
 * The names of a row without what joins them: "تنتج البرازيل 38 %، وفيتنام 17 %" is of البرازيل and فيتنام. As they are
 * where not all but the first are joined so, as a name may begin with that letter.
 */
export function withoutJoinedAnd(names: readonly string[], language: string): string[] {
  const [first = "", ...others] = names;
  if (!WRITES_AND_JOINED.test(language) || others.length < 2 || !others.every((name) => JOINED.test(name)))
    return [...names];
  const lone = others.every((name) => !/\s/u.test(name));
  return [
    lone && language === "ar" ? first.replace(VERB_BEFORE, "") : first,
    ...others.map((name) => name.replace(JOINED, "")),
  ];
}

/** What is called after milk and shows none, in any language: the teeth that children lose. */
const MILK_TEETH = new RegExp(
  [
    "(?:milk|baby) (?:teeth|tooth)",
    "milchz[aä]hne?n?",
    "dents? de lait",
    "dientes? de leche",
    "dent[ei] da latte",
    "dentes? de leite",
    "melktand(?:en)?",
    "mjölkt[aä]nd(?:er)?",
    "m(?:æ|e)lket[aæe]nd(?:er)?",
    "zęb\\p{L}* mleczn\\p{L}*",
    "mleczn\\p{L}* zęb\\p{L}*",
    "молочн\\p{L}* зуб\\p{L}*",
    "süt diş\\p{L}*",
    "دندان‌?\\s?(?:های )?شیری",
    "(?:ال)?(?:سن|أسنان) (?:ال)?لبني\\p{L}*",
    "שיני\\p{L}* חלב",
    "दूध (?:के|का) दां?ँ?त\\p{M}*\\p{L}*",
    "দুধ দাঁত\\p{L}*",
  ].join("|"),
  "giu",
);

/** A text without what bears a thing's name only. */
export function withoutCalledAfter(text: string): string {
  return text.replace(MILK_TEETH, " · ");
}

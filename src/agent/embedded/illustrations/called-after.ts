import { toPattern } from "../text/regex.ts";

/** What is called after milk and shows none, in any language: the teeth that children lose. */
const MILK_TEETH = toPattern(
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

/** Behind what people are addressed with stands a name: "Herr Fuchs", "Mrs. Bell", "Mme Lapin", "Familie Wolf". */
const ADDRESSED =
  /(?<![\p{L}\p{M}])(?:(?:Herrn?|Frau|Familie|Fam\.|Firma|Dr\.?|Prof\.?|Mr\.?|Mrs\.?|Ms\.?|Miss|Sir|Lady|Monsieur|Madame|Mademoiselle|Mme|Mlle|M\.|Señora?|Sra?\.|Don|Doña|Dona|Signora?|Sig\.(?:ra)?|Senhora?|Meneer|Mevrouw|Dhr\.|Mw\.|Pani?|Pan[aią]|Herra|Rouva|Fru|Fröken) ){1,2}(?:\p{Lu}\. ?)?\p{Lu}[\p{L}'’-]+/gu;

/** A text without what bears a thing's name only. */
export function withoutCalledAfter(text: string): string {
  return text.replace(MILK_TEETH, " · ").replace(ADDRESSED, " · ");
}

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

/** First names that are things, before a family's name: "Pierre Méchain" is no stone, "Rose Valland" no flower. */
const FIRST_NAMED =
  /(?<![\p{L}\p{M}])(?:Pierre|Rose|Rosa|Lily|Daisy|Iris|Violet|Violette|Olive|Olivier|Ivy|Heather|Holly|Jasmine?|Poppy|Ruby|Pearl|Amber|Robin|Jay|Marguerite|Capucine|Colombe|Reine|Luz|Estrella|Paloma|Margarita|Stella|Perla|Viola|Celeste|Clementine|Clémentine|Ginger|Basil|Rocky|Sandy|Crystal|Star|Dove|Wren|Heidi|Linde|Victor|Angel|Ángel|Rocío|Delfina|Leo|Leon|Lev|Роза|Лилия) (?:(?:de|du|la|le|von|van|der|den|da|di|del|\p{Lu}\.) ?)*\p{Lu}\p{Ll}[\p{L}'’-]*/gu;

/** Tools, stars and places that have a thing's name and look like none: "a darning mushroom", "the Magellanic Cloud". */
const CALLED_AFTER = toPattern(
  [
    "(?<!\\p{L})(?:(?:seed|salad|top|window) dressings?|(?:shop|store|supermarket|retail|restaurant|hotel|food) chains?|darning (?:mushroom|egg)s?|pin ?cushions?|(?:clothes|saw|vaulting|pommel|rocking) ?horses?|(?:crocodile|alligator|bulldog) clips?|(?:butterfly|gate|needle) valves?|(?:swan|goose|turtle|polo) ?necks?|worm gears?|lock nuts?|wing nuts?|pig iron|fish ?plates?|(?:photographic|glass|number|licen[cs]e|tectonic|armou?r|steel|metal|copper|printing|name|growth|hot|base|back|contact|soleplate|continental|oceanic) plates?|(?:fish|salmon|eel) ladders?)(?!\\p{L})",
    "(?<!\\p{L})(?:(?:Large |Small )?Magellanic Clouds?|Oort cloud|(?:gas|dust|ash|molecular|interstellar|point|electron|word|tag) clouds?|(?:Große|Kleine) Magellansche Wolke|Oortsche Wolke|Grand Nuage de Magellan|Petit Nuage de Magellan|(?:Gran|Grande|Pequeña|Pequena|Piccola) Nub?(?:e|es|vem) de Magall?[aã]es|Nub[ei] di Magellano|Большо\\p{L}+ Магелланов\\p{L}+ Облак\\p{L}+)(?!\\p{L})|大マゼラン雲|小マゼラン雲|大麦哲伦云|小麦哲伦云|麦哲伦星云",
    // Beneath a mountain is no mountain to see.
    "(?<!\\p{L})(?:under|beneath|below|inside|deep in) (?:an?|the|this|that)(?: \\p{L}+)? mountains?(?!\\p{L})|(?<!\\p{L})unter (?:einem|dem)(?: \\p{L}+)? Berg(?!\\p{L})|(?<!\\p{L})sous (?:une|la) montagne|(?<!\\p{L})bajo (?:una|la) montaña|(?<!\\p{L})sotto (?:una|la) montagna|(?<!\\p{L})под горой|山の地下",
    "(?<!\\p{L})\\d+(?:[.,]\\d+)?[- ]knots?(?!\\p{L})|(?<!\\p{L})knots of wind",
    "(?<!\\p{L})tins? of (?!(?:beans|baked|tomato|tomatoes|soup|tuna|fish|peas|sardines|sweetcorn|fruit|food|peaches|chickpeas|corn|salmon)(?!\\p{L}))",
  ].join("|"),
  "giu",
);

/** A text without what bears a thing's name only. */
export function withoutCalledAfter(text: string): string {
  return [MILK_TEETH, CALLED_AFTER, ADDRESSED, FIRST_NAMED].reduce(
    (left, names) => left.replace(names, " · "),
    text,
  );
}

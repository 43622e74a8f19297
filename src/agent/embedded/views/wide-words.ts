import type { View } from "../../../artifacts/views.ts";

/** What says that a sentence is at a place: words of languages that part them, and of those that do not. */
export type WordsOfPlace = readonly [spaced: string, grown: string];

/**
 * What says, in all languages together, that a sentence is at one of these painted places, though it may not mean it by itself: those who
 * learn to swim have lessons and teachers and are in no classroom. Nothing is painted for these words, other places are not for them.
 */
export const WIDE_WORDS: readonly { view: View; words: WordsOfPlace }[] = [
  {
    view: "pool-view",
    words: [
      "swim(?:s|mers?|ming)?|swam|(?:swimming )?pools?|lifeguards?|\\p{L}*schwimm\\p{L}*|bademeister\\p{L}*|nag(?:er|ent?|eurs?|euses?|é)|natation|piscin\\p{L}*|maîtres?[- ]nageurs?|nad(?:ar|an?|ando|adora?s?|adores)|natación|socorristas?|nuot\\p{L}*|bagnin[oi]|natação|zwem\\p{L}*|badmeesters?|sim(?:mar|ma|made|ning|hallen?|skol\\p{L}*)|svøm\\p{L}*|bassäng\\p{L}*|basen\\p{L}*|pływa\\p{L}*|uima\\p{L}*|uint\\p{L}*|plav(?:at|ání|ec|ci|ců|ecký\\p{L}*)|bazén\\p{L}*|úsz\\p{L}+|uszod\\p{L}*|plava\\p{L}*|плава\\p{L}*|бассейн\\p{L}*|плива\\p{L}*|басейн\\p{L}*|κολύμ\\p{L}*|κολυμ\\p{L}*|πισίν\\p{L}*|yüz(?:me|mek|meyi|ücü\\p{L}*)|havuz\\p{L}*|(?:ال)?سباح\\p{L}*|(?:ال)?مسبح|שחי\\p{L}*|בריכה|הבריכה|شنا|استخر|तैर\\p{L}*\\p{M}*|berenang|kolam renang|bơi|bể bơi",
      "游泳|泳池|水泳|プール|수영",
    ],
  },
  {
    view: "church-view",
    words: [
      "church(?:es)?|chapels?|cathedrals?|parish(?:es|ioners)?|belfr(?:y|ies)|bell ?towers?|steeples?|kirchen?|kirch\\p{L}+|kapellen?|doms?|églises?|chapelles?|cathédrales?|clochers?|iglesias?|capillas?|catedral(?:es)?|campanarios?|chies[ae]|cappell[ae]|cattedral[ei]|campanil[ei]|igrejas?|capelas?|catedra(?:l|is)|kerk(?:en)?|kerktoren\\p{L}*|kościo\\p{L}+|kyrk(?:a|an|or|orna|torn\\p{L}*)|церк\\p{L}+|собор\\p{L}*|(?:ال)?كنيسة|(?:ال)?كنائس|כנסייה",
      "教会|教會|教堂|교회|성당",
    ],
  },
  {
    view: "airport-view",
    words: [
      "airports?|aircraft|aeroplanes?|airplanes?|pilots?|runways?|flughaf\\p{L}*|flughäfen|flugzeug\\p{L}*|pilot(?:en|in|innen)?|aéroports?|avions?|pilotes? de ligne|aeropuertos?|avion(?:es)?|aeroport\\p{L}*|aere[io]|aviões|avião|luchthavens?|vliegtuig\\p{L}*|lotnisk\\p{L}*|samolot\\p{L}*|flygplats\\p{L}*|flygplan\\p{L}*|аэропорт\\p{L}*|самол[её]т\\p{L}*|(?:ال)?مطار\\p{L}*|(?:ال)?طائر(?:ة|ات)",
      "机场|機場|空港|飞机|飛機|飛行機|공항|비행기",
    ],
  },
];

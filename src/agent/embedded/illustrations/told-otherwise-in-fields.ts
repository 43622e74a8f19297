import type { Otherwise } from "./told-otherwise-more.ts";

/** Chairs on wheels, in all languages: words that stand apart, and those that do not. */
export const WHEELCHAIRS: readonly [spaced: string, grown: string] = [
  "wheelchairs?|rollst[uü]hl\\p{L}*|fauteuils? roulants?|sillas? de ruedas|sedi[ae] a rotelle|cadeiras? de rodas|rolsto\\p{L}+|rullstol\\p{L}*|kørestol\\p{L}*|rullestol\\p{L}*|pyörätuol\\p{L}*|wóz\\p{L}* inwalidzk\\p{L}+|kerekesszék\\p{L}*|scaun\\p{L}* cu rotile|инвалидн\\p{L}+ коляс\\p{L}+|інвалідн\\p{L}+ коляс\\p{L}+|tekerlekli sandalye\\p{L}*|(?:ال)?كرسي (?:ال)?متحرك|כיסא(?:ות)? גלגלים|व्हीलचेयर",
  "轮椅|輪椅|車椅子|車いす|휠체어",
];

/** Palms that bear dates, likewise. */
export const DATE_PALMS: readonly [spaced: string, grown: string] = [
  "date palms?|dattelpalme\\p{L}*|palmiers? dattiers?|dattiers?|palmeras? datileras?|palme? da datteri|tamareiras?|фиников\\p{L}+ пальм\\p{L}*|hurma ağa\\p{L}+|[وبفلك]*(?:ال)?نخ(?:ل|يل)\\p{L}*|درخت خرما|דקל(?:ים|י)? (?:ה)?תמר\\p{L}*|खजूर",
  "椰枣|枣椰|ナツメヤシ|대추야자",
];

/**
 * What the field of a film says that a thing's word means there, as `told-otherwise.ts` has it, in all languages together. The thing of
 * every day would be what the word says and not what is meant: a weather cloud for a galaxy, a ladder for a scale.
 */
export const TOLD_OTHERWISE_IN_FIELDS: readonly Otherwise[] = [
  // Where somebody needs wheels no chair is to dine on, be theirs named only once.
  { drawings: "chair office-chair armchair stool", told: WHEELCHAIRS },
  {
    drawings: "mushroom",
    told: [
      "darning mushrooms?|mushroom clouds?|mushroom cells?|stopfpilz\\p{L}*|atompilz\\p{L}*|champignon à repriser|champignon atomique",
      "蘑菇云|蘑菇雲|キノコ雲|버섯구름",
    ],
  },
  // Clouds of stars bring no rain.
  {
    drawings: "cloud cloud-with-rain sun-behind-cloud cloud-with-snow",
    told: [
      "magellanic|supernova\\p{L}*|nebulae?|molecular clouds?|oort|magellan\\p{L}*wolke\\p{L}*|magellansch\\p{L}+|nuages? de magellan|nubes? de magallanes|nubi di magellano|nuvens? de magalhães|магелланов\\p{L}+|macellan bulut\\p{L}*",
      "麦哲伦|麥哲倫|マゼラン|超新星|초신성",
    ],
  },
  // Scales of music have steps and are no ladder, and their keys open nothing.
  {
    drawings: "ladder key old-key stairs weight-scale balance-scale",
    told: [
      "octaves?|semitones?|major scales?|minor scales?|oktaven?|halbt[oö]n\\p{L}*|tonleiter\\p{L}*|gammes? (?:majeures?|mineures?)|demi-tons?|octavas?|semitonos?|ottav[ae]|semiton[oi]|oitavas?|semitons?|октав\\p{L}+|полутон\\p{L}*|oktav\\p{L}*|סולמות|אוקטב\\p{L}+|(?:ال)?سلالم (?:ال)?موسيقية|(?:ال)?سلم (?:ال)?موسيقي",
      "音阶|音階|半音|음계|옥타브",
    ],
  },
  // Letters that are learned to read are sent to nobody.
  {
    drawings: "envelope postbox open-mailbox-with-raised-flag e-mail love-letter",
    told: [
      "alphabets?|consonants?|vowels?|capital letters?|first letters?|typefaces?|buchstaben|alphabete?s?|mutation of",
    ],
  },
  // Of who lives by the sea a word of sleep is on board, where no bed with two pillows stands.
  {
    drawings: "bed bunk-bed",
    times: 2,
    told: [
      "moorings?|marinas?|bilges?|skippers?|yachts?|afloat|liegeplatz|liegepl[aä]tze\\p{L}*|yachten?|voiliers?|amarres?|velero\\p{L}*|yates?|barche a vela|zeiljacht\\p{L}*|яхт\\p{L}+",
      "ヨット|游艇|요트",
    ],
  },
  // Who has no coast has no waves.
  {
    drawings: "water-wave beach beach-ball desert-island sailboat palm-tree surfboard",
    told: [
      "landlocked|without (?:a coast|access to the sea)|binnenstaat\\p{L}*|sans littoral|enclavés?|sin litoral|sin salida al mar|senza sbocco (?:al|sul) mare|sem litoral|без выхода к морю|denize kıyısı olmayan",
      "内陆国|內陸國|内陸国|내륙국",
    ],
  },
  // Who comes from Hamburg, or from Vienna, is nothing to eat.
  {
    drawings: "hamburger hot-dog sausage doughnut",
    told: [
      "(?:hamburger|wiener|frankfurter|berliner) (?:hafen|kauf\\p{L}+|senat|rathaus|michel|speicher\\p{L}*|dom|bürger\\p{L}*|stadt\\p{L}*|polizei|hochbahn|kontor\\p{L}*|verkehrs\\p{L}*|universität|uni|werft\\p{L}*|reeder\\p{L}*|ufer|mauer|luft|kongress|oper|schule|straße|bezirk\\p{L}*|mundart|dialekt|zeitung|feuerwehr|verein\\p{L}*|umland|hauptbahnhof|flughafen|innenstadt)",
    ],
  },
  {
    drawings: "lamp desk-lamp floor-lamp light-bulb",
    told: ["lamp ?black|lampenruß|lampenschwarz|noir de fumée|negro de humo|nerofumo|negro de fumo"],
  },
  // A tree that is pollinated for its fruit is no flower of a garden.
  {
    drawings: "blossom tulip rose bouquet hibiscus",
    times: 2,
    told: DATE_PALMS,
  },
];

import { regex, wholeWords } from "../../text/regex.ts";

/** A map, in the cases that a wish has it in. */
const MAPS =
  "maps?|(?:land|see)?karten?|(?:une|la|des|les|sur|avec) cartes?(?! de (?:visite|crédit|fidélité|vœux))|mapas?|mapp[ae]|cartin[ae]|kaart(?:en|je|jes)?|kartor|kartan|karta|kortet|(?:et|på|som) kort(?! (?:film|video|text))|kartet|(?:et|på|som) kart|mapy|mapę|mapk[aęi]|mapu|mapě|карт(?:а|ы|у|е|ой|ою)|мап[аиу]|мапу|hart[ăa]|hărți|χάρτης|χάρτη|χάρτες|térkép(?:et|en|ek)?|kartta|kartalla|kartat|karttoja|harita(?:lar|da|yı|sı)?|bản đồ|peta|நிலப்படம்|வரைபடம்|ম্যাপ|মানচিত্র";
const FAR_MAPS = "خريطة|خرائط|نقشه|מפה|מפות|नक़्शा|नक्शा|नक़्शे|नक्शे|मानचित्र|地図|地图|地圖|지도|แผนที่|మ్యాప్";
const NONE =
  "no maps?|without (?:an? )?maps?|don['’]t (?:want|need|show) (?:an? |any )?maps?|keine (?:land)?karten?|ohne (?:land)?karten?|pas de cartes?|sans cartes?|sin mapas?|no queremos mapas?|senza mapp[ae]|niente mapp[ae]|sem mapas?|geen kaart(?:en)?|zonder kaart|ing(?:en|a) kart\\p{L}*|bez map\\p{L}*|без карт\\p{L}*|haritasız";

/** Whether a brief's wishes ask for maps; "never" where they want none. */
export function asksForMap(wishes: readonly string[]): "never" | boolean {
  if (wishes.some((wish) => regex(wholeWords(NONE), "iu").test(wish))) return "never";
  return wishes.some((wish) => regex(wholeWords(MAPS), "iu").test(wish) || regex(FAR_MAPS, "u").test(wish));
}

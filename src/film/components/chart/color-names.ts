/**
 * Categories that are colours by name ("Blue", "rot", "绿色") may be shown in that colour. The values
 * are hues as one expects them; the chart adjusts their lightness to its ground.
 */
const NAMES: Record<string, string[]> = {
  "#dc2626": ["red", "rot", "rouge", "rojo", "rosso", "vermelho", "rood", "röd", "rød", "красный", "czerwony", "kırmızı", "红", "紅", "赤", "빨강", "أحمر", "אדום", "लाल"],
  "#ea7a1a": ["orange", "naranja", "arancione", "laranja", "oranje", "оранжевый", "pomarańczowy", "turuncu", "橙", "オレンジ", "주황", "برتقالي", "כתום", "नारंगी"],
  "#d9a400": ["yellow", "gelb", "jaune", "amarillo", "giallo", "amarelo", "geel", "gul", "жёлтый", "желтый", "żółty", "sarı", "黄", "黃", "노랑", "أصفر", "צהוב", "पीला"],
  "#16a34a": ["green", "grün", "vert", "verde", "groen", "grön", "grøn", "зелёный", "зеленый", "zielony", "yeşil", "绿", "綠", "緑", "초록", "أخضر", "ירוק", "हरा"],
  "#0891b2": ["cyan", "türkis", "turquoise", "turquesa", "青", "시안", "سماوي"],
  "#2563eb": ["blue", "blau", "bleu", "azul", "blu", "blauw", "blå", "синий", "голубой", "niebieski", "mavi", "蓝", "藍", "파랑", "أزرق", "כחול", "नीला"],
  "#7c3aed": ["violet", "purple", "violett", "lila", "violeta", "morado", "viola", "roxo", "paars", "фиолетовый", "fioletowy", "mor", "紫", "보라", "بنفسجي", "סגול", "बैंगनी"],
  "#db2777": ["pink", "magenta", "rosa", "rose", "розовый", "różowy", "pembe", "粉", "粉红", "ピンク", "분홍", "وردي", "ורוד", "गुलाबी"],
  "#854d0e": ["brown", "braun", "marron", "marrón", "marrone", "castanho", "bruin", "brun", "коричневый", "brązowy", "kahverengi", "棕", "褐", "茶", "갈색", "بني", "חום", "भूरा"],
};

const HUE_OF = new Map(Object.entries(NAMES).flatMap(([hue, names]) => names.map((name) => [name, hue] as const)));
/** Words that a colour's name may stand with ("blue light", "光", "色"). */
const COMPANIONS = /\s+(?:light|licht|lumière|luz|luce|colou?r|farbe)$|(?:色|光|색)$|^ال/u;

/** The hue of one name, or null where it is no colour. */
export function hueNamed(name: string): string | null {
  const plain = name.normalize("NFC").trim().toLowerCase();
  return HUE_OF.get(plain) ?? HUE_OF.get(plain.replaceAll(COMPANIONS, "").replaceAll(COMPANIONS, "")) ?? null;
}

/** Hues of all categories when each is the name of a colour and no two share one; else null. */
export function huesNamed(categories: readonly string[]): string[] | null {
  const hues = categories.map(hueNamed);
  const found = hues.filter((hue) => hue !== null);
  return found.length === categories.length && new Set(found).size === found.length ? found : null;
}

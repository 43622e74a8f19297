import type { Choice } from "./choose-drawing.ts";
import { withoutVerbs } from "./english-verbs.ts";
import { readWorldLexicon } from "./lexicon.ts";
import { worldTerms } from "./world-terms.ts";

/**
 * Plain things whose names mean too much in passing (an "Uhr" is an hour too, a key opens a question) and mean the
 * thing where a title has them and the film goes on to speak of it. A line: the language, then by drawing its words.
 */
const WORDS = `
en: clock=clock,clocks; ladder=ladder,ladders; lamp=lamp,lamps; open-book=book,books; key=key,keys; fountain-pen=fountain pen,fountain pens; snow-capped-mountain=mountain,mountains
de: clock=uhr,uhren,turmuhr*,wanduhr*,pendeluhr*,standuhr*; ladder=leiter,leitern; lamp=lampe,lampen; open-book=buch,bücher,buches,büchern; key=schlüssel*; fountain-pen=füller,füllfederhalter*; snow-capped-mountain=berg,berge,berges,bergen; violin=geige,geigen; telephone=telefon,telefone,telefons; camera=kamera,kameras
fr: clock=horloge,horloges,pendule,pendules; ladder=échelle,échelles; lamp=lampe,lampes; open-book=livre,livres; key=clé,clés,clef,clefs; fountain-pen=stylo-plume,stylos-plume; telephone=téléphone,téléphones; castle=château,châteaux
es: clock=reloj,relojes; lamp=lámpara,lámparas; open-book=libro,libros; key=llave,llaves; fountain-pen=pluma estilográfica; telephone=teléfono,teléfonos; camera=cámara,cámaras
it: clock=orologio,orologi; lamp=lampada,lampade; open-book=libro,libri; key=chiave,chiavi; fountain-pen=penna stilografica; telephone=telefono,telefoni; sun=sole
pt: clock=relógio,relógios; lamp=candeeiro,candeeiros,luminária,luminárias; open-book=livro,livros; key=chave,chaves; fountain-pen=caneta-tinteiro; telephone=telefone,telefones; camera=câmara,câmera,câmaras,câmeras; thermometer=termómetro,termómetros
nl: clock=klok,klokken; lamp=lamp,lampen; open-book=boek,boeken; key=sleutel,sleutels; fountain-pen=vulpen,vulpennen; telephone=telefoon,telefoons; camera=camera,camera's; honeybee=bij,bijen; snow-capped-mountain=berg,bergen
pl: clock=zegar,zegara,zegary,zegarów,zegarze,zegarem; lamp=lampa,lampy,lampę,lamp; open-book=książka,książki,książkę,książek,książce; key=klucz,klucze,klucza,kluczy,kluczem; fountain-pen=wieczne pióro,wiecznego pióra; telephone=telefon,telefony,telefonu; snow-capped-mountain=góra,góry,górę
ru: clock=часы,часовщик*; lamp=лампа,лампы,лампу,ламп; open-book=книга,книги,книгу,книг,книге; key=ключ,ключи,ключа,ключей; fountain-pen=перьевая ручка,перьевой ручки; telephone=телефон,телефоны,телефона,телефонов; snow-capped-mountain=гора,горы,гору,горе
tr: clock=saat,saati,saatler,saatin,saatleri; lamp=lamba,lambalar,lambası,lambanın; open-book=kitap,kitabı,kitaplar,kitabın; key=anahtar,anahtarı,anahtarlar; fountain-pen=dolma kalem,dolma kalemin; telephone=telefon,telefonlar,telefonun
ar: clock=ساعة الحائط,الساعة القديمة; lamp=مصباح,مصابيح; open-book=كتاب,كتب; key=مفتاح,مفاتيح; fountain-pen=قلم الحبر; thermometer=ميزان حرارة,ميزان الحرارة
hi: clock=घड़ी,घड़ियाँ,घड़ियों; ladder=सीढ़ी,सीढ़ियाँ; ship=जहाज़,जहाज,जहाज़ों; open-book=किताब,किताबें,किताबों; key=चाबी,चाबियाँ; sun=सूरज; thermometer=थर्मामीटर; telephone=टेलीफ़ोन,टेलीफोन
zh: clock=时钟,時鐘,钟表,鐘錶,挂钟; lamp=台灯,檯燈; open-book=书本,書本; key=钥匙,鑰匙; telephone=电话,電話; camera=相机,相機; castle=城堡; teapot=茶叶,茶葉
ja: clock=時計; lamp=電気スタンド,デスクライト; open-book=書物; key=鍵; telephone=電話; umbrella=傘
ko: clock=시계; lamp=램프,스탠드; open-book=책; key=열쇠; telephone=전화기; guitar=기타
`;
/** So many of the film's sentences name it, and such a part of all. */
const SPOKEN = { sentences: 3, share: 0.2 };
/** A German "8 Uhr" and a French "à clé" are no things. */
const NO_THING =
  /\d+(?:[:.]\d+)?\s?(?:Uhr|saat)(?!\p{L})|(?<!\p{L})(?:Schlüssel zu[mr]?|clés? (?:de|du|pour)|keys? to|the key (?:is|point)|llaves? (?:de|del|para)|chiave (?:di|del)|chaves? (?:do|da|de|para))(?!\p{L})/giu;

const GONE = " · ";

type Names = (text: string) => Set<string>;
const known = new Map<string, Names | null>();

function namesIn(base: string): Names | null {
  const found = known.get(base);
  if (found !== undefined) return found;
  const lexicon = readWorldLexicon({ words: "", more: WORDS, kinds: "", everyday: "", nouns: "" }, base);
  let made: Names | null = null;
  if (lexicon !== null) {
    const termsOf = worldTerms(base, lexicon);
    made = (text) => {
      const terms = termsOf((base === "en" ? withoutVerbs(text, GONE) : text).replaceAll(NO_THING, GONE));
      const named = lexicon.entries.filter(({ sure }) => terms.some((term) => sure.has(term)));
      return new Set(named.map(({ drawing }) => drawing));
    };
  }
  known.set(base, made);
  return made;
}

/** The plain thing that a title names, alone, and the film's sentences go on to speak of. `base`: a language's tag. */
export function filmThing(title: string, told: readonly string[], base: string): Choice[] {
  const names = namesIn(base);
  const named = names === null ? [] : [...names(title)];
  const [drawing] = named;
  if (names === null || drawing === undefined || named.length > 1) return [];
  const spoken = told.filter((sentence) => names(sentence).has(drawing)).length;
  return spoken >= SPOKEN.sentences && spoken >= told.length * SPOKEN.share ? [{ drawing, score: 1 }] : [];
}

/** Behind the name of something, what it is: "Lumen Desk: a lamp that follows the sun", "Arka – el radyosu". */
const CALLED = /^[^:：–—|]{2,40}?(?:[:：]|\s[–—|])\s*(?<what>\S+(?:\s+\S+){0,2})/u;

/** The plain thing that a title says its name is, though the film goes on to call it by its name only. */
export function calledThing(title: string, base: string): Choice[] {
  const what = CALLED.exec(title)?.groups?.["what"];
  const named = what === undefined ? [] : [...(namesIn(base)?.(what) ?? [])];
  const [drawing] = named;
  return drawing === undefined || named.length > 1 ? [] : [{ drawing, score: 1 }];
}

/** Whether a text names the plain thing of a drawing. */
export function namesThing(text: string, drawing: string, base: string): boolean {
  return namesIn(base)?.(text).has(drawing) === true;
}

import { isCommonWord } from "../english/common-words.ts";

/** Two words with capitals, with what may stand between the parts of a name. */
const TWO_CAPITALS =
  /^(?<first>\p{Lu}\p{Ll}[\p{L}'’-]*)\s(?:(?:de|del|della|di|da|do|dos|du|des|van|von|der|den|ter|ten|la|le|el|al|bin|ibn|af|av|zu|y)\s){0,2}(?:[dl]['’])?(?<last>\p{Lu}\p{Ll}[\p{L}'’-]*)/u;

/** What begins a sentence before a name and belongs to none: articles, prepositions, pronouns, quantities, times. */
const SMALL = new Set(
  (
    "the a an this that these those every each all some any no most many few several both another last next first only our your my his her its their in on at by for from with without to of after before during since until under over about around between near when while as if but and or not what who how why where which then now here there " +
    "le la les un une des du de ce cet cette ces chaque tout toute tous toutes mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs à au aux en dans sur sous pour par avec sans chez après avant pendant depuis entre vers et ou mais quand si comme que qui où puis " +
    "el los las una unos unas este esta estos estas cada todo toda todos todas mi mis tu tus su sus nuestro nuestra nuestros nuestras al del con sin sobre tras desde hasta entre por para según cuando y o pero como que quien donde " +
    "il lo gli uno questo questa questi queste ogni tutti tutte mio mia suo sua nostro nostra nel nella nei nelle sul sulla dal dalla al alla ai dei della dello con senza per tra fra dopo prima durante da di e ed o ma quando come che chi dove " +
    "o os as um uma uns umas este esta estes estas todo toda meu minha seu sua nosso nossa no na nos nas ao aos à às do dos das pelo pela com sem por para após antes durante desde até entre e ou mas quando como que quem onde " +
    "het een deze dit die dat elke ieder iedere alle mijn uw onze ons hun in op aan bij voor van met zonder naar na tijdens sinds tot onder over tussen en of maar als wanneer wie wat waar " +
    "den det de en ett denna detta varje alla min din sin sitt vår vårt våra deras i på vid för från med utan till av efter före under sedan mellan och eller men när som vem vad där et denne dette hver alle mit dit vores deres ved fra uden efter siden mellem eller når hvem hvad hvor " +
    "w we na do z ze o od po przed przy dla bez pod nad między przez i a ale lub albo gdy kiedy ten ta to te każdy każda wszyscy nasz nasza jego jej ich v ve s k ke u pro po před při mezi když každý každá všichni náš naše " +
    "в во на к ко с со о об от до по при для без под над между через из у и а но или когда этот эта это эти каждый каждая все наш наша его её их і й та або коли цей ця це ці кожен кожна всі " +
    "ο η το οι τα τον την του της των ένας μια ένα στο στη στην στον στα στους με για από χωρίς μετά πριν και ή αλλά όταν κάθε όλοι pentru din cu fără după la în pe și sau dar când"
  ).split(" "),
);

/** "Queen Maud": a title is part of the name behind it. */
const TITLED =
  /^(?:king|queen|prince|princess|emperor|empress|pope|saint|lord|lady|sir|dame|president|professor|captain|admiral|general|colonel|bishop|archbishop|cardinal|rabbi|count|countess|duke|duchess)\s/iu;

/** "Anders Franzén finds her": a name of two parts keeps its capital where something is put before it. */
export function startsWithFullName(text: string): boolean {
  const { first = "", last = "" } = TWO_CAPITALS.exec(text)?.groups ?? {};
  if (first === "" || last === "") return false;
  if (TITLED.test(text)) return true;
  const small = first.toLowerCase();
  return !SMALL.has(small) && !isCommonWord(small);
}

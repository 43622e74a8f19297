import { NAMES_FILM } from "../../brief/request-words.ts";
import { regex, toPattern } from "../../text/regex.ts";
import { countWords } from "../../text/sentences.ts";

/** "Name of the group", "Nombre de la cooperativa", समूह का नाम: whose name stands behind, by what a form calls it. */
const NAMED = [
  "(?:the )?name of (?:the |our )?(?<en>[^:：]+)|(?:the |our )?(?<en2>[^:：]+?)(?:['’]s)? name",
  "name (?:der|des|unsere[rs]) (?<de>[^:：]+)|(?<de2>\\p{L}{4,}?)s?name",
  "nom (?:de la |de l['’]|du |de notre |des )(?<fr>[^:：]+)",
  "nombre (?:de la |del |de nuestr[ao] )(?<es>[^:：]+)",
  "nome (?:della |del |dell['’]|dello |da |do )(?<it>[^:：]+)",
  "naam (?:van (?:de |het |onze? |ons ))(?<nl>[^:：]+)",
  "(?:namn(?:et)?|navn(?:et)?) på (?<sv>[^:：]+)|(?<sv2>\\p{L}{4,}?)s (?:namn|navn)",
  "nazwa (?<pl>[^:：]+)|název (?<cs>[^:：]+)|название (?<ru>[^:：]+)|назва (?<uk>[^:：]+)|numele (?<ro>[^:：]+)",
  "(?<hu>[^:：]+?) neve|(?<fi>[^:：]+?) nimi|(?<tr>[^:：]+?) adı|όνομα (?:του |της )(?<el>[^:：]+)",
  "اسم (?<ar>[^:：]+)|שם (?<he>[^:：]+)|نام (?<fa>[^:：]+)|(?<hi>[^:：]+?) क[ाे] नाम|(?<bn>[^:：]+?) নাম",
  "nama (?<id>[^:：]+)|tên (?<vi>[^:：]+)|ชื่อ(?<th>[^:：]+)|(?<zh>[^:：]{2,8}?)(?:的)?(?:名称|名稱|名字|名)|(?<ko>[^:：]+?)(?: 이름|명)",
].join("|");
const LABELLED = toPattern(
  `^[*_\\s•-]*(?:${NAMED})[*_]*\\s?[:：]\\s*[*_]*(?<value>[^\\n]*\\p{L}[^\\n]*)$`,
  "iu",
);
/** A form's head: its name stands in one of its first lines. */
const FIRST_LINES = 4;
const MOST = { words: 8, letters: 60, label: 4 };
const STEM = 4;
const HAN = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Behind what a Hindi request is about. */
const POSTPOSITION = /\s(?:पर|के बारे में|के विषय में|को लेकर)$/u;

/**
 * The name that a form gives to what a request calls "our cooperative": "Nombre de la cooperativa: La Encina Dulce, Fuenteheridos".
 * `text`: what is told; `about`: what the request says that its film is about, which has to be no more than that; `said`: what was said
 * to the maker, which has to speak of it.
 */
export function nameLabelled(text: string, said: readonly string[], about: string | null): string | null {
  const lines = text.split("\n").map((line) => line.trim()).filter((line) => line !== "").slice(0, FIRST_LINES); // prettier-ignore
  for (const line of lines) {
    const { value = "", ...named } = LABELLED.exec(line)?.groups ?? {};
    const what = Object.values(named).find((one) => one !== undefined)?.trim().toLowerCase() ?? ""; // prettier-ignore
    if (what === "" || countWords(what) > MOST.label || NAMES_FILM.test(what)) continue;
    if (!isSpokenOf(what, said) || !(about === null || isNothingElse(about, what))) continue;
    const name = value.split(/[,،、，;(（。]|\s[–—-]\s|\.(?:\s|$)/u)[0]?.replaceAll(/[*_]+/gu, "").trim() ?? ""; // prettier-ignore
    if (/\p{L}/u.test(name) && countWords(name) <= MOST.words && name.length <= MOST.letters) return name;
  }
  return null;
}

/** The beginnings of its longer words; without blanks its last two signs. */
function stemsOf(what: string): string[] {
  if (HAN.test(what)) return [what.slice(-2)];
  return (what.match(/[\p{L}\p{M}]{3,}/gu) ?? []).map((word) => word.replace(/^(?:ال|ה)(?=\p{L}{3})/u, "").slice(0, STEM)); // prettier-ignore
}

function isSpokenOf(what: string, said: readonly string[]): boolean {
  const wishes = said.join(" ").toLowerCase();
  return stemsOf(what).some((stem) => regex(`${HAN.test(what) ? "" : "(?<![\\p{L}\\p{M}])(?:ال|ל|ה|ב|של)?"}${stem}`, "iu").test(wishes)); // prettier-ignore
}

/** "Our women's group", "our cooperative for the fair", and not "our group's new oven". */
function isNothingElse(about: string, what: string): boolean {
  const bare = about.toLowerCase().replace(POSTPOSITION, "").replace(FOR_WHOM, "");
  const last = HAN.test(bare) ? bare.slice(-2) : (bare.split(/\s+/u).at(-1) ?? "");
  return countWords(bare) <= MOST.label && stemsOf(what).some((stem) => last.replace(/^(?:ال|ה)/u, "").startsWith(stem)); // prettier-ignore
}

const FOR_WHOM = /(?<=\p{L}{3})\s(?:for|für|pour|para|per|voor|för|till?|for|na|dla|pro|для|на)\s.*$/iu;

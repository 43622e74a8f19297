import { capitalise, countWords } from "../text/sentences.ts";
import { blanked, paragraphsOf, sentencesOf, textAt } from "./sentence-spans.ts";
import { toPattern } from "../text/regex.ts";

/** What a film for beginners is called in a request, and what it is then about. */
type Form = { film: RegExp; name: string; joint: string };

const WHOM = "(?<whom>\\p{L}[^.,;:!?…()]{3,90}?)(?=[.,;:!?…(]|\\s[–—-]\\s|$)";
const form = (film: string, name: string, joint: string): Form => ({
  film: toPattern(`(?<!\\p{L})(?:${film})\\s${joint}\\s${WHOM}`, "iu"),
  name,
  joint,
});
const FILM = "(?:film|video|clip|movie)s?";

const FORMS: readonly Form[] = [
  form(`onboarding[- ]${FILM}`, "Onboarding", "for"),
  form(`induction[- ]${FILM}`, "Induction", "for"),
  form(`orientation[- ]${FILM}`, "Orientation", "for"),
  form(`onboarding-?${FILM}`, "Onboarding", "für"),
  form(`einarbeitungs-?${FILM}`, "Einarbeitung", "für"),
  form("(?:vidéo|film|clip) d['’]intégration", "Intégration", "pour"),
  form("(?:vidéo|film|clip) d['’]onboarding", "Onboarding", "pour"),
  form("v[ií]deo de (?:incorporación|inducción)", "Incorporación", "para"),
  form("v[ií]deo de onboarding", "Onboarding", "para"),
  form("(?:video|filmato) di (?:inserimento|onboarding)", "Inserimento", "per"),
  form("v[ií]deo de (?:integração|onboarding)", "Integração", "para"),
  form("(?:inwerk|onboarding-?)(?:video|film|filmpje)", "Onboarding", "voor"),
];

/** A title of more words says where the beginners work, and not that they are new. */
const MOST_WORDS = 7;
const PLACE =
  /\s(?:on|at|in|of|im|am|an der|in der|bei|chez|à|au|du|de|dans|en|del|della|dello|nel|nella|na|no|da|do|bij|van|op)\s(?=\S+\s\S)/u;

/**
 * "A short onboarding film for the new people on our night desk at the Marlowe hotel": what such a film is of, as a
 * heading names it; null where a request asks for none.
 */
export function subjectOfOnboarding(wishes: readonly string[]): string | null {
  for (const wish of wishes)
    for (const { film, name, joint } of FORMS) {
      const whom = film.exec(wish)?.groups?.["whom"]?.trim() ?? "";
      if (whom === "") continue;
      const said = `${name} ${joint} ${whom}`;
      if (countWords(said) <= MOST_WORDS) return said;
      const place = PLACE.exec(whom);
      return place === null ? said : `${name}: ${whom.slice(place.index + place[0].length)}`;
    }
  return null;
}

const OF_THEM = /^(?:they|most of them|sie|ils|elles|ellos|ellas|loro|eles|elas|ze|zij)\s/iu;

/** The text without what it first says of them, "They start on 1 December …", as long as before: nobody says who they are. */
export function withoutWordsOnBeginners(source: string): { text: string; wishes: string[] } {
  const first = paragraphsOf(source).paragraphs[0];
  if (first === undefined || first.headings > 0 || first.blocksAbove > 0) return { text: source, wishes: [] };
  let text = source;
  const wishes: string[] = [];
  for (const sentence of sentencesOf(source, first, true)) {
    const said = textAt(source, sentence).trim();
    if (!OF_THEM.test(said)) break;
    text = blanked(text, sentence);
    wishes.push(capitalise(said));
  }
  return /\p{L}/u.test(text) ? { text, wishes } : { text: source, wishes: [] };
}

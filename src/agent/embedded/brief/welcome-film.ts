import { capitalise } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";

/** A film that greets or presents, and of whom: the article that belongs to whom it is of, and their name. */
type Form = { film: RegExp; articles: Readonly<Record<string, string>> };

const WHOM = "(?<whom>\\p{L}[^.,;:!?…()]{3,60}?)(?=[.,;:!?…(]|$)";
/** A German request goes on behind the name, with its verb: names are capital, and few small words stand in them. */
const GERMAN_WHOM =
  "(?<whom>\\p{Lu}[\\p{L}\\p{N}-]+(?:\\s(?:(?:am|im|an der|in|in der|der|für|zu|und|von|vom|zum|zur|bei|auf|auf der)\\s)?\\p{Lu}[\\p{L}\\p{N}-]+){0,5})";
const form = (film: string, articles: Readonly<Record<string, string>>, whom = WHOM, flags = "iu"): Form => {
  const written = Object.keys(articles).sort((a, b) => b.length - a.length);
  return { film: toPattern(`${film}\\s(?<article>${written.join("|")})\\s?${whom}`, flags), articles };
};

const FORMS: readonly Form[] = [
  form("(?:welcome|welcoming|introduction|introductory|intro|presentation|image)[- ](?:video|film|clip) (?:of|for)", { the: "The", our: "Our" }),
  form("(?:vidéo|film|clip) (?:d['’]accueil|de bienvenue|de présentation|d['’]introduction)", { du: "Le", "de la": "La", "de l['’]": "L’", des: "Les", "de notre": "Notre", "de nos": "Nos" }),
  form("(?:v[ií]deo|película) de (?:bienvenida|presentación|acogida)", { del: "El", "de la": "La", "de los": "Los", "de las": "Las", "de nuestro": "Nuestro", "de nuestra": "Nuestra" }),
  form("(?:video|filmato) di (?:benvenuto|presentazione|accoglienza)", { del: "Il", della: "La", "dell['’]": "L’", dello: "Lo", dei: "I", degli: "Gli", delle: "Le", "del nostro": "Il nostro", "della nostra": "La nostra" }),
  form("(?:v[ií]deo|filme) de (?:boas-vindas|apresentação|acolhimento)", { do: "O", da: "A", dos: "Os", das: "As", "do nosso": "O nosso", "da nossa": "A nossa" }),
  form("(?:welkomst|kennismakings|introductie|presentatie)(?:video|film|filmpje) van", { de: "De", het: "Het", onze: "Onze", ons: "Ons" }),
  form("(?:Begrüßungs|Willkommens|Vorstellungs|Einführungs|Image|Vereins)-?(?:video|film|clip)s?", { des: "", vom: "", "von der": "", der: "" }, GERMAN_WHOM, "u"),
]; // prettier-ignore

/** Who else is greeted than whom the film is of: "the welcome video for the new trainees". */
const GREETED =
  /(?<!\p{L})(?:new|trainees?|starters?|staff|employees|colleagues|customers|guests|visitors|members|students|pupils|nouveaux|nouvelles|nuevos|nuevas|nuovi|nuove|novos|novas|nieuwe|neuen?|Mitarbeiter\p{L}*|Besucher\p{L}*|Gäste\p{L}*|Kunden|Auszubildenden|website|homepage|site|web|sito)(?!\p{L})/iu;

/**
 * "Voici le contenu pour la vidéo d'accueil du club de course à pied de Saint-Malo": whom such a film presents, as a
 * heading names them; null where a request names nobody, or whom it is shown to.
 */
export function subjectOfWelcome(wishes: readonly string[]): string | null {
  for (const wish of wishes)
    for (const { film, articles } of FORMS) {
      const { article = "", whom = "" } = film.exec(wish)?.groups ?? {};
      if (whom === "" || GREETED.test(whom) || whom.split(/\s+/u).length > 9) continue;
      const own = Object.entries(articles).find(([one]) => toPattern(`^${one}$`, "iu").test(article))?.[1];
      const name = /^des$/iu.test(article) && own === "" ? asSubject(whom) : whom.trim();
      if (own === undefined || name === null) continue;
      return capitalise(own === "" || own.endsWith("’") ? own + name : `${own} ${name}`);
    }
  return null;
}

/** "des Lauftreffs Saint-Malo" as it is called: "Lauftreff Saint-Malo". */
function asSubject(genitive: string): string | null {
  const [first = "", ...rest] = genitive.trim().split(/\s+/u);
  const bare = /(?:[sßzx]|ch|sch|tz)es$/u.test(first) ? first.slice(0, -2) : first.replace(/s$/u, "");
  return /^\p{Lu}/u.test(first) ? [bare, ...rest].join(" ") : null;
}

import { lowerFirst } from "../../english/grammar.ts";
import { lowersNouns } from "../../text/lower-nouns.ts";
import { BODY_NAME as NAME } from "../name-form.ts";
import { toPattern } from "../../text/regex.ts";

/** An occasion that bodies have films made for, as they are asked for: "Annual report film for Turning Circle, a charity that …". */
const ASKED: Readonly<Record<string, string>> = {
  en: `(?:(?:[Aa]|[Aa]n|[Oo]ur|[Tt]he)\\s)?(?<what>[Aa]nnual (?:report|review|meeting)|[Yy]ear in review|AGM|[Gg]eneral meeting|[Aa]nniversary|[Ff]undraising|[Rr]ecruitment) (?:film|video|clip) (?:for|of) (?:the )?(?<name>${NAME})`,
  de: `(?:[Ff]ilm|[Vv]ideo|[Cc]lip) (?:zum|zur|für (?:den|die|unsere[nm]?)) (?<what>Jahresbericht|Jahresrückblick|Jahresversammlung|Mitgliederversammlung|Jubiläum) (?:von|für) (?<name>${NAME})`,
  fr: `(?:[Ff]ilm|[Vv]idéo) (?:du|de la|de l['’]|pour (?:le|la|l['’])) ?(?<what>rapport annuel|bilan annuel|rapport d['’]activité|assemblée générale|réunion annuelle) (?:de|du|pour) (?<name>${NAME})`,
  es: `(?:[Pp]elícula|[Vv][ií]deo|[Ff]ilm) (?:del|de la|para (?:el|la)) (?<what>informe anual|memoria anual|balance anual|asamblea(?: anual| general)?|reunión anual|aniversario) (?:de|del) (?<name>${NAME})`,
  it: `(?:[Ff]ilm|[Vv]ideo|[Ff]ilmato) (?:del|della|dell['’]|per (?:il|la|l['’])) ?(?<what>relazione annuale|bilancio annuale|rapporto annuale|assemblea(?: annuale| generale)?) (?:di|del|della) (?<name>${NAME})`,
  pt: `(?:[Ff]ilme|[Vv]ídeo) (?:do|da|para [oa]) (?<what>relatório anual|balanço anual|assembleia(?: anual| geral)?|reunião anual) (?:de|do|da) (?<name>${NAME})`,
  nl: `(?:[Ff]ilm|[Vv]ideo) (?:bij|voor|van) (?:het |de )?(?<what>jaarverslag|jaarvergadering|jaaroverzicht) van (?:de |het )?(?<name>${NAME})`,
  sv: `(?:[Ff]ilm|[Vv]ideo) (?:till|för) (?<what>årsberättelsen|årsmötet) (?:för|hos|i) (?<name>${NAME})`,
};

/** Whose film it is, and what of: "Turning Circle: annual report". Null where no occasion of a body is named. */
export function filmOfBody(asked: readonly string[], language: string): string | null {
  const pattern = ASKED[language];
  if (pattern === undefined) return null;
  const request = toPattern(`^(?:${pattern})(?=[\\s,.;(–—]|$)`, "u");
  for (const sentence of asked) {
    const { name, what = "" } = request.exec(sentence.trim())?.groups ?? {};
    if (name !== undefined) return `${name}: ${lowersNouns(language) ? lowerFirst(what) : what}`;
  }
  return null;
}

import { subjectOf } from "../english/subject.ts";
import { toPattern } from "./regex.ts";

/** "athlètes | ont participé à": of a clause that breaks off only the thing counted is told; the whole where that is not sure. */
export function withoutVerb(clause: string, language: string): string {
  if (language === "en") return subjectOf(`the ${clause} in`)?.replace(/^the\s/u, "") ?? clause;
  if (language === "de") return clause.replace(/(?<=\p{Lu}\S*)(?:\s\p{Ll}\S*)+$/u, "");
  const verb = VERB[language];
  return verb === undefined ? clause : clause.replace(toPattern(`\\s(?:${verb})(?:\\s.*)?$`, "u"), "");
}

/** Verbs of several that no noun is written like. */
const VERB: Readonly<Record<string, string>> = {
  fr: "ont|avaient|auront|furent|étaient|seront|\\p{L}{2,}(?:aient|èrent)",
  es: "han|habían|\\p{L}{2,}(?:aron|ieron|aban|ían)",
  it: "hanno|avevano|\\p{L}{2,}(?:arono|irono|erono|avano|evano|ivano)",
  pt: "têm|tinham|\\p{L}{2,}(?:aram|eram|iram|avam)",
  nl: "hebben|hadden|werden|worden|zijn|waren|namen|kwamen|gingen",
};

import { hasWord } from "./has-word.ts";

/** Who tells, or of whom a story is: not set against another. */
const PERSONS: Readonly<Record<string, string>> = {
  en: "I|my|me|he|she|his|her|we (?:drove|went|stayed|were|had|came|lived)|(?:my|his|her|our) \\p{L}+", de: "ich|mein\\p{L}*|mir|mich|wir (?:fuhren|waren|gingen|blieben)|(?:fuhren|waren|gingen|blieben|hatten) wir", fr: "je|j['’]\\p{L}+|mon|ma|mes|me|(?:nous )?(?:sommes|avons|étions|avions)", es: "yo|mi|mis|\\p{L}{2,}(?:amos|imos|emos)|nos", it: "io|mi[oae]i?|\\p{L}{2,}(?:mmo|iamo|vamo|vo)|ci",
  pt: "eu|meu|minha|\\p{L}{2,}(?:amos|emos|imos|ei)", nl: "ik|mijn|wij (?:gingen|waren)", sv: "jag|min|mitt|vi (?:var|åkte|gick)", da: "jeg|min|mit", nb: "jeg|min|mitt", pl: "ja|mój|moja|\\p{L}{2,}(?:łem|łam|liśmy|łyśmy)", cs: "já|můj|moje|jsem|jsme", ru: "я|мой|моя|мо[ей]\\p{L}?|меня|мы", uk: "я|мій|моя|мене|ми", tr: "ben|benim|\\p{L}+[dt][ıiuü][km]", ar: "أنا|كنت|كنا", he: "אני|שלי|הייתי|היינו|אחותי|אחי", hi: "मैं|मेरा|मेरी|मेरे|हम", zh: "我", ja: "私|僕|俺|私たち|彼", ko: "나는|내가|우리(?:는|가)",
}; // prettier-ignore

/** Whether one of these texts is told by somebody of themselves, or of somebody. */
export function tellOfPersons(texts: readonly string[], language: string): boolean {
  const persons = PERSONS[language];
  return persons !== undefined && texts.some((text) => hasWord(text, persons, language));
}

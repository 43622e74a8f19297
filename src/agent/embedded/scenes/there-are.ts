import { regex } from "../text/regex.ts";

/** What opens a sentence that only counts what there is, by language; behind it stand the things. */
const THERE_ARE: Readonly<Record<string, string>> = {
  en: "(?:(?:here|there|inside|outside|upstairs|downstairs),? )?(?:there (?:is|are)|(?:we|you|it) (?:have|has|get|gets)|you(?:['’]ll| will) find)",
  de: "(?:es gibt|(?:hier|dort|drinnen|draußen|oben|unten) gibt es|(?:wir|sie|ihr) (?:haben|habt|finden|findet)|(?:hier|dort) findet (?:ihr|man))",
  fr: "(?:il y a|(?:on|vous) y trouve[z]?|(?:on|vous) trouve(?:z|rez)?|nous avons|nous disposons de)",
  es: "(?:hay|tenemos|tenéis|contamos con|encontrar(?:éis|ás|án|emos)|disponemos de)",
  it: "(?:ci sono|abbiamo|trover(?:ete|ai|emo)|disponiamo di)",
  pt: "(?:há|temos|existem|encontrar(?:á|ão|emos)|dispomos de)",
  nl: "(?:er (?:is|zijn)|(?:hier|daar) (?:is|zijn)|we hebben|je vindt er)",
  sv: "(?:det finns|(?:här|där) finns(?: det)?|vi har)",
  da: "(?:der er|(?:her|dér|der) er der|vi har)",
  nb: "(?:det er|det finnes|(?:her|der) er det|vi har)",
  pl: "(?:są|mamy|znajdziecie(?: tam| tu)?|do dyspozycji są)",
  cs: "(?:jsou tu|máme|najdete tu)",
  ru: "(?:здесь есть|есть|у нас есть|у нас|имеется|имеются)",
  uk: "(?:тут є|є|у нас є|маємо)",
  el: "(?:υπάρχουν|έχουμε|θα βρείτε)",
  ro: "(?:sunt|avem|există|veți găsi)",
  id: "(?:ada|tersedia|kami punya)",
};

/** Where the things begin in a sentence that only counts what there is ("Hay | 60 puestos, …"), UTF-16; 0 where it says more. */
export function behindThereAre(sentence: string, base: string): number {
  const words = THERE_ARE[base];
  if (words === undefined) return 0;
  return regex(`^(?:${words})\\s`, "iu").exec(sentence)?.[0].length ?? 0;
}

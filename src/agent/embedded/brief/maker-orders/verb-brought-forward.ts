/** A clause whose verb stands last as the sentence that it makes: "der Bogen im Osten steht" → "der Bogen steht im Osten"; null where unsure. */
export function verbBroughtForward(clause: string, language: string): string | null {
  const forms = FORMS[language];
  const bare = clause.trim();
  if (forms === undefined || /[,;:()–]/u.test(bare)) return null;
  const subject = forms.subject.exec(bare)?.[0].trim();
  const tokens = subject === undefined ? [] : bare.slice(subject.length).trim().split(/\s+/u);
  const verb = tokens.at(-1) ?? "";
  if (subject === undefined || tokens.length < 2 || !forms.verb.test(verb) || forms.parted.test(verb)) return null; // prettier-ignore
  if (tokens.some((token) => forms.cluster.test(token))) return null;
  return [subject, verb, ...tokens.slice(0, -1)].join(" ");
}

/** Who does it, what a verb looks like, which would be parted in the middle of a sentence, and what makes more verbs than one. */
type Forms = { subject: RegExp; verb: RegExp; parted: RegExp; cluster: RegExp };

const FORMS: Readonly<Record<string, Forms>> = {
  de: {
    subject: /^(?:(?:es|sie|er|man|wir|ich)(?=\s)|(?:der|die|das|ein|eine|kein|keine|unser|unsere|jeder|jede|jedes|alle|diese[rs]?)\s(?:\p{Ll}+(?:e|er|es|en)\s){0,2}\p{Lu}[\p{L}-]+(?=\s)(?:\s(?:des|der)\s(?:\p{Ll}+en\s)?\p{Lu}[\p{L}-]+(?=\s))?)/u,
    verb: /^\p{Ll}+(?:t|en|st|te|ten|ist|sind|war|darf|muss|kann|soll|will|lag|kam|ging|stand)$|^(?:ist|sind|war|darf|muss|kann|soll)$/u,
    parted: /^(?:an|auf|aus|ab|ein|mit|vor|zu|nach|weg|hin|her|los|zurück|um|bei|fest|statt|teil)\p{Ll}{3,}/u,
    cluster: /^(?:hätte|hätten)$/u,
  },
  nl: {
    subject: /^(?:(?:het|ze|zij|hij|men|we|wij)(?=\s)|(?:de|het|een|elke|elk|alle|deze|dit|onze|ons)\s(?:\p{Ll}+e\s)?\p{Ll}{3,}(?=\s))/u,
    verb: /^\p{Ll}{3,}$/u,
    parted: /^(?:aan|op|uit|af|in|mee|voor|toe|na|weg|om|terug|vast|over|door|plaats)\p{Ll}{3,}|^(?:ge\p{Ll}+(?:d|t|en))$/u,
    cluster: /^(?:is|zijn|was|waren|heeft|hebben|had|wordt|worden|werd|werden|kan|kunnen|moet|moeten|mag|zal|zou|wil)$/u,
  },
}; // prettier-ignore

import { isPredicate } from "../english/grammar.ts";
import { namedDays } from "../text/calendar-days.ts";

/** Words that a thing does not begin with; "de" and "du" are not among them ("du pain, de l'eau"). */
const LEANS: Readonly<Record<string, string>> = {
  en: "of|in|on|at|by|for|to|with|from|as|than|since|until|under|over|during|including",
  de: "im|in|am|an|auf|bei|beim|mit|von|vom|zu|zum|zur|nach|seit|aus|für|durch|gegen|ohne|um|unter|über|vor|hinter|neben|zwischen|trotz|wegen|wie|als|also|nämlich",
  fr: "à|au|aux|en|dans|sur|sous|chez|pour|par|avec|sans|depuis|dès|vers|selon|contre|entre",
  es: "a|al|en|con|sin|por|para|desde|hasta|según|sobre|tras|bajo|entre",
  it: "a|al|ai|alla|alle|in|nel|nella|con|senza|per|da|dal|dalla|su|sul|sulla|tra|fra|secondo",
  pt: "em|no|na|nos|nas|ao|aos|com|sem|por|pelo|pela|para|desde|até|segundo|sobre|entre",
  nl: "in|op|aan|bij|met|van|voor|sinds|uit|om|onder|zonder|naar|tussen",
  sv: "i|på|med|av|från|till|sedan|utan|hos|vid|under",
  nb: "i|på|med|av|fra|til|siden|uten|hos|ved|under",
  da: "i|på|med|af|fra|til|siden|uden|hos|ved|under",
  pl: "w|we|na|z|ze|do|od|dla|przy|przez|bez|po|pod|nad|o|u",
  cs: "v|ve|na|z|ze|do|od|pro|při|bez|po|pod|nad|o|u|s|se",
  ru: "в|во|на|с|со|из|от|до|для|при|без|по|под|над|о|об|у|к|за",
  uk: "в|у|на|з|із|від|до|для|при|без|по|під|над|про|за",
}; // prettier-ignore

const CLOCK =
  /^(?:\S+\s){0,2}?\p{Nd}{1,2}(?:[:.]\p{Nd}{2}(?!\p{Nd})|\s?(?:uhr|h|am|pm|a\.m|p\.m|o['’]clock|heures?|часов|годин\p{L}*)(?!\p{L})|[時时点點시])/iu;
/** A verb that no German thing begins with: "kommt mit Mann". */
const GERMAN_VERB = /^\p{Ll}{2,}(?:t|te)\s/u;
const INFINITIVE = /\p{Ll}{2,}e?n$/u;
const NAME = /^\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+)+$/u;

const ARTICLE =
  /^(?:the|an?|der|die|das|den|dem|ein\p{Ll}*|le|la|les|une?|des|l['’]\S+|el|los|las|un[ao]s?|il|lo|gli|i|o|os|as|um|uma|het|de|een)(?!\p{L})/iu;

export function opensWithArticle(part: string): boolean {
  return ARTICLE.test(part);
}

/**
 * Whether what commas part are things or commands of one kind. A date, a time, an apposition or what hangs on a preposition
 * between them says more of what stands before it: "on Saturday, 17 May, at 10".
 */
export function areOfOneKind(parts: readonly string[], base: string): boolean {
  const alike = (is: (part: string) => boolean): boolean => parts.every(is) || !parts.some(is);
  const isWhen = (part: string): boolean =>
    CLOCK.test(part) || namedDays(part, base).some(({ start }) => start <= NEAR);
  if (!alike(isWhen)) return false;
  const leans = LEANS[base];
  const infinitives = base === "de" && parts.every((part) => INFINITIVE.test(part));
  if (
    leans !== undefined &&
    !infinitives &&
    !alike((part) => new RegExp(`^(?:${leans})\\s`, "iu").test(part))
  )
    return false;
  if (base === "de" && !alike((part) => GERMAN_VERB.test(part))) return false;
  if (base === "en" && !alike(isPredicate)) return false;
  const [first = "", second = ""] = parts;
  const last = parts.at(-1) ?? "";
  return !(NAME.test(first) && opensWithArticle(second) && !opensWithArticle(last));
}

/** UTF-16 units before a day that is what a part tells. */
const NEAR = 4;

import { noteLikelihood } from "../../brief/note-model/note-likelihood.ts";
import { FILM, NAMES_FILM } from "../../brief/request-words.ts";
import { regex } from "../../text/regex.ts";
import { capitalise, countWords } from "../../text/sentences.ts";
import { speaksOfOwn } from "../introduced-name.ts";

const WORDS = { fewest: 3, most: 10 };
const NOTE = 0.6;
/** Who speaks is said by the verb: "закрываем старую столовую". */
const BY_VERB: Readonly<Record<string, RegExp>> = {
  ru: /^\p{Ll}{2,}(?:ем|им|ём)(?:ся)?\s/iu,
  uk: /^\p{Ll}{2,}(?:ємо|имо|емо|їмо)(?:ся)?\s/iu,
  ro: /^\p{Ll}{2,}(?:ăm|em|im|âm)\s/iu,
};

/**
 * The news that a request tells behind its colon: "~40s vid for customers: we're retiring Classic Dashboard in Pulseboard." Without
 * another name it is what the film is called. `asked`: the sentences of the request; `language`: a tag's first part.
 */
export function newsOfRequest(asked: readonly string[], language: string): string | null {
  for (const sentence of asked) {
    const groups = regex(`^(?<order>[^:：\\n]*${FILM}[^:：\\n]*)[:：]\\s*(?<news>[^:：.!?。！？\\n]{6,90})(?:[.!。！]|\\s*$)`, "isu").exec(sentence.trim())?.groups;
    const news = groups?.["news"]?.replace(/\s+/gu, " ").replace(/[\s,;–—-]+$/u, "").trim() ?? "";
    const own = speaksOfOwn(news, language) || BY_VERB[language]?.test(news) === true;
    if (!own || /^["“„«「]/u.test(news) || NAMES_FILM.test(news)) continue;
    if (countWords(news) < WORDS.fewest || countWords(news) > WORDS.most || WISHES.test(news) || noteLikelihood(news) > NOTE) continue;
    return capitalise(news, language);
  }
  return null;
} // prettier-ignore

/** What the sender would like is no news. */
const WISHES =
  /(?<!\p{L})(?:want|need|would|like|please|hope|möchten?|wollen|brauchen|bitte|wünsch\p{L}+|hätten|voulons|voudrions|aimerions|souhait\p{L}+|queremos|necesitamos|quisiéramos|gustaría|vogliamo|vorremmo|serve|gostaríamos|precisamos|willen|graag|vill|önskar|ønsker|vil|chcemy|prosimy|potrzebujemy|хотим|просим|нужно|хочемо|просимо|chceme|prosíme|istiyoruz|rica)(?!\p{L})|نريد|نحتاج|רוצים|צריכים|चाहते|चाहिए|希望|想|してほしい|ください|주세요|싶/iu;

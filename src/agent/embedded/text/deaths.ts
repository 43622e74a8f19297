import { toPattern } from "./regex.ts";

/** Words of those who died, in many languages: no war, hunger or illness alone. */
const DEATHS = toPattern(
  `(?<![\\p{L}\\p{M}])(?:${[
    "died|dead|deaths?|killed|drowned|perished|murdered|lost their li(?:fe|ves)|(?:life|lives) lost",
    "starben|gestorben|tote[nr]?|getötet|ertranken|ertrunken|umgekommen|ums leben|todesopfer",
    "morts?|mortes?|moururent|tués?|tuées?|noyés?|décès|péri(?:rent)?",
    "murieron|muert[oa]s?|fallecieron|fallecid[oa]s?|ahogad[oa]s|perecieron",
    "morirono|mort[ie]|uccis[ie]|annegat[ie]|vittime",
    "morreram|mort[oa]s|mortes|afogad[oa]s|vítimas",
    "stierven|gestorven|doden|verdronken|omgekomen|slachtoffers",
    "zginę\\p{L}+|zmarł\\p{L}*|ofiar\\p{L}*|utonę\\p{L}+|zahynul\\p{L}*|zemřel\\p{L}*|obět\\p{L}+",
    "погиб\\p{L}*|умер\\p{L}*|убит\\p{L}*|утонул\\p{L}*|загин\\p{L}*|помер\\p{L}*|жертв\\p{L}*",
    "omkom|döda|drunknade|omkommet|døde|druknede|druknet|kuoli\\p{L}*|kuollut\\p{L}*",
    "öldü\\p{L}*|ölü|boğul\\p{L}*|hayatını",
    "قتل\\p{L}*|قتيل\\p{L}*|مات\\p{L}*|توفي\\p{L}*|غرق\\p{L}*|ضحايا|ضحية",
    "נהרג\\p{L}*|מתו|נספו|טבעו|הרוגים",
    "मारे|मृत्यु|मौत\\p{M}*|मौतें",
  ].join("|")})(?![\\p{L}\\p{M}])|遇难|遇難|死亡|丧生|喪生|罹难|亡くな|犠牲|사망|숨졌|숨진|희생`,
  "iu",
);

/** Whether a sentence tells how many died: such a figure is neither counted up nor drawn as a part of a ring. */
export function tellsOfDeaths(sentence: string): boolean {
  return DEATHS.test(sentence);
}

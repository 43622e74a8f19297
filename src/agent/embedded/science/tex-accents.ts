/** How a mark above a letter is said, by its command of TeX: a rate of change is no amount, and a vector no length. */
export type Accents = Readonly<Record<string, string>>;

const said = (words: string): Accents => {
  const [dot = "{}", ddot = "{}", hat = "{}", bar = "{}", tilde = "{}", vec = "{}"] = words.split("|");
  return { dot, ddot, hat, bar, tilde, vec };
};

/** By the language's part of a tag; `{}` stands for the letter. */
export const ACCENTS: Readonly<Record<string, Accents>> = {
  en: said("{} dot|{} double dot|{} hat|{} bar|{} tilde|vector {}"),
  de: said("{} Punkt|{} zwei Punkt|{} Dach|{} quer|{} Tilde|Vektor {}"),
  fr: said("{} point|{} deux points|{} chapeau|{} barre|{} tilde|vecteur {}"),
  es: said("{} punto|{} dos puntos|{} gorro|{} barra|{} virgulilla|vector {}"),
  it: said("{} punto|{} due punti|{} cappuccio|{} barrato|{} tilde|vettore {}"),
  pt: said("{} ponto|{} dois pontos|{} chapéu|{} barra|{} til|vetor {}"),
  nl: said("{} punt|{} twee punten|{} dakje|{} streep|{} tilde|vector {}"),
  sv: said("{} prick|{} två prickar|{} hatt|{} streck|{} tilde|vektor {}"),
  pl: said("{} z kropką|{} z dwiema kropkami|{} z daszkiem|{} z kreską|{} z tyldą|wektor {}"),
  ru: said("{} с точкой|{} с двумя точками|{} с крышкой|{} с чертой|{} с тильдой|вектор {}"),
  uk: said("{} з крапкою|{} з двома крапками|{} з дашком|{} з рискою|{} з тильдою|вектор {}"),
};

/** Letters whose name TeX writes without the accent that it has there. */
export const ACCENTED_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { epsilon: "épsilon", varepsilon: "épsilon", upsilon: "ípsilon" },
  pt: { epsilon: "épsilon", varepsilon: "épsilon" },
};

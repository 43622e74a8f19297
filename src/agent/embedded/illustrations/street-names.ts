const SMALL = String.raw`(?:(?:de|del|della|dello|dei|degli|delle|dell['’]|des|du|da|do|dos|das|d['’]|la|las|los|les|le|l['’])\s*){0,2}`;
const after = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}])(?:${words})\s+${SMALL}\p{Lu}[\p{L}'’-]*`, "gu");

/** How languages write the name of a street beside the word for one. */
const STREETS: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}'’])[\p{L}'’]{1,24} (?:lane|street|road|avenue|terrace|crescent|mews)(?![\p{L}])/giu,
  fr: after("[Rr]ue|[Aa]venue|[Bb]oulevard|[Qq]uai|[Ii]mpasse|[Cc]hemin|[Pp]lace"),
  es: after("[Cc]alle|[Aa]venida|[Pp]aseo|[Pp]laza|[Tt]ravesía"),
  it: after("[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Vv]icolo|[Ll]argo"),
  pt: after("[Rr]ua|[Aa]venida|[Pp]raça|[Tt]ravessa|[Ll]argo"),
};

/**
 * A text without its streets: "on Canning Lane", "rue de la Pomme" speak of no tin and no apple. `base` is a language
 * tag's first part.
 */
export function withoutStreets(text: string, base: string): string {
  const streets = STREETS[base];
  return streets === undefined ? text : text.replace(streets, " · ");
}

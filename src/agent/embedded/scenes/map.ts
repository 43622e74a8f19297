import { isContinent } from "../../../artifacts/places.ts";
import { bareLetters } from "../text/bare-letters.ts";
import type { MapVisual } from "../../../artifacts/data-visuals.ts";
import type { ListBlock, TableBlock } from "../brief/brief.ts";
import { areSurelyPlaces, findPlaces } from "../geography/find-places.ts";
import { placeNamed } from "../geography/place-names.ts";
import { placesHeading } from "../geography/places-heading.ts";
import { cellNumber } from "../text/figures.ts";
import { withoutStop } from "../text/sentences.ts";
import { hardLabel } from "../text/shorten.ts";
import { chartDataOf } from "./chart-data.ts";
import { narrateChart } from "./chart-narration.ts";
import { withCue, type Candidate, type CueOf, type SceneContext, type Utterance } from "./draft.ts";
import { narrateList } from "./list-narration.ts";

type Place = { area: string; label: string; key: string; value?: number; display?: string };

const LEAST = 3;
/** Beyond this many a chart tells more. */
const MOST = 12;
/** What such a table has beside its countries. */
const NO_PLACE =
  /^(?:the )?(?:world|global|others?|rest(?: of (?:the )?world)?|total|average|eu(?:-?\d\d)?|european union|oecd|welt|sonstige|monde|autres|mundo|otros|世界|其他|全球|合计)$/iu;

/** A table of countries with one number each. */
export function tableMap(table: TableBlock, context: SceneContext): Candidate | null {
  if (table.header.length !== 2) return null;
  const places = table.rows.flatMap((row, at): Place[] => {
    const [name, cell] = [row[0]?.shown ?? "", row[1]?.shown ?? ""];
    const area = placeNamed(name, context.base);
    const number = cellNumber(cell, context.base);
    if (area === null || number === null) return [];
    return [{ area, label: name, key: `row:${at}`, value: number.value, display: number.display }];
  });
  const others = table.rows.filter((row) => placeNamed(row[0]?.shown ?? "", context.base) === null);
  if (!isMap(places, context) || places.length + others.length !== table.rows.length) return null;
  if (others.length > 1 || !others.every((row) => NO_PLACE.test(row[0]?.shown.trim() ?? ""))) return null;
  const data = chartDataOf(table, context.base);
  if (data === null || data.series.length !== 1) return null;
  const shown = places.map((place) => {
    const at = Number(place.key.slice(4));
    return { ...place, display: data.series[0]?.displays[at] ?? place.display ?? "" };
  });
  const name = data.series[0]?.name ?? "";
  const unit = data.unit === "" || data.unit === "%" ? "" : `, ${data.unit}`;
  const caption = name === "" ? "" : `${name}${unit}`;
  return candidateOf(shown, narrateChart(data, context), 101, caption, context);
}

/** A list of countries, bare or each with its number. */
export function listMap(block: ListBlock, introduced: boolean, context: SceneContext): Candidate | null {
  const places = block.items.flatMap(({ text, label, detail, below }, at): Place[] => {
    const name = withoutStop((label ?? text).shown);
    const area = placeNamed(name, context.base);
    if (area === null || below.length > 0) return [];
    if (label === null || detail === null) return [{ area, label: name, key: `item:${at}` }];
    const number = cellNumber(detail.shown.replace(/[.。]$/u, ""), context.base);
    return number === null ? [] : [{ area, label: name, key: `item:${at}`, ...number }];
  });
  if (places.length !== block.items.length || !isMap(places, context)) return null;
  const valued = places.every(({ value }) => value !== undefined);
  return candidateOf(places, narrateList(block, introduced, context), valued ? 97 : 86, "", context);
}

/** Of a section's sentences this part must speak of places. */
const SHARE = 0.4;

/** Words of where a thing lies, before its neighbours or behind them. */
const LIES_BETWEEN =
  /(?<![\p{L}\p{M}])(?:between|zwischen|entre|tra|fra|tussen|mellan|mellom|mellem|między|mezi|medzi|között|между|між|између|između|μεταξύ|arasında|arasındaki|giữa|antara|بين|بین|בין|के बीच)(?![\p{L}\p{M}])|之间|之間|の間|사이/iu;

/** Who is told of, before the countries that they are in. */
const WHO =
  /(?<![\p{L}\p{M}])(?:authorit(?:y|ies)|governments?|ministries|banks?|doctors?|researchers?|scientists?|economists?|experts?|regulators?|scholars?|teams?|colleagues|customers|clients|studies|surveys?|courts?|Behörden|Regierungen|Banken|Ärzte|Forscher(?:innen)?|Fachleute|Ökonomen|Studien|Kunden|autorités|gouvernements|banques|médecins|chercheurs|économistes|experts|études|clients|autoridades|gobiernos|governos|bancos|médicos|investigadores|pesquisadores|economistas|expertos|especialistas|estudios|estudos|clientes|autorità|governi|banche|medici|ricercatori|economisti|esperti|studi|clienti|autoriteiten|regeringen|banken|artsen|onderzoekers|economen|myndigheter|forskare|forskere|banker|władze|rządy|banki|lekarze|badacze|ekonomiści|власти|правительства|банки|врачи|ученые|учёные|экономисты|السلطات|الحكومات|البنوك|الباحثون|yetkililer|hükümetler|bankalar|araştırmacılar)(?: (?:in|en|au|aux|dans|in der|in den|em|no|na|nos|i|w|we|в|في|de|di|da))*(?: (?:the|den|der|la|les|los|las|le))* (?:l['’])?$/iu;

function isWho(text: string, offset: number): boolean {
  return WHO.test(text.slice(0, offset));
}

/** Prose that names countries or continents all along. */
export function proseMap(utterances: Utterance[], context: SceneContext): Candidate | null {
  const found = new Map<string, Place & { at: number; offset: number }>();
  let naming = 0;
  utterances.forEach(({ text }, at) => {
    const here = findPlaces(text, context.base);
    if (here.length > 0) naming += 1;
    for (const { area, label, at: offset } of here)
      if (!found.has(area)) found.set(area, { area, label, key: `place:${area}`, at, offset });
  });
  const continents = [...found.keys()].filter(isContinent);
  // A continent beside its own countries would hide them.
  const told = [...found.values()].filter(
    ({ area }) => continents.length === found.size || !isContinent(area),
  );
  const places = headed(told, context);
  if (!isMap(places, context) || naming < utterances.length * SHARE) return null;
  // Three neighbours say where something else lies, which the map would not have.
  if (naming === 1 && utterances.some(({ text }, at) => places[0]?.at === at && LIES_BETWEEN.test(text)))
    return null;
  // "Authorities in France, the UK and the US advise": who says so, and not where it is.
  const [first] = places;
  if (naming === 1 && first !== undefined && isWho(utterances[first.at]?.text ?? "", first.offset))
    return null;
  for (const { key, at, offset } of places) utterances[at]?.marks.push({ key, offset });
  const shown = derivedHeading(places, utterances, context);
  const candidate = candidateOf(places, utterances, 71, "", { ...context, heading: shown });
  return { ...candidate, heading: shown === "" ? context.heading : shown };
}

/** A heading of the brief's own that lists places says which ones it is about: others are only mentioned. */
function headed<P extends Place>(places: P[], context: SceneContext): P[] {
  if (!context.ownHeading) return places;
  const named = new Set(findPlaces(context.heading, context.base).map(({ area }) => area));
  const kept = places.filter(({ area }) => named.has(area));
  return kept.length >= LEAST && kept.length === named.size ? kept : places;
}

/** A heading made of a sentence that names only some of the places is replaced, or goes: it would contradict the map. */
function derivedHeading(
  places: readonly Place[],
  utterances: readonly Utterance[],
  { heading, ownHeading, base, language }: SceneContext,
): string {
  const told = utterances.map(({ text }) => text);
  const own = bareLetters(heading);
  if (ownHeading || !told.some((text) => bareLetters(text).includes(own))) return heading;
  const named = new Set(findPlaces(heading, base).map(({ area }) => area));
  if (named.size === 0 || places.every(({ area }) => named.has(area))) return heading;
  return placesHeading(places, told.join(" "), language) ?? "";
}

function isMap(places: readonly Place[], { base }: SceneContext): boolean {
  const distinct = new Set(places.map(({ area }) => area)).size;
  return (
    distinct === places.length &&
    places.length >= LEAST &&
    places.length <= MOST &&
    areSurelyPlaces(places, base)
  );
}

function candidateOf(
  places: readonly Place[],
  utterances: Utterance[],
  score: number,
  caption: string,
  context: SceneContext,
): Candidate {
  return {
    kind: "map",
    score,
    utterances,
    heading: context.heading,
    visual: (cueOf: CueOf): MapVisual => {
      // What is not named comes with the first that is: a map is one picture.
      const first = places.map(({ key }) => cueOf(key)).find((cue) => cue !== undefined);
      return {
        kind: "map",
        heading: context.heading,
        ...(caption === "" || caption.toLowerCase() === context.heading.toLowerCase() ? {} : { caption }),
        places: places.map(({ area, label, key, value, display }) =>
          withCue(
            {
              area,
              label: hardLabel(label, 5),
              ...(value === undefined ? {} : { value }),
              ...(display === undefined ? {} : { display }),
            },
            cueOf(key) ?? first,
          ),
        ),
      };
    },
  };
}

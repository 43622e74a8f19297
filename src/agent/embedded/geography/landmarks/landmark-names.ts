import type { Town } from "../towns/town.ts";
import { ISLANDS } from "./islands.ts";
import { LANDS } from "./lands.ts";
import { SEAS } from "./seas.ts";

/** A name of a sea, a strait, an island, mountains or a region in one language; `label`: as a map bears it. */
export type LandmarkName = { name: string; label: string; landmark: Town; doubtful: boolean };

const COLUMNS = "en de fr es it pt nl sv pl ru tr ar hi ja zh ko".split(" ");
/** As well known as a town of a million: its name alone is meant as a place. */
const FAME = 60;
/** Languages of Latin letters that have no column use the name that English has, where it is one word. */
const LATIN = new Set("da nb fi cs sk hu ro hr id vi".split(" "));
const read = new Map<string, readonly LandmarkName[]>();
const landmarks = new Map<string, Town>();

/** All names of landmarks that a text in this language may use. */
export function landmarkNames(base: string): readonly LandmarkName[] {
  const known = read.get(base);
  if (known !== undefined) return known;
  const column = COLUMNS.indexOf(LATIN.has(base) ? "en" : base);
  const lines = [...SEAS.trim().split("\n"), ...ISLANDS.trim().split("\n"), ...LANDS.trim().split("\n")];
  const found = lines.flatMap((line) => (column < 0 ? [] : namesOf(line, column, base)));
  read.set(base, found);
  return found;
}

function namesOf(line: string, column: number, base: string): LandmarkName[] {
  const [where = "", ...columns] = line.split("|");
  const names = (columns[column] ?? "").split(";").filter((name) => name !== "");
  const own = LATIN.has(base) ? names.filter((name) => !name.includes(" ")) : names;
  return own.flatMap((written): LandmarkName[] => {
    const label = written.replace(/\?$/u, "");
    const doubtful = label !== written;
    return formsOf(label, base).map((name) => ({
      name,
      label: label.charAt(0).toUpperCase() + label.slice(1),
      landmark: landmarkOf(where),
      doubtful,
    }));
  });
}

/** One place is one object, by whichever of its names it is found. */
function landmarkOf(where: string): Town {
  const known = landmarks.get(where);
  if (known !== undefined) return known;
  const [country = "", longitude, latitude, reach] = where.split(" ");
  const made: Town = {
    country,
    longitude: Number(longitude),
    latitude: Number(latitude),
    fame: FAME,
    landmark: { reach: Number(reach) },
  };
  landmarks.set(where, made);
  return made;
}

/** "océan Pacifique" and "Océan Pacifique"; "Schwarzes Meer" and "im Schwarzen Meer". */
function formsOf(name: string, base: string): string[] {
  const first = name.charAt(0);
  const forms = [name, first.toUpperCase() + name.slice(1)];
  const adjective = base === "de" ? /^(\p{Lu}\p{Ll}+)(?:e[sr]?) (\p{Lu}.+)$/u.exec(name) : null;
  if (adjective !== null) forms.push(`${adjective[1]}en ${adjective[2]}`, `${adjective[1]}e ${adjective[2]}`);
  return [...new Set(forms)];
}

import { createRequire } from "node:module";
import countries from "i18n-iso-countries";
import { merge } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification";
import { geoArea, geoBounds, geoCentroid, geoContains, geoDistance } from "d3-geo";
import { isContinent } from "../../../artifacts/places.ts";
import { membersOf } from "./continents.ts";

/** GeoJSON by position: longitude and latitude in degrees. */
export type Shape = { type: "MultiPolygon"; coordinates: [number, number][][][] };
type Atlas = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>;
type Outline = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;

/** Natural Earth at 1:110m for the whole world, at 1:50m for a part of it. */
export type Detail = "110m" | "50m";

const require = createRequire(import.meta.url);
const atlases = new Map<Detail, { atlas: Atlas; outlines: Map<string, Outline[]> }>();

/** Outlines that were asked for: joining their arcs costs more than drawing them. */
const read = new Map<string, unknown>();

function once<T>(name: string, make: () => T): T {
  if (!read.has(name)) read.set(name, make());
  return read.get(name) as T;
}

function atlasOf(detail: Detail) {
  const known = atlases.get(detail);
  if (known !== undefined) return known;
  const atlas = require(`world-atlas/countries-${detail}.json`) as Atlas;
  const outlines = new Map<string, Outline[]>();
  for (const geometry of atlas.objects.countries.geometries as Outline[]) {
    const code = codeOf(geometry);
    if (code !== null) outlines.set(code, [...(outlines.get(code) ?? []), geometry]);
  }
  const made = { atlas, outlines };
  atlases.set(detail, made);
  return made;
}

/** What has no number of its own in ISO 3166 is drawn as land and never coloured, but for Kosovo's user-assigned XK. */
function codeOf({ id, properties }: Outline): string | null {
  if (id === undefined) return properties?.name === "Kosovo" ? "XK" : null;
  return countries.numericToAlpha2(String(id)) ?? null;
}

/** The outline of a country or continent; null where the atlas has none. */
export function shapeOf(area: string, detail: Detail): Shape | null {
  return once(`${area} ${detail}`, () => readShape(area, detail));
}

/** The same, in the finer outlines where these do not have it: what is smallest is in them alone. */
export function shapeAtLeast(area: string, detail: Detail): Shape | null {
  return shapeOf(area, detail) ?? shapeOf(area, "50m");
}

function readShape(area: string, detail: Detail): Shape | null {
  const { atlas, outlines } = atlasOf(detail);
  const codes = isContinent(area) ? membersOf(area) : [area];
  const found = codes.flatMap((code) => outlines.get(code) ?? []);
  return found.length === 0 ? null : (merge(atlas, found) as Shape);
}

/** All land but Antarctica, country by country, so that borders can be drawn. */
export function countryShapes(detail: Detail): Shape[] {
  return once(detail, () => readCountries(detail));
}

function readCountries(detail: Detail): Shape[] {
  const { atlas } = atlasOf(detail);
  const outlines = atlas.objects.countries.geometries as Outline[];
  return outlines.flatMap((outline) =>
    String(outline.id) === "010" ? [] : [merge(atlas, [outline]) as Shape],
  );
}

/** Whether a point, in degrees, lies on land as the whole world is drawn; a piece whose bounds do not hold it is not looked at. */
export function isOnLand(spot: [longitude: number, latitude: number]): boolean {
  return once("pieces", readPieces).some((piece) => isWithin(spot, piece.bounds) && geoContains(piece.outline, spot)); // prettier-ignore
}

type Bounds = ReturnType<typeof geoBounds>;

function readPieces() {
  return countryShapes("110m").flatMap(({ coordinates }) =>
    coordinates.map((rings) => {
      const outline = { type: "Polygon" as const, coordinates: rings };
      return { outline, bounds: geoBounds(outline) };
    }),
  );
}

/** Bounds that lie over the edge of the map begin east of where they end. */
function isWithin([longitude, latitude]: [number, number], [[west, south], [east, north]]: Bounds): boolean {
  if (latitude < south || latitude > north) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/** About 1,300 km, as an angle. */
const NEAR = 0.2;

/**
 * The part of an outline that its name makes one think of: the largest piece with all that lies near or
 * is as large. French Guiana is no reason to show half of the world for France.
 */
export function mainPart(shape: Shape): Shape {
  const known = mainParts.get(shape);
  if (known !== undefined) return known;
  const part = readMainPart(shape);
  mainParts.set(shape, part);
  return part;
}

const mainParts = new WeakMap<Shape, Shape>();

function readMainPart(shape: Shape): Shape {
  const pieces = shape.coordinates.map((coordinates) => {
    const piece = { type: "Polygon" as const, coordinates };
    return { coordinates, area: geoArea(piece), center: geoCentroid(piece) };
  });
  const largest = pieces.reduce((one, other) => (other.area > one.area ? other : one));
  const kept = pieces.filter(
    ({ area, center }) => area > largest.area * 0.25 || geoDistance(center, largest.center) < NEAR,
  );
  return { type: "MultiPolygon", coordinates: kept.map(({ coordinates }) => coordinates) };
}

import {
  geoAzimuthalEqualArea,
  geoCentroid,
  geoDistance,
  geoEqualEarth,
  geoOrthographic,
  geoPath,
} from "d3-geo";
import type { GeoProjection } from "d3-geo";
import type { Rect } from "../../../artifacts/timeline.ts";
import { landOf } from "./map-geometry.ts";
import type { Land, Point } from "./map-geometry.ts";
import { PathSink } from "./path-sink.ts";
import { capOf } from "./world-part.ts";
import type { Shape } from "./world.ts";

/** How the earth is laid on the frame: a region, a band around it, a globe, or all of it. */
export type MapView = {
  kind: "region" | "band" | "globe" | "world";
  projection: GeoProjection;
  /** What the map covers, in px. */
  frame: Rect;
  /** Path data of an outline; `step`: how fine, in px. */
  path: (shape: Shape, step: number) => string;
  /** Where an outline is: its largest piece in sight; null where none is. */
  place: (shape: Shape) => Spot | null;
};

/** The middle of a piece of land, how large it is, and its shore, in px; no shore where it has no extent. */
export type Spot = {
  x: number;
  y: number;
  width: number;
  height: number;
  ring: readonly Point[];
  /** All of its pieces, and the box around them. */
  land: readonly Land[];
  bounds: Rect;
};

/** Farther apart than this, places are shown on the whole earth. */
const REGION_DEGREES = 105;
/** No closer than this many degrees across the short side: a country needs its neighbours to be known by. */
const CLOSEST_DEGREES = 11;

/**
 * How near a region is seen at most (degrees across the short side), the part of that side left free around it, up to
 * how many degrees across it is one, and up to how many from its middle a globe shows it in a narrow frame.
 */
type Nearness = { closest: number; air: number; widest: number; round: number };
const OF_COUNTRIES: Nearness = { closest: CLOSEST_DEGREES, air: 0.1, widest: REGION_DEGREES, round: 82 };

/** The view that shows all of the outlines as large as may be. */
export function viewOf(
  shapes: readonly Shape[],
  plot: Rect,
  narrow: boolean,
  near: Nearness = OF_COUNTRIES,
): MapView {
  const all = joined(shapes);
  const { center, reach } = aimOf(all);
  if (reach * 2 <= near.widest) return region(all, center, plot, near);
  if (narrow && reach < near.round) return globe(center, plot);
  return band(all, plot) ?? world(plot);
}

type Points = { type: "MultiPoint"; coordinates: [number, number][] };

/** px to a radian at which points of outlines fill a frame as a region does. */
export function fittedScale(points: [number, number][], plot: Rect): number {
  const { center } = capOf(points, 16);
  return regional({ type: "MultiPoint", coordinates: points }, center, plot).scale();
}

function joined(shapes: readonly Shape[]): Shape {
  return { type: "MultiPolygon", coordinates: shapes.flatMap(({ coordinates }) => coordinates) };
}

/** The middle of the outlines, and the angle from it to the farthest point, in degrees. */
function aimOf({ coordinates }: Shape): { center: [number, number]; reach: number } {
  const { center, reach } = capOf(
    coordinates.flatMap(([ring]) => ring ?? []),
    16,
  );
  return { center, reach: (reach * 180) / Math.PI };
}

function regional(
  all: Shape | Points,
  center: [number, number],
  plot: Rect,
  near: Nearness = OF_COUNTRIES,
): GeoProjection {
  const projection = geoAzimuthalEqualArea().rotate([-center[0], -center[1]]);
  const air = Math.min(plot.width, plot.height) * near.air;
  const inner: [[number, number], [number, number]] = [
    [plot.x + air, plot.y + air],
    [plot.x + plot.width - air, plot.y + plot.height - air],
  ];
  projection.fitExtent(inner, all);
  const most = Math.min(plot.width, plot.height) / ((near.closest * Math.PI) / 180);
  if (projection.scale() > most) {
    projection.scale(most).translate([plot.x + plot.width / 2, plot.y + plot.height / 2]);
  }
  return projection;
}

function region(all: Shape, center: [number, number], plot: Rect, near: Nearness): MapView {
  const projection = regional(all, center, plot, near);
  projection.clipExtent([
    [plot.x, plot.y],
    [plot.x + plot.width, plot.y + plot.height],
  ]);
  return view("region", projection, plot);
}

function globe(center: [number, number], plot: Rect): MapView {
  const size = Math.min(plot.width, plot.height);
  const frame = {
    x: plot.x + (plot.width - size) / 2,
    y: plot.y + (plot.height - size) * 0.4,
    width: size,
    height: size,
  };
  const projection = geoOrthographic()
    .rotate([-center[0], -Math.max(-40, Math.min(40, center[1]))])
    .scale(size / 2 - 2)
    .translate([frame.x + size / 2, frame.y + size / 2]);
  return view("globe", projection, frame);
}

/** Where the flat map is cut: through the Bering Strait, so that no land is torn in two. */
const CUT = -169;
/** The corners of the inhabited earth: without the far south. */
const INHABITED: Points = {
  type: "MultiPoint",
  coordinates: [
    [CUT + 0.1, 0],
    [CUT + 359.9, 0],
    [0, 83.5],
    [-70, -56],
    [0, -58],
  ],
};

function world(plot: Rect): MapView {
  const projection = geoEqualEarth().rotate([-(CUT + 180), 0]);
  const [left, right] = [plot.x, plot.x + plot.width];
  projection.fitExtent(
    [
      [left, plot.y],
      [right, plot.y + plot.height],
    ],
    INHABITED,
  );
  const [[x0, y0], [x1, y1]] = geoPath(projection).bounds(INHABITED);
  projection.clipExtent([
    [left, plot.y],
    [right, y1],
  ]);
  return view("world", projection, { x: x0, y: y0, width: x1 - x0, height: y1 - y0 });
}

/** Degrees of longitude between the eastmost place and the westmost, the other way round the earth. */
const LEAST_GAP = 70;

/**
 * No more of the earth than reaches from place to place, across the whole frame: what lies far north and south
 * of the places is cut away. Null where the places reach around the earth.
 */
function band(all: Shape, plot: Rect): MapView | null {
  const longitudes = all.coordinates
    .flatMap(([ring]) => (ring ?? []).map(([longitude]) => longitude))
    .toSorted((a, b) => a - b);
  let gap = { from: longitudes.at(-1) ?? 0, degrees: 0 };
  longitudes.forEach((from, index) => {
    const next = longitudes[index + 1] ?? (longitudes[0] ?? 0) + 360;
    if (next - from > gap.degrees) gap = { from, degrees: next - from };
  });
  if (gap.degrees < LEAST_GAP) return null;
  const middle = gap.from + gap.degrees / 2 + 180;
  const projection = geoEqualEarth().rotate([-middle, 0]);
  const [airX, airY] = [plot.width * 0.05, plot.height * 0.1];
  projection.fitExtent(
    [
      [plot.x + airX, plot.y + airY],
      [plot.x + plot.width - airX, plot.y + plot.height - airY],
    ],
    all,
  );
  const edge = (latitude: number) => projection([middle, latitude])?.[1] ?? plot.y;
  const [north, south] = [Math.max(plot.y, edge(80)), Math.min(plot.y + plot.height, edge(-57))];
  const widest = Math.max(Math.abs(edge(0) - north), Math.abs(edge(0) - south));
  const across = projection([middle + 179.9, (widest * 180) / Math.PI / projection.scale()]);
  // Where the end of the earth would be seen, all of it is shown, cut where no land is.
  if ((across?.[0] ?? 0) < plot.x + plot.width) return null;
  const moved = plot.y + (plot.height - (south - north)) * 0.4 - north;
  const [x, y] = projection.translate();
  projection.translate([x, y + moved]);
  const frame = { ...plot, y: north + moved, height: south - north };
  projection.clipExtent([
    [frame.x, frame.y],
    [frame.x + frame.width, frame.y + frame.height],
  ]);
  return view("band", projection, frame);
}

function view(kind: MapView["kind"], projection: GeoProjection, frame: Rect): MapView {
  return {
    kind,
    projection,
    frame,
    path: (shape, step) => {
      const sink = new PathSink(step);
      geoPath(projection, sink)(shape);
      return sink.data();
    },
    place: (shape) => {
      const draw = geoPath(projection);
      // A name belongs on the largest piece that is in sight.
      const pieces = shape.coordinates.map((coordinates) => ({ type: "Polygon" as const, coordinates }));
      const largest = pieces.reduce((one, other) => (draw.area(other) > draw.area(one) ? other : one));
      const [x, y] = draw.centroid(largest);
      if (Number.isFinite(x) && Number.isFinite(y)) {
        const [[x0, y0], [x1, y1]] = draw.bounds(largest);
        // Names need no more of a shore than its form.
        const shore = new PathSink(Math.max(1, Math.min(x1 - x0, y1 - y0) / 60));
        geoPath(projection, shore)(largest);
        const ring = shore.longest();
        const [[left, top], [right, bottom]] = draw.bounds(shape);
        const bounds = { x: left, y: top, width: right - left, height: bottom - top };
        const coast = new PathSink(Math.max(1.5, Math.min(bounds.width, bounds.height) / 40));
        geoPath(projection, coast)(shape);
        return { x, y, width: x1 - x0, height: y1 - y0, ring, land: coast.all().map(landOf), bounds };
      }
      // Too small to have an area in px: still a place.
      const center = geoCentroid(shape);
      if (
        kind === "globe" &&
        geoDistance(
          center,
          projection.invert?.([frame.x + frame.width / 2, frame.y + frame.height / 2]) ?? center,
        ) >
          Math.PI / 2
      )
        return null;
      const spot = projection(center);
      return spot === null ? null : speckAt(spot);
    },
  };
}

function speckAt([x, y]: [number, number]): Spot {
  return { x, y, width: 0, height: 0, ring: [], land: [], bounds: { x, y, width: 0, height: 0 } };
}

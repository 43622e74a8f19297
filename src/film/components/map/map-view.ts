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
import { PathSink } from "./path-sink.ts";
import type { Shape } from "./world.ts";

/** How the earth is laid on the frame: a stretch of it, a globe, or all of it. */
export type MapView = {
  kind: "region" | "globe" | "world";
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
  ring: readonly { x: number; y: number }[];
};

/** Farther apart than this, places are shown on the whole earth. */
const REGION_DEGREES = 105;
/** No closer than this many degrees across the short side: a country needs its neighbours to be known by. */
const CLOSEST_DEGREES = 11;

/** The view that shows all of the outlines as large as may be. */
export function viewOf(shapes: readonly Shape[], plot: Rect, narrow: boolean): MapView {
  const all: Shape = { type: "MultiPolygon", coordinates: shapes.flatMap(({ coordinates }) => coordinates) };
  const center = geoCentroid(all);
  const reach = reachOf(all, center);
  if (reach * 2 <= REGION_DEGREES) return region(all, center, plot);
  if (narrow && reach < 82) return globe(center, plot);
  return narrow ? stretch(all, center, plot) : world(plot);
}

/** The angle from the centre to the farthest point, in degrees. */
function reachOf({ coordinates }: Shape, center: [number, number]): number {
  let most = 0;
  for (const polygon of coordinates)
    for (const point of polygon[0] ?? []) most = Math.max(most, geoDistance(point, center));
  return (most * 180) / Math.PI;
}

function region(all: Shape, center: [number, number], plot: Rect): MapView {
  const projection = geoAzimuthalEqualArea().rotate([-center[0], -center[1]]);
  const air = Math.min(plot.width, plot.height) * 0.1;
  const inner: [[number, number], [number, number]] = [
    [plot.x + air, plot.y + air],
    [plot.x + plot.width - air, plot.y + plot.height - air],
  ];
  projection.fitExtent(inner, all);
  const most = Math.min(plot.width, plot.height) / ((CLOSEST_DEGREES * Math.PI) / 180);
  if (projection.scale() > most) {
    projection.scale(most).translate([plot.x + plot.width / 2, plot.y + plot.height / 2]);
  }
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
const INHABITED = {
  type: "MultiPoint" as const,
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

/** In a narrow frame no more of the earth than reaches from place to place, in the band where people live. */
function stretch(all: Shape, center: [number, number], plot: Rect): MapView {
  const projection = geoEqualEarth().rotate([-center[0], 0]);
  const air = plot.width * 0.05;
  const fit = (y: number, height: number) =>
    projection.fitExtent(
      [
        [plot.x + air, y + air],
        [plot.x + plot.width - air, y + height - air],
      ],
      all,
    );
  fit(plot.y, plot.height);
  const edge = (latitude: number) => projection([center[0], latitude])?.[1] ?? plot.y;
  const [north, south] = [Math.max(plot.y, edge(80)), Math.min(plot.y + plot.height, edge(-57))];
  const moved = plot.y + (plot.height - (south - north)) * 0.4 - north;
  const [x, y] = projection.translate();
  projection.translate([x, y + moved]);
  const frame = { ...plot, y: north + moved, height: south - north };
  projection.clipExtent([
    [frame.x, frame.y],
    [frame.x + frame.width, frame.y + frame.height],
  ]);
  return view("world", projection, frame);
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
        const shore = new PathSink(1);
        geoPath(projection, shore)(largest);
        return { x, y, width: x1 - x0, height: y1 - y0, ring: shore.longest() };
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
      return spot === null ? null : { x: spot[0], y: spot[1], width: 0, height: 0, ring: [] };
    },
  };
}

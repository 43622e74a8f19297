import type { Paint, Rect } from "../../artifacts/timeline.ts";
import type { View } from "../../artifacts/views.ts";
import { seededBy } from "../motifs/seeded.ts";
import type { Theme } from "../styles/theme.ts";
import * as far from "./far-lands.ts";
import * as halls from "./halls.ts";
import * as indoors from "./indoors.ts";
import { city, oldTown } from "./old-town.ts";
import * as land from "./outdoors.ts";
import * as town from "./town.ts";
import { outdoors, viewColors } from "./view-colors.ts";
import { makePen, type ViewPen } from "./view-pen.ts";
import * as workplaces from "./workplaces.ts";

const INDOORS: Partial<Record<View, (pen: ViewPen) => void>> = {
  "classroom-view": indoors.classroom,
  "office-view": workplaces.office,
  "meeting-view": workplaces.meeting,
  "kitchen-view": indoors.kitchen,
  "home-view": indoors.home,
  "shop-view": indoors.shop,
  "cafe-view": indoors.cafe,
  "workshop-view": workplaces.workshop,
  "factory-view": workplaces.factory,
  "warehouse-view": workplaces.warehouse,
  "clinic-view": workplaces.clinic,
  "laboratory-view": workplaces.laboratory,
  "library-view": indoors.library,
  "museum-view": indoors.museum,
  "stage-view": indoors.stage,
  "desktop-view": workplaces.desktop,
  "savings-view": workplaces.savings,
  "sports-view": indoors.sports,
  "pool-view": halls.pool,
  "church-view": halls.church,
  "airport-view": halls.airport,
};
const OUTDOORS: Partial<Record<View, (pen: ViewPen) => void>> = {
  "street-view": town.street,
  "farm-view": land.farm,
  "garden-view": land.garden,
  "harbour-view": town.harbour,
  "site-view": town.site,
  "road-view": town.road,
  "station-view": town.station,
  "market-view": town.market,
  "coast-view": land.coast,
  "river-view": land.river,
  "hills-view": land.mountains,
  "forest-view": land.forest,
  "ice-view": far.ice,
  "desert-view": far.desert,
  "reef-view": far.reef,
  "old-town-view": oldTown,
  "city-view": city,
};

/** Whether a drawing is a place between walls. */
export function isIndoors(name: string): boolean {
  return name in INDOORS;
}

/** Units across a high picture, its wall at most so many high, and up a low one. */
const UNITS = { across: 9.4, wall: 13.5, up: 8.6, onStage: 6.6 };
/** Of a stage's height, where the furniture of a story stands. */
const STANDS = 0.93;
/** Part of the height that is wall or sky. */
const ABOVE = { high: 0.76, low: 0.85 };

/** A place with the things in it, all of a rectangle. */
export function paintView(name: View, room: Rect, theme: Theme): Paint[] {
  const isStory = theme.habit.art === "none";
  const isHigh = !isStory && room.height > room.width * 0.8;
  const { stage } = theme;
  // In a story it stands on the floor of its scene's light.
  const floor = isStory
    ? Math.round(Math.min(room.y + room.height, stage.y + stage.height * STANDS))
    : Math.round(room.y + room.height * (isHigh ? ABOVE.high : ABOVE.low));
  const above = floor - room.y;
  // In a narrow column the picture is cut at its sides rather than lost under an empty wall.
  const unit = isHigh
    ? Math.min(Math.max(room.width / UNITS.across, above / UNITS.wall), above / UNITS.up)
    : above / (isStory ? UNITS.onStage : UNITS.up);
  const inside = INDOORS[name];
  const all = viewColors(theme);
  const colors = inside === undefined ? outdoors(all) : all;
  const { pen, paint } = makePen(room, floor, unit, { theme, colors, random: seededBy(name) });
  const { side, top, below } = pen.reach;
  // In a story wall and floor are those of its light; out of doors the ground is before it.
  if (!isStory) pen.box(0, -below, side * 2, top + below, inside === undefined ? colors.sky : colors.wall);
  if (!isStory || inside === undefined) pen.box(0, -below, side * 2, below, colors.floor);
  if (inside !== undefined) {
    if (!isStory) pen.box(0, 0, side * 2, 0.22, colors.trim);
    inside(pen);
  } else OUTDOORS[name]?.(pen);
  return paint;
}

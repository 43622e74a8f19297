/**
 * Places that are painted with the things in them, where a film tells what happens there: wider than a drawing of one thing, and
 * named as one (`illustration`).
 */
export const VIEWS = [
  "classroom-view",
  "office-view",
  "meeting-view",
  "kitchen-view",
  "home-view",
  "shop-view",
  "cafe-view",
  "workshop-view",
  "factory-view",
  "warehouse-view",
  "clinic-view",
  "laboratory-view",
  "library-view",
  "museum-view",
  "stage-view",
  "street-view",
  "farm-view",
  "garden-view",
  "harbour-view",
  "site-view",
  "desktop-view",
  "road-view",
  "station-view",
  "market-view",
  "sports-view",
  "savings-view",
  "coast-view",
  "river-view",
  "hills-view",
  "forest-view",
  "ice-view",
  "desert-view",
  "reef-view",
  "pool-view",
  "church-view",
  "airport-view",
  "old-town-view",
  "city-view",
] as const;
export type View = (typeof VIEWS)[number];

const views: ReadonlySet<string> = new Set(VIEWS);

/** Kinds of visuals beside which a scene's own view may stand (`StoryScene.view`); statements and titles name theirs as a drawing. */
export const BESIDE_VIEWS: ReadonlySet<string> = new Set([
  "bullets",
  "process",
  "number",
  "quote",
  "summary",
]);

export function isView(name: string): name is View {
  return views.has(name);
}

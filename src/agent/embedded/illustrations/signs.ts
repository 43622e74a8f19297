/**
 * Drawings that stand for an idea, a part of the body, or a word of many meanings: of a thing that a story only names
 * in passing they would say something else.
 */
export const SIGNS: ReadonlySet<string> = new Set(
  `abacus adhesive-bandage alembic anatomical-heart atom axe balance-scale ballot-box-with-ballot bank bar-chart barricade
  bed bell-pepper crescent-moon police-car shopping-bags blueprint bone brain broadcast brick bullseye card-file-box chains chart-decreasing chart-increasing
  chart-line chart-pie circuitry clamp clipboard clock coin comet compass computer-mouse construction control-knobs cpu
  credit-card crystal-ball cube cyclone database desert-island dna drop-of-blood droplet ear electric-plug e-mail eye fan file-cabinet
  fingerprint flag-in-hole flask footprints framed-picture full-moon game-die garage gauge gavel gear gem-stone
  globe-showing-americas globe-showing-asia-australia globe-showing-europe-africa globe-stand globe-with-meridians
  goal-net graduation-cap graph hand-heart handshake hard-drives head-circuit headset heartbeat herb high-voltage hook
  hotel hourglass-not-done ice identification-card kanban key keyboard knot label light-bulb link locked
  locked-with-key low-battery lungs magnet maple-leaf magnifying-glass-tilted-left mechanical-arm megaphone metronome microbe
  mirror money-bag mouse nut-and-bolt office-building package page-facing-up pen petri-dish pick pill pipe-wrench
  presentation-chart pulse pushpin puzzle-piece receipt recycling-symbol rescue-workers-helmet ring robot rock salt satellite-antenna
  seedling sheaf-of-rice shield signature signpost siren spiral-calendar sports-medal stopwatch storefront straight-ruler syringe
  terminal-window test-tube thermometer ticket tooth tree-structure triangular-ruler trophy vault
  vertical-traffic-light virtual-reality wall warning watch water-wave waveform wheel wind window wood wrench`
    .trim()
    .split(/\s+/u),
);

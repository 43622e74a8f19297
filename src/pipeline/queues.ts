/**
 * The queues, one a stage; `archive` is on the way only where something is attached by its address,
 * `segment` and `sound` are the parallel parts of the stage `segments`, and `say` is speech that belongs to no film.
 */
export const QUEUE = {
  archive: "archive",
  outline: "outline",
  script: "script",
  speech: "speech",
  timeline: "timeline",
  segment: "segment",
  sound: "sound",
  movie: "movie",
  delivery: "delivery",
  say: "say",
} as const;

export const QUEUE_NAMES: readonly string[] = Object.values(QUEUE);

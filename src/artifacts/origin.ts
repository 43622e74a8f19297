/** A picture or clip of the caller's that the film shows. */
export type OriginIngredient = {
  /** What the caller calls it. */
  title: string;
  /** MIME type. */
  format: string;
  /** Where it lies; a mark of origin of its own is read from it and carried along. */
  file: string;
  /** Of the file that the caller gave, hex; left out where that is not known. */
  sha256?: string;
};

/** What the mark of origin says of a film; the rest (service, version, time of no one) is always the same. */
export type Origin = {
  title: string;
  /** True where a trained model wrote, spoke or drew a part of it; false for a film from the caller's own words. */
  generative: boolean;
  /** How often the film was changed after it was first made. */
  edits: number;
  ingredients: OriginIngredient[];
};

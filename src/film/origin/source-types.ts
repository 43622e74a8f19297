/**
 * Digital source types: IPTC's NewsCodes as of 2024-10-23 (`digsrctype`), which C2PA 2.2, 18.14.4.5 asks for. The
 * names are URIs that begin with `http:`; with `https:` they are others.
 */
const NEWSCODES = "http://cv.iptc.org/newscodes/digitalsourcetype/";

/** "Mix or composite of several elements, any of which may or may not be generative AI." */
export const COMPOSITE = `${NEWSCODES}composite`;

/** "Mix or composite of several elements, at least one of which is Generative AI." */
export const COMPOSITE_WITH_GENERATED = `${NEWSCODES}compositeSynthetic`;

/** What a file says of itself that a trained model made, or changed, or partly made. */
export const GENERATIVE_SOURCES: ReadonlySet<string> = new Set([
  `${NEWSCODES}trainedAlgorithmicMedia`,
  `${NEWSCODES}compositeWithTrainedAlgorithmicMedia`,
  COMPOSITE_WITH_GENERATED,
]);

/** Of the display size: a film's sentences are set in these, so that as many words are as large in each of its scenes. */
export const STEPS = [1.156, 0.98, 0.83, 0.7, 0.6] as const;

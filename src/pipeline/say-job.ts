/** Speech that was asked for by itself, or a voice whose sample is missing. */
export type SayJob = { speechId: string } | { previewOf: string };

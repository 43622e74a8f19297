import { Type, type Static } from "typebox";
import { UnixSeconds, nullable, strictObject } from "./schema.ts";

export const AssetBody = Type.Object(
  {
    id: Type.Integer({ examples: [12] }),
    name: Type.String({ examples: ["tides.png"] }),
    url: Type.String({ description: "Signed, good for at least 24 hours; read the asset for a new one." }),
    mimetype: Type.String({ examples: ["image/png"] }),
    size_bytes: Type.Integer({ description: "Of what is kept and served." }),
    sha256: Type.String({ description: "Of what is kept and served, hex." }),
    width: nullable(Type.Integer({ description: "px, of pictures." })),
    height: nullable(Type.Integer({ description: "px, of pictures." })),
    created_at: UnixSeconds,
    updated_at: UnixSeconds,
  },
  { title: "Asset" },
);
export type AssetBody = Static<typeof AssetBody>;

/** The form of an upload, for its description; the form is read as a stream and not held against a schema. */
export const UploadForm = Type.Object(
  {
    files: Type.Array(Type.String({ format: "binary" }), {
      minItems: 1,
      maxItems: 5,
      description:
        "pdf, docx, pptx, md, markdown, mdx, jpg, jpeg, png, gif, webp, svg: 10 MB each; wav, mp3, m4a, aac, ogg, flac: 20 MB; mp4, webm, mov: 60 MB.",
    }),
  },
  { required: ["files"] },
);

export const AssetsQuery = strictObject({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: "Items a page." })),
  offset: Type.Optional(Type.Integer({ minimum: 0, default: 0, description: "Items to skip." })),
  mimetype: Type.Optional(
    Type.String({
      maxLength: 127,
      pattern: "^[a-z]+/(\\*|[a-z0-9][a-z0-9.+-]*)$",
      description: "A type, or a family of types such as `image/*`.",
      examples: ["image/*"],
    }),
  ),
  q: Type.Optional(
    Type.String({ minLength: 1, maxLength: 255, description: "A part of the name, in any case." }),
  ),
});

export const DeletedAssetBody = Type.Object({ id: Type.Integer(), deleted: Type.Literal(true) });

import type { Brand } from "../../artifacts/brand.ts";
import type { Asset } from "../assets/types.ts";
import type { ThemeColors } from "./theme-colors.ts";

export type BrandKit = {
  id: number;
  name: string;
  tone: string;
  /** As given, `#rrggbb`; what is missing is derived as it is shown. */
  colors: Partial<ThemeColors>;
  logo: Pick<Asset, "id" | "name" | "key" | "width" | "height"> | null;
  /** Unix milliseconds. */
  createdAt: number;
  updatedAt: number;
};

export type BrandKitInput = Pick<BrandKit, "name" | "tone" | "colors">;

/** What an SVG without a size of its own is drawn at, as browsers do. */
const DEFAULT_SIZE = { width: 300, height: 150 };

/** The kit as a film uses it; later changes of the kit do not change it. */
export function brandOf(kit: BrandKit): Brand {
  const { logo } = kit;
  return {
    name: kit.name,
    colors: kit.colors,
    ...(kit.tone === "" ? {} : { tone: kit.tone }),
    ...(logo === null
      ? {}
      : {
          logo: {
            kind: "image",
            key: logo.key,
            width: logo.width ?? DEFAULT_SIZE.width,
            height: logo.height ?? DEFAULT_SIZE.height,
            name: logo.name,
          },
        }),
  };
}

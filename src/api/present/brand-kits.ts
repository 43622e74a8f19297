import type { BrandKitBody } from "../../contract/brand-kits.ts";
import { completeColors, contrastWarnings } from "../../domain/brand-kits/theme-colors.ts";
import type { BrandKit } from "../../domain/brand-kits/types.ts";
import { assetUrl } from "./assets.ts";
import type { Link } from "./conversations.ts";

export function presentBrandKit(kit: BrandKit, link: Link): BrandKitBody {
  const colors = completeColors(kit.colors);
  return {
    id: kit.id,
    brand_name: kit.name,
    brand_logo: kit.logo === null ? null : assetUrl(kit.logo, link),
    content_style_description: kit.tone,
    theme_color: colors,
    contrast_warnings: contrastWarnings(colors),
    created_at: Math.floor(kit.createdAt / 1000),
    updated_at: Math.floor(kit.updatedAt / 1000),
  };
}

/** Written as a picture: by itself, with a selector that asks for it, as a flag or a keycap. */
export const EMOJI_CLUSTER = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Regional_Indicator}|\u20E3/u;

/** Spaces, controls, joiners and selectors need no glyph; what Unicode has not assigned would be a box. */
export const NEEDS_NO_GLYPH = /[\p{Cc}\p{Cf}\p{Z}\p{Variation_Selector}]/u;

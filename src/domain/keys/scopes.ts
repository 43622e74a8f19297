export const SCOPES = [
  "video_agents:read",
  "video_agents:write",
  "assets:read",
  "assets:write",
  "brand_kits:read",
  "brand_kits:write",
  "avatars:read",
  "avatars:write",
  "voices:read",
  "voices:write",
  "account:read",
  "webhooks:read",
  "webhooks:write",
] as const;

export type Scope = (typeof SCOPES)[number];

import type { Brand } from "../../artifacts/brand.ts";
import type { Degradation } from "../../artifacts/degradation.ts";
import type { EditQuestion } from "../../artifacts/edit.ts";
import type { Outline } from "../../artifacts/outline.ts";
import type { VideoDuration, VideoStyle } from "../../artifacts/style.ts";
import type { MessageStatus } from "../../db/tables.ts";

export type { MessageStatus };
export type NextAction = "confirm_outline" | "reply";
export type OutlineAction = "confirm" | "revise";

/** `video_config` with its defaults in place. */
export type VideoConfig = {
  /** ISO 639-1 or BCP-47. */
  targetLanguage: string;
  /** True where the caller named no language and the default stands for it. */
  languageByDefault?: boolean;
  videoDuration: VideoDuration;
  videoStyle: VideoStyle;
  /** Null: the voice is chosen for the language. */
  voiceId: string | null;
  voiceVersion: number;
  locale: string | null;
  avatarId: string | null;
  brandKitId: string | null;
  /** The kit as it was when the conversation was accepted. */
  brand?: Brand | null;
  enableInitialAiVideo: boolean;
};

type AttachmentRole = "primary" | "reference" | null;
type AttachmentType = "document" | "image" | "video";

/** A file as a caller asks for it to be attached: an asset by its id, or an address. */
export type AttachmentInput =
  | {
      assetId: string | number;
      /** The field that named it. */
      field: "asset_id" | "url";
      name: string | null;
      type: AttachmentType | null;
      filesRole: AttachmentRole;
    }
  | { assetId: null; url: string; name: string | null; type: AttachmentType; filesRole: AttachmentRole };

/** A file as a message has it. */
export type Attachment = {
  /** Null for an address until it is fetched; it is an asset of the caller's then. */
  assetId: number | null;
  /** The address that was given instead of an asset. */
  url: string | null;
  name: string | null;
  type: AttachmentType;
  filesRole: AttachmentRole;
  mimetype: string | null;
  /** The blob of an asset, which is kept as long as the message is. */
  key: string | null;
  /** Why it could not be fetched for this message. */
  failed?: Degradation;
  /** Given with an earlier message that ended before it was fetched: this one fetched it, and does not list it. */
  carried?: true;
};

export type Callback = { url: string; id: string | null };

/** An error as a message or a render carries it. */
export type WorkError = { code: string; message: string; retryable: boolean };

export type Progress = { stage: string; percent: number; eta_seconds: number | null };

/** What a turn made; `seconds` are those of newly made scenes. */
export type Usage = { scenesMade: number; scenesReused: number; secondsMade: number };

/** A question about an instruction, as stored under a version so that later shapes can be told apart. */
export type PendingQuestion = EditQuestion & {
  version: 1;
  /** What follows once it is answered: the film is made, or the outline shown again. */
  next: "film" | "outline";
};

/** A file of a finished turn, served as `/files/<message id>/<name>`. */
export type MessageFile = { name: string; key: string; mimetype: string };

/** All that a worker needs to know of a turn. */
export type MessageWork = {
  messageId: string;
  conversationId: string;
  workspaceId: string;
  /** The brief: the first prompt and the later ones that joined it (replies, and prompts where nothing was made yet). */
  prompt: string;
  /** What this turn asks about what was made before: an edit, a revision; null where the turn has none. */
  instruction: string | null;
  videoConfig: VideoConfig;
  requireOutlineConfirmation: boolean;
  outlineAction: OutlineAction | null;
  /** The newest outline of an earlier turn: what this one goes on from. */
  standing: { messageId: string; outline: Outline; confirmed: boolean } | null;
  /** What the turn before asked about an instruction; this one replies. */
  question: PendingQuestion | null;
  /** The newest earlier turn that completed a film; a prompt after it is an edit of that film. */
  newestFilm: { messageId: string; durationSeconds: number } | null;
  attachments: Attachment[];
  /** What was known to fall short as the turn was accepted; already listed on the message, still to be said in `answer`. */
  degradations: Degradation[];
  createdAt: Date;
};

/** Configuration as stored, under a version so that later shapes can be told apart. */
export type StoredConfig = { version: 1 } & VideoConfig;

import { contentHash } from "../../kernel/hash.ts";
import { SOUND_ENCODER_VERSION } from "../movie/sound-format.ts";
import { packageVersion } from "./segment-hash.ts";

let codec: string | undefined;

/**
 * Name of a scene's encoded sound: hash of all that makes it. `master` names the mastered samples: the speech and
 * the version of its mastering. Where in which film the scene stands makes no difference.
 */
export function soundHash(master: unknown): string {
  codec ??= `node-av@${packageVersion("node-av")}`;
  return contentHash({ master, encoder: SOUND_ENCODER_VERSION, codec });
}

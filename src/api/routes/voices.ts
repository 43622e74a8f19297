import { Type, type Static } from "typebox";
import type { FastifyInstance } from "fastify";
import { SpeechBody, SpeechInputBody, VoiceBody, VoicesQuery } from "../../contract/voices.ts";
import { centicredits, toCredits } from "../../kernel/money.ts";
import { assetOwner } from "../../domain/assets/types.ts";
import { notFound } from "../../domain/ownership.ts";
import { acceptSpeech } from "../../domain/speech/accept.ts";
import { speechFileName } from "../../domain/speech/types.ts";
import { waitForSpeech } from "../../domain/speech/wait.ts";
import { optionalClaim } from "../claim.ts";
import type { ApiDeps, ListedVoice } from "../deps.ts";
import { parseSpeech } from "../parse/speech.ts";
import { languageTag } from "../parse/voice-choice.ts";
import { presentVoice } from "../present/voices.ts";
import { linker, sendOutcome } from "../reply.ts";
import { callerOf } from "../request.ts";
import { describeRoute } from "../schema-of-route.ts";

const ROOT = "/v1/voices";
const TAG = "Voices";
const VoiceParams = Type.Object({ voice_id: Type.String() });
type VoicesQuery = Static<typeof VoicesQuery>;

/** `en` is any English, `en-GB` just that. */
function speaks(voice: ListedVoice, tag: string): boolean {
  const tags = [voice.language, ...voice.locales].map((one) => one.toLowerCase());
  const wanted = tag.toLowerCase();
  return tags.some((one) => one === wanted || one.startsWith(`${wanted}-`));
}

function matching(voices: readonly ListedVoice[], query: VoicesQuery): ListedVoice[] {
  const tag = query.language === undefined ? null : languageTag("language", query.language);
  const q = query.q?.toLowerCase();
  return voices.filter(
    (voice) =>
      (query.type === undefined || voice.type === query.type) &&
      (query.gender === undefined || voice.gender === query.gender) &&
      (tag === null || speaks(voice, tag)) &&
      (q === undefined || voice.name.toLowerCase().includes(q) || voice.voiceId.includes(q)),
  );
}

export function addVoices(app: FastifyInstance, deps: ApiDeps): void {
  const link = linker(deps);

  app.get<{ Querystring: VoicesQuery }>(
    ROOT,
    {
      config: { scope: "voices:read" },
      schema: {
        ...describeRoute({
          summary: "List voices",
          tag: TAG,
          operationId: "listVoices",
          answer: Type.Object({
            items: Type.Array(VoiceBody),
            total: Type.Integer(),
            limit: Type.Integer(),
            offset: Type.Integer(),
          }),
          status: 200,
        }),
        querystring: VoicesQuery,
      },
    },
    async (request) => {
      const { limit = 20, offset = 0 } = request.query;
      const found = matching(deps.voices.list(), request.query);
      const items = found.slice(offset, offset + limit).map((voice) => presentVoice(voice, link));
      return { data: { items, total: found.length, limit, offset } };
    },
  );

  app.get<{ Params: Static<typeof VoiceParams> }>(
    `${ROOT}/:voice_id`,
    {
      config: { scope: "voices:read" },
      schema: {
        ...describeRoute({
          summary: "Get a voice",
          tag: TAG,
          operationId: "getVoice",
          errors: ["not_found"],
          answer: VoiceBody,
          status: 200,
        }),
        params: VoiceParams,
      },
    },
    async (request) => {
      const voice = deps.voices.find(request.params.voice_id);
      if (voice === null) throw notFound("voice");
      return { data: presentVoice(voice, link) };
    },
  );

  app.post<{ Body: SpeechInputBody }>(
    `${ROOT}/speech`,
    {
      config: { scope: "voices:write", idempotency: "optional" },
      schema: {
        ...describeRoute({
          summary: "Speak a text",
          description:
            "Answers once the audio is made. Paid: 0.2 credits a second; what a text may cost is held meanwhile. Counts towards concurrency.",
          tag: TAG,
          operationId: "createSpeech",
          errors: ["insufficient_credits", "quota_exceeded", "idempotency_conflict", "speech_failed"],
          answer: SpeechBody,
          status: 200,
        }),
        body: SpeechInputBody,
      },
    },
    async (request, reply) => {
      const { request: speech, degradations } = parseSpeech(request.body, deps.voices);
      const { db, plans, speechPatience: patience } = deps;
      const estimate = await deps.voices.estimateSeconds(speech.text, speech.language);
      const outcome = await acceptSpeech(
        { db, plans, enqueue: deps.enqueueSpeech },
        callerOf(request),
        optionalClaim(request),
        speech,
        estimate / speech.speed,
        deps.clock.now(),
      );
      const isReplay = outcome.replayed;
      const spoken = await waitForSpeech(deps, outcome.answer.speechId, { isReplay, patience });
      return sendOutcome(reply, outcome, {
        audio_url: link(assetOwner(spoken.assetId), speechFileName(spoken.format)),
        asset_id: spoken.assetId,
        duration_seconds: spoken.durationSeconds,
        words: spoken.words,
        cost_credits: toCredits(centicredits(spoken.cost)),
        degradations,
      } satisfies SpeechBody);
    },
  );
}

import { fastify, LogController, type FastifyInstance } from "fastify";
import { newRequestId } from "../kernel/ids.ts";
import { systemResolve } from "../domain/addresses/resolve-host.ts";
import { makeFileUrls } from "../domain/files/signed-urls.ts";
import { makeRateCounter } from "../domain/capacity/rate.ts";
import { makeKeyDirectory } from "../domain/keys/key-directory.ts";
import { makeSpeechNotices } from "../domain/speech/notices.ts";
import { SPEECH_PATIENCE } from "../domain/speech/wait.ts";
import { requireDatabase } from "../domain/availability.ts";
import type { ApiDeps, AppOptions } from "./deps.ts";
import { addAccessLog } from "./plugins/access-log.ts";
import { addAuthentication } from "./plugins/authentication.ts";
import { addBodyPatience, UPLOAD_PATIENCE_MS } from "./plugins/body-patience.ts";
import { addErrors } from "./plugins/errors.ts";
import { addEtags } from "./plugins/etag.ts";
import { addJsonBody } from "./plugins/json-body.ts";
import { addOpenApi } from "./plugins/openapi.ts";
import { addReference } from "./plugins/reference.ts";
import { addRouting } from "./plugins/routing.ts";
import { answerBadPath, answerBadRequest } from "./wire-errors.ts";
import { addStrictQuery, parseQuery } from "./query.ts";
import { addAccount } from "./routes/account.ts";
import { addAssets } from "./routes/assets.ts";
import { addBrandKits } from "./routes/brand-kits.ts";
import { addVoices } from "./routes/voices.ts";
import { addConversations } from "./routes/conversations.ts";
import { addFiles } from "./routes/files.ts";
import { addHealth } from "./routes/health.ts";
import { addRenders } from "./routes/renders.ts";

const MAX_BODY_BYTES = 1_048_576;

function withDefaults(options: AppOptions): ApiDeps {
  const { db, blobs, baseUrl, signingSecret } = options;
  return {
    ...options,
    fileUrls: makeFileUrls({ baseUrl, secret: signingSecret }),
    keys: options.keys ?? makeKeyDirectory(options),
    rates: makeRateCounter(db),
    resolve: options.resolve ?? systemResolve,
    speechNotices: options.speechNotices ?? makeSpeechNotices(),
    speechPatience: options.speechPatience ?? SPEECH_PATIENCE,
    readiness: {
      database: () => requireDatabase(db),
      storage: async () => {
        await blobs.info("readyz");
      },
      ...options.readiness,
    },
  };
}

/** Builds the REST API. It does not listen: the caller does, and closes it. */
export async function makeApp(options: AppOptions): Promise<FastifyInstance> {
  const deps = withDefaults(options);
  const app = fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newRequestId(),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: UPLOAD_PATIENCE_MS,
    clientErrorHandler: answerBadRequest,
    frameworkErrors: answerBadPath,
    // Ids of ours are shorter; a longer one is as unknown as a wrong one.
    routerOptions: { maxParamLength: 500, querystringParser: parseQuery },
    ajv: {
      customOptions: {
        // What is wrong is refused, never repaired: no coercion, no field dropped, no default filled in.
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: false,
        verbose: true,
      },
    },
  }) as unknown as FastifyInstance;
  // Presenters are typed by the contract; a second, schema-driven pass would drop what it does not know.
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  addAccessLog(app);
  addErrors(app);
  addBodyPatience(app);
  addJsonBody(app);
  addStrictQuery(app);
  addEtags(app);
  addRouting(app);
  await addOpenApi(app, deps.baseUrl);
  await addReference(app);
  addAuthentication(app, deps);
  addHealth(app, deps);
  addFiles(app, deps);
  addAccount(app, deps);
  await addAssets(app, deps);
  addBrandKits(app, deps);
  addVoices(app, deps);
  addConversations(app, deps);
  addRenders(app, deps);
  return app;
}

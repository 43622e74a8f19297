/** A process of the render pool: the film engine's work, with the voice's mastering. */
import { serveRenderJobs } from "../film/render/serve-render-jobs.ts";
import { masterScene } from "../voice/mastering/master-scene.ts";

serveRenderJobs((samples) => masterScene(samples).samples);

import { serveThread } from "../threads/serve-thread.ts";
import { processScene } from "./process-scene.ts";

serveThread<Float32Array, Float32Array<ArrayBuffer>>((samples) => {
  const reply = processScene(samples);
  return { reply, transfer: [reply.buffer] };
});

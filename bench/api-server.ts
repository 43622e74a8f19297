/**
 * A server for `bench:api`, in a process of its own: `ours` is the API as `npm start` runs it, `bare` a Fastify
 * route that runs one equivalent select and sends what it gave. Prints its address.
 */
import { fastify } from "fastify";
import { Pool } from "pg";
import { loadConfig } from "../src/config.ts";
import { runApi } from "../src/api-container.ts";

const [kind = "", databaseUrl = "", port = "0"] = process.argv.slice(2);

async function runBare(): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  const app = fastify();
  app.get<{ Params: { id: string } }>("/conversations/:id", async (request) => {
    const { rows } = await pool.query(
      `select c.id, c.created_at, c.updated_at, m.status, m.next_action, m.preview_key,
         (select sum(cost) from messages where conversation_id = c.id) as cost
       from conversations c join messages m on m.conversation_id = c.id
       where c.id = $1 order by m.seq desc limit 1`,
      [request.params.id],
    );
    return { data: rows[0] };
  });
  app.get<{ Params: { id: string } }>("/conversations/:id/messages", async (request) => {
    const { rows } = await pool.query("select * from messages where conversation_id = $1 order by seq", [
      request.params.id,
    ]);
    return { data: { items: rows, total: rows.length } };
  });
  await app.listen({ port: Number(port), host: "127.0.0.1" });
}

if (kind === "bare") await runBare();
else await runApi(loadConfig({ ...process.env, ROLE: "api", DATABASE_URL: databaseUrl, PORT: port }));
console.log("ready");
process.stdin.on("end", () => process.exit(0)).resume();

import { sql, type Kysely } from "kysely";

/** Workspaces, keys, conversations, messages, renders, the ledger, and what guards them. */
const STATEMENTS = [
  `create table workspaces (
    id text primary key,
    name text not null,
    plan text not null,
    webhook_secret text not null,
    previous_webhook_secret text,
    previous_webhook_secret_until timestamptz,
    created_at timestamptz not null default now()
  )`,

  `create table api_keys (
    id text primary key,
    workspace_id text not null references workspaces on delete cascade,
    prefix text not null unique,
    hash text not null,
    scopes text[] not null,
    rpm integer check (rpm > 0),
    concurrency integer check (concurrency > 0),
    monthly_budget bigint check (monthly_budget >= 0),
    created_at timestamptz not null default now(),
    expires_at timestamptz,
    revoked_at timestamptz,
    last_used_at timestamptz
  )`,
  `create index api_keys_by_workspace on api_keys (workspace_id)`,

  `create table idempotency_records (
    workspace_id text not null,
    method text not null,
    path text not null,
    key text not null,
    input_hash text not null,
    status integer not null,
    answer jsonb,
    created_at timestamptz not null default now(),
    primary key (workspace_id, method, path, key)
  )`,
  `create index idempotency_records_by_age on idempotency_records (created_at)`,

  `create table conversations (
    id text primary key,
    workspace_id text not null references workspaces on delete cascade,
    config jsonb not null default '{}',
    require_outline_confirmation boolean not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index conversations_newest on conversations (workspace_id, created_at desc, id desc)`,

  `create table messages (
    id text primary key,
    conversation_id text not null references conversations on delete cascade,
    workspace_id text not null,
    key_id text not null,
    seq integer not null,
    status text not null check (status in
      ('queued', 'running', 'stopping', 'paused', 'completed', 'failed', 'stopped')),
    next_action text check (next_action in ('confirm_outline', 'reply')),
    outline_action text check (outline_action in ('confirm', 'revise')),
    joins_brief boolean not null,
    query text not null,
    answer text not null default '',
    outline jsonb,
    outline_confirmed boolean not null default false,
    error jsonb,
    progress jsonb,
    usage jsonb,
    degradations jsonb not null default '[]',
    attachments jsonb not null default '[]',
    preview_key text,
    thumbnail_key text,
    files jsonb not null default '[]',
    movie_report jsonb,
    duration_seconds double precision,
    callback_url text,
    callback_id text,
    hold bigint not null default 0 check (hold >= 0),
    cost bigint not null default 0 check (cost >= 0),
    created_at timestamptz not null default now(),
    started_at timestamptz,
    settled_at timestamptz,
    unique (conversation_id, seq),
    check ((status = 'paused') = (next_action is not null)),
    check (status <> 'completed' or preview_key is not null)
  )`,
  // At most one turn of a conversation is under way, whatever the code does.
  `create unique index messages_one_busy on messages (conversation_id)
    where status in ('queued', 'running', 'stopping')`,
  `create index messages_active on messages (workspace_id, key_id)
    where status in ('queued', 'running', 'stopping')`,

  `create table renders (
    id text primary key,
    conversation_id text not null references conversations on delete cascade,
    message_id text not null references messages on delete cascade,
    workspace_id text not null,
    key_id text not null,
    status text not null check (status in ('queued', 'running', 'completed', 'failed', 'superseded')),
    follows_latest boolean not null,
    resolution text not null,
    aspect_ratio text not null,
    fps integer not null,
    captions text not null,
    progress integer check (progress between 0 and 100),
    video_key text,
    thumbnail_key text,
    vtt_key text,
    srt_key text,
    transcript_key text,
    duration_seconds double precision,
    scenes_made integer,
    scenes_reused integer,
    quality_report jsonb,
    error jsonb,
    callback_url text,
    callback_id text,
    created_at timestamptz not null default now(),
    completed_at timestamptz,
    check ((status = 'completed') = (video_key is not null))
  )`,
  `create index renders_newest on renders (conversation_id, created_at desc, id desc)`,
  `create index renders_by_message on renders (message_id)`,
  `create index renders_active on renders (workspace_id, key_id) where status in ('queued', 'running')`,

  `create table ledger (
    id bigint generated always as identity primary key,
    transaction_id text not null,
    workspace_id text not null references workspaces on delete cascade,
    account text not null,
    amount bigint not null,
    kind text not null,
    once text,
    message_id text,
    key_id text,
    created_at timestamptz not null default now()
  )`,
  `create unique index ledger_once on ledger (workspace_id, once) where once is not null`,
  `create index ledger_sums on ledger (workspace_id, account) include (amount)`,
  `create index ledger_by_message on ledger (message_id, account) include (amount) where message_id is not null`,
  `create index ledger_by_key on ledger (key_id, account, created_at) include (amount) where key_id is not null`,

  // Counters of a minute are worth nothing after a crash, so they skip the write-ahead log.
  `create unlogged table rate_windows (
    subject text not null,
    window_start bigint not null,
    used integer not null,
    primary key (subject, window_start)
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

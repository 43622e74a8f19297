import { sql, type Kysely } from "kysely";

/** Uploaded files, brand kits, and speech that was asked for by itself. */
const STATEMENTS = [
  `create table assets (
    id bigint generated always as identity primary key,
    workspace_id text not null references workspaces on delete cascade,
    name text not null,
    mimetype text not null,
    blob_key text not null unique,
    sha256 text not null,
    size_bytes bigint not null check (size_bytes > 0),
    width integer,
    height integer,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index assets_newest on assets (workspace_id, created_at desc, id desc)`,
  // Deleting a conversation asks of each of its attachments whether another message has it.
  `create index messages_by_attachment on messages using gin (attachments jsonb_path_ops)`,

  `create table brand_kits (
    id bigint generated always as identity primary key,
    workspace_id text not null references workspaces on delete cascade,
    brand_name text not null,
    content_style_description text not null,
    theme_color jsonb not null,
    logo_asset_id bigint references assets on delete set null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index brand_kits_newest on brand_kits (workspace_id, created_at desc, id desc)`,
  // Whether a conversation still shows a logo whose asset was deleted.
  `create index conversations_by_logo on conversations ((config #>> '{brand,logo,key}'))
    where config #>> '{brand,logo,key}' is not null`,
  `create index brand_kits_by_logo on brand_kits (logo_asset_id) where logo_asset_id is not null`,

  `create table speeches (
    id text primary key,
    workspace_id text not null references workspaces on delete cascade,
    key_id text not null,
    status text not null check (status in ('queued', 'running', 'completed', 'failed')),
    request jsonb not null,
    claim jsonb,
    asset_id bigint,
    duration_seconds double precision,
    words jsonb,
    error jsonb,
    hold bigint not null check (hold >= 0),
    cost bigint not null check (cost >= 0),
    created_at timestamptz not null default now(),
    settled_at timestamptz
  )`,
  `create index speeches_active on speeches (workspace_id, key_id) where status in ('queued', 'running')`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

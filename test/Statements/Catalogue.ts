import { Client } from "pg"
import type { Tables } from "./Walk.ts"

/** The tables that are the same for all workspaces, with the reason. */
export const sharedTables: ReadonlyMap<string, string> = new Map(
  Object.entries({
    attempts: "counts what strangers try, before it is known whose it is",
    deletion_requests: "a platform asks for somebody to be forgotten, wherever they are known",
    hash_directory: "tells the workspace of what somebody brings from outside",
    half_sign_ins: "a person's",
    installation_secrets: "the installation's",
    known_devices: "a person's",
    oauth_clients: "an assistant's, which may be connected with any workspace",
    passkey_challenges: "a person's",
    passkeys: "a person's",
    password_links: "a person's",
    passwords: "a person's",
    people: "a person is a member of any number of workspaces",
    platform_quotas: "a platform bounds the calls of an app, whoever they are for",
    readiness_probe: "the installation's",
    recovery_codes: "a person's",
    secret_keys: "the installation's",
    sessions: "a person's",
    sign_in_links: "a person's",
    steward_migrations: "the installation's",
    totp_secrets: "a person's",
    unaddressed_bodies: "what platforms pushed that is nobody's here"
  })
)

export interface Catalogue extends Tables {
  readonly functions: ReadonlyArray<DatabaseFunction>
}

export interface DatabaseFunction {
  readonly name: string
  readonly language: "sql" | "plpgsql"
  readonly parameters: ReadonlyArray<string>
  /** Its body in SQL; else what would create it. */
  readonly text: string
}

/** What a database says of its tables and functions. */
export const catalogueOf = async (url: string): Promise<Catalogue> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
    )
    const sharded = rows.filter(({ name }) => !sharedTables.has(name))
    const functions = await client.query<DatabaseFunction>(`
      SELECT p.proname AS name, l.lanname AS language,
        coalesce(p.proargnames, '{}') AS parameters,
        CASE l.lanname WHEN 'sql' THEN p.prosrc ELSE pg_get_functiondef(p.oid) END AS text
      FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
      WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f' AND l.lanname IN ('sql', 'plpgsql')`)
    return {
      sharded: new Map(sharded.map(({ name }) => [name, name === "workspaces" ? "id" : "workspace_id"])),
      shared: new Set(sharedTables.keys()),
      functions: functions.rows
    }
  } finally {
    await client.end()
  }
}

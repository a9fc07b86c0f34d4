import { Client } from "pg"
import type { Tables } from "./Unbound.ts"

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
    const tables = await client.query<{ name: string; sharded: boolean }>(`
      SELECT c.relname AS name, EXISTS (
        SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'workspace_id' AND NOT a.attisdropped
      ) AS sharded
      FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`)
    const functions = await client.query<DatabaseFunction>(`
      SELECT p.proname AS name, l.lanname AS language,
        coalesce(p.proargnames, '{}') AS parameters,
        CASE l.lanname WHEN 'sql' THEN p.prosrc ELSE pg_get_functiondef(p.oid) END AS text
      FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
      WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f' AND l.lanname IN ('sql', 'plpgsql')`)
    const sharded = tables.rows.filter((table) => table.sharded).map(({ name }) => [name, "workspace_id"] as const)
    return {
      sharded: new Map([["workspaces", "id"], ...sharded]),
      shared: new Set(
        tables.rows.filter((table) => !table.sharded && table.name !== "workspaces").map((it) => it.name)
      ),
      functions: functions.rows
    }
  } finally {
    await client.end()
  }
}

import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

/**
 * What never grows. Answers are held for ten seconds each; of people who are being deleted it holds those alone who wrote
 * much, for as long as that takes; a workspace has at most three systems for e-mail marketing, and what they are still to
 * be told goes when it was told.
 */
export const fixed = [
  "held_answers",
  "installation_secrets",
  "leaving_people",
  "marketing_calls",
  "marketing_integrations",
  "platform_quotas",
  "readiness_probe",
  "secret_keys",
  "steward_migrations"
]

/** Makes the planner believe that every table which can grow holds so many rows, distributed as those are that it has. */
export const believe = Effect.fn("believe")(function* (rows: number) {
  const sql = yield* SqlClient.SqlClient
  // rows of an index to those of its table, as it was
  yield* sql`
    WITH grown AS (
      SELECT oid, greatest(reltuples, 1) AS known FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> ALL (${fixed}::text[])
    ), scaled AS (
      SELECT oid, ${rows}::real AS reltuples FROM grown
      UNION ALL
      SELECT i.indexrelid, c.reltuples / t.known * ${rows}::real
      FROM pg_index i JOIN grown t ON t.oid = i.indrelid JOIN pg_class c ON c.oid = i.indexrelid
    )
    UPDATE pg_class SET reltuples = scaled.reltuples, relpages = greatest(relpages, 1)
    FROM scaled WHERE pg_class.oid = scaled.oid`
})

import type { SqlClient, Statement } from "@effect/sql"

/** So many rows are read to learn whether they are all that waits. */
const few = 256

/**
 * Where something waits, for less than a question to each workspace. Mostly few rows wait in all: the index that holds no
 * others tells them at once, and they say whose they are. Only where there are more, so that those of one workspace could
 * hide those of another, each is asked.
 * `rows` selects what waits in the order of that index, `found` what is looked for from these, as `few`; `each` the same,
 * workspace by workspace.
 */
export const waitingIn = (
  sql: SqlClient.SqlClient,
  look: { readonly rows: Statement.Fragment; readonly found: Statement.Fragment; readonly each: Statement.Fragment }
) => sql`
  WITH waiting AS MATERIALIZED (${look.rows} LIMIT ${few + 1}),
    few AS (SELECT * FROM waiting WHERE (SELECT count(*) FROM waiting) <= ${few})
  (${look.found})
  UNION ALL
  SELECT * FROM (${look.each}) AS each WHERE (SELECT count(*) FROM waiting) > ${few}`

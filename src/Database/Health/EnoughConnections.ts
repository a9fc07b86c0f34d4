import { SqlClient } from "@effect/sql"
import { Data, Schema } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { rowsOf } from "../Rows.ts"

/** The pool asks for more connections than the server gives; `message` names the setting. */
export class TooManyConnections extends Data.TaggedError("TooManyConnections")<{ readonly message: string }> {}

/** Beside the pool a process holds one connection to listen for changes. */
const beside = 1

const SqlRow = Schema.Struct({
  given: Schema.Number
})

/** Fails where a pool of this size could never be filled on this server. */
export const enoughConnections = tracedFn("enoughConnections")(function* (wanted: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql`
    SELECT current_setting('max_connections')::integer
         - current_setting('superuser_reserved_connections')::integer AS given`.pipe(rowsOf(SqlRow))
  if (row === undefined || wanted + beside <= row.given) return
  return yield* new TooManyConnections({
    message:
      `STEWARD_DATABASE_CONNECTIONS is ${wanted}, and this PostgreSQL gives ${row.given} to all of its clients ` +
      `(max_connections). Set it to at most ${row.given - beside}, divided by the processes that share the database.`
  })
})

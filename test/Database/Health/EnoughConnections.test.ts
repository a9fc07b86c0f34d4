import { SqlClient } from "@effect/sql"
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { enoughConnections } from "#src/Database/Health/EnoughConnections.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

it.effect("a pool that the server could never fill is refused in words", () =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [row] = yield* sql<{ readonly most: number }>`SELECT current_setting('max_connections')::integer AS most`
    const most = row?.most ?? 0
    yield* enoughConnections(2)
    const { message } = yield* Effect.flip(Effect.catchTag(enoughConnections(most), "SqlError", Effect.die))
    assert.match(message, new RegExp(`^STEWARD_DATABASE_CONNECTIONS is ${most}, and this PostgreSQL gives \\d+ to all`))
  }).pipe(Effect.provide(TestDatabase))
)

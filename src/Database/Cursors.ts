import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import * as Cursor from "./Cursor.ts"
import { patiently } from "./Patience.ts"
import { rowsOf } from "./Rows.ts"

const FreshRow = Schema.Struct({
  secret: Schema.Uint8ArrayFromSelf
})

/** Makes and reads cursors under the installation's own secret, which every process shares through the database. */
export class Cursors extends Context.Tag("steward/Cursors")<Cursors, Cursor.CursorCodec>() {
  static readonly layer = Layer.effect(
    Cursors,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const random = yield* RandomBytes
      const fresh = yield* random.bytes(32)
      const agree = sql`INSERT INTO installation_secrets (name, secret) VALUES ('cursors', ${fresh}) ON CONFLICT DO NOTHING`
      const agreed = sql`SELECT secret FROM installation_secrets WHERE name = 'cursors'`.pipe(rowsOf(FreshRow))
      const [row] = yield* patiently(Effect.zipRight(agree, agreed))
      return row === undefined ? yield* Effect.dieMessage("The cursor secret vanished") : Cursor.codec(row.secret)
    })
  )
}

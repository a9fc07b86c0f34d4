import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { Platform } from "#schema/Platform.ts"
import { claimable } from "#src/Database/BoundedTimes.ts"
import { firstRow } from "#src/Database/Rows.ts"

const StandingRequest = Schema.Struct({
  platform: Platform,
  asked_at: Schema.DateFromSelf,
  done_at: Schema.NullOr(Schema.DateFromSelf),
  found: Schema.Boolean
})

const OpenRequest = Schema.Struct({ code: Schema.String, platform: Platform, user_id: Schema.String })
export type OpenRequest = typeof OpenRequest.Type

const CodeRow = Schema.Struct({ code: Schema.String })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** The code that the request has, be it a new one or one that was here before. */
    put: (request: OpenRequest & { readonly signature: Uint8Array; readonly asked_at: Date }) =>
      sql`
        INSERT INTO deletion_requests ${sql.insert({ ...request, claimed_until: request.asked_at })}
        ON CONFLICT (platform, signature) DO UPDATE SET code = deletion_requests.code
        RETURNING code`.pipe(firstRow(CodeRow)),

    get: (code: string) =>
      sql`SELECT platform, asked_at, done_at, found FROM deletion_requests WHERE code = ${code}`.pipe(
        firstRow(StandingRequest)
      ),

    /** Takes one that nobody is at. */
    claim: (now: Date, until: Date) =>
      sql`
        UPDATE deletion_requests SET claimed_until = ${until} WHERE code = (
          SELECT code FROM deletion_requests WHERE done_at IS NULL AND ${claimable(sql, "claimed_until", now)}
          ORDER BY claimed_until LIMIT 1 FOR UPDATE SKIP LOCKED
        ) RETURNING code, platform, user_id`.pipe(firstRow(OpenRequest)),

    found: (code: string) => sql`UPDATE deletion_requests SET found = true WHERE code = ${code}`,

    done: (code: string, at: Date) =>
      sql`UPDATE deletion_requests SET done_at = ${at}, user_id = NULL WHERE code = ${code}`
  }
})

export class DeletionRequestsRepo extends Context.Tag("steward/DeletionRequestsRepo")<
  DeletionRequestsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(DeletionRequestsRepo, make)
}

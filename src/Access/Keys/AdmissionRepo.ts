import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { prepared } from "#src/Database/Direct.ts"
import { type Counting, counting, countRequest } from "../Limits/CountRequest.ts"
import type { RateLimit } from "../Limits/RateLimit.ts"
import { PrincipalRow, principalRow } from "./PrincipalRow.ts"

export const AdmittedRow = Schema.Struct({
  ...PrincipalRow.fields,
  /** The theoretical arrival time; null where the request was one too many. */
  arrival: Schema.NullOr(Schema.Number)
})
export type AdmittedRow = typeof AdmittedRow.Type

interface Asked extends Counting {
  readonly workspaceId: WorkspaceId
  readonly hash: Uint8Array
}

const standIns: Asked = {
  workspaceId: WorkspaceId.make("ws"),
  hash: new Uint8Array(),
  now: 1,
  cost: 2,
  first: 3,
  last: 4,
  latest: 5
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const admission = yield* prepared(
    "admission",
    AdmittedRow,
    standIns,
    ({ hash, workspaceId, ...counted }) =>
      sql`
      WITH asking AS MATERIALIZED (${principalRow(sql, workspaceId, hash, counted.now)}),
      counted AS (${countRequest(sql, sql`asking`, counted)})
      SELECT asking.*, counted.arrival FROM asking LEFT JOIN counted ON true`
  )
  return {
    /** Whom a key acts as, its request counted. Planned anew, it would cost several times what it takes to run. */
    admit: (workspaceId: WorkspaceId, hash: Uint8Array, limit: RateLimit, now: number) =>
      admission({ workspaceId, hash, ...counting(limit, now) })
  }
})

export class AdmissionRepo extends Context.Tag("steward/AdmissionRepo")<
  AdmissionRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(AdmissionRepo, make)
}

import { SqlClient } from "@effect/sql"
import { Clock, Context, Duration, Effect, Layer, Schema } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { AccountId } from "#schema/Ids.ts"
import { Role } from "#schema/resources/Workspace.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { hasFactor } from "../Factors/FactorsSql.ts"
import { sameMembership } from "../People/Membership.ts"
import { idleLimit } from "../SignIn/Sessions.ts"

const StandingRow = Schema.Struct({
  nth: Schema.Int,
  role: Role,
  limited_to: Schema.NullOr(Schema.Array(AccountId))
})

/** Whether many who were let in by their sessions would be let in now, in one statement: it may be asked every second. */
export class SessionsStanding extends Context.Tag("steward/SessionsStanding")<
  SessionsStanding,
  {
    /** Those whose session has not ended, and who are in the workspace what they were. It is no use of a session. */
    readonly among: (principals: ReadonlyArray<Principal>) => Effect.Effect<ReadonlyArray<Principal>>
  }
>() {
  static readonly layer = Layer.effect(
    SessionsStanding,
    Effect.map(SqlClient.SqlClient, (sql) => ({
      among: tracedFn("SessionsStanding.among")(function* (principals: ReadonlyArray<Principal>) {
        const now = yield* Clock.currentTimeMillis
        const rows = yield* sql`
          SELECT given.nth::integer, m.role, m.limited_to
          FROM unnest(
            ${principals.map(({ sessionId }) => sessionId ?? null)}::text[],
            ${principals.map(({ workspaceId }) => workspaceId)}::text[]
          ) WITH ORDINALITY AS given (session_id, workspace_id, nth)
          JOIN sessions s ON s.id = given.session_id
          JOIN workspaces w ON w.id = given.workspace_id
          JOIN members m ON m.workspace_id = given.workspace_id AND m.person_id = s.person_id
          WHERE s.expires_at > ${new Date(now)} AND s.used_at > ${new Date(now - Duration.toMillis(idleLimit))}
            AND (NOT w.requires_second_factor OR ${hasFactor(sql, sql`s.person_id`)})`.pipe(
          rowsOf(StandingRow),
          Effect.orDie
        )
        const found = new Map(rows.map(({ limited_to, nth, role }) => [nth - 1, { role, limitedTo: limited_to }]))
        return principals.filter((principal, nth) => {
          const membership = found.get(nth)
          return membership !== undefined && sameMembership(principal, membership)
        })
      })
    }))
  )
}

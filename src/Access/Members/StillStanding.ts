import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { Unauthorized } from "#schema/Errors.ts"
import { tracedFn } from "#src/Ground/Span.ts"

const changed = new Unauthorized({
  message: "What you may do here was changed while this request waited for its turn; nothing was done"
})

/** Whether a request that had to wait still has behind it who sent it. */
export class StillStanding extends Context.Tag("steward/StillStanding")<
  StillStanding,
  {
    /**
     * Refuses who is no member any more, or with another role or limit, a key that was revoked, and a session that has ended.
     */
    readonly check: (principal: Principal) => Effect.Effect<void, Unauthorized>
  }
>() {
  static readonly layer = Layer.effect(
    StillStanding,
    Effect.map(SqlClient.SqlClient, (sql) => ({
      check: tracedFn("StillStanding.check")(function* (principal: Principal) {
        const { key, limitedTo, personId, role, sessionId, workspaceId } = principal
        const ofKey =
          key === undefined
            ? sql`true`
            : sql`EXISTS (
                SELECT FROM api_keys k WHERE k.workspace_id = m.workspace_id AND k.id = ${key.id} AND k.revoked_at IS NULL)`
        const inSession =
          sessionId === undefined
            ? sql`true`
            : sql`EXISTS (SELECT FROM sessions s WHERE s.person_id = m.person_id AND s.id = ${sessionId})`
        const found = yield* Effect.orDie(sql`
          SELECT 1 FROM members m
          WHERE m.workspace_id = ${workspaceId} AND m.person_id = ${personId} AND m.role = ${role}
            AND m.limited_to IS NOT DISTINCT FROM ${limitedTo}::text[] AND ${ofKey} AND ${inSession}`)
        if (found.length === 0) return yield* Effect.fail(changed)
      })
    }))
  )
}

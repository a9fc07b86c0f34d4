import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import type { CommentId } from "#schema/Ids.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { member } from "#test/House.ts"

export const answer = (principal: Principal, id: CommentId, kind: "hide" | "keep" | "reply", text?: string) =>
  Effect.flatMap(Moderation, (moderation) =>
    moderation.answer(principal, id, { answer: kind, ...(text === undefined ? {} : { text }) })
  )

/** One more moderator of the brand. */
export const named = Effect.fn("named")(function* (principal: Principal, name: string) {
  const { principal: other } = yield* member(principal.workspaceId, "moderator")
  const sql = yield* PgClient.PgClient
  yield* sql`UPDATE people SET name = ${name} WHERE id = ${other.personId}`
  return { ...other, personName: name }
})

/** What the brand was taught: one row a comment. */
export const lessons = (principal: Principal) =>
  Effect.flatMap(
    PgClient.PgClient,
    (sql) => sql<{ readonly verdict: string; readonly agreed: boolean | null; readonly person_name: string }>`
      SELECT verdict, agreed, person_name, answer, at FROM answers WHERE workspace_id = ${principal.workspaceId}
      ORDER BY at`
  )

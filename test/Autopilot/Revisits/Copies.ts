import { PgClient } from "@effect/sql-pg"
import { Array as Arrays, DateTime, Effect, TestClock } from "effect"
import { CommentId } from "#schema/Ids.ts"
import { Revisiter } from "#src/Autopilot/Revisits/Revisiter.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { observed } from "#test/House.ts"
import { answer } from "#test/Moderation/People.ts"
import { decided, drained, scene, worked } from "#test/Moderation/Scene.ts"

/** Nothing is found in it. */
export const harmless = "Nobody ever picked up the phone in your shop on Saturday afternoon"
/** It is asked about untaught. */
export const doubtful = "Best replica watches, aaa quality, worldwide shipping"

export type Scene = Effect.Effect.Success<ReturnType<typeof scene>>

let authors = 0

export const by = (name = `author-${++authors}`): Partial<ObservedComment> => ({
  author: { externalId: name, name, handle: name }
})

/** Comments that say the same, each by somebody else, as they came in and were decided; no platform has done anything yet. */
export const unhiddenCopies = Effect.fn("unhiddenCopies")(function* (
  { account }: Pick<Scene, "account">,
  text: string,
  count: number
) {
  const createdAt = yield* DateTime.now
  const ids = yield* Ids
  const externalIds = yield* Effect.replicateEffect(ids.make("com", String), count)
  yield* Effect.flatMap(Intake, (intake) =>
    intake.receive(
      account,
      externalIds.map((externalId) => ({
        _tag: "Commented" as const,
        comment: observed({ text, ...by(), externalId, createdAt })
      }))
    )
  )
  yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
  const sql = yield* PgClient.PgClient
  const rows = yield* sql<{ readonly id: string }>`
    SELECT id FROM comments WHERE workspace_id = ${account.workspaceId} AND account_id = ${account.accountId}
      AND external_id = ANY (${externalIds}::text[]) ORDER BY id`
  return rows.map(({ id }) => CommentId.make(id))
})

/** The same once the platform has done what was to be done. */
export const copies = (...asked: Parameters<typeof unhiddenCopies>) => Effect.zipLeft(unhiddenCopies(...asked), worked)

/** A comment that somebody answered, at a time when nothing like it was there. */
export const answeredFirst = Effect.fn("answeredFirst")(function* (verdict: "hide" | "keep") {
  const ours = yield* scene()
  const text = verdict === "hide" ? harmless : doubtful
  const { id: first } = yield* decided(ours.account, "keep", { text, ...by() })
  yield* answer(ours.principal, first, verdict)
  yield* worked
  yield* TestClock.adjust("1 hour")
  return { ...ours, text, first }
})

/** The same with copies of it that were decided because of that. */
export const followed = Effect.fn("followed")(function* (verdict: "hide" | "keep", count: number) {
  const ours = yield* answeredFirst(verdict)
  const ids = yield* copies(ours, ours.text, count)
  yield* TestClock.adjust("1 hour")
  return { ...ours, ids }
})

/** Looks again at all that is to be looked at. */
export const revisited = drained(Effect.flatMap(Revisiter, ({ drain }) => drain))

export const rowsOf = ({ workspaceId }: Pick<Scene, "workspaceId">, ids: ReadonlyArray<CommentId>) =>
  Effect.flatMap(Comments, (comments) =>
    Effect.map(comments.findMany(workspaceId, ids), (rows) => ids.flatMap((id) => rows.get(id) ?? []))
  )

/** In how many ways comments stand: `hidden`, `review hidden`, `visible`, and so on, each once. */
export const standing = (ours: Pick<Scene, "workspaceId">, ids: ReadonlyArray<CommentId>) =>
  Effect.map(rowsOf(ours, ids), (rows) =>
    Arrays.dedupe(
      rows.map(({ hidden_on_platform, status }) =>
        status === "review" ? `waits ${hidden_on_platform ? "hidden" : "visible"}` : status
      )
    ).sort()
  )

/** How often a comment was decided. */
export const timesDecided = ({ workspaceId }: Pick<Scene, "workspaceId">, id: CommentId) =>
  Effect.flatMap(
    PgClient.PgClient,
    (sql) => sql<{ readonly outcome: string }>`
      SELECT outcome FROM decision_records WHERE workspace_id = ${workspaceId} AND comment_id = ${id} ORDER BY at`
  ).pipe(Effect.map((rows) => rows.map(({ outcome }) => outcome)))

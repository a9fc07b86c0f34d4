import { PgClient } from "@effect/sql-pg"
import { DateTime, Deferred, Effect, Fiber } from "effect"
import { CommentId, HookId, type WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import type { PlatformAction } from "#schema/resources/Comment.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { ObservedAccount, ObservedComment } from "#src/Comments/Observation.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { WorkRunner } from "#src/Moderation/Running/WorkRunner.ts"
import { connect, member, observed } from "#test/House.ts"

/** What the autopilot, untaught, makes of each of these. */
export const texts = {
  hide: "Earn $5000 a week from home, message me on WhatsApp +1 555 014 2277 and double your bitcoin",
  ask: "Best replica watches, aaa quality, worldwide shipping",
  keep: "What a lovely cup of coffee"
} as const

/** A brand with one account, a person who owns it, and ears for every event of its comments and accounts. */
export const scene = Effect.fn("scene")(function* (platform: Platform = "facebook") {
  const { id: workspaceId } = yield* Effect.flatMap(Workspaces, (workspaces) =>
    workspaces.create({ name: "Fjord Coffee", timeZone: TimeZone.make("Europe/Oslo") })
  )
  const account = yield* connect(workspaceId, platform)
  const { principal } = yield* member(workspaceId, "owner")
  return { workspaceId, account, principal }
})

/** A subscription that nothing is ever sent to: its deliveries stay to be read. */
export const listening = Effect.fn("listening")(function* (
  workspaceId: WorkspaceId,
  events: ReadonlyArray<WebhookEvent>
) {
  const sql = yield* PgClient.PgClient
  const hook = yield* Effect.flatMap(Ids, (ids) => ids.make("hook", HookId.make))
  yield* sql`INSERT INTO hooks ${sql.insert({
    workspace_id: workspaceId,
    id: hook,
    kind: "settings",
    events,
    target_url: `https://ears.example/${hook}`,
    target_host: "ears.example",
    integration: "api",
    sealed_secret: new Uint8Array(),
    created_at: new Date(0)
  })}`
  return Effect.map(
    sql<{ readonly event: WebhookEvent; readonly comment_id: string | null; readonly body: string }>`
      SELECT event, body::json->'comment'->>'id' AS comment_id, body FROM deliveries
      WHERE workspace_id = ${workspaceId} AND hook_id = ${hook} ORDER BY sequence`,
    (rows) => ({
      /** The events of all comments, oldest first. */
      events: rows.map(({ event }) => event),
      /** The events of one comment, oldest first. */
      of: (id: CommentId) => rows.flatMap(({ comment_id, event }) => (comment_id === id ? [event] : [])),
      bodies: rows.map(({ body }): unknown => JSON.parse(body))
    })
  )
})

/** A new comment as the platform reports it, not decided yet. */
export const commented = Effect.fn("commented")(function* (
  account: ObservedAccount,
  overrides: Partial<ObservedComment> = {}
) {
  const externalId = overrides.externalId ?? (yield* Effect.flatMap(Ids, (ids) => ids.make("com", String)))
  const comment = observed({ ...overrides, externalId, createdAt: overrides.createdAt ?? (yield* DateTime.now) })
  yield* Effect.flatMap(Intake, (intake) => intake.receive(account, [{ _tag: "Commented", comment }]))
  const sql = yield* PgClient.PgClient
  const rows = yield* sql<{ readonly id: string }>`
    SELECT id FROM comments WHERE workspace_id = ${account.workspaceId} AND account_id = ${account.accountId}
      AND external_id = ${externalId}`
  return { id: CommentId.make(rows[0]?.id ?? ""), externalId }
})

/** A new comment that the autopilot has decided about: its text says how. */
export const decided = Effect.fn("decided")(function* (
  account: ObservedAccount,
  outcome: keyof typeof texts,
  overrides: Partial<ObservedComment> = {}
) {
  const comment = yield* commented(account, { text: texts[outcome], ...overrides })
  yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
  return comment
})

export const drained = <E, R>(drain: Effect.Effect<number, E, R>) =>
  Effect.repeat(drain, { until: (count) => count === 0 })

/** Does all the platform work that is due. */
export const worked = drained(Effect.flatMap(WorkRunner, ({ drain }) => drain))

export const rowOf = (workspaceId: WorkspaceId, id: CommentId) =>
  Effect.flatMap(Comments, (comments) => Effect.orDie(comments.find(workspaceId, id)))

export const detailOf = (workspaceId: WorkspaceId, id: CommentId) =>
  Effect.flatMap(Comments, (comments) => Effect.orDie(comments.get(workspaceId, id)))

export interface WorkRow {
  readonly action: PlatformAction
  readonly state: "queued" | "parked" | "done" | "refused" | "cancelled"
  readonly attempts: number
  readonly due_at: Date
  readonly last_error: string | null
}

/** The platform work of a comment, in its order. */
export const worksOf = (workspaceId: WorkspaceId, id: CommentId) =>
  Effect.flatMap(
    PgClient.PgClient,
    (sql) => sql<WorkRow>`
      SELECT action, state, attempts, due_at, last_error FROM platform_work
      WHERE workspace_id = ${workspaceId} AND comment_id = ${id} ORDER BY position`
  )

/** `hide:done unhide:queued`, for short. */
export const workStates = (workspaceId: WorkspaceId, id: CommentId) =>
  Effect.map(worksOf(workspaceId, id), (rows) => rows.map(({ action, state }) => `${action}:${state}`).join(" "))

/** Holds what a statement locks, in a transaction of its own, until the effect that it answers is run. */
export const locking = Effect.fn("locking")(function* <E>(statement: Effect.Effect<unknown, E>) {
  const sql = yield* PgClient.PgClient
  const locked = yield* Deferred.make<void>()
  const unlock = yield* Deferred.make<void>()
  const hold = statement.pipe(
    Effect.zipRight(Deferred.succeed(locked, undefined)),
    Effect.zipRight(Deferred.await(unlock))
  )
  const transaction = yield* Effect.fork(sql.withTransaction(hold))
  yield* Deferred.await(locked)
  return Effect.zipRight(Deferred.succeed(unlock, undefined), Fiber.join(transaction))
})

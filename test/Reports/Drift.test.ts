import { SqlClient, type SqlError } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Data, Effect, FastCheck } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { brand, House, observed } from "#test/House.ts"
import { runs } from "#test/Runs.ts"
import { columnsOf, factsOf, insertComments, type Standing, standing } from "./Comments.ts"

type Brand = Effect.Effect.Success<ReturnType<typeof brand>>

/** What one transaction does, to the comment of that rank where it is about one. */
interface Step {
  readonly does: "receive" | "insert" | "become" | "edit" | "claim" | "remove" | "move"
  readonly comment: number
  readonly standing: Standing
  readonly receivedAt: number
  readonly timeZone: string
  /** It is rolled back when all of it is done. */
  readonly fails: boolean
}

const step: FastCheck.Arbitrary<Step> = FastCheck.record({
  does: FastCheck.constantFrom<Step["does"]>(
    ...(["receive", "insert", "insert", "become", "become", "become", "edit", "claim", "remove", "move"] as const)
  ),
  comment: FastCheck.nat(7),
  standing,
  receivedAt: FastCheck.integer({ min: Date.UTC(2026, 2, 28), max: Date.UTC(2026, 2, 30) }),
  timeZone: FastCheck.constantFrom("Europe/Oslo", "Asia/Kathmandu", "America/St_Johns"),
  fails: FastCheck.boolean()
})

class Undone extends Data.TaggedError("Undone") {}

const carryOut = Effect.fn("carryOut")(function* ({ accounts, workspaceId }: Brand, step: Step) {
  const sql = yield* SqlClient.SqlClient
  const clock = yield* WorkspaceClock
  const facts = factsOf(step.comment % 2 === 0 ? accounts.facebook : accounts.youtube, step.standing, step.receivedAt)
  const id = sql`(SELECT id FROM comments WHERE workspace_id = ${workspaceId} ORDER BY id OFFSET ${step.comment} LIMIT 1)`
  const which = sql`workspace_id = ${workspaceId} AND id = ${id}`
  const deed: Record<Step["does"], Effect.Effect<unknown, SqlError.SqlError, SqlClient.SqlClient | Intake | Ids>> = {
    receive: Effect.gen(function* () {
      const intake = yield* Intake
      const { make } = yield* Ids
      const comment = observed({ externalId: yield* make("com", String), hidden: step.standing.status === "hidden" })
      yield* intake.receive(accounts.facebook, [{ _tag: "Commented", comment }])
    }),
    insert: insertComments(workspaceId, [facts, facts]),
    become: sql`UPDATE comments SET ${sql.update(columnsOf(facts))} WHERE ${which}`,
    edit: sql`UPDATE comments SET text = 'Edited' WHERE ${which}`,
    claim: sql`UPDATE comments SET claimed_until = received_at WHERE ${which}`,
    remove: Effect.zip(
      sql`DELETE FROM comment_history WHERE workspace_id = ${workspaceId} AND comment_id = ${id}`,
      sql`DELETE FROM comments WHERE ${which}`
    ),
    move: sql`UPDATE workspaces SET time_zone = ${step.timeZone} WHERE id = ${workspaceId}`
  }
  yield* clock.next(workspaceId).pipe(
    Effect.zipRight(deed[step.does]),
    Effect.zipRight(step.fails ? Effect.fail(new Undone()) : Effect.void),
    sql.withTransaction,
    Effect.catchTag("Undone", () => Effect.void),
    Effect.orDie
  )
})

/** All counts but zeros, in an order of their own. */
const counts = Effect.fn("counts")(function* (workspaceId: WorkspaceId) {
  const sql = yield* SqlClient.SqlClient
  const kept = sql`workspace_id = ${workspaceId} AND count <> 0`
  return [
    yield* sql`SELECT to_jsonb(r) AS row FROM report_counts r WHERE ${kept} ORDER BY 1`,
    yield* sql`SELECT to_jsonb(r) AS row FROM report_seconds r WHERE ${kept} ORDER BY 1`
  ]
}, Effect.orDie)

layer(House)("what reports count", (it) => {
  it.effect.prop(
    "is what a recount finds, whatever is done to comments, at once and in vain",
    [FastCheck.array(step, { minLength: 1, maxLength: 25 })],
    ([steps]) =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const ours = yield* brand()
        yield* Effect.forEach(steps, (step) => carryOut(ours, step), { concurrency: 5, discard: true })
        const kept = yield* counts(ours.workspaceId)
        yield* Effect.orDie(sql`SELECT recount_report(${ours.workspaceId})`)
        assert.deepStrictEqual(kept, yield* counts(ours.workspaceId))
      }),
    { fastCheck: { numRuns: runs(15) } }
  )

  it.effect("is of the workspace's own comments", () =>
    Effect.gen(function* () {
      const [ours, theirs] = [yield* brand(), yield* brand()]
      const hidden: Standing = {
        status: "hidden",
        archived: false,
        asked: true,
        decision: { by: "person", category: "spam" },
        surface: "ad",
        hiddenAfter: 1000,
        replies: []
      }
      yield* insertComments(theirs.workspaceId, [factsOf(theirs.accounts.facebook, hidden, 0)])
      assert.deepStrictEqual(yield* counts(ours.workspaceId), [[], []])
      // five measures, by three scopes and two spans
      assert.lengthOf((yield* counts(theirs.workspaceId)).flat(), 5 * 3 * 2)
    })
  )
})

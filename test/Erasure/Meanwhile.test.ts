import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, Fiber, TestClock } from "effect"
import { ContactId, type WorkspaceId } from "#schema/Ids.ts"
import { PolicyTaskRunner } from "#src/Autopilot/Drafts/PolicyTaskRunner.ts"
import { PolicyTasks } from "#src/Autopilot/Drafts/PolicyTasks.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Erasures } from "#src/Erasure/Erasures.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { WorkRunner } from "#src/Moderation/Running/WorkRunner.ts"
import { Samples } from "#src/Samples/Samples.ts"
import { FakePlatform, HouseOnFakePlatform, stalls } from "#test/FakePlatform.ts"
import { decided, locking, rowOf, scene, worked } from "#test/Moderation/Scene.ts"
import { tracesOf } from "./Traces.ts"

const authorOf = (name: string) => ({ externalId: `${name}-id`, name, handle: "" })

const eraseAuthor = ({ account, workspaceId }: Effect.Effect.Success<ReturnType<typeof scene>>, name: string) =>
  Effect.flatMap(Erasures, ({ eraseAuthor }) =>
    eraseAuthor({ workspaceId, actor: "Ada" }, account.accountId, `${name}-id`)
  )

/** Erases after the reader has read, and before it stores: both wait for the workspace's clock, the eraser ahead. */
const between = Effect.fn("between")(function* <E, R, E2, R2>(
  workspaceId: WorkspaceId,
  reader: Effect.Effect<unknown, E, R>,
  erase: Effect.Effect<unknown, E2, R2>
) {
  const sql = yield* PgClient.PgClient
  const unlock = yield* locking(sql`SELECT FROM workspaces WHERE id = ${workspaceId} FOR UPDATE`)
  const waiting = (count: number) =>
    Effect.repeat(sql<{ readonly count: number }>`SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted`, {
      until: ([row]) => row?.count === count
    })
  const erasing = yield* Effect.fork(erase)
  yield* waiting(1)
  const reading = yield* Effect.fork(reader)
  yield* waiting(2)
  yield* unlock
  yield* Fiber.join(erasing)
  yield* Fiber.join(reading)
})

layer(HouseOnFakePlatform)("an erasure between reading and storing", (it) => {
  it.effect("leaves nothing in the result of a backtest that had read the comment", () =>
    Effect.gen(function* () {
      const ours = yield* scene()
      const { account, principal, workspaceId } = ours
      yield* decided(account, "keep", {
        author: authorOf("Zoe"),
        text: "Stridex is so much better than this, says Zoe"
      })
      const other = yield* decided(account, "keep", {
        author: authorOf("Kari"),
        text: "Stridex is so much better than this, says Kari"
      })
      yield* TestClock.adjust("1 minute")
      const tasks = yield* PolicyTasks
      const { id } = yield* tasks.startBacktest(principal, { draft: { guidance: "Our competitors are Stridex." } })
      const { drain } = yield* PolicyTaskRunner
      yield* between(workspaceId, drain, eraseAuthor(ours, "Zoe"))
      assert.deepStrictEqual(yield* tracesOf(["says Zoe"]), [])
      const { result } = yield* tasks.getBacktest(workspaceId, id)
      assert.strictEqual(result?.newly_hidden.count, 2)
      assert.deepStrictEqual(
        result?.newly_hidden.examples.map(({ comment_id }) => comment_id),
        [other.id]
      )
    })
  )

  it.effect("leaves no sample that was sent to try a hook", () =>
    Effect.gen(function* () {
      const ours = yield* scene()
      const { account, workspaceId } = ours
      const samples = yield* Samples
      assert.isTrue(yield* samples.isKept(yield* samples.newest(workspaceId, "comment.received")), "made up")
      assert.isTrue(yield* samples.isKept(yield* samples.newest(workspaceId, "contact.updated")), "made up")
      yield* decided(account, "keep", { author: authorOf("Ida"), text: "Ida was here" })
      const contacts = yield* Contacts
      const { data } = yield* contacts.list(workspaceId, { q: "Ida" }, {})
      yield* Effect.forEach(data, ({ id }) =>
        contacts.update(ours.principal, ContactId.make(id), { email: "ida@x.example" })
      )
      const sample = yield* samples.newest(workspaceId, "comment.received")
      const person = yield* samples.newest(workspaceId, "contact.updated")
      assert.isTrue(yield* samples.isKept(sample))
      assert.isTrue(yield* samples.isKept(person))
      yield* eraseAuthor(ours, "Ida")
      assert.isFalse(yield* samples.isKept(sample))
      assert.isFalse(yield* samples.isKept(person))
    })
  )

  it.effect("keeps a reply that is on its way out of the record", () =>
    Effect.gen(function* () {
      const ours = yield* scene()
      const { account, principal, workspaceId } = ours
      const { id } = yield* decided(account, "keep", { author: authorOf("Eva"), text: "Eva was here" })
      const platform = yield* FakePlatform
      platform.script(account.externalId, "reply", stalls("5 seconds"))
      const calls = platform.calls(account.externalId).length
      yield* Effect.flatMap(Moderation, ({ act }) => act(principal, id, { action: "reply", text: "Hello dear Eva" }))
      const working = yield* Effect.fork(Effect.flatMap(WorkRunner, ({ drain }) => drain))
      yield* platform.called(account.externalId, calls + 1)
      yield* eraseAuthor(ours, "Eva")
      yield* TestClock.adjust("5 seconds")
      yield* Fiber.join(working)
      yield* worked
      assert.deepStrictEqual(yield* tracesOf(["dear Eva", "Eva was here"]), [])
      assert.lengthOf((yield* rowOf(workspaceId, id)).replies, 0)
    })
  )
})

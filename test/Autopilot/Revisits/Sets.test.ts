import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Option, TestClock } from "effect"
import { autopilotServices, modelServices } from "#src/Autopilot/AutopilotServices.ts"
import { Revisiter } from "#src/Autopilot/Revisits/Revisiter.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { ownHouseOnFakePlatform } from "#test/FakePlatform.ts"
import { answer } from "#test/Moderation/People.ts"
import { listening, rowOf, texts, worked } from "#test/Moderation/Scene.ts"
import { statementsOf } from "#test/Statements/Sent.ts"
import { answeredFirst, followed, revisited, standing, timesDecided, unhiddenCopies } from "./Copies.ts"

const migration = new URL("../../../schema/migrations/0118_followed_answers.sql", import.meta.url)
const earlierDecisions = /^INSERT INTO followed_answers[^;]+;/m.exec(await Bun.file(migration).text())?.[0] ?? ""

const drain = Effect.flatMap(Revisiter, (revisiter) => revisiter.drain)

/** Another process, with another comment store. */
const beside = (comments: typeof Comments.Service) =>
  Layer.fresh(
    Layer.provide(autopilotServices, [modelServices(Option.none()), Layer.succeed(Comments, comments)] as const)
  )

layer(ownHouseOnFakePlatform)("comments that are looked at again", (it) => {
  it.effect("come in sets, of a viral post as well, each once, by however many processes", () =>
    Effect.gen(function* () {
      const ours = yield* answeredFirst("hide")
      const ids = yield* unhiddenCopies(ours, ours.text, 130)
      const heard = yield* listening(ours.workspaceId, ["comment.review"])
      yield* answer(ours.principal, ours.first, "keep")
      assert.strictEqual(yield* drain, 100)
      assert.lengthOf((yield* heard).events, 100)
      yield* Effect.replicateEffect(revisited, 3, { concurrency: "unbounded", discard: true })
      yield* TestClock.adjust("1 minute")
      yield* revisited
      assert.deepStrictEqual(yield* standing(ours, ids), ["waits visible"])
      const { events, of } = yield* heard
      assert.lengthOf(events, 130)
      for (const id of ids) assert.lengthOf(of(id), 1)
      const sql = yield* PgClient.PgClient
      assert.isEmpty(yield* sql`SELECT FROM revisits WHERE workspace_id = ${ours.workspaceId}`)
    })
  )

  it.effect("are each looked at once where a process dies behind a set, and where it dies within its turn", () =>
    Effect.gen(function* () {
      const ours = yield* followed("hide", 5)
      const comments = yield* Comments
      const sql = yield* PgClient.PgClient
      yield* answer(ours.principal, ours.first, "keep")
      const dying: typeof comments = {
        ...comments,
        changeAll: (workspaceId, ids, decide) =>
          Effect.zipRight(comments.changeAll(workspaceId, ids, decide), Effect.interrupt)
      }
      yield* Effect.exit(Effect.provide(drain, beside(dying)))
      assert.deepStrictEqual(yield* standing(ours, ours.ids), ["waits hidden"])
      assert.lengthOf(yield* sql`SELECT FROM revisits WHERE workspace_id = ${ours.workspaceId}`, 1)
      const now = yield* Effect.clockWith((clock) => clock.currentTimeMillis)
      yield* sql`
        INSERT INTO turns (workspace_id, queue, lane, claimed_until, taken_at)
        VALUES (${ours.workspaceId}, 'revisits', '', ${new Date(now + 10_000)}, ${new Date(now)})
        ON CONFLICT (workspace_id, queue, lane) DO UPDATE SET claimed_until = excluded.claimed_until`
      assert.strictEqual(yield* drain, 0)
      yield* TestClock.adjust("10 seconds")
      yield* revisited
      for (const id of ours.ids) assert.deepStrictEqual(yield* timesDecided(ours, id), ["hide", "ask"])
      assert.isEmpty(yield* sql`SELECT FROM revisits WHERE workspace_id = ${ours.workspaceId}`)
    })
  )

  it.effect("are looked at by what people answered in the meantime, and left to who was quicker", () =>
    Effect.gen(function* () {
      const ours = yield* followed("hide", 3)
      const { principal, workspaceId } = ours
      const comments = yield* Comments
      const moderation = yield* Moderation
      const [quick, ...others] = ours.ids
      if (quick === undefined) return assert.fail("there are copies")
      yield* answer(principal, ours.first, "keep")
      const overtaken: typeof comments = {
        ...comments,
        changeAll: (workspace, ids, decide) =>
          Effect.zipRight(
            Effect.orDie(moderation.act(principal, quick, { action: "hide" })),
            comments.changeAll(workspace, ids, decide)
          )
      }
      yield* Effect.provide(drain, beside(overtaken))
      assert.deepStrictEqual(yield* standing(ours, ours.ids), ["hidden"], "what was judged is out of date")
      yield* revisited
      assert.deepInclude((yield* rowOf(workspaceId, quick)).decision, { by: "person", outcome: "hide" })
      assert.deepStrictEqual(yield* standing(ours, others), ["hidden"], "the latest answer on the text says so")
    })
  )

  it.effect("are hidden all the same where the platform confirms that only now", () =>
    Effect.gen(function* () {
      const ours = yield* followed("hide", 1)
      const heard = yield* listening(ours.workspaceId, ["comment.hidden", "comment.review", "comment.received"])
      const ids = yield* unhiddenCopies(ours, ours.text, 2)
      yield* answer(ours.principal, ours.first, "keep")
      yield* revisited
      assert.deepStrictEqual(yield* standing(ours, ids), ["waits visible"])
      yield* worked
      assert.deepStrictEqual(yield* standing(ours, ids), ["waits hidden"])
      for (const id of ids) {
        assert.deepStrictEqual((yield* heard).of(id), ["comment.review", "comment.hidden"])
        assert.isTrue((yield* rowOf(ours.workspaceId, id)).announced)
      }
    })
  )

  it.effect("are written down in as many statements as others", () =>
    Effect.gen(function* () {
      const ours = yield* answeredFirst("hide")
      const sent = (text: string) => statementsOf(unhiddenCopies(ours, text, 40))
      yield* sent(texts.hide)
      const others = yield* sent(texts.hide)
      assert.strictEqual(yield* sent(ours.text), others)
      assert.isBelow(others, 40)
    })
  )

  it.effect("are found as well that were decided before it was written down which answers they followed", () =>
    Effect.gen(function* () {
      const ours = yield* followed("hide", 2)
      const sql = yield* PgClient.PgClient
      yield* sql`UPDATE decision_records SET record = record #- '{input,recall,followed}'`
      yield* sql`DELETE FROM followed_answers`
      yield* sql.unsafe(earlierDecisions)
      yield* answer(ours.principal, ours.first, "keep")
      yield* revisited
      assert.deepStrictEqual(yield* standing(ours, ours.ids), ["waits hidden"])
    })
  )
})

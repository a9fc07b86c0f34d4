import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Clock, Effect, Either, Exit, TestClock } from "effect"
import { HeldAnswers } from "#src/Moderation/Held/HeldAnswers.ts"
import { HeldRunner } from "#src/Moderation/Held/HeldRunner.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { connect, member } from "#test/House.ts"
import { lessons } from "../People.ts"
import { decided, scene, workStates } from "../Scene.ts"
import { released, waiting } from "./Held.ts"

layer(HouseOnFakePlatform)("held answers", (it) => {
  it.effect("take effect once, whatever process they are taken by, and after one that died", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const texts = Array.from({ length: 12 }, (_, nth) => `Best replica watches number ${nth}, aaa quality, worldwide`)
      const all = yield* Effect.forEach(texts, (text) => decided(account, "ask", { text }))
      const asked = yield* waiting(principal)
      const held = yield* Effect.flatMap(HeldAnswers, ({ holdAll }) => holdAll(principal, asked, { answer: "hide" }))
      assert.isTrue(held.every(({ outcome }) => Either.isRight(outcome)))
      const sql = yield* PgClient.PgClient
      // a process that claimed some of them, and died
      const [dead = ""] = asked
      yield* TestClock.adjust("10 seconds")
      yield* sql`UPDATE held_answers SET claimed_until = ${new Date((yield* Clock.currentTimeMillis) + 60_000)} WHERE comment_id = ${dead}`
      const drain = Effect.flatMap(HeldRunner, (runner) => runner.drain)
      yield* Effect.all([drain, drain, drain], { concurrency: "unbounded" })
      assert.lengthOf(yield* lessons(principal), asked.length - 1)
      yield* TestClock.adjust("1 minute")
      yield* released
      assert.lengthOf(yield* lessons(principal), asked.length)
      for (const { id } of all) {
        if (asked.includes(id)) assert.strictEqual(yield* workStates(workspaceId, id), "hide:queued")
      }
    })
  )

  it.effect("several at once: each for itself, and what may not be answered is left alone", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { accountId } = account
      const elsewhere = yield* connect(workspaceId, "youtube")
      const { principal: limited } = yield* member(workspaceId, "moderator", [accountId])
      const own = yield* decided(account, "ask")
      const beyond = yield* decided(elsewhere, "ask", { text: "Best replica sunglasses, aaa quality" })
      const foreign = yield* scene()
      const theirs = yield* decided(foreign.account, "ask")
      const { holdAll } = yield* HeldAnswers
      const held = yield* holdAll(limited, [own.id, beyond.id, theirs.id], { answer: "hide" })
      assert.deepStrictEqual(
        held.map(({ outcome }) => (Either.isRight(outcome) ? "held" : outcome.left.code)),
        ["held", "forbidden", "not_found"]
      )
      assert.deepStrictEqual(yield* waiting(principal), [beyond.id])
      assert.deepStrictEqual(yield* waiting(foreign.principal), [theirs.id])
      const viewer = yield* member(workspaceId, "viewer")
      assert.isTrue(Exit.isFailure(yield* Effect.exit(holdAll(viewer.principal, [own.id], { answer: "hide" }))))
    })
  )
})

import { assert, describe } from "@effect/vitest"
import { Deferred, Effect, Fiber, Ref } from "effect"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { brand } from "#test/House.ts"
import { deliveriesOf, drainAll, occur, scenario, url } from "../Delivering.ts"
import { answered, Script } from "../Script.ts"
import { addWebhook, manager } from "../Settings.ts"
import { listed } from "./Walked.ts"

const upTo = (count: number, after = 0) => Array.from({ length: count - after }, (_, index) => after + index + 1)

describe("what a receiver has missed", () => {
  scenario(
    "is complete: however many write at once, whoever asks after the last sequence they have misses none",
    Effect.gen(function* () {
      const ours = yield* brand()
      const hook = yield* addWebhook(ours.principal, url(1))
      const done = yield* Ref.make(false)
      const begun = yield* Deferred.make<void>()

      /** Asks again and again for what comes after, as a receiver does; every answer must go on without a gap. */
      const receiver = Effect.gen(function* () {
        let known = 0
        let asked = 0
        yield* Deferred.succeed(begun, undefined)
        for (;;) {
          const isLast = yield* Ref.get(done)
          const page = yield* listed(ours, hook.id, { after_sequence: known, limit: 7 })
          const got = page.data.map(({ sequence }) => sequence ?? 0)
          assert.deepStrictEqual(got, upTo(known + got.length, known))
          known += got.length
          asked += 1
          assert.isAtLeast(page.last_sequence, known)
          assert.strictEqual(page.next_cursor === null, known === page.last_sequence)
          if (isLast && known === page.last_sequence) return { known, asked }
          yield* Effect.yieldNow()
        }
      })
      const receiving = yield* Effect.fork(receiver)
      yield* Deferred.await(begun)
      yield* Effect.all(Effect.replicate(occur(ours.workspaceId), 80), { concurrency: 6 })
      yield* Ref.set(done, true)
      const { asked, known } = yield* Fiber.join(receiving)
      assert.strictEqual(known, 80)
      assert.isAbove(asked, 1)
      assert.deepStrictEqual(
        (yield* deliveriesOf(ours.workspaceId)).map(({ sequence }) => sequence),
        upTo(80)
      )
    })
  )

  scenario(
    "is all that was written for it, also what was given up, cancelled or is held, with the body that was sent",
    Effect.gen(function* () {
      const script = yield* Script
      const webhooks = yield* SettingsWebhooks
      const ours = yield* brand()
      const hook = yield* addWebhook(ours.principal, url(1))
      const by = manager(ours.principal)
      for (const status of [200, 404]) {
        yield* script.answer(url(1), answered(status))
        yield* occur(ours.workspaceId)
        yield* drainAll
      }
      yield* webhooks.pause(by, hook.id)
      yield* occur(ours.workspaceId)
      yield* webhooks.resume(by, hook.id, { discard: true })
      yield* webhooks.pause(by, hook.id)
      yield* occur(ours.workspaceId)
      const { data, last_sequence } = yield* listed(ours, hook.id, { after_sequence: 0 })
      assert.deepStrictEqual(
        data.map(({ sequence, status }) => `${sequence} ${status}`),
        ["1 delivered", "2 failed", "3 cancelled", "4 held"]
      )
      assert.strictEqual(last_sequence, 4)
      const sent = (yield* script.sent).map(({ body }): unknown => JSON.parse(Buffer.from(body).toString()))
      assert.deepStrictEqual(
        data.slice(0, 2).map(({ body }) => body),
        sent
      )
    })
  )
})

import { assert, layer } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { ask, Door } from "#test/Http/Asking.ts"

layer(Door)("the bodies that Facebook pushes", (it) => {
  it.scoped("of unknown senders hold at most 32 MiB together, and what comes beyond is told to come again", () =>
    Effect.gen(function* () {
      const begun = yield* Effect.forEach([1, 2, 3, 4, 5, 6, 7, 8], () => Deferred.make<void>())
      const unending = (ready: Deferred.Deferred<void>) =>
        new ReadableStream<Uint8Array>({
          pull: (controller) => {
            controller.enqueue(new Uint8Array(1024))
            Effect.runSync(Deferred.succeed(ready, undefined))
            return new Promise(() => undefined)
          }
        })
      const answers = yield* Effect.forEach(begun, (ready) =>
        Effect.forkScoped(ask("POST", "/webhooks/facebook", { body: unending(ready) }))
      )
      // four of them hold all there is, and of the eight the other four are answered
      const refusals = yield* Effect.raceAll(answers.map(Fiber.join))
      assert.strictEqual(refusals.status, 503)
      assert.strictEqual(refusals.headers.get("retry-after"), "5")
    })
  )
})

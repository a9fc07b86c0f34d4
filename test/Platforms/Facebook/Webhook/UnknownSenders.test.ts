import { assert, layer } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { ask, Door } from "#test/Http/Asking.ts"

const mebibyte = 1024 * 1024

layer(Door)("the bodies that Facebook pushes", (it) => {
  it.scoped("of one unknown sender hold at most 16 MiB together, and what comes beyond is told to come again", () =>
    Effect.gen(function* () {
      const unending = () => {
        let left = 7
        return new ReadableStream<Uint8Array>({
          pull: (controller) => {
            if (left-- > 0) controller.enqueue(new Uint8Array(mebibyte))
            else return new Promise(() => undefined)
          }
        })
      }
      // two of them hold all there is for one address; of the three, one is answered
      const answers = yield* Effect.replicateEffect(
        Effect.forkScoped(Effect.suspend(() => ask("POST", "/webhooks/facebook", { body: unending() }))),
        3
      )
      const refusal = yield* Effect.raceAll(answers.map(Fiber.join))
      assert.strictEqual(refusal.status, 503)
      assert.strictEqual(refusal.headers.get("retry-after"), "5")
    })
  )
})

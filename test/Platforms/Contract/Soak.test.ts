import { FetchHttpClient } from "@effect/platform"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer, TestClock } from "effect"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { at, control, items } from "#test/Sandbox/Driver.ts"
import { Receiver, secret } from "#test/Sandbox/Receiver.ts"
import { stage } from "./Stage.ts"
import { subjects } from "./Subject.ts"

const sandbox = Layer.mergeAll(
  SandboxServer.layer({
    settings: { appSecret: secret, quotaLimit: 1_000_000 },
    push: { base: "1 millis", cap: "2 millis" },
    seed: 7
  }),
  Receiver.layer,
  FetchHttpClient.layer,
  Layer.setTracerEnabled(false)
)

/** Each happens to one call in twenty-two. */
const troubles = ["server_error", "drop", "malformed", "empty_page"] as const

layer(sandbox)("what is known of a platform that has troubles", (it) => {
  it.effect.each(subjects.map((subject) => [subject.platform, subject] as const))(
    "is what is there in the end: %s",
    ([platform, subject]) =>
      Effect.gen(function* () {
        const { calm, comment, editedTo, fault, heard, known, read, removed, takeIn } = yield* stage(subject)
        for (const kind of troubles) yield* fault(kind, { match: { method: "GET" }, rate: 0.045, times: null })
        const written: Array<string> = []
        const readOnce = Effect.gen(function* () {
          takeIn((yield* heard).observations)
          yield* Effect.ignore(read)
          yield* TestClock.adjust("20 minutes")
        })
        for (let round = 0; round < 4; round++) {
          for (let n = 0; n < 5; n++) {
            const parentId = n === 4 ? written.find((id) => !(known.get(id)?.removed ?? true)) : undefined
            const post = subject.posts[0]
            written.push(yield* comment(post, `Round ${round}, ${n}`, parentId === undefined ? {} : { parentId }))
          }
          yield* readOnce
          const changed = written[round * 5 + 1] ?? ""
          yield* round % 2 === 0 ? editedTo(changed, `Round ${round}, edited`) : removed(changed)
          yield* readOnce
        }
        yield* calm
        for (let times = 0; times < 5; times++) yield* readOnce
        const { body } = yield* control("GET", `/state?platform=${platform}`)
        // what came and went while nobody could read is not known of
        const seen = items(body, "comments").filter(
          (one) => known.has(String(at(one, "id"))) || at(one, "removed") !== true
        )
        const there = seen.map((one) => [
          String(at(one, "id")),
          at(one, "removed") === true ? "removed" : at(one, "text")
        ])
        const told = Array.from(known, ([id, { removed: gone, text }]) => [id, gone ? "removed" : text])
        assert.deepStrictEqual(Object.fromEntries(told), Object.fromEntries(there))
      })
  )
})

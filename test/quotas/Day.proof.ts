import { FetchHttpClient, HttpClient } from "@effect/platform"
import { assert, layer } from "@effect/vitest"
import { Console, Duration, Effect, Fiber, Layer, TestClock } from "effect"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { stage } from "#test/Platforms/Contract/Stage.ts"
import { subjects } from "#test/Platforms/Contract/Subject.ts"
import { at, control, items } from "#test/Sandbox/Driver.ts"
import { Receiver, secret } from "#test/Sandbox/Receiver.ts"

let underWay = 0

/** Counts the calls that are not answered yet: while there are none, a reader waits for the clock. */
const countedHttp = Layer.effect(
  HttpClient.HttpClient,
  Effect.map(HttpClient.HttpClient, (client) =>
    HttpClient.transform(client, (call) =>
      Effect.acquireUseRelease(
        Effect.sync(() => underWay++),
        () => call,
        () => Effect.sync(() => underWay--)
      )
    )
  )
).pipe(Layer.provide(FetchHttpClient.layer))

const sandbox = Layer.mergeAll(
  SandboxServer.layer({ settings: { appSecret: secret, callLimits: "documented" }, seed: 11 }),
  Receiver.layer,
  countedHttp,
  Layer.setTracerEnabled(false)
)

/** Turns without a call under way after which a reader is taken to wait for the clock. */
const turnsOfWaiting = 20

/** Moves the clock while a reader waits for it: one that paces itself within a limit would wait without an end. */
const moving = <A, E, R>(reading: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.fork(reading)
    let quiet = 0
    while ((yield* Fiber.status(fiber))._tag !== "Done") {
      yield* Effect.async<void>((resume) => void setImmediate(() => resume(Effect.void)))
      quiet = underWay === 0 ? quiet + 1 : 0
      if (quiet < turnsOfWaiting) continue
      yield* TestClock.adjust("1 second")
      quiet = 0
    }
    return yield* Fiber.join(fiber)
  })

const platformsRead = 5
const comments = Number(process.env["COMMENTS"] ?? 1_000) / platformsRead
const minutesOfDay = 24 * 60
/** Minutes after which every reader has looked at everything once more: what the last ones of the day are found by. */
const wholeRound = 15
/** Of the comments, one in ten answers another. */
const everyReply = 10

/** So many people write all of it: the limits of Meta grow with them. */
const people = 20

/** `1,234 of 10,000 (12 %)`. */
const share = (used: number, limit: number) =>
  `${used.toLocaleString("en")} of ${limit.toLocaleString("en")} (${Math.round((100 * used) / limit)} %)`

const author = (n: number) => ({
  id: `56600${n % people}`,
  name: `Person ${n % people}`,
  handle: `person.${n % people}`
})

layer(sandbox)("a day that is read by polls alone, within the limits that are documented", (it) => {
  it.effect.each(subjects.map((subject) => [subject.platform, subject] as const))(
    "finds every comment: %s",
    ([platform, subject]) =>
      Effect.gen(function* () {
        const { adapter, comment, known, read } = yield* stage(subject)
        const every = Duration.toMinutes(adapter.reader.every)
        const written: Array<string> = []
        let [refused, minute] = [0, 0]
        const readOnce = moving(read).pipe(
          Effect.catchAll((error) =>
            Effect.sync(() => {
              assert.strictEqual(error._tag, "RateLimited")
              refused++
            })
          )
        )
        while (minute < minutesOfDay) {
          const due = Math.floor((comments * (minute + every)) / minutesOfDay)
          while (written.length < Math.min(due, comments)) {
            const n = written.length
            const post = subject.posts[n % subject.posts.length] ?? subject.posts[0]
            const parentId = n % everyReply === everyReply - 1 ? { parentId: written[n - subject.posts.length] } : {}
            written.push(yield* comment(post, `Comment ${n}`, { deliver: "poll", author: author(n), ...parentId }))
          }
          yield* TestClock.adjust(adapter.reader.every)
          minute += every
          yield* readOnce
        }
        const { body } = yield* control("GET", `/state?platform=${platform}`)
        for (let after = 0; after < wholeRound; after += every) {
          yield* TestClock.adjust(adapter.reader.every)
          yield* readOnce
        }
        const found = written.filter((id) => known.has(id)).length
        const lines = items(body, "calls_counted").map(
          (one) => `${String(at(one, "name"))}: ${share(Number(at(one, "highest")), Number(at(one, "most")))}`
        )
        const used = Number(at(body, "quota", "used"))
        const units = platform === "youtube" ? [`units a day: ${share(used, Number(at(body, "quota", "limit")))}`] : []
        yield* Console.log(
          `${platform}: ${found} of ${written.length} found, ${refused} readings refused; ${[...units, ...lines].join("; ")}`
        )
        assert.strictEqual(found, written.length)
      }),
    { timeout: 900_000 }
  )
})

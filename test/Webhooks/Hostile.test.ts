import { assert, describe, it } from "@effect/vitest"
import { Duration, Effect } from "effect"
import { type Hostile, hostile } from "./HostileReceivers.ts"
import { hostileServer } from "./HostileServer.ts"
import { receiver, reply } from "./Receiver.ts"
import { host, send } from "./Sending.ts"

/** For those who use up all of it; the others answer by themselves, on however busy a machine. */
const short = Duration.millis(300)
const long = Duration.seconds(10)

/** What fits between two processes that do not read: far from what these receivers want to get rid of. */
const mostBytes = 24 * 1024 * 1024

const endsInWords = (one: Hostile) =>
  it.scopedLive(`that ${one.name} ends in words that help`, () =>
    Effect.gen(function* () {
      const server = yield* hostileServer(one, 20)
      const url = `${one.secure === true ? "https" : "http"}://${host}:${server.port}/`
      const deadline = one.ends === "DeadlineExceeded" ? short : long
      const ended = yield* send(url, { body: new Uint8Array(one.size ?? 2) }, { allowPrivate: true, deadline }).pipe(
        Effect.map(({ excerpt }) => ({ _tag: "Answer" as const, words: excerpt })),
        Effect.catchAll(({ _tag, reason }) => Effect.succeed({ _tag, words: reason }))
      )
      assert.strictEqual(ended._tag, one.ends, ended.words)
      assert.include(ended.words, one.words)
      assert.isAtMost(Buffer.byteLength(ended.words), 1024)
      if (ended._tag === "DeadlineExceeded") assert.include(ended.words, "within 0.3 seconds")
      assert.isBelow(server.written(), mostBytes)
      assert.strictEqual(server.connections(), 1)
    })
  )

// they wait for a clock that nobody can set, and so all at once
describe.concurrent("a receiver that does its worst until the time is over", () => {
  for (const one of hostile.filter(({ ends }) => ends === "DeadlineExceeded")) endsInWords(one)
})

describe("a receiver that does its worst", () => {
  for (const one of hostile.filter(({ ends }) => ends !== "DeadlineExceeded")) endsInWords(one)

  it.scoped("that redirects to a private address is not followed there", () =>
    Effect.gen(function* () {
      const inside = yield* receiver(reply("200 OK"))
      for (const status of [301, 302, 303, 307, 308]) {
        const location = `http://127.0.0.1:${inside.port}/latest/meta-data/`
        const server = yield* receiver(reply(`${status} Elsewhere`, "", [`location: ${location}`]))
        assert.deepInclude(yield* send(`http://${host}:${server.port}/`), { status, location })
      }
      assert.strictEqual(inside.connections(), 0)
    })
  )
})

import { getServers, setServers } from "node:dns"
import { readFile } from "node:fs/promises"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Either, Fiber } from "effect"
import { askMachine } from "#src/Webhooks/Names/MachineNames.ts"
import { startNameServer } from "../NameServer.ts"

/** Has this process ask a name server of the test's own. */
const ownServer = Effect.gen(function* () {
  const server = yield* Effect.acquireRelease(
    Effect.promise(() => startNameServer("127.0.0.1", 0)),
    ({ stop }) => Effect.sync(stop)
  )
  yield* Effect.acquireRelease(
    Effect.sync(() => {
      const before = getServers()
      setServers([`127.0.0.1:${server.port}`])
      return before
    }),
    (before) => Effect.sync(() => setServers(before))
  )
})

describe("the names of the machine", () => {
  it.scopedLive("are looked up, and files are read, while a server says nothing of 64 others", () =>
    Effect.gen(function* () {
      yield* ownServer
      const ask = yield* askMachine
      const hanging = yield* Effect.forEach(Array.from({ length: 64 }), (_, index) =>
        Effect.fork(Effect.either(ask(`slow${index}.example`)))
      )
      assert.deepStrictEqual(yield* ask("good.example"), ["127.0.0.1"])
      assert.isNotEmpty(yield* Effect.promise(() => readFile("/etc/hosts", "utf8")))
      assert.include(yield* ask("localhost"), "127.0.0.1")
      const over = yield* Effect.forEach(hanging, Fiber.poll)
      assert.isTrue(over.every(({ _tag }) => _tag === "None"))
    })
  )

  it.scopedLive("say in words that there is none", () =>
    Effect.gen(function* () {
      yield* ownServer
      const ask = yield* askMachine
      const words = Either.match(yield* Effect.either(ask("none.example")), {
        onLeft: ({ reason }) => reason,
        onRight: String
      })
      assert.strictEqual(words, "the host name none.example does not exist")
    })
  )
})

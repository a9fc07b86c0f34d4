import { getServers, setServers } from "node:dns"
import { FileSystem } from "@effect/platform"
import { BunFileSystem } from "@effect/platform-bun"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { nameServersIn, nameServersOf } from "#src/Webhooks/Names/NameServers.ts"

/** Gives back afterwards what this process asks. */
const keepServers = Effect.acquireRelease(Effect.sync(getServers), (servers) => Effect.sync(() => setServers(servers)))

describe("name servers", () => {
  it("are the first three addresses of a resolv.conf", () => {
    const text =
      "# nameserver 9.9.9.9\nsearch a.example\nnameserver 127.0.0.53\n\tnameserver  ::1 # here\nnameserver nonsense\n"
    assert.deepStrictEqual(nameServersIn(text), ["127.0.0.53", "::1"])
    assert.lengthOf(nameServersIn("nameserver 1.1.1.1\n".repeat(5)), 3)
    assert.deepStrictEqual(nameServersIn(""), [])
  })

  it.scoped("are asked when the machine is told of others, and stay where it is told of none", () =>
    Effect.gen(function* () {
      yield* keepServers
      const before = getServers()
      const files = yield* FileSystem.FileSystem
      const file = yield* files.makeTempFileScoped()
      const told = (text: string) => files.writeFileString(file, text)
      yield* told("nameserver 192.0.2.1\n")
      const hasOthers = yield* nameServersOf(file)
      assert.isFalse(yield* hasOthers)
      yield* told("nameserver 192.0.2.1\noptions rotate\n")
      assert.isFalse(yield* hasOthers)
      assert.deepStrictEqual(getServers(), before)
      yield* told("nameserver 192.0.2.2\nnameserver 192.0.2.3\n")
      assert.isTrue(yield* hasOthers)
      assert.sameMembers(getServers(), ["192.0.2.2", "192.0.2.3"])
      assert.isFalse(yield* hasOthers)
      yield* told("")
      assert.isFalse(yield* hasOthers)
      yield* files.remove(file)
      assert.isFalse(yield* hasOthers)
      assert.sameMembers(getServers(), ["192.0.2.2", "192.0.2.3"])
    }).pipe(Effect.provide(BunFileSystem.layer))
  )
})

import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { Resolver } from "#src/Webhooks/Names/Resolver.ts"

const lookup = (host: string) =>
  Resolver.pipe(
    Effect.flatMap((resolver) => resolver.lookup(host, "ws_1")),
    Effect.provide(Resolver.layer)
  )

describe("Resolver", () => {
  it.effect("answers the addresses of a name", () =>
    Effect.gen(function* () {
      const addresses = yield* lookup("localhost")
      assert.isTrue(addresses.includes("127.0.0.1") || addresses.includes("::1"))
    })
  )

  it.effect("says in words that a name has none", () =>
    Effect.gen(function* () {
      const { reason } = yield* Effect.flip(lookup("nowhere.invalid"))
      assert.include(reason, "the host name nowhere.invalid")
    })
  )
})

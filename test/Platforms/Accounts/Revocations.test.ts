import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Redacted, TestClock } from "effect"
import { Revocations } from "#src/Platforms/Accounts/Revocations.ts"
import { adaptersLayer } from "#src/Platforms/Adapters/Adapters.ts"
import { TokenStore } from "#src/Platforms/Port/TokenStore.ts"
import { testSettings } from "#test/House.ts"
import { TestDatabase } from "#test/TestDatabase.ts"
import { fakeHttp } from "../FakeHttp.ts"

const account = {
  platform: "tiktok",
  externalId: "-000",
  token: Redacted.make(
    JSON.stringify({ access_token: "ACT", refresh_token: "RFT", expires_at: "2090-01-01T00:00:00Z" })
  )
} as const

layer(TestDatabase)("what is given back to a platform that does not answer", (it) => {
  const asked = Effect.fn("asked")(function* (close: boolean) {
    const { layer: http, sent } = fakeHttp(() => "drop")
    const adapters = Layer.provide(adaptersLayer(testSettings.platforms), [
      http,
      Layer.succeed(TokenStore, { renewed: (_, renew) => renew })
    ])
    yield* Effect.gen(function* () {
      yield* Effect.flatMap(Revocations, ({ begin }) => begin(account, []))
      if (!close) yield* TestClock.adjust("1 hour")
    }).pipe(Effect.provide(Layer.provide(Revocations.layer, adapters)))
    return sent.length
  })

  it.effect("is tried four times, and then let go", () =>
    Effect.map(asked(false), (times) => assert.strictEqual(times, 4))
  )

  it.effect("does not hold up a process that ends", () => Effect.map(asked(true), (times) => assert.isAtMost(times, 1)))
})

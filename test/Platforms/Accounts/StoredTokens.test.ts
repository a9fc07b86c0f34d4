import { assert, layer } from "@effect/vitest"
import { Deferred, Effect, Layer, Option, Redacted } from "effect"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { storedTokens } from "#src/Platforms/Accounts/StoredTokens.ts"
import { Transient } from "#src/Platforms/Port/PlatformError.ts"
import { TokenStore } from "#src/Platforms/Port/TokenStore.ts"
import { House } from "#test/House.ts"
import { scene } from "#test/Moderation/Scene.ts"

layer(Layer.provideMerge(storedTokens, House))("tokens that are renewed", (it) => {
  const accessOf = Effect.fn("accessOf")(function* ({
    account,
    workspaceId
  }: Effect.Effect.Success<ReturnType<typeof scene>>) {
    const { access } = yield* Accounts
    return Option.getOrThrow(yield* access(workspaceId, account.accountId))
  })

  it.effect("are renewed once by all who need it, and kept", () =>
    Effect.gen(function* () {
      const brand = yield* scene("tiktok")
      const { renewed } = yield* TokenStore
      const before = yield* accessOf(brand)
      const begun = yield* Deferred.make<void>()
      const renewals: Array<number> = []
      const renew = Effect.gen(function* () {
        renewals.push(renewals.length + 1)
        yield* Deferred.succeed(begun, undefined)
        yield* Effect.yieldNow()
        return Redacted.make(`token ${renewals.length}`)
      })
      const tokens = yield* Effect.all(
        [
          renewed(before, renew),
          Effect.zipRight(Deferred.await(begun), renewed(before, renew)),
          renewed(before, renew)
        ],
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(tokens.map(Redacted.value), ["token 1", "token 1", "token 1"])
      assert.deepStrictEqual(renewals, [1])
      assert.strictEqual(Redacted.value((yield* accessOf(brand)).token), "token 1")
    })
  )

  it.effect(
    "stay as they are when the platform does not renew them, and are not renewed for who is not connected",
    () =>
      Effect.gen(function* () {
        const brand = yield* scene("tiktok")
        const { renewed } = yield* TokenStore
        const before = yield* accessOf(brand)
        const trouble = new Transient({ reason: "TikTok has a problem of its own." })
        assert.strictEqual((yield* Effect.flip(renewed(before, trouble))).reason, trouble.reason)
        assert.strictEqual(Redacted.value((yield* accessOf(brand)).token), Redacted.value(before.token))
        const stranger = { ...before, externalId: "nobody" }
        const refused = yield* Effect.flip(renewed(stranger, Effect.dieMessage("a token was used up")))
        assert.strictEqual(refused._tag, "TokenExpired")
      })
  )
})

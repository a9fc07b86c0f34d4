import { HttpClient } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Duration, Effect, Redacted, TestClock } from "effect"
import type { AccountAccess } from "#src/Platforms/Port/PlatformGateway.ts"
import { platformHttp } from "#src/Platforms/Port/PlatformHttp.ts"
import { makeAccessTokens } from "#src/Platforms/YouTube/AccessTokens.ts"
import { type Answer, fakeHttp } from "../FakeHttp.ts"

const google = {
  tokenAddress: "https://oauth2.googleapis.com/token",
  clientId: "client",
  clientSecret: Redacted.make("client-secret")
}

/** TestClock starts at the beginning of 1970. */
const account = (credential: Record<string, string>): AccountAccess => ({
  platform: "youtube",
  externalId: "UCexample",
  token: Redacted.make(
    JSON.stringify({ access_token: "stored", expires_at: "1970-01-01T01:00:00.000Z", ...credential })
  )
})
const renewable = account({ refresh_token: "refresh-1" })

const grants = (_: unknown, nth: number): Answer => ({
  body: { access_token: `fresh-${nth + 1}`, expires_in: 3_599, scope: "s", token_type: "Bearer" }
})

const setUp = (respond: Parameters<typeof fakeHttp>[0], known = google) =>
  Effect.gen(function* () {
    const { layer, sent } = fakeHttp(respond)
    const client = yield* Effect.provide(HttpClient.HttpClient, layer)
    const tokens = yield* makeAccessTokens(known, platformHttp(client, "Google"))
    const current = (account: AccountAccess) => Effect.map(tokens.current(account), Redacted.value)
    const renewed = (account: AccountAccess, refused: string) =>
      Effect.map(tokens.renewed(account, Redacted.make(refused)), Redacted.value)
    return { current, renewed, sent }
  })

describe("AccessTokens", () => {
  it.effect("uses the stored token until a minute before it ends, then renewed ones", () =>
    Effect.gen(function* () {
      const { current, sent } = yield* setUp(grants)
      assert.strictEqual(yield* current(renewable), "stored")
      yield* TestClock.adjust("59 minutes")
      assert.strictEqual(yield* current(renewable), "fresh-1")
      assert.strictEqual(yield* current(renewable), "fresh-1")
      yield* TestClock.adjust(Duration.seconds(3_540))
      assert.strictEqual(yield* current(renewable), "fresh-2")
      assert.lengthOf(sent, 2)
      assert.strictEqual(sent[0]?.url.href, google.tokenAddress)
      assert.strictEqual(
        sent[0]?.body,
        "grant_type=refresh_token&client_id=client&client_secret=client-secret&refresh_token=refresh-1"
      )
    })
  )

  it.effect("renews a refused token once for everybody, and keeps the new one in preference to the stored", () =>
    Effect.gen(function* () {
      const { current, renewed, sent } = yield* setUp(grants)
      const all = yield* Effect.all(
        Array.from({ length: 20 }, () => renewed(renewable, "stored")),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual([...new Set(all)], ["fresh-1"])
      assert.strictEqual(yield* current(renewable), "fresh-1")
      assert.strictEqual(yield* renewed(renewable, "stored"), "fresh-1")
      assert.strictEqual(yield* renewed(renewable, "fresh-1"), "fresh-2")
      assert.lengthOf(sent, 2)
    })
  )

  it.effect("starts anew when the channel was connected again", () =>
    Effect.gen(function* () {
      const { current, renewed } = yield* setUp(grants)
      yield* renewed(renewable, "stored")
      assert.strictEqual(yield* current(account({ refresh_token: "refresh-2", access_token: "second" })), "second")
    })
  )

  it.effect.each<[string, Answer, string]>([
    ["invalid_grant", { status: 400, body: { error: "invalid_grant" } }, "TokenExpired"],
    ["invalid_client", { status: 401, body: { error: "invalid_client" } }, "InvalidPlatformRequest"],
    ["429", { status: 429, body: "" }, "RateLimited"],
    ["503", { status: 503, body: "<html>" }, "Transient"],
    ["cut JSON", { body: '{"access' }, "Transient"],
    ["a dropped connection", "drop", "Transient"]
  ])("%s is not kept: the next call asks again", ([, answer, tag]) =>
    Effect.gen(function* () {
      const { renewed } = yield* setUp((_, nth) => (nth === 0 ? answer : grants(_, nth)))
      assert.strictEqual((yield* Effect.flip(renewed(renewable, "stored")))._tag, tag)
      assert.strictEqual(yield* renewed(renewable, "stored"), "fresh-2")
    })
  )

  it.effect("names the settings that a renewal needs, where they are not set", () =>
    Effect.gen(function* () {
      const { renewed, sent } = yield* setUp(grants, { ...google, clientId: "" })
      const { _tag, reason } = yield* Effect.flip(renewed(renewable, "stored"))
      assert.strictEqual(_tag, "InvalidPlatformRequest")
      assert.include(reason, "STEWARD_GOOGLE_CLIENT_ID and STEWARD_GOOGLE_CLIENT_SECRET")
      assert.lengthOf(sent, 0)
    })
  )

  it.effect("asks to connect again where there is nothing to renew with, or nothing readable", () =>
    Effect.gen(function* () {
      const { current, renewed, sent } = yield* setUp(grants)
      const short = account({})
      assert.strictEqual(yield* current(short), "stored")
      assert.strictEqual((yield* Effect.flip(renewed(short, "stored")))._tag, "TokenExpired")
      yield* TestClock.adjust("1 hour")
      assert.strictEqual((yield* Effect.flip(current(short)))._tag, "TokenExpired")
      for (const token of ["", "YT_1", "{}", '{"access_token":"a","expires_at":"soon"}'])
        assert.deepInclude(yield* Effect.flip(current({ ...short, token: Redacted.make(token) })), {
          _tag: "TokenExpired",
          reason: "The stored connection to YouTube cannot be read. Connect the channel again."
        })
      assert.lengthOf(sent, 0)
    })
  )
})

import { createHash } from "node:crypto"
import { FetchHttpClient } from "@effect/platform"
import { assert, describe, layer } from "@effect/vitest"
import { Duration, Effect, Layer, Option, Redacted } from "effect"
import { platforms } from "#schema/Platform.ts"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { control } from "../Driver.ts"
import { appAt } from "./AppAt.ts"
import { clientsFor, loggedIn, subjects, verifier } from "./LoggingIn.ts"

const home = "https://steward.test"
const challenge = createHash("sha256").update(Redacted.value(verifier)).digest("base64url")
const redirectTo = (platform: string) => `${home}/connect/${platform}/`
const sandbox = Layer.merge(SandboxServer.layer({ settings: { clients: clientsFor(home) } }), FetchHttpClient.layer)

layer(sandbox)("the imitated login pages", (it) => {
  describe.each(platforms)("of %s", (platform) => {
    const login = Effect.gen(function* () {
      yield* control("POST", "/reset", {})
      const { baseUrl } = yield* SandboxServer
      const made = yield* appAt(platform, baseUrl)
      const address = new URL(
        made.address({ redirectUri: redirectTo(platform), state: Redacted.make("STATE"), challenge })
      )
      const changed = (name: string, value: string) => {
        const other = new URL(address)
        other.searchParams.set(name, value)
        return Effect.promise(() => loggedIn(other.href, subjects[platform]))
      }
      const code = Effect.map(
        Effect.promise(() => loggedIn(address.href, subjects[platform])),
        ({ location }) => Redacted.make(location?.searchParams.get("code") ?? "")
      )
      return {
        ...made,
        address: address.href,
        changed,
        code,
        client: address.searchParams.has("client_key") ? "client_key" : "client_id"
      }
    })

    it.effect("refuse what the real ones refuse, and lead nowhere then", () =>
      Effect.gen(function* () {
        const { changed, client } = yield* login
        for (const [name, value] of [
          [client, "1"],
          ["redirect_uri", "https://attacker.example/connect/"],
          ["response_type", "token"],
          ["scope", "everything"]
        ] as const) {
          const { location, status } = yield* changed(name, value)
          assert.isNull(location, name)
          assert.isAtLeast(status, 400, name)
        }
      })
    )

    it.effect("give a code that is good once, for one address, and for ten minutes", () =>
      Effect.gen(function* () {
        const { code, redeem } = yield* login
        const sent = { redirectUri: redirectTo(platform), verifier }
        const first = yield* code
        const [found] = yield* redeem({ ...sent, code: first })
        assert.strictEqual(found?.externalId, subjects[platform].account)
        const again = yield* Effect.flip(redeem({ ...sent, code: first }))
        const unknown = yield* Effect.flip(redeem({ ...sent, code: Redacted.make("code.sandbox-0") }))
        const elsewhere = yield* Effect.flip(redeem({ ...sent, redirectUri: `${home}/`, code: yield* code }))
        const late = yield* code
        yield* control("POST", "/clock", { advanceMs: Duration.toMillis("11 minutes") })
        const expired = yield* Effect.flip(redeem({ ...sent, code: late }))
        assert.deepStrictEqual(
          [again, unknown, elsewhere, expired].map(({ _tag }) => _tag),
          Array<string>(4).fill("InvalidPlatformRequest")
        )
      })
    )

    it.effect("lead back without a code when somebody does not agree", () =>
      Effect.gen(function* () {
        const { address } = yield* login
        const { location } = yield* Effect.promise(() => loggedIn(address, "cancel"))
        assert.strictEqual(location?.searchParams.get("error"), "access_denied")
        assert.strictEqual(location?.searchParams.get("state"), "STATE")
        assert.isFalse(location?.searchParams.has("code"))
      })
    )

    it.effect("end what is given back: no code, and no other token, makes up for it", () =>
      Effect.gen(function* () {
        const { code, redeem, renew, revoke } = yield* login
        const [found] = yield* redeem({ redirectUri: redirectTo(platform), verifier, code: yield* code })
        if (found === undefined || revoke === null) return
        const account = { platform, externalId: found.externalId, token: found.token }
        yield* revoke(account, [])
        const ended = yield* Effect.flip(renew === null ? revoke(account, []) : renew(account)).pipe(Effect.option)
        // Google answers to what is over already as the adapter takes it: as done
        if (platform !== "youtube")
          assert.deepStrictEqual(
            Option.map(ended, ({ _tag }) => _tag),
            Option.some("TokenExpired")
          )
      })
    )
  })

  it.effect("ask for the verifier where there is a challenge", () =>
    Effect.gen(function* () {
      yield* control("POST", "/reset", {})
      const { address, redeem } = yield* appAt("youtube", (yield* SandboxServer).baseUrl)
      const redirectUri = redirectTo("youtube")
      const at = address({ redirectUri, state: Redacted.make("STATE"), challenge })
      const { location } = yield* Effect.promise(() => loggedIn(at, subjects.youtube))
      const code = Redacted.make(location?.searchParams.get("code") ?? "")
      const refused = yield* Effect.flip(redeem({ redirectUri, code, verifier: Redacted.make("w".repeat(43)) }))
      assert.strictEqual(refused._tag, "InvalidPlatformRequest")
      assert.isTrue(Option.isSome(Option.fromNullable(location)))
    })
  )

  it.effect("tell what somebody unticked", () =>
    Effect.gen(function* () {
      const { baseUrl } = yield* SandboxServer
      const { address, redeem } = yield* appAt("facebook", baseUrl)
      const redirectUri = redirectTo("facebook")
      const at = address({ redirectUri, state: Redacted.make("STATE"), challenge })
      const granted = ["pages_show_list", "pages_read_engagement"]
      const { location } = yield* Effect.promise(() => loggedIn(at, { ...subjects.facebook, granted }))
      const code = Redacted.make(location?.searchParams.get("code") ?? "")
      const refused = yield* Effect.flip(redeem({ redirectUri, code, verifier }))
      assert.include(refused.reason, "did not give Steward pages_manage_engagement")
    })
  )
})

const standard = Layer.merge(
  SandboxServer.layer({ settings: { clients: clientsFor(home, "standard") } }),
  FetchHttpClient.layer
)

layer(standard)("an app with Standard Access", (it) => {
  it.effect("is for its own people alone", () =>
    Effect.gen(function* () {
      const { address } = yield* appAt("facebook", (yield* SandboxServer).baseUrl)
      const at = address({ redirectUri: redirectTo("facebook"), state: Redacted.make("STATE"), challenge })
      const stranger = yield* Effect.promise(() => loggedIn(at, { subject: "700000002" }))
      assert.include(stranger.page, "App not active")
      assert.isNull(stranger.location)
      const own = yield* Effect.promise(() => loggedIn(at, subjects.facebook))
      assert.isTrue(own.location?.searchParams.has("code"))
    })
  )
})

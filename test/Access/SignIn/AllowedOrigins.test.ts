import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"
import { AllowedOrigins } from "#src/Access/SignIn/AllowedOrigins.ts"
import { StewardConfig } from "#src/Config/Config.ts"

const layer = AllowedOrigins.layer({ baseUrl: "https://steward.test/app", others: ["https://assistant.test"] })

const configured = (value: string) =>
  Effect.withConfigProvider(StewardConfig, ConfigProvider.fromMap(new Map([["STEWARD_ALLOWED_ORIGINS", value]])))

describe("pages that may call", () => {
  it.effect("are Steward's own, those that were allowed, and those on the caller's machine", () =>
    Effect.gen(function* () {
      const { has } = yield* AllowedOrigins
      const own = ["http://localhost", "http://localhost:6274", "http://127.0.0.1:1", "http://[::1]:3000"]
      for (const origin of ["https://steward.test", "https://assistant.test", ...own])
        assert.isTrue(has(origin), origin)
      const foreign = ["https://steward.test:8443", "http://steward.test", "https://a.assistant.test", "null", ""]
      const tricks = ["http://localhost.evil.test", "http://127.0.0.1.evil.test", "http://localhost:1:2", "file://"]
      for (const origin of [...foreign, ...tricks]) assert.isFalse(has(origin), origin)
    }).pipe(Effect.provide(layer))
  )

  it.effect("are read from the configuration, separated by commas, and each has to be an origin", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* configured(" https://a.test, http://b.test:81 ,")).allowedOrigins, [
        "https://a.test",
        "http://b.test:81"
      ])
      for (const odd of ["a.test", "https://a.test/", "https://a.test/path", "*", "https://A.test"]) {
        const error = yield* Effect.flip(configured(odd))
        assert.include(String(error), "must be origins such as https://example.com")
      }
    })
  )
})

import { FetchHttpClient } from "@effect/platform"
import { assert, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { writing } from "#src/Demo/Writing.ts"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"

it.scopedLive("strangers write messages that the sandbox takes", () =>
  Effect.gen(function* () {
    const { baseUrl } = yield* SandboxServer
    assert.strictEqual(yield* writing(baseUrl, 0), 5)
  }).pipe(Effect.provide(Layer.merge(SandboxServer.layer(), FetchHttpClient.layer)))
)

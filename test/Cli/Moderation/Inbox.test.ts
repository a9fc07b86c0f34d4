import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import type { RoomServices } from "#src/Cli/Layers.ts"
import { signWebhook } from "#src/Platforms/Graph/WebhookSignature.ts"
import { PlatformIngest } from "#src/Platforms/Reading/PlatformIngest.ts"
import { facebookAppSecret, House } from "../../House.ts"
import { printed, unused } from "../Printed.ts"

layer(House)("the inbox commands", (it) => {
  const run = (...args: ReadonlyArray<string>) =>
    Effect.flatMap(Effect.context<RoomServices>(), (context) =>
      printed({ ...unused, rooms: Layer.succeedContext(context) }, ["inbox", ...args])
    )

  it.effect("list what could not be read, with the reason, and have it read once more", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* run("list")).out, "Everything that platforms pushed was read and stored.")
      const { receive } = yield* PlatformIngest
      const body = new TextEncoder().encode("{not json")
      assert.isTrue(yield* receive("facebook", body, { "x-hub-signature-256": signWebhook(facebookAppSecret, body) }))
      const listed = (yield* run("list")).out
      assert.include(listed, "The body is not JSON.")
      assert.include(listed, "Facebook")
      const { data } = JSON.parse((yield* run("list", "--json")).out)
      assert.strictEqual(data.length, 1)
      assert.deepInclude(data[0], { platform: "facebook", bytes: body.length, workspace_id: null })
      assert.strictEqual((yield* run("retry", "--id", data[0].id)).out, "There is nothing to read again.")
      assert.include((yield* run("list")).out, "The body is not JSON.")
    })
  )
})

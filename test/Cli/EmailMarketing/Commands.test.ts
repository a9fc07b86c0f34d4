import { FileSystem } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import type { RoomServices } from "#src/Cli/Layers.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { scene } from "#test/Moderation/Scene.ts"
import { printed, unused } from "../Printed.ts"

const key = "0123456789abcdef-us6"

layer(HouseOnFakePlatform)("e-mail marketing, by the command line", (it) => {
  it.scoped("is set up by a key in a file, listed without it, tried again and removed", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* scene("facebook")
      const fs = yield* FileSystem.FileSystem
      const file = yield* fs.makeTempFileScoped()
      yield* fs.writeFileString(file, `${key}\n`)
      const context = yield* Effect.context<RoomServices>()
      const steward = (...args: ReadonlyArray<string>) =>
        printed({ ...unused, rooms: Layer.succeedContext(context) }, [
          "email-marketing",
          ...args,
          "--workspace",
          workspaceId
        ])
      const missing = yield* steward("set", "mailchimp", "--audience", "a1b2c3")
      assert.include(missing.err, "Enter the API key of Mailchimp")
      const nowhere = yield* steward("set", "mailchimp", "--audience", "a1b2c3", "--key-file", "/nowhere/key")
      assert.include(nowhere.err, "The API key cannot be read from /nowhere/key: there is no such file.")
      const set = yield* steward("set", "mailchimp", "--audience", "a1b2c3", "--key-file", file)
      assert.strictEqual(set.out, "Mailchimp is told of each new address.")
      const off = yield* steward("set", "mailchimp", "--tell", "off", "--json")
      assert.deepInclude(JSON.parse(off.out), { tells_new: false, audience_id: "a1b2c3", signing_secret: null })
      const list = yield* steward("list")
      assert.include(list.out, "Mailchimp")
      assert.include(list.out, "off")
      assert.include((yield* steward("retry", "mailchimp")).out, "told again of 0")
      assert.include((yield* steward("remove", "mailchimp")).err, "This removes Mailchimp with its key")
      assert.include((yield* steward("remove", "mailchimp", "--yes")).out, "removed")
      assert.strictEqual((yield* steward("remove", "mailchimp")).err, "Mailchimp is not set up")
      assert.include((yield* steward("retry", "mailchimp")).err, "not set up")
      for (const { out } of [set, off, list]) assert.notInclude(out, key)
    }).pipe(Effect.provide(BunContext.layer))
  )
})

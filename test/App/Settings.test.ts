import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { printed } from "#test/Cli/Printed.ts"
import { brand } from "#test/House.ts"
import { Door } from "#test/Http/Asking.ts"
import { lookingAs } from "./Looking.ts"

const none = Layer.fail({ message: "There is no database" })
const layers = { access: none, rooms: none, admin: none }

layer(Door)("the page of accounts", (it) => {
  it.effect("names commands that say how they are used", () =>
    Effect.gen(function* () {
      const { personId } = yield* brand()
      const page = yield* Effect.flatMap(lookingAs(personId), ({ visit }) => visit("/settings/accounts"))
      const commands = Array.from(page.text.matchAll(/bun run steward ([\w -]+)/g), ([, words = ""]) => words.trim())
      assert.isAtLeast(commands.length, 1)
      for (const words of commands) {
        const { failed, out } = yield* printed(layers, words.split(" "))
        assert.isFalse(failed, words)
        assert.include(out, "Usage:")
      }
    })
  )
})

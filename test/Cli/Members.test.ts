import { assert, describe } from "@effect/vitest"
import { Effect, Redacted, TestClock } from "effect"
import { Keys } from "#src/Access/Keys.ts"
import { brand, create, refusal, scenario, steward } from "./AccessCommands.ts"

describe("steward members", () => {
  scenario("roles are changed and taken, and the keys follow", () =>
    Effect.gen(function* () {
      const keys = yield* Keys
      const { person } = yield* create(...brand)
      yield* TestClock.adjust("1 second")
      const bob = yield* create("--workspace", "Brand", "--person", "Bob", "--role", "manager")
      const role = Effect.map(keys.authenticate(Redacted.make(bob.key.key)), (principal) => principal.role)

      const changed = yield* steward("members", "role", "bob", "viewer")
      assert.strictEqual(changed.out, '"Bob" is now viewer in "Brand".')
      assert.strictEqual(yield* role, "viewer")
      const list = yield* steward("members", "list", "--json")
      assert.deepStrictEqual(JSON.parse(list.out), [
        { id: person.id, name: "Ada Operator", role: "owner", limited_to: null },
        { id: bob.person.id, name: "Bob", role: "viewer", limited_to: null }
      ])
      const removed = yield* steward("members", "remove", bob.person.id)
      assert.strictEqual(removed.out, '"Bob" is no longer a member of "Brand".')
      assert.isNull(yield* role)

      assert.include(yield* refusal("members", "remove", "Ada Operator"), "is the only owner of this workspace")
      assert.include(yield* refusal("members", "role", "Bob", "admin"), '"Bob" is not a member of "Brand"')
      yield* create("--workspace", "Other", "--person", "Grace")
      assert.include(yield* refusal("members", "list"), "say which with --workspace")
    })
  )
})

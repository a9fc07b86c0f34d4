import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { brand } from "#test/House.ts"
import { clientOf } from "#test/InProcess.ts"
import { ask, Door } from "./Asking.ts"
import { met } from "./Scenes.ts"

layer(Door)("a custom field", (it) => {
  it.effect("may have any name that an object can be asked for, and keeps it", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { id } = yield* met(ours)
      const client = yield* clientOf(ours.key)
      const entries = Effect.map(client.contacts.get({ path: { id } }), ({ data }) => Object.entries(data.fields))
      const path = `/api/v1/contacts/${id}`
      const asked = { key: ours.key, headers: { "content-type": "application/json" } }
      const body = '{"fields":{"__proto__":"L","constructor":"M","size":"S"}}'
      assert.strictEqual((yield* ask("PATCH", path, { ...asked, body })).status, 200)
      assert.sameDeepMembers(yield* entries, [
        ["__proto__", "L"],
        ["constructor", "M"],
        ["size", "S"]
      ])
      const removal = '{"fields":{"__proto__":null,"size":null}}'
      assert.strictEqual((yield* ask("PATCH", path, { ...asked, body: removal })).status, 200)
      assert.deepStrictEqual(yield* entries, [["constructor", "M"]])
    })
  )
})

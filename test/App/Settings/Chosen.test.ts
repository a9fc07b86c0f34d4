import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { brand } from "#test/House.ts"
import { Door } from "#test/Http/Asking.ts"
import { lookingAs } from "../Looking.ts"

layer(Door)("what a form of Settings does not offer", (it) => {
  it.effect("makes no key that never ends, and ends none at once", () =>
    Effect.gen(function* () {
      const { personId, workspaceId } = yield* brand()
      const { submit } = yield* lookingAs(personId)
      const keys = yield* Keys
      const before = yield* keys.list(workspaceId)
      const send = (to: string, fields: Readonly<Record<string, string>>) =>
        submit(`/settings/keys/${to}`, Object.entries({ workspace: workspaceId, ...fields }))
      const made = { name: "Make", scope: "read" }
      for (const fields of [made, ...["", "2020-01-01", "yesterday", "31", "-1"].map((ends) => ({ ...made, ends }))]) {
        assert.strictEqual((yield* send("create", fields)).status, 422, JSON.stringify(fields))
      }
      for (const fields of [{}, { overlap: "" }, { overlap: " " }, { overlap: "soon" }]) {
        assert.strictEqual((yield* send(`${before[0]?.id}/rotate`, fields)).status, 422, JSON.stringify(fields))
      }
      assert.deepStrictEqual(yield* keys.list(workspaceId), before)
    })
  )
})

import { assert, it } from "@effect/vitest"
import { factsOf } from "#src/Audit/StateWords.ts"

it("what the audit log kept is told in words, and not as JSON", () => {
  const state = {
    role: "moderator",
    limited_to: ["Fjord", "Coffee"],
    scopes: [],
    own: { links: true, media: false },
    keys: [
      { id: "key_1", name: "" },
      { id: "key_2", name: null }
    ],
    ends: 3
  }
  assert.deepStrictEqual(factsOf(state), [
    ["role", "moderator"],
    ["limited to", "Fjord, Coffee"],
    ["scopes", "none"],
    ["own", "links: yes, media: no"],
    ["keys", "id: key_1, name: nothing; id: key_2, name: nothing"],
    ["ends", "3"]
  ])
  assert.deepStrictEqual(factsOf(["a", 1]), [["value", "a, 1"]])
})

import { assert, describe, it } from "@effect/vitest"
import { actorOf, callerId } from "#schema/api/Authentication.ts"
import { GrantId, KeyId, PersonId } from "#schema/Ids.ts"
import { scopeOf, scopes, within } from "#schema/resources/Scope.ts"

const assistant = { grantId: GrantId.make("grt_1"), name: "Claude", scopes: ["read", "moderate"] } as const
const person = { personId: PersonId.make("usr_1"), personName: "Ada" }

describe("scopes", () => {
  it("narrow an assistant, and nobody else", () => {
    assert.deepStrictEqual(
      scopes.filter((scope) => within({ assistant }, scope)),
      ["read", "moderate"]
    )
    assert.deepStrictEqual(
      scopes.filter((scope) => within({}, scope)),
      [...scopes]
    )
  })

  it("go with permissions", () => {
    assert.deepStrictEqual([null, "moderate" as const, "change_autopilot" as const].map(scopeOf), [...scopes])
  })
})

describe("who asks", () => {
  it("is told with the assistant that acted for them", () => {
    assert.strictEqual(actorOf(person), "Ada")
    assert.strictEqual(actorOf({ ...person, assistant }), "Ada, by the assistant Claude")
  })

  it("is counted by key or grant, and else by person", () => {
    const key = { id: KeyId.make("key_1"), name: "Zapier", prefix: "stw_live_1234" }
    assert.strictEqual(callerId({ ...person, key }), "key_1")
    assert.strictEqual(callerId({ ...person, assistant }), "grt_1")
    assert.strictEqual(callerId(person), "usr_1")
  })
})

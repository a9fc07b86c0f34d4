import { assert, describe, it } from "@effect/vitest"
import { identityOf } from "#src/Contacts/Identity.ts"

describe("identityOf", () => {
  it("goes by the id, else by the handle without regard to case or its @, else by nothing", () => {
    const named = (externalId: string | null, handle: string) => identityOf({ externalId, handle, name: "Dana" })
    assert.deepStrictEqual(named("1", "dana"), { kind: "id", value: "1" })
    assert.deepStrictEqual(named(null, " @Dana "), { kind: "handle", value: "dana" })
    assert.deepStrictEqual(named("", "dana"), { kind: "handle", value: "dana" })
    assert.isNull(named(null, "@"))
    assert.isNull(named(null, ""))
  })
})

import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { AccountId } from "#schema/Ids.ts"
import { may, refusal } from "#schema/resources/Permission.ts"
import { Role } from "#schema/resources/Workspace.ts"

const some = [AccountId.make("acc_1")]
const limits = FastCheck.option(FastCheck.array(FastCheck.string().map((id) => AccountId.make(id))), { nil: null })

describe("Permission", () => {
  it.each([
    ["owner", null, true, true],
    ["owner", some, true, true],
    ["admin", null, true, true],
    ["admin", some, true, true],
    ["manager", null, true, true],
    ["manager", some, true, false],
    ["moderator", null, true, false],
    ["moderator", some, true, false],
    ["viewer", null, false, false],
    ["viewer", some, false, false],
    [null, null, false, false],
    [null, some, false, false]
  ] as const)("%s, limited to %o: moderates %s, changes the autopilot %s", (role, limitedTo, moderates, changes) => {
    assert.strictEqual(may({ role, limitedTo }, "moderate"), moderates)
    assert.strictEqual(may({ role, limitedTo }, "change_autopilot"), changes)
  })

  it.prop(
    "gives nobody more for being limited, and the autopilot to nobody who may not moderate",
    [FastCheck.constantFrom(...Role.literals, null), limits],
    ([role, limitedTo]) => {
      for (const permission of ["moderate", "change_autopilot", "manage_webhooks"] as const) {
        assert.isTrue(may({ role, limitedTo: null }, permission) || !may({ role, limitedTo }, permission))
      }
      assert.isTrue(may({ role, limitedTo }, "moderate") || !may({ role, limitedTo }, "change_autopilot"))
    }
  )

  it("lets owners and admins manage webhooks, and nobody else", () => {
    for (const role of [...Role.literals, null]) {
      const manages = role === "owner" || role === "admin"
      assert.strictEqual(may({ role, limitedTo: null }, "manage_webhooks"), manages)
    }
  })

  it("names in its refusal every role that would do, and none that would not", () => {
    for (const permission of ["moderate", "change_autopilot", "manage_webhooks"] as const) {
      for (const role of Role.literals) {
        const named = new RegExp(`\\b${role}\\b`).test(refusal(permission))
        assert.strictEqual(named, may({ role, limitedTo: null }, permission), `${permission}, ${role}`)
      }
    }
  })
})

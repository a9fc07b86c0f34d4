import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { AccountId, PersonId } from "#schema/Ids.ts"
import { Role } from "#schema/resources/Workspace.ts"
import { leavesNoOwner, unfit } from "#src/Access/People/Membership.ts"

const role = FastCheck.constantFrom(...Role.literals)
const person = FastCheck.constantFrom("a", "b", "c", "d").map((id) => PersonId.make(`usr_${id}`))
const members = FastCheck.uniqueArray(FastCheck.record({ personId: person, role }), {
  selector: ({ personId }) => personId
})

describe("Membership", () => {
  it("only managers and moderators can be limited", () => {
    const limitable = Role.literals.filter((role) => unfit({ role, limitedTo: [AccountId.make("acc_1")] }) === null)
    assert.deepStrictEqual(limitable, ["manager", "moderator"])
    assert.include(unfit({ role: "viewer", limitedTo: [] }) ?? "", "viewer")
    for (const role of Role.literals) assert.isNull(unfit({ role, limitedTo: null }))
  })

  it.prop(
    "a change leaves no owner exactly when there was one and afterwards there is none",
    [members, person, FastCheck.option(role, { nil: null })],
    ([before, personId, next]) => {
      FastCheck.pre(before.some((member) => member.personId === personId))
      const after = before.flatMap((member) => {
        if (member.personId !== personId) return [member]
        return next === null ? [] : [{ ...member, role: next }]
      })
      const owned = (list: typeof before) => list.some((member) => member.role === "owner")
      assert.strictEqual(leavesNoOwner(before, personId, next), owned(before) && !owned(after))
    }
  )
})

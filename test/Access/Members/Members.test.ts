import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { PersonId } from "#schema/Ids.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { MembershipRefused, NotAMember } from "#src/Access/People/Membership.ts"
import { addAccount, addPerson, audited, brand, TestAccess } from "../TestAccess.ts"

layer(TestAccess)("Members", (it) => {
  it.effect("adding, changing and removing are in the audit log, from what to what", () =>
    Effect.gen(function* () {
      const members = yield* Members
      const { workspace } = yield* brand()
      const person = yield* addPerson(workspace.id, "viewer")
      const account = yield* addAccount(workspace.id)
      const change = { workspaceId: workspace.id, personId: person.id, actor: "Hopper" }
      yield* members.change({ ...change, role: "manager", limitedTo: [account] })
      yield* members.change({ ...change, role: "manager", limitedTo: [account] })
      yield* members.remove(change)

      const said = (role: string, limitedTo: unknown) => ({
        person_id: person.id,
        name: "Ada Operator",
        role,
        limited_to: limitedTo
      })
      assert.deepStrictEqual((yield* audited(workspace.id)).slice(2), [
        { actor: "Grace", what: "member.added", before: null, after: said("viewer", null) },
        { actor: "Hopper", what: "member.changed", before: said("viewer", null), after: said("manager", [account]) },
        { actor: "Hopper", what: "member.removed", before: said("manager", [account]), after: null }
      ])
    })
  )

  it.effect("the last owner stays one", () =>
    Effect.gen(function* () {
      const members = yield* Members
      const { workspace, person } = yield* brand("owner")
      const change = { workspaceId: workspace.id, personId: person.id, actor: "Grace" }
      const demotion = members.change({ ...change, role: "admin", limitedTo: null })
      for (const refused of [demotion, members.remove(change)]) {
        assert.include((yield* Effect.flip(refused)).message, "Ada Operator is the only owner")
      }
      yield* addPerson(workspace.id, "owner")
      yield* demotion
      assert.sameMembers(
        (yield* members.list(workspace.id)).map(({ role }) => role),
        ["admin", "owner"]
      )
    })
  )

  it.effect("two owners who remove each other at once do not both succeed", () =>
    Effect.gen(function* () {
      const members = yield* Members
      const { workspace, person } = yield* brand("owner")
      const other = yield* addPerson(workspace.id, "owner")
      const results = yield* Effect.all(
        [person, other].map(({ id }) =>
          Effect.either(members.remove({ workspaceId: workspace.id, personId: id, actor: "Grace" }))
        ),
        { concurrency: "unbounded" }
      )
      assert.sameMembers(
        results.map(({ _tag }) => _tag),
        ["Left", "Right"]
      )
      assert.deepStrictEqual(
        (yield* members.list(workspace.id)).map(({ role }) => role),
        ["owner"]
      )
    })
  )

  it.effect("nobody is a member twice, nor limited where that means nothing, nor to a foreign account", () =>
    Effect.gen(function* () {
      const members = yield* Members
      const here = yield* brand()
      const there = yield* brand()
      const account = yield* addAccount(here.workspace.id)
      const foreign = yield* addAccount(there.workspace.id)
      const add = { workspaceId: here.workspace.id, actor: "Grace", role: "moderator", limitedTo: null } as const
      const refusals = yield* Effect.forEach(
        [
          { ...add, person: here.person },
          { ...add, person: there.person, role: "admin" as const, limitedTo: [account] },
          { ...add, person: there.person, limitedTo: [account, foreign] }
        ],
        (options) => Effect.flip(members.add(options))
      )
      for (const refusal of refusals) assert.instanceOf(refusal, MembershipRefused)
      assert.deepStrictEqual(
        refusals.map(({ message }) => message),
        [
          "Ada Operator is already a member of this workspace",
          "Only a manager or a moderator can be limited to some accounts, not the role admin",
          `The workspace has no account ${foreign}`
        ]
      )
      assert.strictEqual((yield* members.list(here.workspace.id)).length, 1)
    })
  )

  it.effect("a member of another workspace is not a member of this one", () =>
    Effect.gen(function* () {
      const members = yield* Members
      const here = yield* brand()
      const there = yield* brand()
      for (const personId of [there.person.id, PersonId.make("usr_nobody")]) {
        const change = { workspaceId: here.workspace.id, personId, actor: "Grace" }
        const changed = yield* Effect.flip(members.change({ ...change, role: "viewer", limitedTo: null }))
        const removed = yield* Effect.flip(members.remove(change))
        for (const error of [changed, removed]) assert.instanceOf(error, NotAMember)
      }
      assert.strictEqual((yield* members.list(there.workspace.id)).length, 1)
    })
  )
})

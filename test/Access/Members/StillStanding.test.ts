import { assert, layer } from "@effect/vitest"
import { Effect, Either } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { Unauthorized } from "#schema/Errors.ts"
import { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { StillStanding } from "#src/Access/Members/StillStanding.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { House } from "#test/House.ts"
import { sessionOf } from "../SignIn/Protected.ts"
import { addAccount, addPerson, brand } from "../TestAccess.ts"
import { byLink } from "../TestSignIn.ts"

const stands = (principal: Principal) =>
  Effect.flatMap(StillStanding, ({ check }) => Effect.map(Effect.either(check(principal)), Either.isRight))

layer(House)("a request that waited", (it) => {
  it.effect("is carried out for a member with the same role and limit, and a key or session that has not ended", () =>
    Effect.gen(function* () {
      const { workspace } = yield* brand()
      const members = yield* Members
      const keys = yield* Keys
      const revocation = yield* KeyRevocation
      const account = yield* addAccount(workspace.id)
      const person = yield* addPerson(workspace.id, "manager")
      const change = { workspaceId: workspace.id, personId: person.id, actor: "Grace" }
      const principal = {
        workspaceId: workspace.id,
        workspaceName: workspace.name,
        personId: person.id,
        personName: person.name,
        role: "manager" as const,
        limitedTo: null
      }
      assert.isTrue(yield* stands(principal))
      const { id } = yield* keys.create({ workspaceId: workspace.id, personId: person.id, name: "CI", actor: "Grace" })
      const byKey = { ...principal, key: { id, name: "CI", prefix: "stw_live_" } }
      assert.isTrue(yield* stands(byKey))
      yield* revocation.revoke(workspace.id, id, "Grace")
      assert.deepStrictEqual([yield* stands(byKey), yield* stands(principal)], [false, true])
      const sessions = yield* Sessions
      const session = yield* sessionOf(yield* sessions.start(person.id, byLink))
      const inSession = { ...principal, sessionId: session.id }
      assert.isTrue(yield* stands(inSession))
      yield* sessions.endOne(person.id, session.id)
      assert.deepStrictEqual([yield* stands(inSession), yield* stands(principal)], [false, true])
      yield* members.change({ ...change, role: "manager", limitedTo: [account] })
      assert.isFalse(yield* stands(principal))
      assert.isTrue(yield* stands({ ...principal, limitedTo: [account] }))
      yield* members.change({ ...change, role: "viewer", limitedTo: null })
      assert.isFalse(yield* stands(principal))
      assert.isTrue(yield* stands({ ...principal, role: "viewer" }))
      yield* members.remove(change)
      const refused = yield* Effect.flip(Effect.flatMap(StillStanding, ({ check }) => check(principal)))
      assert.instanceOf(refused, Unauthorized)
      assert.match(refused.message, /nothing was done/)
    }).pipe(Effect.provide(StillStanding.layer))
  )
})

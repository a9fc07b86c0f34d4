import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Duration, Effect, TestClock } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { SessionsStanding } from "#src/Access/Members/SessionsStanding.ts"
import { absoluteLimit, idleLimit, Sessions } from "#src/Access/SignIn/Sessions.ts"
import { House } from "#test/House.ts"
import { sessionOf } from "../SignIn/Protected.ts"
import { addAccount, addPerson, brand } from "../TestAccess.ts"
import { byLink } from "../TestSignIn.ts"

const stands = (principal: Principal) =>
  Effect.flatMap(SessionsStanding, ({ among }) => Effect.map(among([principal]), (found) => found.length === 1))

/** Somebody who was let in by a session that has just begun. */
const entered = Effect.fn("entered")(function* (role: "viewer" | "manager" = "viewer") {
  const { workspace } = yield* brand()
  const person = yield* addPerson(workspace.id, role)
  const cookie = yield* Effect.flatMap(Sessions, ({ start }) => start(person.id, byLink))
  const session = yield* sessionOf(cookie)
  const principal: Principal = {
    workspaceId: workspace.id,
    workspaceName: workspace.name,
    personId: person.id,
    personName: person.name,
    role,
    limitedTo: null,
    sessionId: session.id
  }
  return { cookie, principal }
})

layer(House)("who was let in by a session", (it) => {
  it.effect("stands with the same session and membership, and many are told apart", () =>
    Effect.gen(function* () {
      const { among } = yield* SessionsStanding
      const [one, two, three] = [yield* entered(), yield* entered("manager"), yield* entered()]
      const { sessionId: _, ...byKey } = one.principal
      const elsewhere = { ...one.principal, workspaceId: two.principal.workspaceId }
      const all = [byKey, one.principal, elsewhere, two.principal, { ...one.principal }, three.principal]
      const standing = [1, 3, 4, 5]
      assert.deepStrictEqual(
        (yield* among(all)).map((found) => all.indexOf(found)),
        standing
      )
      yield* Effect.flatMap(Sessions, ({ endAll }) => endAll(one.principal.personId))
      const members = yield* Members
      const { personId, workspaceId } = two.principal
      const account = yield* addAccount(workspaceId)
      yield* members.change({ personId, workspaceId, actor: "Grace", role: "manager", limitedTo: [account] })
      assert.deepStrictEqual(yield* among(all), [three.principal])
      assert.isTrue(yield* stands({ ...two.principal, limitedTo: [account] }))
      assert.deepStrictEqual(yield* among([]), [])
    }).pipe(Effect.provide(SessionsStanding.layer))
  )

  it.effect("falls where the brand asks for a second factor that they do not have", () =>
    Effect.gen(function* () {
      const { principal } = yield* entered()
      const sql = yield* SqlClient.SqlClient
      yield* sql`UPDATE workspaces SET requires_second_factor = true WHERE id = ${principal.workspaceId}`
      assert.isFalse(yield* stands(principal))
    }).pipe(Effect.provide(SessionsStanding.layer))
  )

  it.effect("falls when the session ends of itself, and looking is no use of it", () =>
    Effect.gen(function* () {
      const { principal } = yield* entered()
      yield* TestClock.adjust(Duration.subtract(idleLimit, "1 second"))
      assert.isTrue(yield* stands(principal))
      yield* TestClock.adjust("1 second")
      assert.isFalse(yield* stands(principal))
      const busy = yield* entered()
      const { authenticate } = yield* Sessions
      yield* Effect.repeatN(
        Effect.zipRight(TestClock.adjust(Duration.times(absoluteLimit, 1 / 6)), authenticate(busy.cookie)),
        4
      )
      yield* TestClock.adjust(Duration.subtract(Duration.times(absoluteLimit, 1 / 6), "1 second"))
      assert.isTrue(yield* stands(busy.principal))
      yield* TestClock.adjust("1 second")
      assert.isFalse(yield* stands(busy.principal))
    }).pipe(Effect.provide(SessionsStanding.layer))
  )
})

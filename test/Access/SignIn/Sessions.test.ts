import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Duration, Effect, Option, Redacted, TestClock } from "effect"
import { absoluteLimit, idleLimit, Sessions } from "#src/Access/SignIn/Sessions.ts"
import { addPerson, brand } from "../TestAccess.ts"
import { byLink, TestSignIn } from "../TestSignIn.ts"

const someone = Effect.gen(function* () {
  const { workspace } = yield* brand()
  return yield* addPerson(workspace.id, "viewer")
})

layer(TestSignIn)("Sessions", (it) => {
  it.effect("a cookie is who it was made for, until it is ended", () =>
    Effect.gen(function* () {
      const sessions = yield* Sessions
      const [ada, grace] = [yield* someone, yield* someone]
      const cookie = yield* sessions.start(ada.id, byLink)
      const other = yield* sessions.start(grace.id, byLink)
      assert.deepStrictEqual(yield* sessions.authenticate(cookie), Option.some(ada))
      yield* sessions.end(cookie)
      yield* sessions.end(cookie)
      assert.isTrue(Option.isNone(yield* sessions.authenticate(cookie)))
      assert.deepStrictEqual(yield* sessions.authenticate(other), Option.some(grace))
    })
  )

  it.effect("is not kept as it is, and nothing that was not handed out is one", () =>
    Effect.gen(function* () {
      const sessions = yield* Sessions
      const sql = yield* PgClient.PgClient
      const cookie = yield* sessions.start((yield* someone).id, byLink)
      const text = Redacted.value(cookie)
      const rows = yield* sql`SELECT encode(hash, 'escape') AS hash, person_id FROM sessions`
      assert.notInclude(JSON.stringify(rows), text)
      for (const odd of ["", "x", `${text}x`, text.slice(1), text.toUpperCase(), `${text}\0`, "a".repeat(43)]) {
        assert.isTrue(Option.isNone(yield* sessions.authenticate(Redacted.make(odd))), odd)
      }
    })
  )

  it.effect("ends when it is not used, and in the end however much it is", () =>
    Effect.gen(function* () {
      const sessions = yield* Sessions
      const person = yield* someone
      const idle = yield* sessions.start(person.id, byLink)
      const busy = yield* sessions.start(person.id, byLink)
      const isGood = (cookie: Redacted.Redacted) => Effect.map(sessions.authenticate(cookie), Option.isSome)
      const days = Duration.toDays(absoluteLimit)
      for (let day = 1; day < days; day++) {
        yield* TestClock.adjust("1 day")
        assert.isTrue(yield* isGood(busy), `day ${day}`)
      }
      assert.isFalse(yield* isGood(idle))
      yield* TestClock.adjust("1 day")
      assert.isFalse(yield* isGood(busy))
      assert.isAtLeast(yield* sessions.forget, 2)
      assert.strictEqual(yield* sessions.forget, 0)
    })
  )

  it.effect("idle time is counted to the last use, give or take minutes", () =>
    Effect.gen(function* () {
      const sessions = yield* Sessions
      const cookie = yield* sessions.start((yield* someone).id, byLink)
      yield* TestClock.adjust(Duration.subtract(idleLimit, "1 second"))
      assert.isTrue(Option.isSome(yield* sessions.authenticate(cookie)))
      yield* TestClock.adjust(Duration.subtract(idleLimit, "1 second"))
      assert.isTrue(Option.isSome(yield* sessions.authenticate(cookie)))
      yield* TestClock.adjust(idleLimit)
      assert.isTrue(Option.isNone(yield* sessions.authenticate(cookie)))
    })
  )
})

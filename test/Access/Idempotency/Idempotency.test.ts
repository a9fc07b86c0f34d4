import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Layer, Redacted, TestClock } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { Idempotency } from "#src/Access/Idempotency/Idempotency.ts"
import { IdempotentAnswersRepo } from "#src/Access/Idempotency/IdempotentAnswersRepo.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { addPerson, brand, TestAccess } from "../TestAccess.ts"

const TestIdempotency = Idempotency.layer.pipe(
  Layer.provide([IdempotentAnswersRepo.layer, SecretBox.layer(Redacted.make(new Uint8Array(32).fill(7)))]),
  Layer.provideMerge(TestAccess)
)

const request = new Uint8Array(32).fill(1)
const otherRequest = new Uint8Array(32).fill(2)

const asking = Effect.gen(function* () {
  const { key, workspace } = yield* brand()
  const keys = yield* Keys
  return { workspaceId: workspace.id, principal: yield* keys.authenticate(key.key) }
})

/** Something that shows how often it was done: a tag is made in the transaction. */
const effectOn = Effect.fn("effectOn")(function* ({ workspaceId }: Principal) {
  const sql = yield* SqlClient.SqlClient
  const count = sql<{ readonly name: string }>`SELECT name FROM tags WHERE workspace_id = ${workspaceId}`.pipe(
    Effect.map((rows) => rows.length)
  )
  let made = 0
  const answer = Effect.gen(function* () {
    const name = `tag-${++made}`
    yield* sql`INSERT INTO tags ${sql.insert({ workspace_id: workspaceId, id: name, name, key: name, created_at: new Date(0) })}`
    return { status: 202, body: `{"data":"${name} — 🙏"}` }
  }).pipe(Effect.orDie)
  return { answer, count }
})

const codeOf = <A>(exit: Exit.Exit<A, { readonly code: string }>) =>
  Exit.match(exit, {
    onSuccess: () => "done",
    onFailure: (cause) => (cause._tag === "Fail" ? cause.error.code : "died")
  })

layer(TestIdempotency)("what is asked twice under one key", (it) => {
  it.effect("is done once, and answered alike to the byte", () =>
    Effect.gen(function* () {
      const { principal } = yield* asking
      const { answer, count } = yield* effectOn(principal)
      const { once } = yield* Idempotency
      const first = yield* once(principal, "k", request)(answer)
      const second = yield* once(principal, "k", request)(answer)
      assert.deepStrictEqual(first, { status: 202, body: '{"data":"tag-1 — 🙏"}' })
      assert.deepStrictEqual(second, first)
      assert.strictEqual(yield* count, 1)
    })
  )

  it.effect("but is not the same request is refused, and nothing is done", () =>
    Effect.gen(function* () {
      const { principal } = yield* asking
      const { answer, count } = yield* effectOn(principal)
      const { once } = yield* Idempotency
      yield* once(principal, "k", request)(answer)
      assert.strictEqual(codeOf(yield* Effect.exit(once(principal, "k", otherRequest)(answer))), "unprocessable")
      assert.strictEqual(yield* count, 1)
    })
  )

  it.effect("while the first still runs is a conflict, and answered when that is done", () =>
    Effect.gen(function* () {
      const { principal } = yield* asking
      const { answer, count } = yield* effectOn(principal)
      const { once } = yield* Idempotency
      const [begun, go] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      const held = Effect.zipRight(Deferred.succeed(begun, undefined), Effect.zipRight(Deferred.await(go), answer))
      const running = yield* Effect.fork(once(principal, "k", request)(held))
      yield* Deferred.await(begun)
      const repeat = Effect.map(Effect.exit(once(principal, "k", request)(answer)), codeOf)
      assert.strictEqual(yield* repeat, "conflict")
      assert.strictEqual(codeOf(yield* Effect.exit(once(principal, "k", otherRequest)(answer))), "conflict")
      assert.strictEqual(codeOf(yield* Effect.exit(once(principal, "another", request)(answer))), "done")
      yield* Deferred.succeed(go, undefined)
      const given = yield* Fiber.join(running)
      assert.deepStrictEqual(yield* once(principal, "k", request)(answer), given)
      assert.strictEqual(yield* count, 2)
    })
  )

  it.effect("is done once however many ask at the same time", () =>
    Effect.gen(function* () {
      const { principal } = yield* asking
      const { answer, count } = yield* effectOn(principal)
      const { once } = yield* Idempotency
      const exits = yield* Effect.all(
        Array.from({ length: 12 }, () => Effect.exit(once(principal, "k", request)(answer))),
        { concurrency: "unbounded" }
      )
      assert.includeMembers(["done", "conflict"], exits.map(codeOf))
      const given = exits.flatMap((exit) => (Exit.isSuccess(exit) ? [exit.value.body] : []))
      assert.isAbove(given.length, 0)
      assert.strictEqual(new Set(given).size, 1)
      assert.strictEqual(yield* count, 1)
    })
  )

  it.effect("and failed, died or was broken off leaves nothing behind, and is done the next time", () =>
    Effect.gen(function* () {
      const { principal } = yield* asking
      const { answer, count } = yield* effectOn(principal)
      const { once } = yield* Idempotency
      const begun = yield* Deferred.make<void>()
      const ends = [
        Effect.fail({ code: "not_found" }),
        Effect.dieMessage("broken"),
        Effect.zipRight(Deferred.succeed(begun, undefined), Effect.never)
      ]
      for (const end of ends) {
        const running = yield* Effect.fork(once(principal, "k", request)(Effect.zipRight(answer, end)))
        if (end === ends[2]) {
          yield* Deferred.await(begun)
          yield* Fiber.interrupt(running)
        }
        assert.notStrictEqual(codeOf(yield* Fiber.await(running)), "done")
        assert.strictEqual(yield* count, 0)
      }
      yield* once(principal, "k", request)(answer)
      assert.strictEqual(yield* count, 1)
    })
  )

  it.effect("is answered for a day, and then done again", () =>
    Effect.gen(function* () {
      const { principal } = yield* asking
      const { answer, count } = yield* effectOn(principal)
      const { once } = yield* Idempotency
      yield* once(principal, "k", request)(answer)
      yield* TestClock.adjust("86399999 millis")
      yield* once(principal, "k", request)(answer)
      assert.strictEqual(yield* count, 1)
      yield* TestClock.adjust("1 millis")
      const again = yield* once(principal, "k", otherRequest)(answer)
      assert.deepStrictEqual(yield* once(principal, "k", otherRequest)(answer), again)
      assert.strictEqual(yield* count, 2)
    })
  )

  it.effect("is another thing under another API key", () =>
    Effect.gen(function* () {
      const { principal, workspaceId } = yield* asking
      const { answer, count } = yield* effectOn(principal)
      const { once } = yield* Idempotency
      const keys = yield* Keys
      const person = yield* addPerson(workspaceId, "admin")
      const { key } = yield* keys.create({ workspaceId, personId: person.id, name: "Make" })
      const other = yield* keys.authenticate(key)
      yield* once(principal, "k", request)(answer)
      yield* once(other, "k", otherRequest)(answer)
      assert.strictEqual(yield* count, 2)
    })
  )
})

layer(TestIdempotency)("answers that were kept for a day", (it) => {
  it.effect("are forgotten in batches, and no younger ones", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { principal, workspaceId } = yield* asking
      const { forget, once } = yield* Idempotency
      yield* sql`
        INSERT INTO idempotent_answers (workspace_id, key_id, idempotency_key, request, status, sealed_body, created_at)
        SELECT ${workspaceId}, ${principal.key.id}, n::text, '\\x00', 200, '{}', 'epoch' FROM generate_series(1, 700) AS n`
      yield* TestClock.setTime(86_400_000)
      yield* once(principal, "young", request)(Effect.succeed({ status: 200, body: "{}" }))
      assert.deepStrictEqual([yield* forget, yield* forget, yield* forget], [500, 200, 0])
      const left = yield* sql`SELECT idempotency_key FROM idempotent_answers`
      assert.deepStrictEqual(left, [{ idempotency_key: "young" }])
    })
  )
})

import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer, Redacted } from "effect"
import { PasswordHasher } from "#src/Access/SignIn/PasswordHasher.ts"
import { dummyHash, Passwords } from "#src/Access/SignIn/Passwords.ts"

/** Checks that end when they are told to, and how many run. */
const held = Effect.gen(function* () {
  const open = yield* Deferred.make<void>()
  const running = { now: 0, most: 0 }
  const hasher = Layer.succeed(PasswordHasher, {
    hash: () => Effect.succeed(""),
    verify: () =>
      Effect.gen(function* () {
        running.now += 1
        running.most = Math.max(running.most, running.now)
        yield* Deferred.await(open)
        running.now -= 1
        return true
      })
  })
  return { open, running, layer: Layer.provide(Passwords.layer, hasher) }
})

describe("Passwords", () => {
  it.effect("a few are hashed at once, and a long queue is turned away", () =>
    Effect.gen(function* () {
      const { layer, open, running } = yield* held
      yield* Effect.gen(function* () {
        const passwords = yield* Passwords
        const all = yield* Effect.forEach(
          Array.from({ length: 60 }),
          (_, place) => Effect.fork(Effect.either(passwords.verify("a", "b", `192.0.2.${place}`))),
          { concurrency: 1 }
        )
        yield* Effect.yieldNow()
        yield* Deferred.succeed(open, undefined)
        const results = yield* Fiber.join(Fiber.all(all))
        assert.strictEqual(running.most, 2)
        assert.strictEqual(results.filter(({ _tag }) => _tag === "Left").length, 10)
        assert.strictEqual((yield* Effect.either(passwords.verify("a", "b", "192.0.2.1")))._tag, "Right")
      }).pipe(Effect.provide(layer))
    })
  )

  it.effect("one place has one at a time, however many it sends, and nobody else waits for it", () =>
    Effect.gen(function* () {
      const { layer, open, running } = yield* held
      yield* Effect.gen(function* () {
        const passwords = yield* Passwords
        const check = (place: string) => Effect.fork(Effect.either(passwords.verify("a", "b", place)))
        const many = yield* Effect.replicateEffect(check("192.0.2.1"), 60)
        yield* Effect.repeatN(Effect.yieldNow(), 500)
        assert.strictEqual(running.now, 1)
        yield* Fiber.interruptAll(many.slice(1, 20))
        yield* check("192.0.2.2")
        yield* Effect.repeatN(Effect.yieldNow(), 500)
        assert.strictEqual(running.now, 2)
        yield* Deferred.succeed(open, undefined)
        const results = yield* Fiber.join(Fiber.all([...many.slice(0, 1), ...many.slice(20)]))
        assert.strictEqual(results.filter(({ _tag }) => _tag === "Left").length, 10)
        assert.strictEqual((yield* Effect.either(passwords.verify("a", "b", "192.0.2.1")))._tag, "Right")
      }).pipe(Effect.provide(layer))
    })
  )

  it.effect("who has no hash is refused after the same work", () =>
    Effect.gen(function* () {
      const asked: Array<string> = []
      const hasher = Layer.succeed(PasswordHasher, {
        hash: () => Effect.succeed(""),
        verify: (_, hash) =>
          Effect.as(
            Effect.sync(() => asked.push(hash)),
            true
          )
      })
      const good = yield* Effect.flatMap(Passwords, ({ verify }) => verify("anything", null, "192.0.2.1")).pipe(
        Effect.provide(Layer.provide(Passwords.layer, hasher))
      )
      assert.isFalse(good)
      assert.deepStrictEqual(asked, [dummyHash])
    })
  )

  it.live("hashes are argon2id, salted, and as costly as the one that stands in", () =>
    Effect.gen(function* () {
      const { hash, verify } = yield* Passwords
      // one keyboard composes the letter, the other does not
      const first = yield* hash("caf\u00e9 au lait s'il vous", "1")
      const second = yield* hash("cafe\u0301 au lait s'il vous", "1")
      assert.notStrictEqual(first, second)
      const cost = (text: string) => text.split("$").slice(0, 4).join("$")
      assert.strictEqual(cost(first), "$argon2id$v=19$m=65536,t=2,p=1")
      assert.strictEqual(cost(dummyHash), cost(first))
      assert.isTrue(yield* verify("cafe\u0301 au lait s'il vous", first, "1"))
      assert.isFalse(yield* verify("cafe au lait s'il vous", first, "1"))
      assert.isFalse(yield* verify("", null, "1"))
      assert.notInclude(String(Redacted.make(first)), first)
    }).pipe(Effect.provide(Layer.provide(Passwords.layer, PasswordHasher.layer)))
  )
})

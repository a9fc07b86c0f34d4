import { assert, describe, it } from "@effect/vitest"
import { Effect, FastCheck, Redacted } from "effect"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { runs } from "#test/Runs.ts"

const key = FastCheck.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Uint8Array.from(bytes))
const secret = FastCheck.fullUnicodeString({ maxLength: 60 })
const purpose = FastCheck.string({ maxLength: 20 })
const examples: Array<[string, string, Uint8Array<ArrayBuffer>]> = [
  ["\uFEFFbegins with a byte order mark", "a token", new Uint8Array(32)]
]

const box = (key: Uint8Array<ArrayBuffer>) =>
  SecretBox.pipe(Effect.provide(SecretBox.layer(Redacted.make(key))), Effect.provide(RandomBytes.layer))

const cannotOpen = Effect.fn("cannotOpen")(function* (
  { open }: Effect.Effect.Success<ReturnType<typeof box>>,
  purpose: string,
  sealed: Uint8Array
) {
  const error = yield* Effect.flip(open(purpose, sealed))
  assert.strictEqual(error._tag, "CannotOpen")
  assert.include(error.message, "STEWARD_SECRET_KEY")
})

describe("SecretBox", () => {
  it.effect.prop(
    "opens what it sealed, and seals the same never alike",
    [secret, purpose, key],
    ([secret, purpose, key]) =>
      Effect.gen(function* () {
        const { open, seal } = yield* box(key)
        const [one, two] = [yield* seal(purpose, Redacted.make(secret)), yield* seal(purpose, Redacted.make(secret))]
        assert.notDeepEqual(one, two)
        for (const sealed of [one, two]) assert.strictEqual(Redacted.value(yield* open(purpose, sealed)), secret)
      }),
    { fastCheck: { examples, numRuns: 40 }, timeout: 30_000 }
  )

  it.effect.prop(
    "does not open what was tampered with, in any byte",
    [secret, purpose, key, FastCheck.integer({ min: 1, max: 255 })],
    ([secret, purpose, key, flip]) =>
      Effect.gen(function* () {
        const opener = yield* box(key)
        const sealed = yield* opener.seal(purpose, Redacted.make(secret))
        for (const position of sealed.keys()) {
          const damaged = sealed.map((byte, index) => (index === position ? byte ^ flip : byte))
          yield* cannotOpen(opener, purpose, damaged)
          yield* cannotOpen(opener, purpose, sealed.subarray(0, position))
        }
        yield* cannotOpen(opener, purpose, Uint8Array.of(...sealed, flip))
      }),
    { fastCheck: { numRuns: runs(8) }, timeout: 30_000 }
  )

  it.effect.prop(
    "opens for the same purpose only",
    [secret, purpose, purpose, key],
    ([secret, purpose, other, key]) =>
      Effect.gen(function* () {
        FastCheck.pre(purpose !== other)
        const opener = yield* box(key)
        yield* cannotOpen(opener, other, yield* opener.seal(purpose, Redacted.make(secret)))
      }),
    { fastCheck: { numRuns: runs(30) }, timeout: 30_000 }
  )

  it.effect.prop(
    "opens under the same key only",
    [secret, purpose, key, key],
    ([secret, purpose, key, otherKey]) =>
      Effect.gen(function* () {
        FastCheck.pre(!Buffer.from(key).equals(otherKey))
        const sealed = yield* (yield* box(key)).seal(purpose, Redacted.make(secret))
        yield* cannotOpen(yield* box(otherKey), purpose, sealed)
      }),
    { fastCheck: { numRuns: 30 }, timeout: 30_000 }
  )
})

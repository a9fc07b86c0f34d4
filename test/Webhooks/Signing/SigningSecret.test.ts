import { assert, describe, it } from "@effect/vitest"
import { Effect, FastCheck, Schema } from "effect"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { fromBytes, generate, printedKey, SigningSecret, standardKey } from "#src/Webhooks/Signing/SigningSecret.ts"

const bytes = FastCheck.uint8Array({ minLength: 32, maxLength: 32 })

describe("SigningSecret", () => {
  it.prop("holds its 32 bytes, and is the key as printed", [bytes], ([bytes]) => {
    const secret = fromBytes(bytes)
    assert.isTrue(Schema.is(SigningSecret)(secret))
    assert.deepEqual([...standardKey(secret)], [...bytes])
    assert.strictEqual(Buffer.from(printedKey(secret)).toString(), secret)
  })

  it.effect("is drawn anew each time", () =>
    Effect.gen(function* () {
      assert.notStrictEqual(yield* generate, yield* generate)
    }).pipe(Effect.provide(RandomBytes.layer))
  )

  it("is nothing else", () => {
    for (const text of ["", "whsec_", "whsec_AAAA", `whsec_${"A".repeat(43)}`, `whsk_${"A".repeat(43)}=`]) {
      assert.isFalse(Schema.is(SigningSecret)(text), text)
    }
  })
})

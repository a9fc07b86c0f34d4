import { assert, describe, it } from "@effect/vitest"
import { Effect, FastCheck, Option, Redacted } from "effect"
import * as ApiKey from "#src/Access/Keys/ApiKey.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"

const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const random = FastCheck.uint8Array({ minLength: ApiKey.randomLength, maxLength: ApiKey.randomLength })
const key = random.map((bytes) => Redacted.value(ApiKey.make(bytes)))

describe("ApiKey", () => {
  it("is what it has always been for the same bytes", () => {
    const counted = ApiKey.make(Uint8Array.from({ length: ApiKey.randomLength }, (_, index) => index))
    assert.strictEqual(Redacted.value(counted), "stw_live_S86reYjdQ5ckAqLoTS4ckntI6Yz8O0Ih4fPQQM")
    assert.strictEqual(
      Buffer.from(ApiKey.hash(counted)).toString("hex"),
      "d3300954806dea8b7846650d112e1c9fd25a1501779a597ff90d25edf1a4fbbe"
    )
    assert.strictEqual(String(counted), "<redacted>")
  })

  it.prop("has its shape and comes back from parsing", [key], ([text]) => {
    assert.match(text, /^stw_live_[0-9A-Za-z]{38}$/)
    const parsed = ApiKey.parse(text)
    assert.deepStrictEqual(Option.map(parsed, Redacted.value), Option.some(text))
    assert.deepStrictEqual(Option.map(parsed, ApiKey.prefix), Option.some(text.slice(0, 13)))
  })

  it.prop("differs when any of its last 23 bytes differs", [random, FastCheck.nat(22)], ([bytes, index]) => {
    const other = Uint8Array.from(bytes, (byte, at) => (at === bytes.length - 1 - index ? byte ^ 1 : byte))
    assert.notStrictEqual(Redacted.value(ApiKey.make(bytes)), Redacted.value(ApiKey.make(other)))
  })

  it("refuses every change of a single character", () => {
    const [text = ""] = FastCheck.sample(key, { numRuns: 1, seed: 7 })
    for (let at = 0; at < text.length; at++) {
      for (const digit of `${base62}_- \u0000é`) {
        if (digit === text.charAt(at)) continue
        const changed = text.slice(0, at) + digit + text.slice(at + 1)
        assert.isTrue(Option.isNone(ApiKey.parse(changed)), changed)
      }
    }
  })

  it.prop("refuses two neighbours that changed places", [key, FastCheck.nat(45)], ([text, at]) => {
    const swapped = text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
    assert.strictEqual(Option.isSome(ApiKey.parse(swapped)), swapped === text)
  })

  it.prop("refuses what is longer, shorter or something else", [key, FastCheck.string()], ([text, other]) => {
    for (const token of [other, text + other.slice(0, 1), other.slice(0, 1) + text, `${text}\n`, text.slice(0, -1)]) {
      assert.strictEqual(Option.isSome(ApiKey.parse(token)), token === text)
    }
  })

  it.effect("uses all digits alike", () =>
    Effect.gen(function* () {
      const keys = 1000
      const seen = new Map<string, number>()
      const { bytes } = yield* RandomBytes
      for (const random of yield* Effect.replicateEffect(bytes(ApiKey.randomLength), keys)) {
        for (const digit of Redacted.value(ApiKey.make(random)).slice(9, 41))
          seen.set(digit, (seen.get(digit) ?? 0) + 1)
      }
      const fair = (keys * 32) / base62.length
      const chiSquared = [...base62].reduce((sum, digit) => sum + ((seen.get(digit) ?? 0) - fair) ** 2 / fair, 0)
      // with 61 degrees of freedom fair digits are over 112 in one sample of 10,000; this sample is fixed by its seed
      assert.isBelow(chiSquared, 112)
    }).pipe(Effect.provide(RandomBytes.layerSeeded("digits")))
  )
})

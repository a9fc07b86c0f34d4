import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { uuidv7, uuidv7s } from "#src/Ground/Ids.ts"

const random = FastCheck.uint8Array({ minLength: 10, maxLength: 10 })

describe("a UUIDv7", () => {
  it.prop(
    "holds its time, version 7, variant 2, and every other random bit",
    [FastCheck.nat(2 ** 47), random],
    ([time, bytes]) => {
      const digits = uuidv7(time, bytes)
      assert.match(digits, /^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/)
      assert.strictEqual(Number.parseInt(digits.slice(0, 12), 16), time)
      const kept = Uint8Array.fromHex(digits.slice(12))
      const expected = bytes.map((byte, at) =>
        at === 0 ? 0x70 | (byte & 0x0f) : at === 2 ? 0x80 | (byte & 0x3f) : byte
      )
      assert.deepStrictEqual(kept, expected)
    }
  )

  it.prop(
    "of a set each has its time or one soon after, and a place behind the one before it",
    [FastCheck.nat(2 ** 47), FastCheck.constantFrom(0, 1, 2, 300, 4096, 9000)],
    ([time, count]) => {
      const digits = uuidv7s(time, new Uint8Array(10 * count).fill(time))
      assert.strictEqual(digits.length, count)
      // told of all at once: an assertion of each costs seconds
      const wrong = digits.find((one, index) => {
        const after = Number.parseInt(one.slice(0, 12), 16) - time
        const isFormed = /^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/.test(one)
        return !isFormed || after < 0 || after > 2 || (index > 0 && one <= (digits[index - 1] ?? ""))
      })
      assert.isUndefined(wrong)
    }
  )
})

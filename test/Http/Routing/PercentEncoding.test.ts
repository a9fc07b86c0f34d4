import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { isUtf8, unescaped } from "#src/Http/Routing/PercentEncoding.ts"

const bytes = FastCheck.uint8Array({ minLength: 1, maxLength: 8 })
const escaped = (sent: Uint8Array) => Array.from(sent, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("")

describe("what is percent-encoded", () => {
  it.prop("is read as it was written", [FastCheck.fullUnicodeString()], ([text]) => {
    const part = encodeURIComponent(text.toWellFormed())
    assert.isTrue(isUtf8(part))
    assert.strictEqual(unescaped(part), text.toWellFormed())
  })

  it.prop(
    "is UTF-8 where a strict reader of its bytes says so",
    [bytes],
    ([sent]) => {
      const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })
      const read = () => strict.decode(sent)
      if (isUtf8(escaped(sent))) assert.strictEqual(unescaped(escaped(sent)), read())
      else assert.throws(read)
    },
    { fastCheck: { examples: [[Uint8Array.of(0xff, 0xfe)], [Uint8Array.of(0xed, 0xa0, 0x80)], [Uint8Array.of(0xc3)]] } }
  )

  it("may hold a % that begins no escape", () => {
    for (const part of ["100%", "%zz", "%", "%2"]) {
      assert.isTrue(isUtf8(part))
      assert.strictEqual(unescaped(part), part)
    }
    assert.strictEqual(unescaped("%zz%41"), "%zzA")
  })
})

import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { normaliseEmail } from "#src/Contacts/Fields/Email.ts"
import { normalisePhone } from "#src/Contacts/Fields/Phone.ts"
import { leadInText } from "#src/Contacts/InText/LeadInText.ts"

const found = [
  ["My mail is dana@example.com", "dana@example.com", null],
  ["It's <Dana@Example.COM>.", "Dana@example.com", null],
  ["mailto:dana@example.com?subject=hi", "dana@example.com", null],
  ["write to (dana@example.com), or kari@example.com!", "dana@example.com", null],
  ["@dana look: dana @ example.com, no: x@y", null, null],
  ["**dana@example.com**", "dana@example.com", null],
  ["„dana@example.com“", "dana@example.com", null],
  ["📧dana@example.com📧", "dana@example.com", null],
  ["→dana@example.com←", "dana@example.com", null],
  ["email=dana@example.com&x=1", "dana@example.com", null],
  ["info/dana@example.com/kari@example.com", "dana@example.com", null],
  ["[mail](mailto:dana@example.com)", "dana@example.com", null],
  ["dana@example.com.Thanks!", "dana@example.com", null],
  ["dana\u200b@example.com\u200b", "dana@example.com", null],
  ["ｄａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ", "dana@example.com", null],
  ["dana (at) example [dot] com", "dana@example.com", null],
  ["dana.e+news@mail.example.co.uk...", "dana.e+news@mail.example.co.uk", null],
  ["tom&jerry@example.com", "tom&jerry@example.com", null],
  ["почта: дана@пример.рф", "дана@пример.рф", null],
  ["call me on (202) 555-0123 please", null, "+12025550123"],
  ["WhatsApp +47 22 86 44 00.", null, "+4722864400"],
  ["dana@example.com / +47 22 86 44 00", "dana@example.com", "+4722864400"],
  ["2025550123@example.com", "2025550123@example.com", null],
  ["https://example.com/2025550123", null, null],
  ["my order number is 2025550123", null, null],
  ["Order #2025550123", null, null],
  ["tracking 2025550123, call 202-555-0124", null, "+12025550124"],
  ["on 2026-10-02 at 10:30 for $1,299.00", null, null],
  ["", null, null]
] as const

describe("leadInText", () => {
  it("finds the first address and the first number that can be dialled", () => {
    for (const [text, email, phone] of found) assert.deepStrictEqual(leadInText(text), { email, phone }, text)
  })

  const word = FastCheck.oneof(
    FastCheck.fullUnicodeString(),
    FastCheck.emailAddress(),
    FastCheck.constantFrom("@", "+", "dana@", "@example.com", "+47 22 86 44 00", "202", "555-0123", "order", "\u0000")
  )

  it.prop(
    "finds only what would be taken if a colleague entered it",
    [FastCheck.array(word), FastCheck.constantFrom("", " ")],
    ([words, between]) => {
      const { email, phone } = leadInText(words.join(between))
      if (email !== null) assert.strictEqual(normaliseEmail(email), email)
      if (phone !== null) assert.strictEqual(normalisePhone(phone), phone)
    }
  )

  it("reads hostile texts of any length in the time of a short one", () => {
    for (const part of [
      "@",
      "a@",
      "a.",
      "+1",
      "1 ",
      "1-",
      "(1",
      "order ",
      "a@b.",
      "+47 22 86 44 0 ",
      "٣",
      "9".repeat(50)
    ]) {
      const started = performance.now()
      leadInText(part.repeat(200_000))
      assert.isBelow(performance.now() - started, 1_000, part)
    }
  })
})

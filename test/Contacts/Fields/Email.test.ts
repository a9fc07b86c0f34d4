import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { normaliseEmail } from "#src/Contacts/Fields/Email.ts"

const good = [
  ["dana@example.com", "dana@example.com"],
  ["  Dana.E@EXAMPLE.Com\n", "Dana.E@example.com"],
  ["o'hara+shop_1@mail.example.co.uk", "o'hara+shop_1@mail.example.co.uk"],
  ["müller@BÜCHER.example", "müller@bücher.example"],
  ["用户@例子.广告", "用户@例子.广告"],
  ["a@xn--bcher-kva.example", "a@xn--bcher-kva.example"],
  [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`]
] as const

const bad = [
  "",
  "dana",
  "@example.com",
  "dana@",
  "dana@example",
  "dana@example.c",
  "dana@127.0.0.1",
  "dana@example..com",
  "dana@-example.com",
  "dana@example-.com",
  "dana@exam_ple.com",
  ".dana@example.com",
  "dana.@example.com",
  "da..na@example.com",
  "da na@example.com",
  "dana@exa mple.com",
  "da\u0000na@example.com",
  "dana\u200b@example.com",
  "a@b@example.com",
  "Dana <dana@example.com>",
  "a@example.com,b@example.com",
  `${"a".repeat(65)}@example.com`,
  `a@${"b".repeat(64)}.com`,
  `a@${"b.".repeat(130)}com`
]

describe("normaliseEmail", () => {
  it("trims, and lowers the domain alone", () => {
    for (const [given, expected] of good) assert.strictEqual(normaliseEmail(given), expected)
  })

  it("refuses what is no single address", () => {
    for (const given of bad) assert.isNull(normaliseEmail(given), given)
  })

  it.prop(
    "leaves as it is what it made itself",
    [FastCheck.oneof(FastCheck.emailAddress(), FastCheck.fullUnicodeString())],
    ([text]) => {
      const once = normaliseEmail(text)
      if (once !== null) assert.strictEqual(normaliseEmail(once), once)
    }
  )
})

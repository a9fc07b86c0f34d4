import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { normalisePhone } from "#src/Contacts/Fields/Phone.ts"

const good = [
  ["(202) 555-0123", "+12025550123"],
  ["202.555.0123", "+12025550123"],
  ["1 202 555 0123", "+12025550123"],
  ["+47 22 86 44 00", "+4722864400"],
  [" +44 (0)20 7946 0958 ", "+442079460958"],
  ["011 47 22 86 44 00", "+4722864400"]
] as const

const bad = [
  "",
  "12",
  "22 86 44 00",
  "call me",
  "+4722864400 and more",
  "+1 202 555 0123 ext. 5",
  "+999 123456789",
  "+1 000 000 0000",
  "+47228644001234567890",
  "202\u00005550123",
  `${" ".repeat(40)}+4722864400`
]

describe("normalisePhone", () => {
  it("makes E.164, with the US where no country is given", () => {
    for (const [given, expected] of good) assert.strictEqual(normalisePhone(given), expected, given)
  })

  it("refuses what cannot be dialled as it is", () => {
    for (const given of bad) assert.isNull(normalisePhone(given), given)
  })

  it.prop(
    "answers E.164 or nothing, and leaves as it is what it made itself",
    [FastCheck.stringMatching(/^[+0-9 ().-]{1,40}$/)],
    ([text]) => {
      const once = normalisePhone(text)
      if (once === null) return
      assert.match(once, /^\+[1-9]\d{1,14}$/)
      assert.strictEqual(normalisePhone(once), once)
    }
  )
})

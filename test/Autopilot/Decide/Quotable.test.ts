import { assert, describe, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { quotable } from "#src/Autopilot/Decide/Quotable.ts"
import { inputFor } from "../Deciding.ts"

const turnsOrHides = /[\p{Bidi_Control}\p{Cc}\u00ad\u200b\u2060\ufeff]/u
const written = fc.string({
  unit: fc.constantFrom(
    "a",
    "Я",
    "👩",
    "\u200d",
    "🏽",
    " ",
    "\n",
    "\t",
    "\u0000",
    "\u200b",
    "\u202e",
    "\u2066",
    "\u00ad"
  )
})

describe("quotable", () => {
  it("leaves nothing that turns words round, hides in them or ends the line, and is the same once more", () => {
    fc.assert(
      fc.property(written, (text) => {
        const quoted = quotable(text)
        assert.notMatch(quoted, turnsOrHides)
        assert.strictEqual(quotable(quoted), quoted)
      })
    )
  })

  it("leaves letters, joined emoji and their colours as they are", () => {
    for (const text of ["Join our Telegram group", "👩🏽‍🚀 ❤️", "می‌خواهم", "क्‍ष"])
      assert.strictEqual(quotable(text), text)
  })

  it("is how reasons quote a comment", () => {
    for (const text of [
      "Join our \u202eTelegram group\u202c for free signals 👉 t.example/x",
      "You are a st\u200bupid\u2066 idiot",
      "Join our\nTelegram\u00ad group for free signals"
    ])
      assert.notMatch(decide(inputFor(text)).reason, turnsOrHides, text)
  })
})

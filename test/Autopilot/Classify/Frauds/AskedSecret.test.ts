import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

/** An outcome and a comment each. */
const lines = readFileSync(new URL("asked-for-secrets.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("|"))

describe("whoever asks readers for a password, a PIN or a card number, in thirteen languages", () => {
  for (const [outcome = "", text = ""] of lines)
    it(`${text}: ${outcome}`, () => {
      const decided = decidedUntaught(text)
      assert.strictEqual(decided.outcome, outcome, decided.reason)
      if (outcome !== "keep") assert.strictEqual(decided.category, "scams")
    })
})

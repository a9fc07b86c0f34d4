import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { withoutGaps } from "#src/Autopilot/Features/Spaced.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const apart = (word: string) => Array.from(word).join(" ")

describe("letters that stand apart", () => {
  it.each(["SALE", "SALE now on", "fun", "FREE palestine", "love", "NEW", "soon", "cute"])(
    "are for show in %s",
    (text) => {
      const [first = "", ...rest] = text.split(" ")
      assert.strictEqual(decidedUntaught([apart(first), ...rest].join(" ")).outcome, "keep")
    }
  )

  it.each(["fuck", "kys", "hurensohn", "nigger", "idiot", "kurwa"])("hide nothing of %s", (word) =>
    assert.notStrictEqual(decidedUntaught(apart(word)).outcome, "keep")
  )

  it.prop("are put together again", [fc.stringMatching(/^[b-hj-z]{3,12}$/)], ([word]) => {
    const together = withoutGaps(read(apart(word)))
    // what is listed is left as it is
    if (together !== null) assert.strictEqual(together.text.written.whole, word)
    assert.isNull(withoutGaps(read(word)))
  })

  it("are left where there is more to them", () => {
    for (const text of [
      "I am a b",
      "write to W i n @prize_desk on WhatsApp +49 1521 9988776",
      "S A L E at win.example"
    ]) {
      assert.isNull(withoutGaps(read(text)), text)
    }
  })
})

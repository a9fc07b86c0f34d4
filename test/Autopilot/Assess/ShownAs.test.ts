import { assert, describe, it } from "@effect/vitest"
import { asAuthorWrote } from "#src/Autopilot/Assess/AsAuthorWrote.ts"
import { withFlagLetters } from "#src/Autopilot/Assess/FlagLetters.ts"
import { shownAs } from "#src/Autopilot/Assess/ShownAs.ts"
import { ordinary } from "#src/Autopilot/Learning/Ordinary.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const firstFlagLetter = 0x1f1e6
const inFlags = (text: string, behind = ""): string =>
  text.replaceAll(/[a-z]/gu, (letter) => String.fromCodePoint(firstFlagLetter + letter.charCodeAt(0) - 97) + behind)
const backwards = (text: string) => Array.from(text).toReversed().join("")

describe("what people see in a text that is written otherwise", () => {
  it.each(["all jews are rats", "kill yourself you stupid cunt"])("is judged: %s", (text) => {
    const disguised = [
      text.replaceAll(" ", "\u3164"),
      text.replaceAll(" ", "\uffa0"),
      text.replace("a", "a\u3164"),
      `\u202e${backwards(text)}\u202c`,
      inFlags(text, " ")
    ]
    for (const written of disguised) assert.strictEqual(decidedUntaught(written).outcome, "hide", written)
  })

  it("is quoted as the author wrote it", () => {
    assert.strictEqual(asAuthorWrote("oh all\u3164jews\u3164are rats", "jews are"), "jews\u3164are")
  })

  it("is what is written in every ordinary comment", () => {
    assert.deepStrictEqual(
      ordinary.filter((text) => shownAs(text).length > 0),
      []
    )
  })
})

describe("letters that make flags", () => {
  it.each(["🇳🇴🇸🇪🇩🇰", "🇫🇷", "love from 🇨🇭🇩🇪 and 🇸🇨🇦🇲", "🇵🇪🇩🇴"])("stay flags of countries: %s", (text) =>
    assert.isNull(withFlagLetters(text))
  )

  it("are read where they are no flags", () => {
    assert.strictEqual(withFlagLetters(inFlags("you are evil", " ").trim()), "you are evil ".trim())
    assert.strictEqual(withFlagLetters(inFlags("coglioni")), "coglioni")
  })
})

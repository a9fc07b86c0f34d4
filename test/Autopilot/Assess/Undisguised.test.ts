import { readdirSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { undisguised } from "#src/Autopilot/Assess/Undisguised.ts"
import { ordinary } from "#src/Autopilot/Learning/Ordinary.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const outcomeOf = (text: string) => decidedUntaught(text).outcome
const folder = new URL("../Languages/", import.meta.url)
const harmless = readdirSync(folder).flatMap((language) =>
  ["praise", "chatter", "question", "complaint", "group"].flatMap((kind) =>
    readFileSync(new URL(`${language}/${kind}.txt`, folder), "utf8")
      .trim()
      .split("\n")
  )
)

describe("words that are written otherwise so that nobody finds them", () => {
  it.each([
    ["Mus-lims are vermin", "Muslims are vermin"],
    ["im-mi-grants are criminals", "immigrants are criminals"],
    ["you re-tarded id-iot", "you retarded idiot"],
    ["ni99er", "nigger"],
    ["kil yourselff", "kill yourself"],
    ["kill yourslf", "kill yourself"],
    ["you stupid cvnt", "you stupid cunt"],
    ["kurw@", "kurwa"],
    ["you шlut", "you slut"],
    ["Hu ren sohn", "hurensohn"],
    ["she should get r*ped", "she should get raped"]
  ])("are read as they are meant: %s", (written, meant) => {
    assert.strictEqual(undisguised(normalise(written))?.toLowerCase(), meant.toLowerCase())
    assert.strictEqual(outcomeOf(written), outcomeOf(meant))
    assert.notStrictEqual(outcomeOf(written), "keep")
  })

  it.each([
    "a well-known anti-ageing cream, 50-50",
    "iphone12 and 4K at 9am, 3x better",
    "fill yourself a glass and skill yourself up",
    "I kill it at the gym, treat yourself",
    "V for victory, the CVS on Main St",
    "мой iPhone шикарный, Größe 38",
    "we can go to it on my day"
  ])("are not seen in what is written as it is meant: %s", (text) => assert.isNull(undisguised(normalise(text))))

  it("change no harmless comment", () => {
    const all = [...harmless, ...ordinary]
    assert.isAtLeast(all.length, 1400)
    assert.deepStrictEqual(
      all.filter((text) => undisguised(normalise(text)) !== null),
      []
    )
  })
})

import { assert, describe, it } from "@effect/vitest"
import { withoutDenied } from "#src/Autopilot/Classify/Spared/Denied.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import { framed } from "../Frames.ts"

describe("hate that is denied or objected to", () => {
  it("is left alone, whoever is named, and people are asked about some in Japanese", () => {
    const denied = framed(new URL("./denied.tsv", import.meta.url))
    assert.isAtLeast(denied.length, 500)
    const others = denied.flatMap((text) => {
      const { outcome } = decidedUntaught(text)
      return outcome === "keep" ? [] : [{ outcome, text }]
    })
    assert.deepEqual(
      others.filter(({ outcome, text }) => outcome === "hide" || !/ではない。$|ではありません$/.test(text)),
      []
    )
    assert.isAtMost(others.length, 11)
  })

  it("is none where the denial is itself hateful, doubted, mocked or taken back", () => {
    const hateful = framed(new URL("./not-denied.tsv", import.meta.url))
    assert.isAtLeast(hateful.length, 400)
    assert.deepEqual(
      hateful.filter((text) => withoutDenied(read(text)) !== null),
      []
    )
  })

  it.each([
    "Muslims aren't terrorists. Deport them all",
    "Immigrants are not criminals. They are filthy and they stink",
    "Christians are not terrorists, Muslims are",
    "Muslims are not terrorists lol, exterminate them",
    "Flüchtlinge sind keine Terroristen. Vergast sie trotzdem",
    "Los inmigrantes no son delincuentes. Hay que matarlos a todos"
  ])("spares nothing that stands beside it: %s", (text) => assert.notStrictEqual(decidedUntaught(text).outcome, "keep"))

  it.each([
    "My neighbours are gay and they are definitely not perverts",
    "no Muslim is a terrorist for praying",
    "Women aren't objects. Great campaign, by the way!",
    "black kids owe nobody a smile, and they are not criminals"
  ])("is left alone beside what else is said: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))
})

import { assert, describe, it } from "@effect/vitest"
import { isGranted } from "#src/Autopilot/Classify/Spared/Granted.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const groups = ["Trans people", "Gay men", "Black women", "Muslims", "Immigrants", "Women", "Disabled people", "Jews"]
const granted = [
  "allowed to use any toilet they want",
  "allowed to give blood",
  "allowed to vote here",
  "allowed to marry whoever they love",
  "allowed to play in the league",
  "free to love whom they love",
  "able to rent a flat",
  "paid the same",
  "treated with respect",
  "given the same chances",
  "in charge more often",
  "protected by law",
  "heard"
]
const frames = ["{g} should be {r}", "of course {g} must be {r}", "I think {g} have every right to be {r}"]
const all = frames.flatMap((frame) =>
  groups.flatMap((group) => granted.map((right) => frame.replace("{g}", group).replace("{r}", right)))
)

/** The same words, and no right. */
const denied = [
  "Jews should not be allowed to vote",
  "women should never be in charge",
  "Muslims should be paid less",
  "no immigrants should be allowed here",
  "immigrants should be treated like rats",
  "gays should be given rat poison",
  "Black people should be free to leave",
  "Muslims should only be allowed to pray in the desert",
  "trans people should be allowed to die",
  "women should be seen and not heard"
]

describe("what a group should be free to do, or be given", () => {
  it("is kept, whichever group it is", () => {
    assert.deepEqual(
      all.filter((text) => decidedUntaught(text).outcome !== "keep"),
      []
    )
  })

  it.each(denied)("is not what is denied to them: %s", (text) => {
    assert.isFalse(isGranted(read(text)))
  })

  it("is told from what is quoted, and from what is said of one of them or of several groups", () => {
    for (const text of [
      "“women should be paid the same” lol",
      "a woman should be heard",
      "women and Jews should be heard 🤡"
    ])
      assert.isFalse(isGranted(read(text)), text)
  })
})

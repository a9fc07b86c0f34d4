import { assert, describe, it } from "@effect/vitest"
import { staysHidden } from "#src/App/Autopilot/UndoWords.ts"

describe("what stays hidden when a version is taken back", () => {
  it("is counted in sentences, for one as for several", () => {
    const always = "What stays hidden: what people hid, and what other versions hid."
    assert.strictEqual(staysHidden(0, 0), always)
    assert.strictEqual(
      staysHidden(2, 1),
      `${always} So do 2 comments that a protection hid. So does 1 comment that your settings of today would hide as well, or ask about, or of which the text was deleted.`
    )
  })
})

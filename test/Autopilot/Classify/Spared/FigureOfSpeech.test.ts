import { assert, describe, it } from "@effect/vitest"
import { asFigureOfSpeech } from "#src/Autopilot/Classify/Spared/FigureOfSpeech.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

describe("forms of dying and killing that no order has", () => {
  it.each([
    "この猫のためなら死ねる",
    "このケーキのためなら死ねる、おいしすぎ",
    "推しが尊すぎて死ねない、生きる",
    "恥ずかしくて死ねるレベル",
    "殺したいほど可愛い笑"
  ])("are left up: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))

  it.each(["お前ら全員死ね", "早く死ねよクズ", "社長死ね", "死ねばいいのに"])("are none of these: %s", (text) => {
    assert.isNull(asFigureOfSpeech(read(text)))
    assert.notStrictEqual(decidedUntaught(text).outcome, "keep")
  })

  it("excuse nothing that stands beside them", () => {
    assert.notStrictEqual(decidedUntaught("この猫のためなら死ねる、お前は死ね").outcome, "keep")
  })
})

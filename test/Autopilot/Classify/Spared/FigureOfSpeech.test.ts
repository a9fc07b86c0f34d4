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

describe("figures of speech", () => {
  it.each([
    ["Il va me faire mourir de rire", "Il va me faire rire"],
    ["On va mourir de jalousie", "On va faire rire"],
    ["Mi voglio far morire dal ridere", "Mi voglio far ridere"],
    ["I could die of shame, there is a chink in the armour", "I could blush, there is a gap in the armour"],
    ["Back from a fag break with faggots and peas", "Back from a cigarette break with meatballs and peas"],
    ["We plan to go back to the coast", "We plan to visit the coast"],
    ["Hope you burn those old logos", "Hope you replace those old logos"],
    ["Kick their arses boys, knock them dead", "win against them boys, do well"],
    ["They did my man dirty", "They treated badly"],
    ["Paki Point and the Coon Rapids bus", "Miller Point and the Miller Rapids bus"],
    ["For all Muslims out there", "For all Muslims everywhere"],
    ["Leck mich am Arsch ist das lecker", "wow ist das lecker"],
    ["bitchhhh the colour", "girl, the colour"],
    ["That engine's retarded by four degrees", "That engine's delayed by four degrees"],
    ["a retarded ignition, the timing is slightly retarded", "a delayed ignition, the timing is slightly delayed"]
  ])("are read as what they mean: %s", (text, meant) => {
    assert.strictEqual(asFigureOfSpeech(read(text))?.text.written.whole, meant)
  })

  it.each([
    "More matter, morning format",
    "Nobody is kind to you",
    "Go back to where you came from",
    "hope you burn",
    "Kick your arses",
    "that paki corner shop",
    "Muslims out",
    "Leck mich am Arsch, du Idiot",
    "bitch the colour",
    "your driver is retarded",
    "retarded engine by retarded people"
  ])("are not words that they are made of: %s", (text) => assert.isNull(asFigureOfSpeech(read(text))))
})

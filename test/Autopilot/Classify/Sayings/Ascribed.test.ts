import { assert, describe, it } from "@effect/vitest"
import { isAscribed } from "#src/Autopilot/Classify/Sayings/Ascribed.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

describe("isAscribed", () => {
  it.each([
    ["I'll burn your house", `"I'll burn your house down" she sings and I get goosebumps`],
    ["I'll burn your house", `then the wolf says: "I'll burn your house down"`],
    ["Ich stech dich ab", "„Ich stech dich ab“ sagt er, dann kommt Werbung"],
    ["Je vais te tuer", "« Je vais te tuer » crie-t-elle, quelle scene"],
    ["Te voy a matar", "“Te voy a matar”, vaya dialogo en el capitulo tres"],
    ["殺してやる", "「殺してやる」のシーン、鳥肌立った"],
    ["찔러버", `"칼로 찔러버린다" 이 대사 소름`]
  ])("is what somebody else says, or a line: %s in %s", (seen, whole) => {
    assert.isTrue(isAscribed(seen.normalize("NFKD"), whole.normalize("NFKD")))
  })

  it.each([
    ["I'll burn your house", "I'll burn your house down, she sings"],
    ["I'll burn your house", `I'll burn your house down and "the band" sings about it`],
    ["I'll burn your house", `"I'll burn your house down" I said and I will`],
    ["I'll burn your house", `"I'll burn your house down" says me`],
    ["I'll burn your house", `"I'll burn your house down", remember my words`],
    ["", `"Lovely" she sings`]
  ])("is not what stands outside, what its author says, or a quotation of nobody: %s in %s", (seen, whole) => {
    assert.isFalse(isAscribed(seen, whole))
  })
})

describe("a threat that somebody else is quoted with", () => {
  it.each([
    `"I'll burn your house down" she sings and I get goosebumps every time`,
    '"Ich stech dich ab" sagt er und dann ist Werbung. Tatort wie immer spannend'
  ])("is seen until somebody answers: %s", (text) => {
    assert.notStrictEqual(decidedUntaught(text).hides, true)
  })
})

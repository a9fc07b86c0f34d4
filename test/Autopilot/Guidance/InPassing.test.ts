import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"
import { formal, sloppy } from "./InPassing.ts"
import { spoken } from "./Spoken.ts"
import { besides } from "./SpokenBesides.ts"

const meaningOf = (sentence: string): string | null => {
  const policy = compile(sentence)
  if (policy.unclear.length > 0) return null
  const rules = rulesUnderstood(policy).flatMap(({ as }) => as)
  return rules.length > 0 ? rules.join("; ") : `Competitors: ${policy.competitors.join(", ")}`
}

describe("guidance in passing", () => {
  for (const [sentence, meaning] of [...sloppy, ...formal, ...spoken, ...besides]) {
    it(sentence, () => assert.strictEqual(meaningOf(sentence), meaning))
  }

  const whys: ReadonlyArray<readonly [sentence: string, named: string]> = [
    ["Keep complaints from zip fans", "zip fans"],
    ["Hide links from bob", "by the handle alone"],
    ["Only English and Welsh", "does not tell Welsh"],
    ["Hide irony", "it knows, and “irony” is neither"],
    ["Hide jokes", "no words tell jokes from other comments"],
    ["No other bakeries", "competitors by their names"],
    ["Be nice", "does not say which comments"],
    ["/home/anna/guidance.txt", "name of a file"]
  ]
  for (const [sentence, named] of whys) {
    it(`${sentence}: the reason speaks of ${named}`, () => {
      const [unclear, more] = compile(sentence).unclear
      assert.isUndefined(more)
      assert.include(unclear?.why, named)
    })
  }

  it("a list under a heading is read item by item", () => {
    const policy = compile(
      "Please hide:\n- spam\n- swearing on TikTok\n- rubbish\n\nNever hide:\n1. complaints\n\nKeep links"
    )
    assert.deepStrictEqual(rulesUnderstood(policy), [
      { text: "spam", as: ["Hide comments that look like spam"] },
      { text: "swearing on TikTok", as: ["Hide comments that contain profanity on TikTok"] },
      { text: "complaints", as: ["Keep comments that sound negative"] },
      { text: "Keep links", as: ["Keep comments that contain links"] }
    ])
    assert.deepStrictEqual(
      policy.unclear.map(({ text }) => text),
      ["rubbish"]
    )
  })
})

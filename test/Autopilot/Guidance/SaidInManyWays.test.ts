import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import * as foreign from "./ForeignInManyWays.ts"
import { asked, hidden, kept, reported } from "./SaidInManyWays.ts"

const saying = (frame: string, what: string) => frame.replace("{x}", what)

const readingsOf = (sentence: string) =>
  compile(sentence).rules.map(({ effect, except, terms, topics }) => [effect, ...topics, ...terms, ...except].join(" "))

describe("an instruction said in another way", () => {
  const all = { hide: hidden, keep: kept, ask: asked }
  for (const effect of ["hide", "keep", "ask"] as const) {
    it(`to ${effect} is read as that, and as no more`, () => {
      for (const frame of all[effect]) {
        const sentence = saying(frame, "swearing")
        assert.deepStrictEqual(readingsOf(sentence), [`${effect} profanity`], sentence)
      }
    })
  }

  it("is reported back where it may mean either", () => {
    for (const frame of reported) {
      const sentence = saying(frame, "links")
      assert.isEmpty(compile(sentence).rules, sentence)
      assert.isNotEmpty(compile(sentence).unclear, sentence)
    }
  })

  const turned: ReadonlyArray<readonly [string, string]> = [
    ["We're fine with people calling us out", "keep negative"],
    ["Hiding complaints is not an option", "keep negative"],
    ["I need to approve links", "ask links"],
    ["Don't hide links without asking", "ask links"],
    ["Leave swearing to us", "ask profanity"],
    ["Never make complaints disappear", "keep negative"],
    ["Nobody should kick complaints out", "keep negative"],
    ["Don't get rid of questions", "keep question"],
    ["Don't go easy on spam", "hide spam"],
    ["Complaints never get the boot", "keep negative"],
    ["We're not sick of complaints, hide spam", "keep negative,hide spam"]
  ]
  it("is never turned round", () => {
    for (const [sentence, meant] of turned)
      assert.include([[meant], []].map(String), String(readingsOf(sentence)), sentence)
  })
})

describe("an instruction in another language", () => {
  const all = { hide: foreign.hidden, keep: foreign.kept, ask: foreign.asked }
  for (const effect of ["hide", "keep", "ask"] as const) {
    it(`to ${effect} is read as that, and as no more`, () => {
      for (const sentence of all[effect]) assert.deepStrictEqual(readingsOf(sentence), [`${effect} links`], sentence)
    })
  }

  it("names competitors by their names alone", () => {
    const known = "Fjellvik Tind アオバ ミナト 하늘상회 미르 نسيم|البحر الأزرق|नीलगिरी|सूर्य मार्ट"
    for (const sentence of foreign.competitors) {
      const { competitors } = compile(sentence)
      assert.lengthOf(competitors, 2, sentence)
      for (const name of competitors) assert.include(known, name, sentence)
    }
  })

  it("is never turned round", () => {
    for (const [effect, sentences] of [
      ["keep", foreign.neverHidden],
      ["hide", foreign.neverKept]
    ] as const) {
      for (const sentence of sentences) {
        for (const rule of compile(sentence).rules) assert.strictEqual(rule.effect, effect, sentence)
      }
    }
  })
})

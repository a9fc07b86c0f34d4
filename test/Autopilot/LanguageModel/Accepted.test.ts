import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import type { Rule } from "#src/Autopilot/Guidance/Policy.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { accepted } from "#src/Autopilot/LanguageModel/Accepted.ts"

const sentence = "Whoever brings up Zorblat under our ads spoils the mood"
const policy = compile(`${sentence}. Hide links.`)
const rule = (overrides: Partial<Rule>): Rule => ({
  effect: "hide",
  topics: [],
  terms: ["Zorblat"],
  platforms: null,
  surface: "ad",
  accounts: null,
  captions: null,
  languages: null,
  authors: null,
  except: [],
  exceptIn: [],
  source: sentence,
  ...overrides
})

describe("what a language model reads into guidance", () => {
  it("is taken when it stands up to the sentence, which then is clear", () => {
    assert.deepStrictEqual(
      policy.unclear.map(({ text }) => text),
      [sentence]
    )
    const read = accepted(policy, [rule({})])
    assert.deepStrictEqual(read.rules.slice(policy.rules.length), [rule({})])
    assert.isEmpty(read.unclear)
  })

  it("is dropped, and the sentence stays unclear, when it does not", () => {
    const unfaithful = [
      rule({ terms: ["Nike"] }),
      rule({ terms: [] }),
      rule({ terms: ["Zorblat", "everything"] }),
      rule({ measure: { of: "hashtags", least: 4, most: null, alone: false } }),
      rule({ source: "Hide links" }),
      rule({ source: "Something nobody said" }),
      rule({ except: [{ topics: [], terms: ["friends"] }] })
    ]
    for (const one of unfaithful) assert.deepStrictEqual(accepted(policy, [one]), policy, JSON.stringify(one))
    assert.deepStrictEqual(accepted(policy, [rule({}), rule({ terms: ["Nike"] })]), policy)
  })

  it.prop("never touches what was compiled", [fc.array(fc.string()), fc.string()], ([terms, source]) => {
    const read = accepted(policy, [rule({ terms, source }), rule({ terms })])
    assert.deepStrictEqual(read.rules.slice(0, policy.rules.length), policy.rules)
    assert.deepStrictEqual(read.competitors, policy.competitors)
  })
})

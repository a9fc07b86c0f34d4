import { assert, describe, it } from "@effect/vitest"
import type { Effect } from "#src/Autopilot/Guidance/Policy.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { asSaid, elsewhereAsSaid, elsewhereRefused, ofThings, theOtherWay } from "./TwiceDenied.ts"

const instructions = [
  ["hide links", "hiding links", "hide"],
  ["keep complaints", "keeping complaints", "keep"],
  ["ask me about refunds", "asking me about refunds", "ask"],
  ["delete phone numbers", "deleting phone numbers", "hide"],
  ["leave complaints up", "leaving complaints up", "keep"]
] as const
const things = ["links", "swearing", "phone numbers", "complaints about Marta", "jokes"]

/** Around what is said, and changing nothing of it. */
const manners: ReadonlyArray<(sentence: string) => string> = [
  (sentence) => sentence,
  (sentence) => `Please, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  (sentence) => `Hi! ${sentence}. Thanks!`,
  (sentence) => sentence.toLowerCase(),
  (sentence) => sentence.replaceAll("'", "’"),
  (sentence) => `We are a bakery. ${sentence}`
]
const inManner = (sentence: string, turn: number): string => manners[turn % manners.length]?.(sentence) ?? sentence

const opening = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
const turned: Readonly<Record<Effect, Effect | null>> = { hide: "keep", keep: "hide", ask: null }

/** The instruction stands where the frame says `I` last, and the gerund where it says `G`. */
const filled = (frame: string, plain: string, gerund: string): string =>
  opening(frame.replace(/\bG\b/u, gerund).replace(/\bI\b(?=$|\?)/u, plain))

/** What is read as something else than is meant, or as being about thanks. */
const misread = (said: ReadonlyArray<readonly [sentence: string, meaning: Effect | null]>): ReadonlyArray<string> =>
  said.flatMap(([sentence, meaning]) => {
    const wrong = compile(sentence).rules.filter(
      ({ effect, topics }) => effect !== meaning || topics.includes("praise")
    )
    return wrong.map(({ effect }) => `${sentence}: ${effect}`)
  })

const ofInstructions = (frames: ReadonlyArray<string>, meaning: (told: Effect) => Effect | null) =>
  frames.flatMap((frame, at) =>
    instructions.flatMap(([plain, gerund, told], turn) =>
      // by turns: one of them for each frame
      (at + turn) % instructions.length === 0
        ? [[inManner(filled(frame, plain, gerund), at + 2 * turn), meaning(told)] as const]
        : []
    )
  )

describe("a no in front of an instruction, behind it or in the words around it", () => {
  it("is cancelled by another no, or nothing is read", () => {
    assert.deepStrictEqual(misread(ofInstructions(asSaid, (told) => told)), [])
  })

  it("turns the instruction round where it stands alone, or nothing is read", () => {
    assert.deepStrictEqual(misread(ofInstructions(theOtherWay, (told) => turned[told])), [])
  })

  it("is of the thing that it is said of, and thanks are never what it speaks of", () => {
    const said = ofThings.flatMap(([frame, meaning], at) =>
      things
        .filter((_, turn) => (at + turn) % 3 === 0)
        .map((thing, turn) => [inManner(opening(frame.replace(/\bX\b/u, thing)), at + turn), meaning] as const)
    )
    assert.deepStrictEqual(misread(said), [])
  })

  for (const [language, [hidden, kept]] of Object.entries(elsewhereAsSaid)) {
    it(`is never turned round in ${language}`, () => {
      const said = [
        ...hidden.map((sentence) => [sentence, "hide"] as const),
        ...kept.map((sentence) => [sentence, "keep"] as const)
      ]
      assert.deepStrictEqual(misread(said), [])
    })
  }

  it.each([
    "We never stop deleting old stock",
    "We never fail to accept returns",
    "Nobody can stop us from keeping prices low",
    "Our staff never forget to ask about allergies",
    "If there's no question, hide links",
    "Don't always hide links",
    "Hide links over my dead body"
  ])("%s: nothing is read", (sentence) => assert.deepStrictEqual(compile(sentence).rules, []))

  it("is never taken for praise, nor for a yes, in any language", () => {
    assert.deepStrictEqual(misread(elsewhereRefused.map((sentence) => [sentence, "hide"])), [])
  })

  it.each([
    ["Don't forget to hide links", "hide", "links"],
    ["Please do not forget to hide phone numbers", "hide", "contact"],
    ["Don't be shy about hiding swearing", "hide", "profanity"],
    ["I can't wait for you to hide links", "hide", "links"],
    ["There is no reason not to hide links", "hide", "links"],
    ["Without fail, hide links", "hide", "links"],
    ["Don't forget to keep complaints", "keep", "negative"],
    ["Don't stop leaving complaints up", "keep", "negative"],
    ["Don't hesitate to ask me about refunds", "ask", "refund"],
    ["Don't forget: hide links", "hide", "links"],
    ["Never forget that complaints stay up", "keep", "negative"],
    ["Links? No thanks.", "hide", "links"],
    ["Phone numbers? Thanks but no thanks.", "hide", "contact"],
    ["No thank you to swearing.", "hide", "profanity"],
    ["Hide complaints? No thanks.", "keep", "negative"],
    ["No limits on links", "keep", "links"],
    ["Keep complaints, but don't forget to hide links", "hide", "links"]
  ] as const)("%s: is read", (sentence, effect, topic) => {
    const { rules, unclear } = compile(sentence)
    assert.deepStrictEqual(unclear, [])
    assert.include(
      rules.map((rule) => `${rule.effect} ${rule.topics.join()}`),
      `${effect} ${topic}`
    )
  })
})

import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { blank, type Learned, learnedFrom } from "#src/Autopilot/Learning/FeedbackState.ts"
import { decidedAfter, onByDefault } from "../Deciding.ts"
import { type Answer, afterAnswers } from "./AfterAnswers.ts"

const untaught = learnedFrom(blank)
const on = [...onByDefault, "links" as const]

const decidedOn = (learned: Learned, text: string) => {
  const { hides, outcome, reason } = decidedAfter(learned, text, { on })
  return { isHidden: outcome === "hide" || hides, outcome, reason }
}

const fixed = { fastCheck: { seed: 20260503, numRuns: 60 } }
const frames = [
  "You can track your parcel at ADDRESS with the number from the mail",
  "See ADDRESS for how the refund works, it took me two days",
  "Bit more info at ADDRESS if anybody wants to know"
]
const addresses = [
  [
    "postal-track.example/parcel",
    "p0stal-track.example/parcel",
    "p\u043estal-track.example/parcel",
    "postal.track.example/parcel",
    "postal-track.example/Parcel"
  ],
  ["bit.ly/Nd8Rk2", "bit.ly/nD8rK2", "bit.ly/Nd8Rk3", "b1t.ly/Nd8Rk2"]
] as const

describe("a text that was kept", () => {
  it.prop(
    "lets no address through that only looks like its own",
    [FastCheck.constantFrom(...frames), FastCheck.constantFrom(...addresses)],
    ([frame, [own, ...others]]) => {
      const learned = afterAnswers({ text: frame.replace("ADDRESS", own), verdict: "keep" })
      assert.strictEqual(decidedOn(learned, frame.replace("ADDRESS", own)).outcome, "keep")
      for (const other of others) {
        const text = frame.replace("ADDRESS", other)
        const { isHidden, reason } = decidedOn(learned, text)
        assert.strictEqual(isHidden, decidedOn(untaught, text).isHidden, text)
        assert.notInclude(reason, "the same as")
      }
    },
    fixed
  )

  it.each(["@gear.tests.no", "@ge4r_tests_no", "@gear-tests_no"])("is not the same with %s", (other) => {
    const learned = afterAnswers({ text: "follow @gear_tests_no for honest tests", verdict: "keep" })
    assert.notInclude(decidedOn(learned, `follow ${other} for honest tests`).reason, "the same as")
  })

  it.each([
    ["look at who they put in the ad this time 😍", "look at who they put in the ad this time 🐒🐒🍌"],
    ["You are such a rat, manager of this shop", "You are such a rat, manager of this shop 🐀🔪"]
  ])("does not speak for other pictures: %s", (kept, other) => {
    const before = decidedOn(untaught, other)
    const after = decidedOn(afterAnswers({ text: kept, verdict: "keep" }), other)
    assert.notStrictEqual(before.outcome, "keep")
    assert.notStrictEqual(after.outcome, "keep")
    assert.strictEqual(after.isHidden, before.isHidden)
  })
})

describe("a text that was hidden", () => {
  const praise = "The people who work in your Oslo shop are the best I have ever met"
  it.prop(
    "for its picture hides nobody's praise without it",
    [FastCheck.constantFrom("🐒🐒🍌", "🤡", "🔪", "🇮🇱🐀"), FastCheck.constantFrom("", "!", " ❤️❤️", " 😍", " 👏👏👏")],
    ([pointed, friendly]) => {
      const learned = afterAnswers(
        { text: `${praise} ${pointed}`, verdict: "hide" },
        { text: `${praise} ${pointed}${pointed}`, verdict: "hide" }
      )
      assert.isFalse(decidedOn(learned, `${praise}${friendly}`).isHidden)
      assert.isTrue(decidedOn(learned, `${praise} ${pointed}`).isHidden)
    },
    fixed
  )

  it("is the same with another friendly picture, or none", () => {
    const text = "dm me for the recipe that paid my house off in one summer"
    const learned = afterAnswers({ text: `${text} 🔥`, verdict: "hide" })
    for (const other of ["", " ✨", " ❤️"]) assert.isTrue(decidedOn(learned, `${text}${other}`).isHidden, other)
  })

  const turned: ReadonlyArray<readonly [hidden: string, other: string]> = [
    [
      "Bought the Fjell 2 tent last spring and after a whole season in the rain on the west coast I can only call it rubbish",
      "Bought the Fjell 2 tent last spring and after a whole season in the rain on the west coast I can only call it perfect"
    ],
    [
      "The people from the repair shop in Bodø were not friendly to my mother when she came in with her old jacket",
      "The people from the repair shop in Bodø were friendly to my mother when she came in with her old jacket"
    ],
    [
      "Habe das Zelt letzten Frühling gekauft und nach einer ganzen Saison im Regen kann ich es nicht empfehlen, schade",
      "Habe das Zelt letzten Frühling gekauft und nach einer ganzen Saison im Regen kann ich es sehr empfehlen, schön"
    ],
    [
      "Compramos la tienda en primavera y después de un verano entero en la montaña no la volvería a comprar nunca",
      "Compramos la tienda en primavera y después de un verano entero en la montaña sí la volvería a comprar siempre"
    ]
  ]
  it.each(turned)("does not hide what says the opposite: %s", (hidden, other) => {
    const { isHidden, reason } = decidedOn(afterAnswers({ text: hidden, verdict: "hide" }), other)
    assert.isFalse(isHidden, reason)
  })
})

describe("answers on the same text", () => {
  const question = "Does the cabin weekend in October also include dinner on the first evening for everybody"
  const spammer = Array.from(
    { length: 5 },
    (): Answer => ({ text: question, verdict: "hide", author: "instagram one" })
  )
  const from = (author: string, verdict: "hide" | "keep"): Answer => ({ text: question, verdict, author })

  it("count once an author: one correction outweighs five of one author's", () => {
    assert.isTrue(decidedOn(afterAnswers(...spammer), question).isHidden)
    assert.strictEqual(decidedOn(afterAnswers(...spammer, from("instagram two", "keep")), question).outcome, "keep")
  })

  it.prop(
    "are those of the latest five authors, whatever came before",
    [FastCheck.nat(20), FastCheck.constantFrom("hide" as const, "keep" as const)],
    ([before, verdict]) => {
      const other = verdict === "hide" ? "keep" : "hide"
      const earlier = Array.from({ length: before }, (_, at) => from(`instagram ${at}`, other))
      const later = Array.from({ length: 3 }, (_, at) => from(`threads ${at}`, verdict))
      assert.strictEqual(decidedOn(afterAnswers(...earlier, ...later), question).outcome, verdict)
    },
    fixed
  )
})

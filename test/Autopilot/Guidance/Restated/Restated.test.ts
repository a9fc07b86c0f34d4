import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { effectsOf } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

/** What is done by guidance in words of its own, to comments in other words than its. */
const followed: ReadonlyArray<
  readonly [guidance: string, effect: "hide" | "keep" | "ask", comment: string, other: string]
> = [
  [
    "Kindly make sure nothing racist ever stays on our page.",
    "hide",
    "go back to your own country you monkey",
    "What time do you open?"
  ],
  [
    "Our policy is that we do not host discussions about vaccines here.",
    "hide",
    "The covid jab killed my uncle",
    "Lovely boots"
  ],
  [
    "Folks begging for free samples can be removed.",
    "hide",
    "Can you send me a free sample please",
    "Is shipping free?"
  ],
  [
    "If it's someone looking for work, keep the comment but let me know.",
    "ask",
    "Are you hiring drivers?",
    "Great work on the new shop"
  ],
  [
    "Reports of people getting injured need a human to look at them.",
    "ask",
    "I injured my hand with it",
    "Nice handle"
  ],
  ["Do leave negative reviews up, we learn from them.", "keep", "Terrible service, never again", "When do you open?"],
  ["We sell baby food so anything lewd gets removed.", "hide", "show us your tits", "My baby loves the carrots"],
  [
    "We get a lot of people tagging their mates, that is absolutely fine by us.",
    "keep",
    "@jenny we have to go here",
    "When do you open?"
  ],
  ["Food poisoning claims → manager", "ask", "We all got food poisoning from the prawns", "The prawns were great"],
  [
    "Passengers will post booking references. Hide those, they're private.",
    "hide",
    "My booking reference is K7TQ2P",
    "For reference, row 12 has more room"
  ]
]

describe("guidance in the words of whoever writes it", () => {
  for (const [guidance, effect, comment, other] of followed) {
    it(`${guidance}: is followed where it is meant`, () => {
      assert.isNotNull(understood(guidance), guidance)
      assert.include(effectsOf(guidance, comment), effect)
      assert.notInclude(effectsOf(guidance, other), effect)
    })
  }
})

const around: Readonly<Record<"hide" | "keep" | "ask", ReadonlyArray<string>>> = {
  hide: [
    "we'd rather not have {x} here",
    "make sure no {x} ever stay up",
    "kindly see to it that {x} get taken off our page",
    "we are a small shop, so {x} really have to go please",
    "{x} have no place on a page like ours, so bin them"
  ],
  keep: [
    "we'd rather you left {x} alone",
    "feel free to let {x} through",
    "{x} should never be taken down, even when they are long",
    "there are always {x}, we can live with that"
  ],
  ask: [
    "{x} should be run past me first",
    "any {x} need a person to see them, quickly",
    "please pass {x} on to our legal team and leave them up",
    "hold {x} for review"
  ]
}
const kinds: ReadonlyArray<readonly [kind: string, topic: string]> = [
  ["complaints", "negative"],
  ["questions", "question"],
  ["links", "links"],
  ["refunds", "refund"]
]

describe("words around what is spoken of", () => {
  const all = Object.entries(around).flatMap(([effect, ways]) => ways.map((way) => ({ effect, way })))
  it("say one thing to do about it, whatever it is, or are reported back", () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.constantFrom(...kinds), ({ effect, way }, [kind, topic]) => {
        const { rules } = compile(way.replace("{x}", kind))
        for (const rule of rules) {
          assert.strictEqual(rule.effect, effect, way)
          assert.deepStrictEqual([rule.topics.join(), rule.terms.length], [topic, 0], way)
        }
      })
    )
    for (const { effect, way } of all) {
      assert.deepStrictEqual(
        compile(way.replace("{x}", "complaints")).rules.map((rule) => [rule.effect, ...rule.topics]),
        [[effect, "negative"]],
        way
      )
    }
  })

  const lost = [
    "People keep posting links",
    "Any comment with a discount code that isn't ours should go",
    "Don't hide links to our website",
    'Hide the letter "a"',
    "Memes about us are not fine",
    "We would hide insults if we could",
    "If there is no complaint, hide it",
    "Elsewhere leave them",
    "Hide people who like the film",
    "Keep the page a nice place"
  ]
  it("are not left out where they say more of it", () => {
    for (const sentence of lost) assert.isNull(understood(sentence), sentence)
  })
})

describe("what is left of a subject by a word around it", () => {
  it.each([
    "Hide comments from people under 13.",
    "Get rid of insults from the same guys",
    "Zap complaints under our video",
    "Zap long rants"
  ])("is not taken for the whole subject: %s", (guidance) => {
    const { rules, unclear } = compile(guidance)
    assert.deepStrictEqual(rules, [])
    assert.isNotEmpty(unclear)
  })
})

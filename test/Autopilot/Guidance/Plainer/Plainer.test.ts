import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import type { Effect } from "#src/Autopilot/Guidance/Policy.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"
import { asPeopleSay } from "./AsPeopleSay.ts"
import { asPeopleSayBesides } from "./AsPeopleSayBesides.ts"
import { asPeopleSayToo } from "./AsPeopleSayToo.ts"
import { notSaid } from "./NotSaid.ts"
import { notSaidAgain } from "./NotSaidAgain.ts"
import { notSaidBesides } from "./NotSaidBesides.ts"
import { notSaidToo } from "./NotSaidToo.ts"

const meaningOf = (guidance: string): string | null => {
  const policy = compile(guidance)
  if (policy.unclear.length > 0) return null
  const rules = rulesUnderstood(policy).flatMap(({ as }) => as)
  if (rules.length > 0) return rules.join("; ")
  return policy.competitors.length > 0 ? `Competitors: ${policy.competitors.join(", ")}` : null
}

describe("what is said in other words than the compiler's", () => {
  for (const [sentence, meaning] of [...asPeopleSay, ...asPeopleSayBesides, ...asPeopleSayToo]) {
    it(sentence, () => assert.strictEqual(meaningOf(sentence), meaning))
  }
})

describe("what has the words of an instruction and gives none, or gives another", () => {
  for (const [sentence, meaning] of [...notSaid, ...notSaidBesides, ...notSaidAgain, ...notSaidToo]) {
    it(sentence, () => assert.strictEqual(meaningOf(sentence), meaning))
  }
})

const kinds: ReadonlyArray<readonly [kind: string, meaning: string]> = [
  ["spam", "look like spam"],
  ["scams", "look like scams"],
  ["insults", "insult somebody"],
  ["swearing", "contain profanity"],
  ["links", "contain links"],
  ["complaints", "sound negative"],
  ["questions", "ask a question"],
  ["threats", "threaten somebody"]
]

const said: Readonly<Record<Effect, ReadonlyArray<string>>> = {
  hide: [
    "{x} come straight down",
    "{x} must come down immediately",
    "{x} have to be taken down at once",
    "{x} get the boot",
    "{x}: out",
    "if you see {x}, hide them",
    "whenever you spot {x}, take them down",
    "we get a lot of {x}, please hide them",
    "I'd rather not have {x}",
    "put a stop to {x}",
    "{x} are beyond the pale",
    "either hide or delete {x}",
    "there is no room for {x}",
    "{x} keep turning up, hide them",
    "{x} go"
  ],
  keep: [
    "let {x} stand",
    "{x} can stand",
    "{x} are fair game",
    "{x} are fair enough, leave them",
    "I'd be grateful if you left {x} up",
    "I'd rather you kept {x}",
    "leave alone {x}",
    "{x} must not come down",
    "if you see {x}, leave them up",
    "there's nothing wrong with {x}",
    "{x} you can leave up"
  ],
  ask: [
    "I'd like to see {x} before anything happens to them",
    "I want final say on {x}",
    "{x} come straight to me",
    "if you come across {x} show them to me",
    "run {x} past Fiona before you touch them",
    "{x} need a human"
  ]
}
const verbs: Readonly<Record<Effect, string>> = { hide: "Hide", keep: "Keep", ask: "Ask about" }

describe("ways to say what is to be done", () => {
  for (const effect of ["hide", "keep", "ask"] as const) {
    for (const way of said[effect]) {
      it(`${way}: says to ${effect}, of any kind`, () => {
        fc.assert(
          fc.property(fc.constantFrom(...kinds), ([kind, meaning]) => {
            const read = meaningOf(way.replace("{x}", kind))
            assert.oneOf(read, [`${verbs[effect]} comments that ${meaning}`, null])
          })
        )
        const [first = "", meaning = ""] = kinds[effect === "keep" ? 6 : 2] ?? []
        assert.strictEqual(meaningOf(way.replace("{x}", first)) ?? "", `${verbs[effect]} comments that ${meaning}`)
      })
    }
  }

  const trimmings = [
    "{s} please",
    "{s}, no matter who says them",
    "{s} immediately",
    "{s}, no exceptions",
    "hi, {s}",
    "{s}, it's our policy"
  ]
  it("mean the same whatever haste and reasons stand beside them", () => {
    const plain = fc.constantFrom("hide insults", "keep complaints", "insults must come down", "let complaints stand")
    fc.assert(
      fc.property(plain, fc.constantFrom(...trimmings), (sentence, trimming) => {
        assert.strictEqual(meaningOf(trimming.replace("{s}", sentence)), meaningOf(sentence))
      })
    )
  })
})

describe("what a rule may widen", () => {
  const narrow = [
    "Hide gay people",
    "Hide black people",
    "Hide affiliate people",
    "Keep normal chatter",
    "Hide complaints about the noise at the bar"
  ]
  for (const sentence of narrow) {
    it(`${sentence}: is never taken for more than it says`, () => {
      const { rules } = compile(sentence)
      for (const { terms, topics } of rules) assert.isTrue(topics.length === 0 || terms.length > 0, sentence)
      for (const { terms } of rules) assert.notIncludeMembers([...terms], ["gay", "black", "normal"])
    })
  }
})

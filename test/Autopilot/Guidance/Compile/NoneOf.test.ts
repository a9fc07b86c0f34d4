import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"

const readAs = (guidance: string) => rulesUnderstood(compile(guidance)).flatMap(({ as }) => as)

const prepositions = ["with", "about", "of", "for", "on", "against", "to"]
const things = ["links", "jokes", "complaints about Marta"]
/** Nobody writes them where there is anything of the kind, so there is nothing to hide. */
const attitudes =
  "rush hurry haste sympathy pity remorse fear shame stress panic fuss concern interference action effort need interest appetite enthusiasm hesitation intention excuse doubt respect trust hope reply answer reaction quota penalty punishment consequences warnings approval evidence enforcement involvement stance affiliation cooperation negotiation leniency attention apology readiness urgency reluctance".split(
    " "
  )
const tolerant =
  "problem problems issue worries objection objections limits limit restrictions censorship moderation ban removal filter".split(
    " "
  )
/** Their own nouns are no words to look for, whatever is made of the rest. */
const room = "room space place home time fan mercy tolerance patience compromise".split(" ")

/** Each with some of the prepositions and things, by turns. */
const said = (nouns: ReadonlyArray<string>) =>
  nouns.flatMap((noun, at) =>
    [at, at + 2, at + 4].map((turn) => ({
      noun,
      guidance: `No ${noun} ${prepositions[turn % prepositions.length]} ${things[turn % things.length]}`
    }))
  )

describe("no more of something with, about or for a thing", () => {
  it("is nothing to hide where it is what somebody feels or does", () => {
    const read = said(attitudes).filter(({ guidance }) => compile(guidance).rules.length > 0)
    assert.deepStrictEqual(read, [])
  })

  it("keeps the thing where it is said of what nobody minds, or nothing is read", () => {
    const hidden = said(tolerant).filter(({ guidance }) =>
      compile(guidance).rules.some(({ effect }) => effect !== "keep")
    )
    assert.deepStrictEqual(hidden, [])
    for (const noun of tolerant)
      assert.deepStrictEqual(readAs(`No ${noun} with links`), ["Keep comments that contain links"])
  })

  it("never looks for the room that there is not", () => {
    const looked = said(room).filter(({ guidance, noun }) =>
      compile(guidance).rules.some(({ effect, terms }) => effect === "hide" && terms.join(" ").includes(noun))
    )
    assert.deepStrictEqual(looked, [])
  })

  it.each([
    ["No tolerance for spam", "Hide comments that look like spam"],
    ["Zero tolerance for swearing", "Hide comments that contain profanity"],
    ["No room for hate", "Hide comments that look hateful"],
    ["No promotion of gambling", "Hide comments that look like spam and are about gambling"],
    ["No links on our posts", "Hide comments that contain links under posts"]
  ])("%s: is read", (guidance, meaning) => assert.deepStrictEqual(readAs(guidance), [meaning]))
})

import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import type { Rule } from "#src/Autopilot/Guidance/Policy.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"
import { runs } from "#test/Runs.ts"

const understood = (guidance: string) => rulesUnderstood(compile(guidance)).flatMap(({ as }) => as)
const effectsOf = (rules: ReadonlyArray<Rule>, topic: string) =>
  rules.filter(({ topics }) => topics.some((one) => one === topic)).map(({ effect }) => effect)

const negative = "Keep comments that sound negative"
const links = "Hide comments that contain links"

describe("clauses that leave out what is to be done", () => {
  const read: ReadonlyArray<readonly [guidance: string, rules: ReadonlyArray<string>]> = [
    [
      "Criticism stays. Insults towards Chef Marta do not.",
      [negative, "Hide comments that insult somebody and contain “Marta”"]
    ],
    ["Swearing is fine. Slurs are not.", ["Keep comments that contain profanity", "Hide comments that look hateful"]],
    ["Links are out, complaints aren't", [links, negative]],
    ["Links no, complaints yes", [links, negative]],
    ["Keep complaints, links no", [negative, links]],
    ["House rules: criticism is allowed, spam isn't", [negative, "Hide comments that look like spam"]]
  ]
  for (const [guidance, rules] of read)
    it(`reads: ${guidance}`, () => {
      assert.deepStrictEqual(understood(guidance), rules)
      assert.isEmpty(compile(guidance).unclear)
    })

  const back: ReadonlyArray<string> = [
    "Hide links, complaints no",
    "Hide links, complaints never",
    "Keep links, complaints aren't",
    "Links are not hidden, complaints aren't",
    "Sometimes yes, sometimes no",
    "Links no, unless ours"
  ]
  for (const guidance of back)
    it(`reports back: ${guidance}`, () => {
      assert.isEmpty(compile(guidance).rules)
      assert.isNotEmpty(compile(guidance).unclear)
    })

  it.prop(
    "never say the same of what is set against each other",
    [
      FastCheck.constantFrom("are fine", "can stay", "are welcome", "are allowed", "may stay"),
      FastCheck.constantFrom("is not", "isn't", "can't", "must not", "doesn't", "may not"),
      FastCheck.constantFrom(". ", ", ", "; ", ", but ", ", whereas ")
    ],
    ([says, refuses, joint]) => {
      const { rules } = compile(`Complaints ${says}${joint}spam ${refuses}`)
      assert.notInclude(effectsOf(rules, "negative"), "hide")
      assert.notInclude(effectsOf(rules, "spam"), "keep")
    },
    { fastCheck: { numRuns: runs(60) } }
  )
})

describe("clauses beside talk", () => {
  it.prop(
    "never hide what is not to be hidden, whatever stands beside it",
    [
      FastCheck.constantFrom(
        "don't hide complaints",
        "hide nothing about complaints",
        "rather than hide complaints keep them",
        "no need to hide complaints",
        "nobody should lose complaints",
        "nobody should miss complaints",
        "make sure nobody loses complaints",
        "nobody is allowed to take down complaints",
        "nobody can touch complaints",
        "never delete complaints",
        "complaints aren't to be hidden"
      ),
      FastCheck.constantFrom(
        "",
        "we are a family page, ",
        "Our customers are kids, so ",
        "hide links, ",
        "links are out, "
      ),
      FastCheck.constantFrom(
        "",
        ", we can take it",
        ", links no",
        ", but links must go",
        ", links aren't",
        ", links neither"
      )
    ],
    ([spared, before, after]) => {
      const { rules } = compile(`${before}${spared}${after}`)
      assert.notInclude(effectsOf(rules, "negative"), "hide")
    },
    { fastCheck: { numRuns: runs(100) } }
  )

  const read: ReadonlyArray<readonly [guidance: string, rules: ReadonlyArray<string>]> = [
    [
      "hide competitor plugs but complaints can stay imo",
      ["Hide comments that mention a competitor and look like spam", negative]
    ],
    ["Please take down links, it's aimed at our members, but keep complaints", [links, negative]]
  ]
  for (const [guidance, rules] of read)
    it(`reads: ${guidance}`, () => assert.deepStrictEqual(understood(guidance), rules))

  const back: ReadonlyArray<string> = [
    "we don't hide complaints, but calling Gary a crook is a different story",
    "I don't care about complaints, I do care about bullying between students",
    "Insults are out, and so is unsolicited form-checking",
    "Insults go, actual hazing reports over to student welfare",
    "Delivery takes five days, so hide complaints",
    "In the comments to the commencement livestream hide heckling of the speaker but no Palestine flags",
    "Nobody minds complaints, harsh words about the editor are another matter"
  ]
  for (const guidance of back)
    it(`follows none of it: ${guidance}`, () => {
      assert.isEmpty(compile(guidance).rules)
      assert.isNotEmpty(compile(guidance).unclear)
    })
})

describe("sentences that only tell something", () => {
  const told: ReadonlyArray<string> = [
    "Vicar here",
    "Car dealership, Ohio",
    "Our airline had a bad week",
    "We get sued easily",
    "I make saddles by hand"
  ]
  for (const text of told)
    it(`a fact: ${text}`, () => {
      const { facts, rules, unclear } = compile(`${text}. Hide links.`)
      assert.deepStrictEqual(facts, [text])
      assert.lengthOf(rules, 1)
      assert.isEmpty(unclear)
    })

  for (const text of ["Thanks for your help", "Hope you're well", "Thx", "Links"])
    it(`nothing: ${text}`, () => {
      const { facts, unclear } = compile(`${text}. Hide links.`)
      assert.isEmpty(facts)
      assert.isEmpty(unclear)
    })

  const wished: ReadonlyArray<string> = [
    "Saying they're ugly or noisy is a fair opinion",
    "We compete with nordlys and tind",
    "We want a friendly community",
    "Rats",
    "Page the duty nurse",
    'The word "recall" makes me nervous',
    "I tifosi possono prendersi in giro, ma via i cori contro i napoletani"
  ]
  for (const text of wished)
    it(`says that it does not follow: ${text}`, () => {
      const { facts, unclear } = compile(`${text}. Hide links.`)
      assert.isEmpty(facts)
      assert.isNotEmpty(unclear)
    })

  it("and what one names the next may point at", () => {
    assert.deepStrictEqual(understood("People post their phone numbers a lot. Hide it."), [
      "Hide comments that contain contact details"
    ])
  })

  it.each(["Punish people like Dana.", "Destroy comments like these.", "Watch people who say we sell crocs."])(
    "reports back an order by a verb that it does not know: %s",
    (order) => {
      const { facts, rules, unclear } = compile(order)
      assert.deepStrictEqual([facts, rules], [[], []])
      assert.strictEqual(unclear.length, 1)
    }
  )
})

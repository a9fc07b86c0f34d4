import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import type { Rule } from "#src/Autopilot/Guidance/Policy.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { byHand, inEnglish } from "#src/Autopilot/Guidance/Reading/InEnglish.ts"
import { learnedRules } from "#src/Autopilot/Guidance/Reading/Learned/Learned.ts"
import { wordingOf } from "#src/Autopilot/Guidance/Wording.ts"
import { runs } from "#test/Runs.ts"

const meaningOf = (sentence: string): string | null => {
  const { rules, unclear } = compile(sentence)
  return unclear.length > 0 ? null : rules.map(wordingOf).join("; ")
}
const rulesOf = (sentence: string): ReadonlyArray<Rule> => {
  const reading = learnedRules(sentence, sentence)
  return reading._tag === "read" ? reading.value : []
}
const aboutOf = ({ terms, topics }: Rule) => JSON.stringify([topics, terms])
/** Whether some rule of one says to hide what another of the other keeps. */
const isOpposed = (one: ReadonlyArray<Rule>, other: ReadonlyArray<Rule>) =>
  one.some((a) => other.some((b) => aboutOf(a) === aboutOf(b) && new Set([a.effect, b.effect]).size > 1))

const things = [
  "links",
  "swearing",
  "complaints",
  "spoilers for the finale",
  "questions about parking",
  "fat jokes",
  "people flogging their own stuff",
  "talk about the new stadium",
  '"overrated"',
  "photos of their dinner"
]
const telling = [
  "hide {x} please, our lawyers insist",
  "we'd be glad if {x} got removed",
  "Leave {x} where they are",
  "get rid of {x}, nobody needs that",
  "We've had enough of {x}",
  "We have no problem with {x}",
  "{x} can stay as far as we're concerned",
  "There's no room here for {x}",
  "Run {x} past Claire",
  "I want the last word on {x}"
]
const thing = FastCheck.constantFrom(...things)
const frame = FastCheck.constantFrom(...telling)
const sentenceOf = FastCheck.tuple(frame, thing).map(([said, what]) => said.replace("{x}", what))

describe("guidance read as it was learnt", () => {
  const read: ReadonlyArray<readonly [sentence: string, meaning: string]> = [
    ["We won't be hiding complaints about the app", "Keep comments that sound negative and contain “app”"],
    ["personal info is off the table", "Hide comments that contain contact details"],
    ["There's no reason to keep chain letters up", "Hide comments that look like spam"],
    ["Under no circumstances let a death threat stay", "Hide comments that threaten somebody"],
    ["Instead of hiding refund demands, pass them on to me", "Ask about comments that are about refunds"],
    ["Anyone flogging their own stuff gets hidden", "Hide comments that look like spam"],
    ["oh and please hide the poop emoji 💩", "Hide comments that contain “💩”"],
    ["All the dating bots can go", "Hide comments that look like spam and contain “dating”"],
    ["on Instagram get rid of the bikini bots", "Hide comments that look like spam and contain “bikini” on Instagram"],
    ["the new bots have to go", "Hide comments that look like spam"],
    [
      "On Facebook we hide politics, on Threads we keep politics",
      "Hide comments that are about politics on Facebook; Keep comments that are about politics on Threads"
    ],
    [
      "We're cool with GIFs, not cool with political GIFs",
      "Keep comments that contain images; Hide comments that contain images and are about politics"
    ]
  ]
  for (const [sentence, meaning] of read)
    it(`reads: ${sentence}`, () => {
      assert.strictEqual(byHand(sentence, sentence)._tag, "unread")
      assert.strictEqual(meaningOf(sentence), meaning)
    })

  const back: ReadonlyArray<string> = [
    "Keep jokes that are funny",
    "Hide complaints from people who got their money back",
    "Hide links... not",
    "Please hide and don't hide swear words",
    "It'd be a shame if fan theories were hidden",
    "Other brands hide criticism",
    "I'm not sure whether jokes should be hidden",
    "Make sure not all links are hidden",
    "Never show links without asking me",
    "Hide whatever was posted by accounts created this month",
    "Keep the page a nice place",
    "People keep posting links",
    "criticism and irony are allowed",
    "Don't hide links to our website",
    "Leave the dating bots alone",
    "don't hide dating bots",
    "get rid of those weird bots"
  ]
  for (const sentence of back)
    it(`reports back: ${sentence}`, () => {
      assert.isEmpty(compile(sentence).rules)
      assert.isNotEmpty(compile(sentence).unclear)
    })

  it.prop("leaves what is read by hand as it is", [sentenceOf], ([sentence]) => {
    const hand = byHand(sentence, sentence)
    if (hand._tag === "read") assert.deepStrictEqual(inEnglish(sentence, sentence), hand)
  })

  it.prop("says the same each time", [sentenceOf], ([sentence]) => {
    assert.deepStrictEqual(learnedRules(sentence, sentence), learnedRules(sentence, sentence))
  })

  it.prop(
    "a no in front of an instruction never leaves what it says",
    [
      FastCheck.constantFrom("don't ", "never ", "do not ", "please don't ", "you must not "),
      FastCheck.constantFrom("hide", "remove", "delete", "keep", "leave up", "get rid of", "allow", "take down", "zap"),
      thing
    ],
    ([no, verb, what]) => {
      const plain = rulesOf(`${verb} ${what}`)
      const denied = rulesOf(`${no}${verb} ${what}`)
      for (const one of plain)
        assert.isFalse(denied.some((other) => aboutOf(one) === aboutOf(other) && one.effect === other.effect))
    }
  )

  it.prop(
    "a greeting or a reason turns nothing round",
    [
      FastCheck.constantFrom("hi team, ", "Good morning, ", "hey guys, ", "Hello! ", "quick one, "),
      sentenceOf,
      FastCheck.constantFrom("", ", thanks", ", our customers are kids", " because we got complaints", ", cheers")
    ],
    ([greeting, sentence, reason]) => {
      assert.isFalse(isOpposed(rulesOf(sentence), rulesOf(`${greeting}${sentence}${reason}`)))
      assert.isFalse(isOpposed(compile(sentence).rules, compile(`${greeting}${sentence}${reason}`).rules))
    },
    { fastCheck: { numRuns: runs(40) } }
  )

  it.prop(
    "keeps no scams, hate, threats or insults",
    [
      FastCheck.constantFrom(...telling),
      FastCheck.constantFrom("racist jokes", "death threats", "phishing", "slurs", "personal attacks", "fake giveaways")
    ],
    ([said, what]) => {
      const kept = rulesOf(said.replace("{x}", what)).filter(({ effect }) => effect === "keep")
      for (const { topics } of kept)
        assert.isFalse(topics.some((one) => ["scams", "hate", "threat", "insult"].includes(one)))
    }
  )
})

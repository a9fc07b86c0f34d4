import { assert, describe, it } from "@effect/vitest"
import { CommentId } from "#schema/Ids.ts"
import { type ProtectionKey, protectionKeys } from "#schema/resources/Autopilot.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { add, blank, type FeedbackState, type Learned, learnedFrom } from "#src/Autopilot/Learning/FeedbackState.ts"
import { reachOf } from "#src/Autopilot/Learning/LearntWeights.ts"
import type { StoredLesson } from "#src/Autopilot/Learning/LessonsRepo.ts"
import { residualOf } from "#src/Autopilot/Learning/Residual.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { campaigns } from "#test/simulation/Banks.ts"
import { decidedAfter, inputFor } from "../Deciding.ts"
import { fraudulent, genuine } from "../Examples.ts"

const decided = (text: string, feedback: FeedbackState) => decidedAfter(learnedFrom(feedback), text)

const isHidden = (text: string, feedback: FeedbackState): boolean => {
  const { hides, outcome } = decided(text, feedback)
  return outcome === "hide" || hides
}

const scams = [...fraudulent, ...campaigns]
const shareHidden = (feedback: FeedbackState): number =>
  scams.filter((text) => isHidden(text, feedback)).length / scams.length

/** Looks like a scam, and is none: what an attacker writes for people to answer "keep" to. */
const decoys = [
  "I invested in a good pair of boots and it paid back every week, message me if you want the name of the shop",
  "Does anyone earn bitcoin with trading from home? My uncle says WhatsApp groups are full of it",
  "My manager pays me every week and this coffee is how I spend it, guaranteed daily returns of joy",
  "I made $5000 at my job this month and spent it all on your coffee, DM me recipes",
  "Won the giveaway last year, claim your prize quickly because the link in bio moves fast",
  "Crypto is down again but your beans never are, guaranteed profit in every cup"
]

const lesson = (text: string, at: number, verdict: "hide" | "keep", author: string | null): StoredLesson => ({
  comment_id: CommentId.make(`com_${at}`),
  text,
  verdict,
  category: "scams",
  agreed: verdict === "hide",
  asked: true,
  author,
  at: new Date(at)
})

const taught = (lessons: ReadonlyArray<StoredLesson>) => add(trainedClassifier, blank, lessons)
const pooled = (count: number, authors: number) =>
  taught(
    Array.from({ length: count }, (_, at) =>
      lesson(decoys[at % decoys.length] ?? "", at, "keep", `instagram ${at % authors}`)
    )
  )

const findings = [
  "Earn 500 a day from home, DM me",
  "Buy followers cheap at my page",
  "I make 200 a day at home, ask me how",
  "fuck this"
]

const taughtBy = (text: string, { weights }: Learned) => residualOf(normalise(text), weights)

describe("an adversary", () => {
  const untaught = shareHidden(blank)

  it("has something to attack", () => assert.isAbove(untaught, 0.5))

  for (const count of [1, 3, 5, 20, 60]) {
    it(`with ${count} decoys that are answered "keep" shows at most 3 in 100 of the scams that are hidden`, () => {
      assert.isAtLeast(shareHidden(pooled(count, count)), untaught - 0.03)
    })
  }

  it("with decoys that hold half of the scam shows nothing of it", () => {
    const shown = fraudulent.filter((text) => {
      const words = text.split(" ")
      const half = words.slice(0, Math.ceil(words.length / 2)).join(" ")
      const rest = words.slice(Math.ceil(words.length / 2)).join(" ")
      const split = taught([lesson(half, 1, "keep", "instagram 1"), lesson(rest, 2, "keep", "instagram 2")])
      return isHidden(text, blank) && !isHidden(text, split)
    })
    assert.isAtMost(shown.length / fraudulent.length, 0.03)
  })

  it("who writes sixty comments teaches what one comment teaches", () => {
    const once = learnedFrom(taught([lesson(decoys[5] ?? "", 59, "keep", "instagram 1")]))
    const often = learnedFrom(pooled(60, 1))
    assert.deepStrictEqual(often.trust, once.trust)
    assert.deepStrictEqual(often.weights?.reach, once.weights?.reach)
    for (const text of decoys) assert.deepStrictEqual(taughtBy(text, often), taughtBy(text, once))
  })

  it("clears no spam with words that everybody says, however many comments with them were kept", () => {
    const everyday = ["I make money from home all day and wear these", "Home all day", "DM me at home any day"]
    for (const text of ["Earn 500 a day from home, DM me", "I make 200 a day at home, ask me how"]) {
      const { outcome } = decided(text, blank)
      for (const count of [1, 2, 3]) {
        const kept = taught(everyday.slice(0, count).map((said, at) => lesson(said, at, "keep", `instagram ${at}`)))
        assert.strictEqual(decided(text, { ...kept, trust: blank.trust }).outcome, outcome, text)
      }
    }
  })

  it("has nothing shown that is hidden, and no spam cleared, with what two kept comments can teach", () => {
    for (const text of findings) {
      const found = decide(inputFor(text))
      assert.notStrictEqual(found.outcome, "keep", text)
      const moved = (shift: number) => decide({ ...inputFor(text), residual: { shift, words: ["coupon"] } })
      assert.deepStrictEqual(moved(-reachOf(2)), found, text)
      assert.notDeepEqual(moved(-reachOf(200)), found, text)
    }
  })

  it("gets no rival hidden by having scams answered with their words", () => {
    const ours = ["The new roast is lovely", "When does the shop in Bergen open?", "I love your coffee so much"]
    const votes = fraudulent.slice(0, 20).map((text, at) => lesson(`${text} lovely roast`, at, "hide", "instagram 1"))
    for (const text of ours) assert.strictEqual(decided(text, taught(votes)).outcome, "keep", text)
  })
})

/** Hidden as spam as much as a scam, and told for either. */
const alsoSpam = [
  "Your ticket has been escalated. Open a chat with our refund officer at wa.me/447700900111",
  "We need 20 people to like YouTube videos from home, paid daily $80 to $200, text Clara on Telegram",
  "everything I use to make £300 a day is in my bio",
  "Betting tips fixed matches 100% sure, today 45 odds, join VIP",
  "Do you need an urgent loan? We give 2% interest to serious persons",
  "Bhai 500 lagao 5000 pao, DM karo abhi"
]
/** Hidden as profanity. */
const insults = [
  "Ihr seid der letzte Dreck, ihr Hurensöhne",
  "この店員ブスすぎ",
  "الموظفة بقرة غبية",
  "ta ekspedientka to tępa krowa",
  "viado tem que apanhar",
  "you are a complete waste of space",
  "La caissière est une grosse vache"
]

describe("answers in any area", () => {
  const inArea = (category: ProtectionKey, count: number) =>
    taught(
      Array.from({ length: count }, (_, at) => ({
        ...lesson(genuine[at] ?? "", at, "keep", `instagram ${at}`),
        category,
        agreed: false
      }))
    )
  const harmful = [...scams, ...alsoSpam, ...insults].filter((text) => isHidden(text, blank))

  it("have something to attack", () => assert.includeMembers(harmful, [...alsoSpam, ...insults]))

  for (const area of protectionKeys) {
    it(`show nothing that harms or insults: ${area}`, () => {
      for (const count of [3, 5]) {
        const feedback = inArea(area, count)
        assert.isTrue(learnedFrom(feedback).trust.asksMoreAbout.includes(area))
        assert.deepStrictEqual(
          harmful.filter((text) => !isHidden(text, feedback)),
          []
        )
      }
    })
  }
})

describe("people", () => {
  it("who kept a text keep the very text, and see what is held back for them to answer", () => {
    const [text = ""] = fraudulent
    assert.strictEqual(decided(text, taught([lesson(text, 1, "keep", "instagram 1")])).outcome, "keep")
    const held = scams.map((scam) => decided(scam, pooled(60, 60))).filter(({ hides }) => hides)
    for (const { leaning, outcome, reason } of held) {
      assert.deepStrictEqual([outcome, leaning], ["ask", "hide"])
      assert.match(reason, /hidden until somebody answers\.$|I hid it/)
    }
    assert.isAbove(held.length, 0)
  })

  it("who take their answers back are left with what was before", () => {
    assert.strictEqual(shareHidden(taught([])), shareHidden(blank))
  })
})

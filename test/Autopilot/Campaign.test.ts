import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { CommentId } from "#schema/Ids.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { add, blank, type FeedbackState, learnedFrom } from "#src/Autopilot/Learning/FeedbackState.ts"
import { campaigns } from "#test/simulation/Banks.ts"
import { complaints } from "./Complaints.ts"
import { decidedAfter } from "./Deciding.ts"
import { fraudulent, genuine } from "./Examples.ts"

const hidden = (texts: ReadonlyArray<string>): FeedbackState =>
  add(
    trainedClassifier,
    blank,
    texts.map((text, index) => ({
      comment_id: CommentId.make(`com_${index}`),
      text,
      verdict: "hide",
      category: null,
      agreed: null,
      asked: true,
      at: new Date(index)
    }))
  )

const outcomeOf = (text: string, notebook: FeedbackState) => decidedAfter(learnedFrom(notebook), text).outcome

/** Letters that look like the one before the colon, of several scripts and alphabets. */
const lookAlikes: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  `a:аáａ𝐚 b:ｂ𝐛ḃ c:сｃç𝐜 d:ԁｄḋ e:еéｅ𝗲 g:ｇğ h:һｈ i:іíｉ j:јｊ k:кｋ l:ｌĺ m:мｍ n:ｎñ o:оοöｏ𝐨 p:рρｐ r:ｒř s:ѕşｓ t:тţｔ
  u:υüｕ v:νｖ w:ԝｗ x:хｘ y:уýｙ`
    .split(/\s+/)
    .map((item) => [item.charAt(0), Array.from(item.slice(2))])
)
const emoji = ["🔥", "🎁", "👇", "💯", "👨‍👩‍👧", "✨"]
const words = "river stone window garden market yellow winter engine pocket silver bottle ladder".split(" ")

interface Edit {
  /** Which words become others, at most a tenth of them. */
  readonly places: ReadonlyArray<number>
  readonly word: string
  /** Of a hundred letters, those that become ones which look the same. */
  readonly share: number
  readonly letters: ReadonlyArray<number>
  readonly emoji: ReadonlyArray<number>
}

const edit: fc.Arbitrary<Edit> = fc.record({
  places: fc.array(fc.nat(100), { maxLength: 4 }),
  word: fc.constantFrom(...words),
  share: fc.constantFrom(0, 10, 50, 100),
  letters: fc.array(fc.nat(9_999), { minLength: 40, maxLength: 40 }),
  emoji: fc.array(fc.nat(100), { maxLength: 6 })
})

const edited = (text: string, { emoji: faces, letters, places, share, word }: Edit): string => {
  const list = text.split(" ")
  for (const place of places.slice(0, Math.floor(list.length / 10))) list[place % list.length] = word
  for (const face of faces) {
    const at = face % list.length
    list[at] = `${list[at]} ${emoji[face % emoji.length]}`
  }
  return Array.from(list.join(" "), (letter, index) => {
    const chance = letters[index % letters.length] ?? 0
    const choices = chance % 100 < share ? (lookAlikes.get(letter.toLowerCase()) ?? []) : []
    return choices[(chance + index) % choices.length] ?? letter
  }).join("")
}

// what is written in figures and spaced letters already has no words that a tenth could be taken of
const scams = [...fraudulent, ...campaigns].filter((text) => !/\d[a-z]|[a-z]\d|(^|\s)\w(\.|\s)\w(\.|\s)/i.test(text))
const remembered = new Map(scams.map((text) => [text, hidden([text])]))

describe("a question that was hidden once", () => {
  const asked: ReadonlyArray<readonly [hid: string, another: string]> = [
    ["When will the Cargo be back in stock in Munich?", "When will the City be back in stock in Munich?"],
    ["Do you deliver the kids trailer to Austria as well?", "Do you deliver the kids trailer to Poland as well?"],
    [
      "Est-ce que le porte-bagages avant est compris dans le prix ?",
      "Est-ce que le porte-bagages arrière est compris dans le prix ?"
    ]
  ]
  it.each(asked)("hides nobody who asks it of something else: %s", (hid, another) => {
    assert.notStrictEqual(outcomeOf(another, hidden([hid])), "hide")
    assert.strictEqual(outcomeOf(hid, hidden([hid])), "hide")
  })

  it.each(asked)("asks about it of something else, however often it was hidden: %s", (hid, another) => {
    assert.strictEqual(outcomeOf(another.replace(/\?$/, "??"), hidden([hid, `hey, ${hid}`])), "ask")
  })
})

describe("a campaign", () => {
  // likeness is an estimate: the seed keeps the few unlucky texts out of some runs and into others
  it.prop(
    "that was hidden once is hidden with any letters and emoji, and not kept with a tenth of its words changed",
    [fc.constantFrom(...scams), edit],
    ([text, change]) => {
      const posted = edited(text, change)
      const outcome = outcomeOf(posted, remembered.get(text) ?? blank)
      const isReworded = change.places.length > 0 && text.split(" ").length >= 10
      assert.include(isReworded ? ["hide", "ask"] : ["hide"], outcome, posted)
    },
    { fastCheck: { seed: 20260503, numRuns: 1000 } }
  )

  it("is asked about with a word changed only where nothing in it looks like one", () => {
    const asked = scams.filter((text) => {
      const posted = text.replace(/\S+$/, "river")
      return outcomeOf(posted, remembered.get(text) ?? blank) !== "hide"
    })
    assert.isAtMost(asked.length, 2)
    for (const text of asked) assert.strictEqual(outcomeOf(text, blank), "keep", text)
  })

  const benign = [...genuine, ...complaints]
  const hides = (notebook: FeedbackState) => benign.filter((text) => outcomeOf(text, notebook) === "hide")

  it("teaches nothing about what customers write", () => {
    const before = hides(blank)
    for (const text of campaigns) assert.deepStrictEqual(hides(hidden([text])), before, text)
    assert.deepStrictEqual(hides(hidden(campaigns)), before)
  })
})

import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { CommentId } from "#schema/Ids.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { taughtLanguages } from "#src/Autopilot/Language/Taught.ts"
import { add, blank, type Learned, learnedFrom } from "#src/Autopilot/Learning/FeedbackState.ts"
import { residualOf } from "#src/Autopilot/Learning/Residual.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { remembering } from "#src/Ground/Remembering.ts"
import { fromKind } from "#src/Training/Corpus/Kinds.ts"
import { runs } from "#test/Runs.ts"
import { decidedAfter } from "../Deciding.ts"

const written = (language: string, kind: string): ReadonlyArray<string> =>
  fromKind(
    readFileSync(new URL(`../Languages/${language}/${kind}.txt`, import.meta.url), "utf8"),
    `${language}/${kind}.txt`
  ).map(({ text }) => text)

const ordinaryIn = (language: string) =>
  ["complaint", "question", "praise", "chatter", "group"].flatMap((kind) => written(language, kind))

const afterHiding = (...texts: ReadonlyArray<string>): Learned =>
  learnedFrom(
    add(
      trainedClassifier,
      blank,
      texts.map((text, index) => ({
        comment_id: CommentId.make(`com_${index}`),
        text,
        verdict: "hide",
        category: null,
        agreed: null,
        asked: false,
        at: new Date(index + 1)
      }))
    )
  )

const outcomeOf = (text: string, learned: Learned) => decidedAfter(learned, text).outcome

const untaught = learnedFrom(blank)

/** The same for all that is taught. */
const outcomeUntaught = remembering(1000, (text) => outcomeOf(text, untaught))

/** What people are asked about, or do not see, because of the answers. */
const movedBy = (learned: Learned, texts: ReadonlyArray<string>) => {
  const concern = { keep: 0, ask: 1, hide: 2 }
  return texts.filter((text) => concern[outcomeOf(text, learned)] > concern[outcomeUntaught(text)])
}

const everyday: Readonly<Record<string, string>> = {
  de: "das ist und die mein wir ich nicht",
  nl: "een ik mijn van het niet de wat",
  pl: "nie się w z jak mi na bo",
  fr: "de la le c'est pas avec vous et",
  es: "la y de que mi por con es",
  it: "e la il di non mi che per",
  pt: "e de que o não com minha já",
  ko: "진짜 오늘 너무 그냥 저는 이거",
  tr: "bu gibi çok bana bir ve ne",
  ar: "من على في اللي شو ana el ya",
  hi: "है में तो नहीं और hai bhi ye"
}

describe.each([...taughtLanguages])("one scam that was hidden in %s", (language) => {
  it("has no ordinary comment asked about or hidden", () => {
    const ordinary = ordinaryIn(language)
    assert.isAtLeast(ordinary.length, 30)
    for (const scam of written(language, "scam").slice(0, runs(3))) {
      assert.deepStrictEqual(movedBy(afterHiding(scam), ordinary), [], scam)
    }
  })
})

describe.each(Object.entries(everyday))("a comment that was hidden in %s", (language, words) => {
  it("makes no everyday word a reason", () => {
    for (const hidden of [
      ...ordinaryIn(language).slice(0, runs(6)),
      ...written(language, "promotion").slice(0, runs(6))
    ]) {
      const { weights } = afterHiding(`${words} ${hidden}`)
      assert.deepStrictEqual(residualOf(normalise(words), weights).words, [], hidden)
    }
  })

  it("moves hardly any other", () => {
    const ordinary = ordinaryIn(language)
    const moved = ordinary.slice(0, runs(4)).map((hidden) =>
      movedBy(
        afterHiding(hidden),
        ordinary.filter((text) => text !== hidden)
      )
    )
    assert.isAtMost(moved.flat().length, 2)
  })
})

describe("a reason", () => {
  it("names only words that stood in comments which were hidden, however many there are", () => {
    const hidden = [...taughtLanguages].flatMap((language) => written(language, "scam"))
    const held = new Set(hidden.flatMap((text) => normalise(text).words.map((word) => word.text)))
    const { weights } = afterHiding(...hidden)
    const others = [...taughtLanguages].flatMap(ordinaryIn).map((text, index) => `${text} ${index}`)
    const named = others.flatMap((text) => {
      const { shift, words } = residualOf(normalise(text), weights)
      return shift > 0 ? words : []
    })
    assert.deepStrictEqual(
      named.filter((word) => !held.has(word)),
      []
    )
  })
})

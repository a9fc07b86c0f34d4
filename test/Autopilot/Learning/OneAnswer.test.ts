import { assert, describe, it } from "@effect/vitest"
import { CommentId } from "#schema/Ids.ts"
import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { add, blank, learnedFrom } from "#src/Autopilot/Learning/FeedbackState.ts"
import type { StoredLesson } from "#src/Autopilot/Learning/LessonsRepo.ts"
import { decidedAfter } from "../Deciding.ts"

const hides = (texts: ReadonlyArray<string>, category: ProtectionKey): ReadonlyArray<StoredLesson> =>
  texts.map((text, at) => ({
    comment_id: CommentId.make(`com_${at}`),
    text,
    verdict: "hide",
    category,
    agreed: true,
    asked: true,
    author: `contact_${at}`,
    at: new Date(at)
  }))

const hiddenAfter = (lessons: ReadonlyArray<StoredLesson>, texts: ReadonlyArray<string>) => {
  const learned = learnedFrom(add(trainedClassifier, blank, lessons))
  return texts.filter((text) => decidedAfter(learned, text).outcome === "hide")
}

const ofOthers = [
  "Can I get a loan for a used car?",
  "I need a loan, can I apply in branch?",
  "We need a loan for our bakery, who do I talk to?",
  "I love selling cakes at the school fair",
  "The school fair made 20 quid with your cakes",
  "I got a text asking me to click a link to verify my account, is it you?"
]

describe("a comment that a person hid", () => {
  it.each([
    ["scams", "I need a loan for a used van, do you do that?"],
    ["spam", "I made 20 quid selling cakes at the school fair and gave it all to you"],
    ["scams", "Click a link to verify your account now or it will be closed"]
  ] as const)("hides no other customer's by a few words of it: %s, %s", (category, text) => {
    const lessons = hides([text], category)
    assert.deepStrictEqual(hiddenAfter(lessons, ofOthers), [])
    assert.deepStrictEqual(hiddenAfter(lessons, [text]), [text])
  })

  it("hides others of its kind with more answers like it", () => {
    const lessons = hides(
      [
        "Get a fast loan today, no papers, ask me",
        "Fast loan without papers, I help anybody",
        "No papers? I get you a fast loan",
        "Ask me for a fast loan, approved today"
      ],
      "scams"
    )
    assert.deepStrictEqual(hiddenAfter(lessons, ["Fast loan approved, no papers, just ask me"]), [
      "Fast loan approved, no papers, just ask me"
    ])
  })
})

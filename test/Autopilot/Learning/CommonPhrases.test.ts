import { assert, describe, it } from "@effect/vitest"
import { CommentId } from "#schema/Ids.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { add, blank, learnedFrom } from "#src/Autopilot/Learning/FeedbackState.ts"
import type { StoredLesson } from "#src/Autopilot/Learning/LessonsRepo.ts"
import { decidedAfter } from "../Deciding.ts"

const answer = (text: string, at: number, verdict: "hide" | "keep", category: "hate" | null): StoredLesson => ({
  comment_id: CommentId.make(`com_${at}`),
  text,
  verdict,
  category,
  agreed: verdict === "hide",
  asked: category !== null,
  author: `contact_${at}`,
  at: new Date(at)
})

const judged = (lessons: ReadonlyArray<StoredLesson>) => {
  const learned = learnedFrom(add(trainedClassifier, blank, lessons))
  return (text: string) => decidedAfter(learned, text)
}

const hidden = (texts: ReadonlyArray<string>, lessons: ReadonlyArray<StoredLesson>) => {
  const decide = judged(lessons)
  return texts.filter((text) => {
    const { hides, outcome } = decide(text)
    return outcome === "hide" || hides
  })
}

describe("what a harmless comment has in common with one that a person hid", () => {
  it("hides no thanks for the ad whose makers somebody threatened", () => {
    const threats = [
      "Kill yourself, whoever made this ad",
      "I will find your office and burn it down",
      "Man sollte euch alle anzünden"
    ].map((text, at) => answer(text, at, "hide", "hate"))
    const harmless = [
      "Thank you, whoever made this ad",
      "Love yourself, whoever made this ad",
      "Great song, whoever made this ad",
      "Bless you, whoever made this ad",
      "I will find your office and apply for a job",
      "I will find your store and buy it all",
      "Man sollte euch alle loben",
      "Man sollte euch alle umarmen",
      "Man sollte euch alle kaufen"
    ]
    assert.deepStrictEqual(hidden(harmless, threats), [])
    assert.deepStrictEqual(
      hidden(
        threats.map(({ text }) => text),
        threats
      ),
      threats.map(({ text }) => text)
    )
  })

  it("hides no customer's question because a troll's question was hidden", () => {
    const troll = [
      "Liefert ihr nach Österreich?",
      "Habt ihr einen Laden in Hamburg?",
      "Kann man den Kocher auch kaufen?",
      "Wie lange dauert die Lieferung?",
      "Gibt es das auch in Blau?",
      "Was kostet der Versand?",
      "Ist das wasserdicht?",
      "Wo finde ich die Größentabelle?",
      "Welche Größe soll ich nehmen?",
      "Wann kommt das wieder rein?"
    ].map((text, at) => answer(text, at, "hide", null))
    const customers = [
      "Liefert ihr auch nach Tirol?",
      "Habt ihr einen Laden in Bremen?",
      "Kann man den Kocher auch mieten?",
      "Wie lange dauert die Rückgabe?",
      "Gibt es das auch in Grün?",
      "Was kostet der Kocher?",
      "Ist das winddicht?",
      "Welche Größe hat das Zelt?",
      "Wann kommt das neue Modell?"
    ]
    assert.deepStrictEqual(hidden(customers, troll), [])
  })

  it("hides what everybody says only once it was hidden twice", () => {
    const everyday = ["Love it", "Thank you", "Yes", "@lisa", "Beautiful!", "Where can I buy this jacket?"]
    for (const text of everyday) {
      const once = [answer(text, 1, "hide", null)]
      assert.deepStrictEqual(hidden([text], once), [], text)
      assert.strictEqual(judged(once)(text).outcome, "ask", text)
      assert.deepStrictEqual(hidden([text], [...once, answer(text, 2, "hide", null)]), [text])
    }
  })

  it("hides no contrary of it", () => {
    const hate = [answer("I hate your customer service, they never answered me", 1, "hide", null)]
    assert.deepStrictEqual(hidden(["I love your customer service, they always answered me"], hate), [])
  })
})

describe("answers that keep", () => {
  it("show no clear hate while people are asked about it", () => {
    const kept = ["my dog is a fat pig haha he ate the zipper", "useless rope", "dumb tent pole"].map((text, at) =>
      answer(text, at, "keep", "hate")
    )
    const hateful = [
      "Black people are apes",
      "Muslims are vermin",
      "All gypsies are thieves and should be gassed",
      "white power, kill yourself"
    ]
    assert.deepStrictEqual(hidden(hateful, kept), hidden(hateful, []))
  })
})

import { assert, describe, it } from "@effect/vitest"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { listedTopics } from "#src/Autopilot/Guidance/SubjectWords/SpokenSubjects.ts"
import { subjectLists } from "#src/Autopilot/Guidance/SubjectWords/SubjectLists.ts"
import { subjectsIn } from "#src/Autopilot/Guidance/SubjectWords/SubjectsIn.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { otherMeanings } from "./OtherMeanings.ts"
import { spokenElsewhere } from "./SpokenElsewhere.ts"

const topicsOf = (text: string, language: string | null) => [...subjectsIn(normalise(text), language, listedTopics)]

const matched = (guidance: string, text: string) =>
  assess(trainedClassifier, { text, hasMedia: false, platform: "instagram", surface: "organic" }, compile(guidance))
    .rules

describe("what comments speak of in other languages than English", () => {
  for (const [language, byTopic] of Object.entries(spokenElsewhere)) {
    it(`is found in ${language}`, () => {
      const missed = Object.entries(byTopic).filter(
        ([topic, text]) => !topicsOf(text, language).some((found) => found === topic)
      )
      assert.deepStrictEqual(missed, [])
    })
  }

  for (const [language, texts] of Object.entries(otherMeanings)) {
    it(`is not seen in other meanings in ${language}`, () => {
      const seen = texts.flatMap((text) => topicsOf(text, language).map((topic) => `${topic}: ${text}`))
      assert.deepStrictEqual(seen, [])
    })
  }

  it("is found by longer words of any language where that is not known", () => {
    assert.deepStrictEqual(topicsOf("Bundestagswahl", null), ["politics"])
    assert.deepStrictEqual(topicsOf("AKP", null), [])
  })

  it("is not what a handle says", () => assert.deepStrictEqual(topicsOf("@bundestag hallo", "de"), []))

  it("is what rules that name it apply to", () => {
    assert.lengthOf(matched("No politics please", "Die AfD liegt bei der Bundestagswahl vorn"), 1)
    assert.lengthOf(matched("Hide politics", "ihr habt eine gute Wahl getroffen"), 0)
    assert.lengthOf(matched("Keep swear words", "damn that looks good"), 0)
    assert.lengthOf(matched("Ask me about refunds", "मेरा रिफंड कब आएगा"), 1)
    assert.lengthOf(matched("Hide swear words", "kut, bezorging weer te laat"), 1)
    assert.lengthOf(matched("Hide threats", "je sais où tu habites, fais attention"), 1)
    assert.lengthOf(matched("Hide swear words", "damn that looks good"), 1)
  })
})

it("no entry of a list is empty or stands there twice", () => {
  for (const [language, lists] of Object.entries(subjectLists)) {
    for (const [topic, lines] of Object.entries(lists)) {
      const entries = lines.flatMap((line) => line.split("|"))
      assert.deepStrictEqual(
        entries.filter((entry, place) => entry.trim() === "" || entries.indexOf(entry) !== place),
        [],
        `${language} ${topic}`
      )
    }
  }
})

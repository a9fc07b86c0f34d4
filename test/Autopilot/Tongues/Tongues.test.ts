import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { distinctWords } from "#src/Autopilot/Features/DistinctWords.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { folded } from "#src/Autopilot/Tongues/Folded.ts"
import { concepts, conceptsOf } from "#src/Autopilot/Tongues/Stems.ts"
import { TongueModel } from "#src/Autopilot/Tongues/TongueModel.ts"
import { ownComments } from "#src/Demo/OwnComments.ts"
import { inputFor } from "../Deciding.ts"

const spokenAbout = (word: string, language: string | null) => {
  const found = conceptsOf(folded(word), language)
  return concepts.filter((_, place) => found.includes(place))
}

describe("what words speak about", () => {
  it("is the same in every language", () => {
    const winners = [
      ["Gewinner", "de"],
      ["winnaar", "nl"],
      ["ganador", "es"],
      ["当選", "ja"],
      ["당첨되셨습니다", "ko"],
      ["الفائز", "ar"],
      ["विजेता", "hi"]
    ] as const
    for (const [word, language] of winners) assert.include(spokenAbout(word.toLowerCase(), language), "win", word)
  })

  it("hangs on the language for short words", () => {
    assert.include(spokenAbout("du", "de"), "you")
    assert.notInclude(spokenAbout("du", "fr"), "you")
    assert.notInclude(spokenAbout("du", null), "you")
  })

  it("is swearing only in the language that swears with it", () => {
    assert.include(spokenAbout("branleur", "fr"), "swear")
    for (const language of ["de", "en", null]) assert.notInclude(spokenAbout("branleur", language), "swear")
  })

  it("is read in either script of Hindi", () => assert.strictEqual(folded("पैसा"), "paisa"))
})

describe("the model of other languages", () => {
  it("refuses a file that is none", () => {
    assert.throws(() => TongueModel.decode(new Uint8Array(64)), "this is not a model file")
  })

  it("leaves emoji and single words alone, whose language nobody knows", () => {
    for (const text of ["🧕", "👩🏿", "ok", "Scunthorpe", "12.50 €"]) {
      assert.strictEqual(decide(inputFor(text)).outcome, "keep", text)
    }
  })
})

describe("a first look for threats", () => {
  const file = (path: string) => readFileSync(new URL(`../../../src/${path}`, import.meta.url))
  const model = TongueModel.decode(file("Autopilot/Tongues/tongues.bin"))
  const { hide } = model.points.threat
  const mayThreaten = (text: string) => model.threatOf(distinctWords(read(text).text), "en") >= hide
  const written = ["threat", "figure", "warning", "swearing"].flatMap((kind) =>
    file(`Training/Data/languages/en/${kind}.txt`).toString().trim().split("\n")
  )

  it("lets plain threats through", () => {
    const plain = written.filter((text) => model.judge(read(text), "en").threat >= hide)
    assert.isAbove(plain.length, 50)
    assert.isAtMost(plain.filter((text) => !mayThreaten(text)).length / plain.length, 0.03)
  })

  it("spares most comments the second", () => {
    const looked = ownComments.filter(({ text }) => mayThreaten(text))
    assert.isBelow(looked.length, ownComments.length / 5)
  })
})

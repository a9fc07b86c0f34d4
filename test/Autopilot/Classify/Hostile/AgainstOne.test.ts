import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import { rowsIn } from "../../Rows.ts"
import { filled } from "./Filled.ts"

const framesOf = (name: string): ReadonlyArray<readonly [language: string, frame: string]> =>
  rowsIn(new URL(`./${name}.tsv`, import.meta.url)).map(([language = "", frame = ""]) => [language, frame])

/** As they are written without accents and apostrophes. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .normalize("NFC")

const texts = (name: string): ReadonlyArray<string> => framesOf(name).flatMap(([, frame]) => filled(frame))

/** English offers the most; a few of each frame tell as much. */
const some = (name: string): ReadonlyArray<string> => framesOf(name).flatMap(([, frame]) => filled(frame).slice(0, 4))

const share = (all: ReadonlyArray<string>, outcome: string) =>
  all.filter((text) => decidedUntaught(text).outcome === outcome).length / all.length

describe("what is said against one person or a brand in thirteen languages", () => {
  it.each([
    { name: "threats", as: "keep", atMost: 0.01, fewest: 1000 },
    { name: "threats", as: "hide", atMost: 0.03, fewest: 1000 },
    { name: "wishes", as: "keep", atMost: 0, fewest: 600 },
    { name: "wishes", as: "hide", atLeast: 0.99, fewest: 600 },
    { name: "swearing", as: "keep", atMost: 0.01, fewest: 300 }
  ])("$name: $as", ({ as, atLeast = 0, atMost = 1, fewest, name }) => {
    const all = texts(name)
    assert.isAtLeast(all.length, fewest)
    assert.isAtLeast(share(all, as), atLeast)
    assert.isAtMost(share(all, as), atMost)
  })

  it("hides most insults at somebody, and leaves hardly one alone", () => {
    const all = some("insults")
    assert.isAtLeast(all.length, 900)
    assert.isAtMost(share(all, "keep"), 0.02)
    assert.isAtLeast(share(all, "hide"), 0.6)
  })

  it("is seen without accents and apostrophes as well", () => {
    const all = (["threats", "wishes", "insults"] as const).flatMap((name) =>
      framesOf(name).flatMap(([language, frame]) =>
        ["ja", "ko", "ar", "hi"].includes(language) ? [] : filled(frame).slice(0, 1).map(plain)
      )
    )
    assert.isAtLeast(all.length, 500)
    assert.isAtMost(share(all, "keep"), 0.03)
  })

  it("is not seen in games, figures of speech, compliments, quotes and what is told with much the same words", () => {
    const all = texts("harmless")
    assert.isAtLeast(all.length, 550)
    assert.isAtMost(share(all, "hide"), 0.012)
    assert.isAtMost(share(all, "ask"), 0.2)
  })
  it.each([
    "Ach Matze du alter Esel, du hast doch selber noch Nokia",
    "ty stary ośle, znowu zapomniałeś o moich urodzinach 😜",
    "Callate gordo que vos te dormiste en el entretiempo 😂"
  ])("is not hidden where friends tease each other: %s", (text) => {
    assert.notStrictEqual(decidedUntaught(text).outcome, "hide")
  })
})

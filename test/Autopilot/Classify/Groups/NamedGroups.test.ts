import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { withoutCase } from "#src/Autopilot/Classify/Groups/NameBeginnings.ts"
import { mayNameGroups, namedGroups } from "#src/Autopilot/Classify/Groups/NamedGroups.ts"
import { boundedByGroups } from "#src/Autopilot/Classify/Groups/WhicheverGroup.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { groupNames } from "#src/Autopilot/WordLists/GroupNames.ts"

const namesIn = (text: string, language: string) => {
  const { written } = normalise(text)
  return namedGroups(written, language).map(({ at, length }) => written.whole.slice(at, at + length))
}

describe("names of groups", () => {
  it.each<readonly [language: string, text: string, names: ReadonlyArray<string>]>([
    ["en", "Gay men, (NON-BINARY people) and women's rights", ["Gay men", "NON-BINARY people", "women"]],
    ["en", "🎉👩🏽 deaf women — “Muslims” say", ["deaf women", "Muslims"]],
    ["en", "anti-gay people, nongay peoples and womens", ["gay people"]],
    ["en", "a Polish Polish friend of wheelchair users", ["Polish Polish", "wheelchair users"]],
    ["en", "people like black folks, people, and person of colour", ["black folks"]],
    ["en", "a kid deaf from birth, PEOPLE BLIND since then", ["kid deaf", "PEOPLE BLIND"]],
    ["es", "¡Mujeres negras! y la gente sorda", ["Mujeres negras", "gente sorda"]],
    ["de", "Türken und Gehörlose", ["Turken", "Gehorlose"]],
    ["ja", "うちの黒人の友達", ["黒人"]],
    ["en", "a lovely cup of coffee", []]
  ])("are found in %s wherever they begin: %s", (language, text, names) => {
    assert.deepStrictEqual(namesIn(text, language), names)
  })

  it("are told from words in other letters by what an expression takes for the same letter in another case", () => {
    const cased: Array<string> = []
    for (let code = 0; code < 0x110000; code++) {
      const character = String.fromCodePoint(code)
      if (character.toLowerCase() !== character.toUpperCase()) cased.push(character)
    }
    const all = cased.join("")
    const wrong = cased.flatMap((one) =>
      Array.from(all.matchAll(new RegExp(one, "giu")), ([other]) => other).filter(
        (other) => withoutCase(one) !== withoutCase(other)
      )
    )
    assert.isAbove(cased.length, 2500)
    assert.deepStrictEqual(wrong, [])
  })

  const ofAnyLanguage = [...groupNames].flatMap(([language, { like, one, several }]) =>
    [several, one, like].flatMap((list) => list.split(" ").map((name) => [language, name] as const))
  )

  it.prop(
    "are found in no language that it is not told of beforehand",
    [fc.constantFrom(...ofAnyLanguage), fc.constantFrom("", "a ", "1", "!", "の"), fc.constantFrom("", " x", "s", ".")],
    ([[language, name], before, behind]) => {
      for (const text of [name, name.toUpperCase()].map((named) => `${before}${named}${behind}`)) {
        const { written } = normalise(text)
        if (namedGroups(written, language).length > 0) assert.isTrue(mayNameGroups(written)(language), text)
      }
    }
  )

  const ofPeople = [...groupNames].flatMap(([language, { like, person, persons }]) => {
    const [kind = ""] = like.split(" ")
    return kind === "" ? [] : `${person} ${persons}`.split(" ").map((name) => [language, name, kind] as const)
  })

  it.prop(
    "are found behind people in general, and no such people alone",
    [fc.constantFrom(...ofPeople.filter(([, name]) => name !== ""))],
    ([[language, name, kind]]) => {
      assert.strictEqual(namesIn(`so, ${name} ${kind}!`, language).length, 1)
      const isGroup = namesIn(name, language).length > 0
      const { one, several } = groupNames.get(language) ?? { one: "", several: "" }
      assert.strictEqual(isGroup, `${one} ${several}`.split(" ").includes(name))
    }
  )

  it("are told not to be in most comments", () => {
    const { written } = normalise("a lovely cup of coffee for people")
    assert.deepStrictEqual([...groupNames.keys()].filter(mayNameGroups(written)), [])
  })
})

describe("the other groups", () => {
  const judgedOf = (scores: ReadonlyArray<number>, own: number) => {
    const judged: Array<number> = []
    const each = scores.map((score) => () => read(String(score)))
    const bounded = boundedByGroups(
      { hate: own },
      ["hate"],
      { each, many: true },
      ({ text }) => {
        const hate = Number(text.written.whole)
        judged.push(hate)
        return { hate }
      },
      { hate: 0.6 }
    )
    return { bounded: bounded.hate, judged: judged.length }
  }

  it("are not asked on once most of them are as hostile", () => {
    assert.deepStrictEqual(judgedOf([0.7, 0.8, 0.9, 0.1, 0.1], 0.7), { bounded: 0.7, judged: 3 })
    assert.deepStrictEqual(judgedOf([0.7, 0.1, 0.9, 0.1, 0.8], 0.7), { bounded: 0.7, judged: 5 })
  })

  it("make it less where most of them are less hostile", () => {
    assert.deepStrictEqual(judgedOf([0.7, 0.2, 0.3, 0.1, 0.9], 0.8), { bounded: 0.3, judged: 5 })
    assert.deepStrictEqual(judgedOf([], 0.8), { bounded: 0.8, judged: 0 })
  })
})

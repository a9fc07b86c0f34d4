import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { knownSayings, SayingPattern } from "#src/Autopilot/Classify/Sayings/KnownSayings.ts"
import { sayingsIn } from "#src/Autopilot/Classify/Sayings/Sayings.ts"
import { type Saying, toldSayings } from "#src/Autopilot/Classify/Sayings/ToldSayings.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { isUnspaced } from "#src/Autopilot/Tongues/Entries.ts"
import { folded } from "#src/Autopilot/Tongues/Folded.ts"
import { isNamed, placesOf } from "#src/Autopilot/Tongues/StemPattern.ts"
import { groupNames } from "#src/Autopilot/WordLists/GroupNames.ts"

const sayings = [...knownSayings].flatMap(([language, kinds]) =>
  isUnspaced(language)
    ? []
    : kinds.flatMap(({ isGrave, kind, patterns }) => patterns.map((pattern) => ({ isGrave, kind, language, pattern })))
)

const said = fc.record({
  saying: fc.constantFrom(...sayings),
  choices: fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
  ending: fc.constantFrom("", "en", "x")
})

/** A saying with one of its choices at each place. */
const spoken = (language: string, pattern: string, choices: ReadonlyArray<number>, ending: string): string =>
  placesOf(pattern)
    .map((place, at) => {
      const choice = choices[at % choices.length] ?? 0
      if (place === null) return "then"
      if (isNamed(place)) {
        const names = groupNames.get(language)?.[place === "@groups" ? "several" : "one"].split(" ") ?? []
        return names[choice % names.length] ?? ""
      }
      if (place.optional && choice % 2 === 0) return ""
      return (place.entries[choice % place.entries.length] ?? "").replace("*", ending)
    })
    .join(" ")

const canBeFound = (pattern: string, language: string, text: string): boolean =>
  new SayingPattern([pattern], language).in(
    ` ${normalise(text)
      .words.map((word) => folded(word.text))
      .join(" ")} `
  ) !== null

describe("the words that tell sayings", () => {
  it.prop("tell whatever there is to find", [said], ([{ choices, ending, saying }]) => {
    const { isGrave, language, pattern } = saying
    const text = normalise(spoken(language, pattern, choices, ending))
    fc.pre(canBeFound(pattern, language, text.written.whole))
    const patterns = (of: ReadonlyArray<Saying>) => of.flatMap((told) => told.of.patterns)
    const told = toldSayings(text, language)
    assert.include(patterns(told.own), pattern)
    if (isGrave) assert.include(patterns(toldSayings(text, null).elsewhere), pattern)
    assert.notInclude(
      told.elsewhere.map((other) => other.of.language),
      language
    )
  })

  it("tell of few comments anything", () => {
    const text = normalise("What size do I need, and when will it be in the shop? Thanks, I love it")
    assert.deepEqual(toldSayings(text, "en"), { own: [], elsewhere: [] })
  })
})

describe("a saying", () => {
  it("is quoted from where it stands first, and of two that begin there as the one listed first", () => {
    const seen = (text: string) => sayingsIn("en", normalise(text)).get("threats")
    assert.strictEqual(seen("Watch your back, I know where you live"), "Watch your back")
    assert.strictEqual(seen("I know where you live, watch your back"), "I know where you live")
  })

  it("is taken back by its own language alone", () => {
    const found = sayingsIn(null, normalise("Watch your back, dice el jefe en la pelicula"))
    assert.deepEqual([...found.keys()], ["threats"])
  })
})

import { assert, describe, it } from "@effect/vitest"
import { competitors } from "#src/Autopilot/Detectors/Competitors.ts"
import { defaultThresholds } from "#src/Autopilot/Learning/Trust.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"

const names = ["Fjellvik", "Granite Peak", "TallOak", "Coca-Cola", "Nordlys", "Brightwick"]
const { ask, hide } = defaultThresholds.competitors

const apart = (name: string) => name.replaceAll("-", " ").replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
const joined = (name: string) => apart(name).replaceAll(" ", "")
const figures: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", o: "0" }

const spellings: Readonly<Record<string, (name: string) => string>> = {
  "as given": (name) => name,
  "lower case": (name) => name.toLowerCase(),
  "upper case": (name) => name.toUpperCase(),
  "two words": apart,
  "one word": joined,
  hyphen: (name) => apart(name).replaceAll(" ", "-"),
  plural: (name) => (name.endsWith("s") ? name : `${name}s`),
  possessive: (name) => `${name}'s`,
  "curly possessive": (name) => `${name}’s`,
  leet: (name) => name.replaceAll(/[aeio]/gi, (letter) => figures[letter.toLowerCase()] ?? letter),
  "one figure": (name) => name.replace(/[eio]/i, (letter) => figures[letter.toLowerCase()] ?? letter),
  "spaced letters": (name) => Array.from(joined(name)).join(" "),
  dots: (name) => Array.from(joined(name)).join("."),
  handle: (name) => `@${joined(name).toLowerCase()}`,
  "official handle": (name) => `@${joined(name).toLowerCase()}.official`,
  hashtag: (name) => `#${joined(name)}`,
  "hashtag of more": (name) => `#team${joined(name).toLowerCase()}`,
  domain: (name) => `${joined(name).toLowerCase()}.com`
}

const frames: ReadonlyArray<(name: string) => string> = [
  (name) => `just get ${name} instead`,
  (name) => `${name} is way better`,
  (name) => `my sister likes ${name}`,
  (name) => `have you tried ${name}? much cheaper`
]

const scoreOf = (text: string) => competitors(normalise(text), names).score

describe("a competitor", () => {
  it("is found however the name is written, 95 times of 100", () => {
    const texts = names.flatMap((name) =>
      Object.values(spellings).flatMap((spelt) => frames.map((frame) => frame(spelt(name))))
    )
    const missed = texts.filter((text) => scoreOf(text) < hide)
    assert.isAtMost(missed.length / texts.length, 0.05, missed.join("\n"))
  })

  it("of one word is asked about where it is written in two", () => {
    for (const text of ["the Bright Wick ones last longer", "get a bright-wick", "fjel lvik is cheaper"]) {
      assert.isAtLeast(scoreOf(text), ask, text)
    }
  })

  it("is not found within other words", () => {
    for (const text of [
      "the fjellvikings sing",
      "a brightwicker basket",
      "I sat on a peak of granite",
      "cocacolate cake",
      "northern nordlysning",
      "a granite worktop",
      "such a tall oaken door",
      "what a bright smile"
    ]) {
      assert.strictEqual(scoreOf(text), 0, text)
    }
  })

  const leaving: ReadonlyArray<(name: string) => string> = [
    (name) => `switched from ${name} to you, so happy`,
    (name) => `I left ${name} for you`,
    (name) => `moved over from ${name} last year and love it`,
    (name) => `used to buy ${name} but you are so much better`,
    (name) => `ditched ${name} for you guys`,
    (name) => `you are better than ${name}`,
    (name) => `${name} used to be my favourite until I found you`,
    (name) => `no more ${name} for me, you won`,
    (name) => `I was a ${name} customer for years, glad I switched to you`,
    (name) => `stopped buying ${name} since I found you`,
    (name) => `was with ${name} before, you are much nicer`,
    (name) => `I prefer you to ${name}`,
    (name) => `done with ${name}, you are amazing`,
    (name) => `I gave up ${name} for this`
  ]
  it("that somebody left for the brand hides nothing", () => {
    for (const text of names.flatMap((name) => leaving.map((left) => left(name)))) {
      assert.isBelow(scoreOf(text), ask, text)
    }
  })

  it("that somebody went over to is hidden", () => {
    for (const name of names) {
      for (const text of [`switched from you to ${name}`, `I left you for ${name}`, `moved to ${name} and so happy`]) {
        assert.isAtLeast(scoreOf(text), hide, text)
      }
    }
  })
})

describe("competitors with the names of everyday words", () => {
  const everyday = ["On", "Three", "A"]
  const scoreOf = (text: string) => competitors(normalise(text), everyday).score

  it("are asked about where the word stands with a capital in a sentence, and are nowhere else", () => {
    for (const text of ["I run in my On shoes", "they moved to Three, and so will I"]) {
      assert.isTrue(scoreOf(text) >= ask && scoreOf(text) < hide, text)
    }
    for (const text of [
      "10/10 would get rained on again",
      "On my way to the shop",
      "We came at three. Three of us!",
      "what a lovely day",
      "A tent is a tent"
    ]) {
      assert.isBelow(scoreOf(text), ask, text)
    }
  })
})

import { assert, describe, it } from "@effect/vitest"
import { competitors } from "#src/Autopilot/Competitors/Competitors.ts"
import { defaultThresholds } from "#src/Autopilot/Learning/Trust.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"

const names = [
  "Fjellvik",
  "Granite Peak",
  "TallOak",
  "Coca-Cola",
  "Nordlys",
  "Brightwick",
  "Stone & Fern",
  "Brack & Co",
  "Odell's",
  "L'Avenir",
  "Café Lune",
  "Müßler",
  "7Peaks",
  "H2Flow",
  "PetPlus+",
  "The North Quay",
  "Hux"
]
const { ask, hide } = defaultThresholds.competitors

const apart = (name: string) => name.replaceAll("-", " ").replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
const joined = (name: string) =>
  apart(name)
    .replaceAll(/[^\p{L}\p{N} ]/gu, "")
    .replaceAll(" ", "")
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
  starred: (name) => Array.from(joined(name)).join("*"),
  masked: (name) => name.replace(/(?<!^)[aeiou]/i, "*"),
  "dollar sign": (name) => name.replaceAll(/s/gi, "$"),
  and: (name) => name.replace("&", "and"),
  "one n": (name) => name.replace("&", "n"),
  keyboard: (name) => name.replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, ""),
  capitals: (name) => `${name.slice(0, 1).toLowerCase()}${name.slice(1).toUpperCase()}`,
  underscore: (name) => apart(name).replaceAll(" ", "_"),
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
      "what a bright smile",
      "we climbed seven peaks",
      "a stone and a fern",
      "the north of the quay",
      "le futur de la cafe"
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
    (name) => `I gave up ${name} for this`,
    (name) => `${name} is worse than this`,
    (name) => `we moved our whole team from ${name} last month, best decision ever`,
    (name) => `cancelled my ${name} subscription because of you`,
    (name) => `${name} could never`,
    (name) => `you beat ${name} by a mile`,
    (name) => `former ${name} user, so glad I switched`,
    (name) => `after 5 years with ${name} I finally switched to you`,
    (name) => `${name} was terrible, you saved me`,
    (name) => `unlike ${name} you actually care`,
    (name) => `I returned my ${name} and bought yours`,
    (name) => `no need for ${name} anymore`,
    (name) => `why would anyone use ${name} when this exists`,
    (name) => `${name} doesn't come close`,
    (name) => `you put ${name} to shame`,
    (name) => `tried ${name} first, hated it, yours is perfect`,
    (name) => `traded in my ${name} for this beauty`,
    (name) => `I'd choose you over ${name} every time`
  ]
  it("that somebody left for the brand hides nothing", () => {
    for (const text of names.flatMap((name) => leaving.map((left) => left(name)))) {
      assert.isBelow(scoreOf(text), ask, text)
    }
  })

  it("that somebody went over to is hidden", () => {
    for (const name of names) {
      for (const text of [
        `switched from you to ${name}`,
        `I left you for ${name}`,
        `moved to ${name} and so happy`,
        `going back to ${name}`,
        `this is worse than ${name}`,
        `you are no better than ${name}`,
        `you can't compete with ${name}`,
        `I'd choose ${name} over you`,
        `unlike you, ${name} answers`,
        `${name} beats this any day`,
        `I used to love you but ${name} is better`,
        `been with ${name} for years and would never switch`,
        `get ${name}, way cheaper than this`
      ]) {
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

  it("are nobody's in small letters where they are plain words, and hidden as names", () => {
    const plain = (text: string) => competitors(normalise(text), ["Target", "Tonal"]).score
    for (const text of ["I hit my target today", "love the tonal range"]) {
      assert.isBelow(plain(text), ask, text)
    }
    assert.isTrue(plain("just get target instead") < hide)
    assert.isAtLeast(plain("Target has it cheaper"), hide)
  })
})

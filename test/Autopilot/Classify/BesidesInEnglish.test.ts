import { assert, describe, it } from "@effect/vitest"
import { insultInEnglish, isAskedAbout } from "#src/Autopilot/Classify/BesidesInEnglish.ts"
import { trainedModel } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const insults = [
  "whoever let this man near a microphone should be ashamed, he has the brain of a doorstop",
  "you must be the thickest person on this page mate",
  "she thinks she can sing, bless her, my kettle has more talent",
  "your delivery guy is a lazy lying oaf",
  "bro you look like a thumb that failed an exam",
  "he is a smug little weasel and always has been",
  "you people are pathetic, get a life",
  "the founder is a greedy clown",
  "the lady in the advert looks like a goblin",
  "what a vile woman she is",
  "you are a waste of oxygen",
  "that presenter is a talentless creep"
]

const none = [
  "the brown leather shoes are ugly",
  "your app is a pathetic joke, I want my money back",
  "wasps ruin every picnic, horrible things",
  "your driver is not a liar, the map was wrong",
  "you can never be a bad cook with this pan",
  "I was such a fool to order two",
  "you are a little ray of sunshine",
  "no man has ever looked better in this coat",
  "my cat is a greedy monster and I love him",
  "the soup is thick as porridge should be",
  "my brother says you have the best pies",
  "is your manager in today?"
]

const seen = (text: string) => decidedUntaught(text).outcome !== "keep"

describe("insults that the model of all languages has learnt", () => {
  it("are seen in English too, most of them", () => {
    const kept = insults.filter((text) => !seen(text))
    assert.isAtMost(kept.length, insults.length / 3, kept.join("; "))
  })

  it("are none in what is said of things, of oneself, in praise and in denials", () => {
    assert.deepStrictEqual(none.filter(seen), [])
  })

  it("are aimed at somebody, and not denied", () => {
    const score = (text: string) => insultInEnglish(trainedModel, read(text))
    assert.isAbove(score("you are a pathetic ugly clown"), 0.5)
    assert.isTrue(isAskedAbout(trainedModel, read("you are a pathetic ugly clown")))
    assert.strictEqual(score("pathetic ugly clown shoes"), 0)
    assert.strictEqual(score("you are not a pathetic ugly clown"), 0)
  })
})

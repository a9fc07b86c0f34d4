import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { asOfColours } from "#src/Autopilot/Classify/SecondLooks/OfColours.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { operatingPoints } from "#src/Autopilot/Model/OperatingPoints.ts"

/** From here on somebody is asked whether a comment is rude. */
const rude = 0.5

const isKept = (text: string) => {
  const { hate, profanity } = trainedClassifier.classify(read(text)).scores
  assert.isBelow(hate, operatingPoints.hate.ask, text)
  assert.isBelow(profanity, rude, text)
}

type Frame = (colour: string, other: string, thing: string) => string

const ofThings: ReadonlyArray<Frame> = [
  (colour, other) => `${colour} or ${other}?`,
  (colour, other) => `${colour} or ${other}, I cannot decide`,
  (colour, other, thing) => `I hate the ${colour} ${thing}, the ${other} ones are fine`,
  (colour, other) => `The ${colour} ones are ugly, ${other} is better`,
  (colour, other) => `${colour} is nicer than the ${other} one`,
  (colour, other) => `${colour} is nicer than the ${other} one, no contest`,
  (colour) => `Are the ${colour} ones dirty after a week?`,
  (colour) => `the ${colour} ones stink after a week`,
  (colour, other) => `I prefer ${colour} over ${other}`,
  (colour) => `I want it in ${colour}`,
  (colour, other, thing) => `${colour} with ${other} ${thing} looks good`,
  (colour) => `${colour} gets dirty fast`,
  (colour, _other, thing) => `I hate the all ${colour} ${thing}`,
  (colour, _other, thing) => `the ${colour} ${thing} get dirty`,
  (colour, other) => `do they come in ${colour} or ${other}?`,
  (colour, _other, thing) => `the ${colour} leather ${thing} are ugly`,
  (colour) => `${colour} goes with everything`,
  (colour) => `I want them all ${colour}`,
  (colour) => `got them in ${colour}`,
  (colour) => `all ${colour} everything`
]
/** As above, of persons: none of it may be read as of things. */
const ofPersons: ReadonlyArray<Frame> = [
  (colour, other, person) => `${colour} or ${other} ${person}?`,
  (colour, other, person) => `${colour} or ${other} ${person}, I cannot decide`,
  (colour, other, person) => `I hate the ${colour} ${person}, the ${other} ones are fine`,
  (colour, other, person) => `The ${colour} ${person} are ugly, ${other} is better`,
  (colour, other, person) => `${colour} is nicer than the ${other} ${person}`,
  (colour, _other, person) => `Are the ${colour} ${person} dirty after a week?`,
  (colour, other, person) => `I prefer ${colour} over ${other} ${person}`,
  (colour, other, person) => `${colour} with ${other} ${person} looks good`,
  (colour, _other, person) => `I want it without ${colour} ${person}`,
  (colour, _other, person) => `I hate the all ${colour} ${person}`,
  (colour, _other, person) => `the ${colour} leather ${person} are ugly`,
  (colour, other, person) => `the ${colour} shoes are fine, ${other} ${person} are not`
]
const toldOfPersons: ReadonlyArray<(colour: string, other: string) => string> = [
  (colour, other) => `I hate ${colour}s, ${other} is better`,
  (colour) => `I hate ${colour}`,
  (colour) => `these ${colour}s are dirty after a week`,
  (colour) => `${colour}s are ugly`,
  (colour, other) => `I prefer ${colour}s over ${other}s`,
  (colour) => `the ${colour} ones should go back`,
  (colour) => `send the ${colour} ones back`,
  (colour) => `the ${colour} ones think the shoes are free`,
  (colour) => `the ${colour} ones steal shoes`,
  (colour) => `the ${colour} ones breed after a week`,
  (colour) => `the ${colour} ones deserve nothing`,
  (colour) => `the ${colour} ones belong in a box`,
  (colour) => `the ${colour} ones stink`,
  (colour) => `I hate the ${colour} ones`,
  (colour) => `the ${colour} one with the bag stinks`,
  (colour) => `I hate the ${colour} one in the dress`,
  (colour) => `why is the ${colour} one in the advert`,
  (colour, other) => `not ${colour} or ${other} on my street`,
  (colour, other) => `${colour} or ${other}, all the same dirt`,
  (colour, other) => `${colour} is better than ${other}`,
  (colour, other) => `${colour} is dirty, ${other} is best`,
  (colour) => `the ${colour} looks dirty in this dress`,
  (colour) => `I want my town all ${colour}`,
  (colour) => `${colour} looks good on a rope`,
  (colour) => `${colour} is dirty, wash it off`,
  (colour) => `${colour} goes home`,
  (colour) => `I want them all ${colour} and gone`,
  (colour) => `I want them ${colour} guys out`,
  (colour) => `hate ${colour} everything`,
  (colour, other) => `${colour} or ${other}, send home quickly`
]

const colours = ["black", "white", "brown"]
const more = [...colours, "yellow", "red"]
const things = ["shoes", "laces", "bags", "jackets", "mugs"]
const persons =
  "people men women families neighbours immigrants faces actors kids students folks guys tenants lawyers voters footballers".split(
    " "
  )
const written = (text: string) =>
  fc.constantFrom(text, text.toLowerCase(), `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`)
const pairOf = (of: ReadonlyArray<string>) =>
  fc.tuple(fc.constantFrom(...of), fc.constantFrom(...of)).filter(([colour, other]) => colour !== other)

describe("colours", () => {
  for (const frame of ofThings) {
    it(`are of things in ${JSON.stringify(frame("black", "white", "shoes"))}`, () =>
      fc.assert(
        fc.property(
          fc
            .tuple(pairOf(more), fc.constantFrom(...things))
            .chain(([[colour, other], thing]) => written(frame(colour, other, thing))),
          isKept
        )
      ))
  }

  for (const frame of ofPersons) {
    it(`are of persons in ${JSON.stringify(frame("black", "white", "people"))}`, () =>
      fc.assert(
        fc.property(
          fc
            .tuple(pairOf(colours), fc.constantFrom(...persons))
            .chain(([[colour, other], person]) => written(frame(colour, other, person))),
          (text) => assert.isNull(asOfColours(read(text)), text)
        )
      ))
  }

  for (const frame of toldOfPersons) {
    it(`may be of persons in ${JSON.stringify(frame("black", "white"))}`, () =>
      fc.assert(
        fc.property(
          pairOf(colours).chain(([colour, other]) => written(frame(colour, other))),
          (text) => assert.isNull(asOfColours(read(text)), text)
        )
      ))
  }

  it("are not of things in disguise", () => assert.isNull(asOfColours(read("I prefer bl4ck over white"))))
})

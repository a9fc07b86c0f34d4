import type { TextReading } from "../../Features/Reading.ts"
import { hostileWordsOf, isHostile, isSworn, namesGroup } from "./Bystanders.ts"
import { inOtherWords, type SecondLook } from "./SecondLook.ts"

/** Met far more often where people are called not normal than in peace; said of things it is no more than `usual`. */
const normal = /(?<![\p{L}\p{N}])normal(?![\p{L}\p{N}])/giu
const usual = "usual"

/** Whoever may be meant, and what takes the word back: `thats not normal`. */
const meant = new Set(
  (
    "you u ya youre your yours they them their theyre he him his she her hers those who whoever everyone everybody anyone " +
    "anybody someone somebody nobody ppl folk folks guys guy dude dudes human humans couple couples marriage parents parent " +
    "father dad mom mum brain head not isnt arent aint wasnt doesnt dont never no nothing none nor without cant wont"
  ).split(" ")
)

const dying = new Set(["die", "died", "dying"])
const ofOneself =
  /(?<![\p{L}\p{N}])((?:i|we|i['’]?(?:m|ll|d|ve)|we['’](?:re|ll|d))(?: (?:am|are|was|will|would|could|might|have|just|literally|really|legit|almost|nearly|actually|totally|so|gonna|going|about|to)){0,5}) (?:die|died|dying)(?= (?:of|from|for|over|laughing)(?![\p{L}\p{N}]))/giu

/**
 * The comment of somebody who dies of something, as if they laughed: `I could die for these`. Null where they do not, and
 * where somebody else may be meant.
 */
export const asOfOneself = (reading: TextReading): TextReading | null => {
  const { words } = reading.text
  if (!words.some(({ text }) => dying.has(text)) || isSworn(reading) || namesGroup(reading)) return null
  if (hostileWordsOf(reading).some((word) => !dying.has(word)) || words.some(({ text }) => meant.has(text))) return null
  return inOtherWords(reading, ofOneself, (said) => said.replace(/\S+$/u, "laugh"))
}

/**
 * The comment with the peaceful word, where nobody is spoken of: `Can I use normal detergent?`. Null where it does not say
 * the word as it is written, and where somebody may be meant by it.
 */
export const asOfThings = (reading: TextReading): TextReading | null => {
  const { words } = reading.text
  if (!words.some(({ text }) => text === "normal")) return null
  if (isHostile(reading) || namesGroup(reading) || words.some(({ text }) => meant.has(text))) return null
  return inOtherWords(reading, normal, () => usual)
}

export const thingsLook: SecondLook = { otherwise: asOfThings, takes: ["hate"] }
export const oneselfLook: SecondLook = { otherwise: asOfOneself, takes: ["hate"] }

import { assert, describe, it } from "@effect/vitest"
import { isQuestion } from "#src/Autopilot/Text/Question.ts"

const questions = [
  "Does this come in a size 14?",
  "how much is shipping to Ireland",
  "hi, do you ship to Canada",
  "price?",
  "When??",
  "size chart?",
  "¿Hacen envíos a México?",
  "Wann ist die Jacke wieder da?",
  "please let me know the price",
  "Is it waterproof? https://example.com/x?y=1",
  "can i wash it at 60",
  "هل هذا متوفر الآن؟"
]
const others = [
  "Love it",
  "what a jacket",
  "how cute is that",
  "??",
  "really?",
  "🔥?",
  "see https://example.com/watch?v=abc it is great",
  "@anna",
  "I know how this works",
  ""
]

describe("asks something", () => {
  for (const text of questions) it(JSON.stringify(text), () => assert.isTrue(isQuestion(text)))
})

describe("asks nothing", () => {
  for (const text of others) it(JSON.stringify(text), () => assert.isFalse(isQuestion(text)))
})

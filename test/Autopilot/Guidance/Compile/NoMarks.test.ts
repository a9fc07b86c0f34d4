import { expect, it } from "@effect/vitest"
import * as FastCheck from "effect/FastCheck"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"
import { runs } from "#test/Runs.ts"

const understood = (guidance: string) => rulesUnderstood(compile(guidance)).flatMap((rule) => rule.as)

const verbs = [
  "Hide",
  "Keep",
  "Never hide",
  "Ask me about",
  "Don't remove",
  "Only hide",
  "No",
  "Delete comments saying"
]
const quoted = ['"cheap"', "“billig”", '"cheap" or "too cheap"', "@dana", "#sale", "💩", '"a" and 🔥', "kelda.com"]
const behind = [
  "only when it is about our shoes",
  "only in ads",
  "unless it is a joke or so",
  "if somebody who bought our boots last year says so",
  "people selling stolen bikes",
  "even when meant kindly by fans",
  "lovers from the old days",
  "but not the ones we like",
  "and whatever resembles it very closely",
  ""
]
const sentence = FastCheck.tuple(
  FastCheck.constantFrom(...verbs),
  FastCheck.constantFrom(...quoted),
  FastCheck.array(FastCheck.constantFrom(...behind), { minLength: 1, maxLength: 2 })
).map(([verb, term, rest]) => `${verb} ${term} ${rest.join(" ")}`.trim())

it.prop(
  "what people read holds no sign that stands for a quotation",
  [sentence],
  ([guidance]) => {
    const policy = compile(guidance)
    const read = [...policy.unclear.flatMap(({ text, why }) => [text, why]), ...understood(guidance)]
    expect(read.filter((text) => /\p{Co}/u.test(text))).toEqual([])
  },
  { fastCheck: { numRuns: runs(40) } }
)

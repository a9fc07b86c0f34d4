import { FastCheck as fc } from "effect"
import { detectionCap } from "#src/Autopilot/Text/Normalise.ts"
import { ownComments } from "#src/Demo/OwnComments.ts"

/** Pieces that make readers of text look twice: starts of addresses, numbers, handles, phrases and look-alikes. */
const pieces = [
  ...[
    "1",
    "a.",
    "1.1.",
    "12 ",
    "555 010 0199 ",
    "@",
    "a@",
    "a@b.",
    "http://",
    "a.com ",
    "*a",
    "a!a$",
    "a ",
    "a'",
    "(["
  ],
  ...["\u0301", "\u200b", "👩‍👩‍👧", "aа", "check out my new ", "earn $5 ", "whatsapp ", "dot com ", "\ufdfa", "\n", "#"]
]

const piece = fc.oneof(
  fc.constantFrom(...pieces),
  fc.constantFrom(...ownComments.flatMap(({ text }) => text.split(" "))),
  // a string arbitrary keeps a million strings, and everything measured beside it is slower
  fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 4 }).map((codes) => String.fromCodePoint(...codes))
)

const filled = (pieces: ReadonlyArray<string>) => {
  const text = pieces.join("")
  return text
    .repeat(Math.ceil(detectionCap / text.length))
    .slice(0, detectionCap)
    .toWellFormed()
}

const text = fc
  .array(piece, { minLength: 1, maxLength: 400, size: "max" })
  .filter((pieces) => pieces.join("") !== "")
  .map(filled)

/** As long as a comment is read; the same ones in every run. */
export const fuzzedTexts = (count: number): ReadonlyArray<string> => fc.sample(text, { numRuns: count, seed: 2200 })

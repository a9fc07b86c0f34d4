import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { sentencesOf } from "#src/Autopilot/Guidance/Reading/Sentences.ts"
import { understood } from "../Understood.ts"

const kinds = ["crypto", "politics", "swearing", "links", "spam", "phone numbers", "religion", "betting"]
const bullets = ["•", "▪", "‣", "·", "●", "👉", "-", "–", "*"]

const listed = (verb: string, items: ReadonlyArray<string>) =>
  `${verb}:\n${items.map((item) => `- ${item}`).join("\n")}`

describe("bullets in one line", () => {
  it("make of each item what a list on lines of its own does", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...kinds), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...bullets),
        fc.constantFrom("Hide", "Keep", "Ask me about", "Never hide"),
        (items, bullet, verb) => {
          const line = `${verb}: ${items.map((item) => `${bullet} ${item}`).join(" ")}`
          const strip = (guidance: string) => compile(guidance).rules.map(({ source: _, ...rule }) => rule)
          assert.deepStrictEqual(strip(line), strip(listed(verb, items)), line)
          assert.strictEqual(compile(line).rules.length, items.length)
        }
      ),
      { numRuns: 60 }
    )
  })

  it.each([
    ["Hide • crypto • betting", "Hide comments that are about crypto; Hide comments that are about gambling"],
    ["Hide the following: ▪ crypto ▪ links", "Hide comments that are about crypto; Hide comments that contain links"],
    [
      "Our rules: • no links • no swearing • ask me about refunds",
      "Hide comments that contain links; Hide comments that contain profanity; Ask about comments that are about refunds"
    ],
    ["• Hide links • keep complaints", "Hide comments that contain links; Keep comments that sound negative"],
    ["Hide spam • crypto", "Hide comments that look like spam; Hide comments that are about crypto"],
    ["Hide: 1. crypto 2. links", "Hide comments that are about crypto; Hide comments that contain links"],
    ["Hide: a) crypto b) links", "Hide comments that are about crypto; Hide comments that contain links"],
    ["Blocked words: • cheapo • rip-off", "Hide comments that contain “cheapo” or “rip-off”"],
    ["Competitors: • Kelda • Vela", "Take “Kelda” and “Vela” for competitors"],
    [
      'Hide: • people asking "how much • when" • links',
      "Hide comments that contain “how much • when”; Hide comments that contain links"
    ],
    ["Hide links - but not on Facebook", "Hide comments that contain links on Instagram, TikTok, YouTube and Threads"]
  ])("%s", (guidance, rules) => assert.strictEqual(understood(guidance), rules))

  it.each([
    "Hide comments with 👉 in them",
    "Hide 👉 and 🔹 emojis",
    "Hide comments that say 👉 link in bio",
    "Hide • in comments"
  ])("%s: has none", (guidance) => assert.deepStrictEqual(sentencesOf(guidance), [guidance]))

  it("lose no item that is not understood", () => {
    const { rules, unclear } = compile("Hide: • crypto • flimflams of the sort • links")
    assert.strictEqual(rules.length, 2)
    assert.strictEqual(unclear.length, 1)
  })
})

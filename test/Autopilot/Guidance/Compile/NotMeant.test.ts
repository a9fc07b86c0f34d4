import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"

const readAs = (guidance: string) => rulesUnderstood(compile(guidance)).flatMap(({ as }) => as)

describe("what a sentence only looks like", () => {
  it.each([
    "Deleted complaints are bad for us",
    "Deleted questions are a problem",
    "I have no complaints about links",
    "We have no questions about delivery",
    "There are no complaints about delivery",
    "We don't have any complaints about links",
    "You don't hide enough complaints",
    "You don't keep enough questions",
    "Hide enough links",
    "Don't hide that many complaints",
    "Keep racist jokes",
    "Racist jokes are fine",
    "Never hide hateful memes",
    "Keep threatening jokes",
    "Zero tolerance",
    "Zero tolerance policy",
    "No compromise",
    "Hell no",
    "Links? Hell no.",
    "Links? God no.",
    "Links, hell no",
    "No patience",
    "We have no links so far",
    "We had no spam",
    "Keeping spam is bad",
    "Hide our links",
    "Keep our links",
    "Unsere Links ausblenden",
    "Masquez nos liens",
    "Oculta nuestros enlaces",
    "Linklerimizi gizle",
    "Hide duplicate comments",
    "Hide duplicates",
    "Hide repeated comments"
  ])("%s: nothing is done, and all of it is reported back", (guidance) => {
    const { facts, rules, unclear } = compile(guidance)
    assert.deepStrictEqual(rules, [])
    assert.strictEqual(unclear.length + facts.length, guidance.match(/[?.]/gu)?.length ?? 1)
  })

  it.each([
    ["Links deleted", ["Hide comments that contain links"]],
    ["We want no complaints", ["Hide comments that sound negative"]],
    ["There should be no complaints", ["Hide comments that sound negative"]],
    [
      "We get questions about delivery. Ask me about them.",
      ["Ask about comments that ask a question and are about delivery"]
    ],
    ["We have no tolerance for spam", ["Hide comments that look like spam"]],
    ["Keeping complaints is fine", ["Keep comments that sound negative"]],
    ["Zero tolerance for spam", ["Hide comments that look like spam"]],
    ["Hide 'tolerance'", ["Hide comments that contain “tolerance”"]],
    ["Hide 'hell no'", ["Hide comments that contain “hell no”"]],
    ["Hide racist jokes", ["Hide comments that look hateful"]],
    ["Keep jokes about racism", ["Keep comments that contain “racism”, except those that look hateful"]],
    ["Hide our competitors' links", ["Hide comments that mention a competitor and contain links"]],
    ["Hide repetitive comments", ["Hide comments that look like spam"]]
  ] as const)("%s: is read", (guidance, meaning) => {
    assert.deepStrictEqual(readAs(guidance), [...meaning])
  })
})

import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import { rowsIn } from "../../Rows.ts"
import { filled } from "../Hostile/Filled.ts"

/** How little of a comment others see. */
const unseen = (text: string): number => {
  const { hides, outcome } = decidedUntaught(text)
  return outcome === "hide" ? 3 : hides ? 2 : outcome === "ask" ? 1 : 0
}

const threats = ["threats", "wishes"].flatMap((name) =>
  rowsIn(new URL(`../Hostile/${name}.tsv`, import.meta.url)).flatMap(([, frame = ""]) => filled(frame).slice(0, 1))
)

const tagged: ReadonlyArray<(text: string) => string> = [
  (text) => `@bro ${text}`,
  (text) => `@anna.p, ${text}`,
  (text) => `@tom_1 @lisa ${text}`,
  (text) => `${text} @anna.p`,
  (text) => `@bro ${text} @tom_1!`
]

describe("a threat with a handle", () => {
  it("comes to no less than without it, in any language", () => {
    for (const text of threats) {
      const least = unseen(text)
      for (const tag of tagged) assert.isAtLeast(unseen(tag(text)), least, tag(text))
    }
  })

  it.each([
    "@anna.p I will find you and kill you",
    "@bro I'll break your jaw next time I see you",
    "I will find you and kill you @anna.p",
    "@anna.p ich finde dich und bringe dich um",
    "@luis mira que te voy a matar"
  ])("is hidden until somebody answers: %s", (text) => {
    const { hides, outcome } = decidedUntaught(text)
    assert.deepStrictEqual([outcome, hides], ["ask", true])
  })

  it.each([
    "@anna I'll kill you if you spoil the ending 😂",
    "@bro I'll break your jaw next time I see you 😂",
    "haha @tom I will find you and kill you",
    "@lisa happy birthday, I will find you and hug you",
    "@lisa.k I would kill for these shoes",
    "@tom he wrote: I will find you and kill you. Please do something"
  ])("is left to be seen where somebody laughs, tells of one, or means none: %s", (text) => {
    assert.isAtMost(unseen(text), 1)
  })

  it.each([
    "@anna.p",
    "@tom_1 @lisa",
    "@bro look at this",
    "this one @kate.m",
    "@a.b.c you need these!",
    "@たけし おまえやん",
    "@bia_ramos23 olha amiga o q te falei",
    "@luis mira lo que te decía",
    "@tim guck was ich meinte",
    "@neha dekh maine bola tha"
  ])("is nothing that friends tag each other with: %s", (text) => assert.strictEqual(unseen(text), 0))
})

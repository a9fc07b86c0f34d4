import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const asks = ["DM me and I'll", "message me and I will", "pm me so I can", "Please email me and we'll"]
const proofs = [
  "send you photos of the damage",
  "send my order number",
  "show you pictures of the broken zip",
  "forward the receipt",
  "give you the tracking number"
]

describe("a customer who offers what a shop needs to help", () => {
  it.each(asks.flatMap((ask) => proofs.map((proof) => `${ask} ${proof}`)))("is left up: %s", (text) =>
    assert.strictEqual(decidedUntaught(text).outcome, "keep")
  )

  it.each([
    "DM me and I'll send you photos",
    "dm me and i'll send you pics of my body",
    "DM me and I'll send you my order number to claim your prize",
    "Message me and I'll send you my receipt, I earned 4000 with it in one week",
    "message me and I will send you the tracking number of your free gift"
  ])("lends no words to a lure: %s", (text) => assert.notStrictEqual(decidedUntaught(text).outcome, "keep"))
})

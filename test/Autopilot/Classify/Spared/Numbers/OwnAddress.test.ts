import { assert, describe, it } from "@effect/vitest"
import { decideOnRecord } from "#src/Autopilot/Decide/Decide.ts"
import { inputFor } from "../../../Deciding.ts"

const outcome = (text: string) => decideOnRecord(inputFor(text)).decision.outcome

describe("a customer's address", () => {
  it.each([
    "My address changed, please send it to 14 Larch Lane, Invented Town, and ring 555-0188 before delivery",
    "Please deliver my parcel to 8b Mill Road instead, my number is 07700 900321",
    "I moved, can you update my delivery address? ring 01632 960001",
    "our address has changed since we ordered, it is 3 Birch Close now, call 555-0117 if lost"
  ])("is not hidden, with a telephone number or without: %s", (text) => assert.notStrictEqual(outcome(text), "hide"))

  it.each([
    "my address changed, text me on telegram @crypto_anna to earn $500 a day",
    "send it to 12 Main Street and I will double your bitcoin, whatsapp +1 555 0199"
  ])("is no cover for an offer: %s", (text) => assert.strictEqual(outcome(text), "hide"))
})

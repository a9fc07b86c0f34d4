import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

describe("reports of hate and of scams", () => {
  it.each([
    "somebody below this video said that Muslims should be deported, please remove it",
    "een klant noemde mij kutmarokkaan bij jullie kassa",
    'I blocked two accounts that write "message me on telegram to claim"'
  ])("hide nobody who makes one: %s", (text) => assert.notStrictEqual(decidedUntaught(text).outcome, "hide"))

  it.each(["Muslims should be deported", "jij kutmarokkaan", "message me on telegram to claim your prize"])(
    "leave hidden what they are of: %s",
    (text) => assert.strictEqual(decidedUntaught(text).outcome, "hide")
  )
})

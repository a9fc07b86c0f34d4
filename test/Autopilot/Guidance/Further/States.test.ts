import { assert, describe, it } from "@effect/vitest"
import { understood } from "../Understood.ts"

const near = (...words: ReadonlyArray<string>) =>
  `${words
    .slice(0, -1)
    .map((word) => `“${word}”`)
    .join(", ")} and “${words.at(-1)}” near each other`

describe("what comments say of how something is", () => {
  for (const [guidance, meaning] of [
    [
      "Ask about comments saying the machine is out of order.",
      `Ask about comments that contain ${near("broken", "machine")}`
    ],
    [
      "Ask about comments saying the food is out of date.",
      `Ask about comments that contain ${near("expired", "food")}`
    ],
    ["Ask about comments saying the oven is down.", `Ask about comments that contain ${near("broken", "oven")}`],
    [
      "Ask me when somebody says the card machine is not working.",
      `Ask about comments that contain ${near("broken", "card", "machine")}`
    ],
    ["Hide people who say the pool is closed again.", `Hide comments that contain ${near("closed", "pool")}`],
    ["Ask about comments saying the milk was off.", `Ask about comments that contain ${near("stale", "milk")}`]
  ] as const)
    it(guidance, () => assert.strictEqual(understood(guidance), meaning))

  it("is never read into an order, nor into its opposite", () => {
    for (const guidance of ["Hide comments saying the discount is working.", "Hide comments saying the lights are on."])
      assert.notInclude(understood(guidance) ?? "", "broken", guidance)
  })
})

import { expect, it } from "@effect/vitest"
import { effectsOf } from "../HiddenByRules.ts"

it.each(["Hide anti-immigrant comments", "Hide comments attacking immigrants", "Hide comments against immigrants"])(
  "hides who is against them, and not who is one, helps them or asks: %s",
  (guidance) => {
    expect(effectsOf(guidance, "Deport them all, immigrants ruin this town")).toEqual(["hide"])
    for (const text of [
      "My grandparents came here as immigrants and you helped them",
      "Refugees are welcome at our table",
      "Do you help immigrants with forms?"
    ])
      expect([text, ...effectsOf(guidance, text)]).toEqual([text])
  }
)

it("asks where it is not clear, and hides every mention where all of it is meant", () => {
  expect(effectsOf("Hide anti-immigrant comments", "immigrants again")).toEqual(["ask"])
  expect(effectsOf("Hide comments about immigration", "immigrants again")).toEqual(["hide"])
})

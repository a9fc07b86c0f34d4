import { describe, expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("an instruction beside another", () => {
  it.each([
    "Keep questions about tickets, hide people selling them",
    "Keep questions about tickets but hide people selling tickets"
  ])("hides who sells, and not who asks only: %s", (guidance) => {
    expect(hiddenByRules(guidance, "selling 2 tickets for Friday, dm me")).toBe(true)
    expect(hiddenByRules(guidance, "do you sell tickets at the door?")).toBe(false)
  })

  it("hides all that is asked for where nothing else is said", () => {
    expect(hiddenByRules("Hide people asking for discounts", "can I get a discount code?")).toBe(true)
    expect(hiddenByRules("Hide people asking for discounts", "thanks for the discount!")).toBe(false)
  })

  it.each([
    [
      "Hide politics, and that includes the council",
      "Hide comments that are about politics; Hide comments that contain “council”"
    ],
    ['Hide the usual "first" nonsense.', "Hide comments that say no more than that they are the first or early"],
    ["Hide replies that call other commenters stupid.", "Hide comments that insult somebody"],
    ["Hide comments promoting OF accounts.", "Hide comments that contain “OnlyFans”, where they recommend it"],
    ["Don't show comments with Russian or Chinese text.", "Hide comments in Russian or Chinese"],
    ["Hide proper abuse", "Hide comments that insult somebody"],
    [
      "Hide complaints about the soup being cold",
      "Hide comments that sound negative and contain “cold” and “soup” near each other"
    ]
  ])("%s", (guidance, rules) => {
    expect(understood(guidance)).toBe(rules)
  })

  it.each([
    ["Hide comments that ask for the recipe, we never share it.", "what is the recipe?", "love this recipe!"],
    ["We don't answer questions about wages here: hide them.", "is this minimum wage?", "the wages are fair"]
  ])("%s", (guidance, hidden, other) => {
    expect(hiddenByRules(guidance, hidden)).toBe(true)
    expect(hiddenByRules(guidance, other)).toBe(false)
  })

  it("looks for no dogs where they are banned", () => {
    const { rules, unclear } = compile("Hide comments about dogs being banned")
    expect(rules).toEqual([])
    expect(unclear).toHaveLength(1)
  })
})

import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

const names = "“Fjellvik” or “Granite Peak”"

describe("competitors whose names stand behind them", () => {
  for (const guidance of [
    "Competitors (Fjellvik and Granite Peak) should be hidden.",
    "Competitors (Fjellvik, Granite Peak) get hidden",
    "Mentions of competitors (Fjellvik, Granite Peak) must go",
    "Comments about competitors (Fjellvik and Granite Peak) should be hidden",
    "Competitors (like Fjellvik and Granite Peak) should be hidden",
    "Competitors, such as Fjellvik and Granite Peak, should be hidden",
    "Hide spam and competitors (Fjellvik, Granite Peak)",
    "Hide competitors, i.e. Fjellvik and Granite Peak",
    "Hide competitors (i.e. Fjellvik and Granite Peak)"
  ])
    it(`${guidance} are taken for competitors and hidden`, () => {
      assert.deepStrictEqual(compile(guidance).competitors, ["Fjellvik", "Granite Peak"])
      assert.isTrue(hiddenByRules(guidance, "Granite Peak has nicer jackets"))
      assert.isFalse(hiddenByRules(guidance, "Nicer jackets than anywhere else"))
    })

  for (const [guidance, meaning] of [
    [
      "Hide competitors (Fjellvik, Granite Peak) except questions",
      `Hide comments that contain ${names}, except those that ask a question`
    ],
    [
      "Hide competitors (Fjellvik, Granite Peak), but not questions",
      `Hide comments that contain ${names}, except those that ask a question`
    ],
    ["Hide our competitors (Fjellvik, Granite Peak) on Facebook", `Hide comments that contain ${names} on Facebook`],
    ["Hide comments that mention competitors (Fjellvik, Granite Peak)", `Hide comments that contain ${names}`],
    ["Ask about competitors (Fjellvik, Granite Peak)", `Ask about comments that contain ${names}`],
    ["Ask me about competitors, namely Fjellvik and Granite Peak", `Ask about comments that contain ${names}`],
    ["Competitors (Fjellvik, Granite Peak): ask", `Ask about comments that contain ${names}`],
    ["Don't hide competitors (Fjellvik, Granite Peak)", `Keep comments that contain ${names}`],
    ["Competitors should be hidden.", "Hide comments that mention a competitor"]
  ] as const)
    it(guidance, () => assert.strictEqual(understood(guidance), meaning))

  it("stand beside others", () =>
    assert.strictEqual(
      understood("Ask about spam and competitors (Fjellvik, Granite Peak)"),
      `Ask about comments that contain ${names}; Ask about comments that look like spam`
    ))

  it("are no prices and links of theirs", () => {
    assert.strictEqual(understood("Hide competitors (prices and links)"), null)
    assert.isFalse(hiddenByRules("Hide competitors (prices and links)", "What does it cost?"))
  })
})

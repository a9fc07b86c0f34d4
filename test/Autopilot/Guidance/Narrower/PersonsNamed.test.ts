import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understood } from "../Understood.ts"

describe("persons who are named", () => {
  for (const guidance of [
    "Hide comments naming employees",
    "Hide comments that name a child",
    "If a child is named please hide.",
    "Hide comments with names of employees",
    "Hide children's names",
    "Hide comments naming minors",
    "Ask me when someone names an employee",
    "Hide comments that name customers",
    "No one should be naming the children in the photos.",
    "Kommentare, die Mitarbeiter nennen, ausblenden",
    "Masquez les commentaires qui nomment un employé",
    "Oculta comentarios que nombran a empleados"
  ])
    it(`${guidance}: are not known by their work`, () => {
      const { rules, unclear } = compile(guidance)
      assert.deepStrictEqual(rules, [])
      assert.include(unclear[0]?.why, "unless their names are written")
    })

  for (const [guidance, meaning] of [
    ["Hide comments naming Karen Hollis", "Hide comments that contain “Karen Hollis”"],
    ["Hide comments naming employees such as Karen", "Hide comments that contain “Karen”"],
    ["Hide comments naming competitors", "Hide comments that mention a competitor"]
  ] as const)
    it(guidance, () => assert.strictEqual(understood(guidance), meaning))
})

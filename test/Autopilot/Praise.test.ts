import { assert, describe, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { inputFor } from "./Deciding.ts"

describe("praise that swears", () => {
  it("is not taken for a complaint", () => {
    const policy = compile("Hide negative comments.")
    for (const text of [
      "Putain c'est trop bon ce truc",
      "Está de puta madre 🔥",
      "joder qué guapo quedó el logo nuevo",
      "Cazzo che buono",
      "caralho que delícia esse sorvete",
      "Scheiße ist das lecker, hab die ganze Tafel weg",
      "damn good coffee, always has been"
    ]) {
      assert.notStrictEqual(decide(inputFor(text, { policy })).outcome, "hide", text)
    }
  })
})

import { assert, describe, it } from "@effect/vitest"
import { nameProblem } from "#src/Access/People/Namesakes.ts"

const members = ["Demo Owner", "Nora Vik", "Анна Смирнова"].map((name) => ({ name }))

describe("what somebody may be called", () => {
  it("is not a member's name in letters of another alphabet that look the same", () => {
    for (const name of [
      "Dеmo Owner",
      "Demo Оwner",
      "Dem\u03bf \u041ewner",
      "\u039dora Vik",
      "nоrа vik",
      "Aннa Смирновa"
    ]) {
      assert.match(nameProblem(name, members) ?? "", /already/, name)
    }
  })

  it("is not what Steward calls itself, however it is written", () => {
    for (const name of ["Ѕteward", "Stewаrd", "STEWΑRD", "Аutopilot", "Steward's оperator", "ТikТоk"]) {
      assert.match(nameProblem(name, members) ?? "", /Steward itself/, name)
    }
  })

  it("is not a member's name with blanks that are letters or signs elsewhere", () => {
    for (const blank of ["\u3164", "\uffa0", "\u115f", "\u2800"]) {
      for (const name of [`Demo Owner${blank}`, `Demo${blank}Owner`, `${blank}Demo ${blank}Owner`]) {
        assert.match(nameProblem(name, members) ?? "", /already/, JSON.stringify(name))
      }
    }
    assert.isNull(nameProblem("김민수", [...members, { name: "김민지" }]))
  })

  it("is what is told apart by sight, in any alphabet", () => {
    const others = ["Инна Смирнова", "Нора Вик", "Ася", "Εύα", "Νίκος", "Օհան", "Ömer Işık", "田中", "Demo Owner 2"]
    for (const name of others) assert.isNull(nameProblem(name, members), name)
    for (const name of others) {
      const rest = others.filter((other) => other !== name)
      assert.isNull(
        nameProblem(
          name,
          rest.map((other) => ({ name: other }))
        ),
        name
      )
    }
  })
})

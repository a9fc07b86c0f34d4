import { assert, describe, expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understood } from "./Understood.ts"

describe("competitors that are told of in passing", () => {
  it.each([
    ["Other brands we're up against: Nordlys", ["Nordlys"]],
    ["the shops we are competing with are Nordlys and Havn", ["Nordlys", "Havn"]],
    ["our competitors, in case you need it: Nordlys", ["Nordlys"]],
    ["Our main rivals, fyi: Nordlys, Havn", ["Nordlys", "Havn"]],
    ["Our only real competition in town is Nordlys Garage", ["Nordlys Garage"]],
    ["the biggest competitor here is Nordlys", ["Nordlys"]],
    ["Watch out for Nordlys, they're the competition", ["Nordlys"]]
  ])("are read: %s", (guidance, names) => {
    const { competitors, rules } = compile(guidance)
    assert.sameMembers([...competitors], names)
    assert.deepStrictEqual(rules, [])
  })

  it.each([
    "Watch out for Nordlys, they're our best customers",
    "Nordlys is who we buy from",
    "Our only real competition in town is the weather",
    "Other brands we're friends with: Nordlys",
    "Our competitors, in case you need it, are none of your business"
  ])("are not guessed: %s", (guidance) => {
    expect(compile(guidance).competitors).toEqual([])
  })
})

describe("competitors that the next sentence speaks of", () => {
  for (const [guidance, meaning] of [
    [
      "Our rivals are Peak Fitness and IronHouse; ask me when someone mentions them.",
      "Ask about comments that contain “Peak Fitness” or “IronHouse”"
    ],
    [
      "Our competitors are Peak Fitness and IronHouse. Leave comments about them up.",
      "Keep comments that contain “Peak Fitness” or “IronHouse”"
    ]
  ] as const)
    it(`${guidance}: are not hidden`, () => {
      assert.strictEqual(understood(guidance), meaning)
      assert.deepStrictEqual(compile(guidance).competitors, [])
    })
})

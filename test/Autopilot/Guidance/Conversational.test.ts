import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understoodIn } from "#src/Autopilot/Guidance/Wording.ts"

const understood = (guidance: string): ReadonlyArray<string> => {
  const policy = compile(guidance)
  return [...understoodIn(policy).flatMap(({ as }) => as), ...policy.unclear.map(({ text }) => `? ${text}`)]
}

describe("what people say beside what they want", () => {
  const fillers = [
    "lol",
    "tho",
    "as always",
    "you get the picture",
    "it is what it is",
    "we love em",
    "every single time"
  ]
  for (const filler of fillers)
    it(`is no rule: ${filler}`, () => {
      assert.deepStrictEqual(understood(`Hide links ${filler}`), ["Hide comments that contain links"])
      assert.deepStrictEqual(understood(`Keep complaints, ${filler}`), ["Keep comments that sound negative"])
    })

  for (const sentence of ["Every single time.", "Everything else as normal.", "No exceptions.", "As usual."])
    it(`is no sentence to report: ${sentence}`, () =>
      assert.deepStrictEqual(understood(`Hide links. ${sentence}`), ["Hide comments that contain links"]))

  it("and the rest is reported, where it is one", () => {
    assert.deepStrictEqual(understood("Hide links. Everything else is fine.").at(-1), "? Everything else is fine")
    assert.deepStrictEqual(understood("Only hide scams"), ["? Only hide scams"])
  })
})

describe("who wants to see comments", () => {
  const asked: ReadonlyArray<readonly [guidance: string, as: string]> = [
    [
      "If someone says they snapped a harness strap don't hide it ever, just send it to me to look at.",
      "Ask about comments that contain “snapped”, “harness” and “strap” near each other"
    ],
    ["If the word lanyard comes up, ping me.", "Ask about comments that contain “lanyard”"],
    ["I need to see anything that mentions Ofcom", "Ask about comments that contain “Ofcom”"],
    ["If someone mentions Ofcom I want to know", "Ask about comments that contain “Ofcom”"]
  ]
  for (const [guidance, as] of asked) it(guidance, () => assert.deepStrictEqual(understood(guidance), [as]))
})

describe("who sends people to others, and who is rude about somebody", () => {
  it("is told of as what it is", () => {
    for (const guidance of [
      "Hide rude remarks about the waitresses",
      "Hide insults between customers",
      "Hide anything nasty about our drivers"
    ])
      assert.deepStrictEqual(understood(guidance), ["Hide comments that insult somebody"], guidance)
  })

  it("and is not kept for that", () =>
    assert.deepStrictEqual(understood("Keep rude remarks about our drivers"), [
      "? Keep rude remarks about our drivers"
    ]))
})

describe("what nobody means as a rule", () => {
  for (const guidance of [
    "Allow racist comments",
    "Keep hate speech",
    "You hide complaints",
    "Hide non-praise",
    "No drama",
    "Masquez en dehors des plaintes",
    "It is illegal to hide complaints",
    "I doubt that links should stay",
    "I'm not saying hide complaints",
    "We hate deleting links",
    "Never not hide links",
    "Hide most links",
    "Hide some complaints",
    "Please hide complaints (kidding)",
    "Keep complaints in mind",
    "Keep it PG",
    "Ask me about comments regarding the new stadium unless they're jokes",
    "Hide mentions of Kelda but not if they say we are better",
    "Hide Links, aber Beschwerden stehen lassen"
  ])
    it(`is reported back: ${guidance}`, () => assert.deepStrictEqual(understood(guidance), [`? ${guidance}`]))

  it("and limits and requests are none of it", () => {
    assert.strictEqual(understood("Hide hate only on Facebook")[0], "Hide comments that look hateful on Facebook")
    assert.deepStrictEqual(understood("You can hide links"), ["Hide comments that contain links"])
    assert.deepStrictEqual(understood("Links fora"), ["Hide comments that contain links"])
  })
})

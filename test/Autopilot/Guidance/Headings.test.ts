import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

/** What guidance is read as, and what of it is reported back. */
const readAs = (guidance: string) => {
  const { competitors, rules, unclear } = compile(guidance)
  return {
    does: [
      ...rules.map(({ effect, terms, topics }) => [effect, ...topics, ...terms].join(" ")),
      ...competitors.map((name) => `competitor ${name}`)
    ],
    unclear: unclear.map(({ text }) => text)
  }
}

const cases: ReadonlyArray<readonly [guidance: string, does: ReadonlyArray<string>, unclear: ReadonlyArray<string>]> = [
  ["Hide:\n- links\n- swearing", ["hide links", "hide profanity"], []],
  ["Not allowed:\n- links", ["hide links"], []],
  ["Not allowed:\n- hide complaints\n- keep links", [], ["hide complaints", "keep links"]],
  ["Keep:\n- hide complaints", [], ["hide complaints"]],
  ["Don't:\n- hide complaints\n- keep links", ["keep negative", "hide links"], []],
  ["**Don't**\n- hide complaints", ["keep negative"], []],
  ["Please never:\n- links", [], ["links"]],
  [
    "Do:\n- keep complaints\n\nDon't:\n- hide questions\n- keep swearing",
    ["keep negative", "keep question", "hide profanity"],
    []
  ],
  ["Please do not: hide complaints; keep links.", ["keep negative", "hide links"], []],
  ["Never\nhide complaints\nKeep praise.", ["keep praise"], ["Never", "hide complaints"]],
  ["Stop:\n- hide links", [], ["Stop:", "hide links"]],
  ["Rules we dropped:\n1. Hide links\n2. Keep complaints", [], ["Rules we dropped:", "Hide links", "Keep complaints"]],
  ["Bitte nicht:\n- Beschwerden ausblenden", [], ["Bitte nicht:", "Beschwerden ausblenden"]],
  ["Nunca:\n- ocultar quejas\n\nOculta los enlaces.", ["hide links"], ["Nunca:", "ocultar quejas"]],
  ["Avoid this:\nHide complaints.\nKeep links.", [], ["Avoid this:", "Hide complaints", "Keep links"]],
  ["Avoid this:\n\nHide complaints.\n\nKeep links.", [], ["Avoid this:", "Hide complaints", "Keep links"]],
  ["On ads:\n- hide complaints", [], ["On ads:", "hide complaints"]],
  ["Facebook:\n- hide links\nTikTok:\n- keep links", [], ["Facebook:", "hide links", "TikTok:", "keep links"]],
  ["Hide links.\nExceptions:\n- questions", [], ["Hide links", "Exceptions:", "questions"]],
  ["# Our rules\n- hide links\n- keep questions", ["hide links", "keep question"], []],
  ["Hi Steward, here are our rules:\nHide links.\nKeep complaints.", ["hide links", "keep negative"], []],
  ["Unsere Regeln:\nBlende Links aus.", ["hide links"], []],
  ["Our competitors:\n- Fjellvik\n- Granite Peak", ["competitor Fjellvik", "competitor Granite Peak"], []]
]

describe("guidance in lists", () => {
  for (const [guidance, does, unclear] of cases) {
    it(JSON.stringify(guidance), () => assert.deepStrictEqual(readAs(guidance), { does, unclear }))
  }

  it("what stands under a heading that nobody understands does nothing, whatever it is", () => {
    const headings = [
      "Under no account ever:",
      "Nie:",
      "Jamais :",
      "Mai:",
      "Niet doen:",
      "Ignore:",
      "Except on ads:",
      "From next week:"
    ]
    for (const heading of headings) {
      for (const item of ["hide complaints", "keep links", "ask me about refunds"]) {
        assert.deepStrictEqual(readAs(`${heading}\n- ${item}\n- ${item}`).does, [], heading)
      }
    }
  })
})

describe("names of competitors", () => {
  it("who is said to be no competitor is none, and nobody is called so", () => {
    for (const guidance of [
      "Nos concurrents sont Fjellvik mais pas Nordlys.",
      "Onze concurrenten zijn niet Fjellvik.",
      "Unsere Konkurrenten sind Fjellvik, außer Nordlys.",
      "Rakiplerimiz Fjellvik ama Nordlys değil."
    ]) {
      assert.deepStrictEqual(readAs(guidance), { does: [], unclear: [guidance.slice(0, -1)] })
    }
  })

  it("not every comment with an everyday word is hidden", () => {
    for (const guidance of ["Hide mentions of Under.", "Our competitor is On, hide it."]) {
      assert.deepStrictEqual(readAs(guidance), { does: [], unclear: [guidance.slice(0, -1)] })
    }
    assert.deepStrictEqual(readAs("Our competitors are Hoka and On.").does, ["competitor Hoka", "competitor On"])
  })
})

import { assert, describe, it } from "@effect/vitest"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { doneBy } from "#src/Autopilot/Guidance/Promises.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

describe("competitors whose naming the next sentence limits", () => {
  const pinned: ReadonlyArray<readonly [names: string, limit: string, competitors: ReadonlyArray<string>]> = [
    [
      "Our competitors are CeraVe, The Ordinary and Drunk Elephant",
      "But leave it up when somebody asks whether they can use ours together with one of them",
      ["CeraVe", "The Ordinary", "Drunk Elephant"]
    ],
    ["Our competitors are CeraVe and Kelda", "But only if they are praised", ["CeraVe", "Kelda"]],
    ["Our competitors are CeraVe and Kelda", "But not on Facebook", ["CeraVe", "Kelda"]],
    ["Rakiplerimiz Bellona ve Doğtaş", "Ama fiyat karşılaştırması soran olursa kalsın", ["Bellona", "Doğtaş"]],
    ["Unsere Mitbewerber sind Kamps und Junge", "Aber wenn jemand nur fragt, stehen lassen", ["Kamps", "Junge"]]
  ]
  for (const [names, limit, competitors] of pinned)
    it(`are kept and asked about: ${names}. ${limit}`, () => {
      const policy = compile(`${names}. ${limit}.`)
      assert.deepStrictEqual(policy.competitors, competitors)
      assert.deepStrictEqual(
        policy.rules.map(({ effect }) => effect),
        ["ask"]
      )
      assert.deepStrictEqual(
        policy.unclear.map(({ text }) => text),
        [limit]
      )
      assert.include(doneBy(policy).join("\n"), "you are asked about comments that mention them")
      assert.notInclude(doneBy(policy).join("\n"), "are hidden for as long as")
      const text = `${competitors[0]} is so much cheaper`
      const { rules } = assess(
        trainedClassifier,
        { text, hasMedia: false, platform: "instagram", surface: "organic" },
        policy
      )
      assert.deepStrictEqual(
        rules.map(({ effect }) => effect),
        ["ask"]
      )
    })

  it("are hidden as before where the limit is understood, or another thing is spoken of", () => {
    assert.deepStrictEqual(compile("Our competitors are CeraVe and Kelda. Keep questions about prices.").competitors, [
      "CeraVe",
      "Kelda"
    ])
  })
})

describe("a rule that hides what names a competitor", () => {
  it("asks where customers want to know how the brand's own goes with it", () => {
    const policy = compile("Our competitors are CeraVe and Kelda, hide comments that mention them.")
    const effects = (text: string) =>
      assess(trainedClassifier, { text, hasMedia: false, platform: "instagram", surface: "organic" }, policy).rules.map(
        ({ effect }) => effect
      )
    assert.deepStrictEqual(effects("Can I use this together with CeraVe?"), ["ask"])
    assert.deepStrictEqual(effects("CeraVe is cheaper"), ["hide"])
  })
})

describe("a sentence behind one that hides", () => {
  it("takes along none that it does not speak of", () => {
    const hides = "Telefon numarası ve e-posta yazan yorumları gizle"
    for (const next of ["Bizim sitemiz mesemobilya.example, bu linke izin ver", "Bizim linkimiz kalsın"]) {
      const policy = compile(`${hides}. ${next}.`)
      assert.include(
        policy.rules.map(({ source }) => source),
        hides,
        next
      )
    }
  })

  it("takes along what it leaves something out of", () => {
    assert.deepStrictEqual(compile("Hide links. Except ours.").rules, [])
  })
})

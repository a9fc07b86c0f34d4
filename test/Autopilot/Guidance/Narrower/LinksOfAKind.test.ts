import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

const recipe = "Made your bread, here is my recipe: https://bread.example/rye"

describe("links that look like spam", () => {
  for (const guidance of ["Hide spam links", "Spam links: hide", "Spam-Links ausblenden", "Verberg spamlinks"])
    it(`${guidance}: not all`, () => {
      assert.strictEqual(understood(guidance), "Hide comments that look like spam and contain links")
      assert.isFalse(hiddenByRules(guidance, recipe))
    })

  for (const guidance of [
    "Hide suspicious links",
    "Hide dodgy links",
    "Hide fraudulent links",
    "Hide links that look suspicious",
    "Hide spam and suspicious links",
    "Hide links to suspicious sites",
    "Keep suspicious links",
    "Verdächtige Links ausblenden",
    "Masquez les liens suspects",
    "Oculta enlaces sospechosos",
    "Oculte links suspeitos",
    "Nascondi i link sospetti",
    "Verberg verdachte links",
    "Ukryj podejrzane linki",
    "Şüpheli linkleri gizle",
    "怪しいリンクは非表示にしてください",
    "의심스러운 링크는 숨겨 주세요",
    "संदिग्ध लिंक छिपाएं",
    "أخفِ الروابط المشبوهة",
    "Masquez les liens de spam",
    "スパムリンクは非表示にしてください"
  ])
    it(`${guidance}: is reported back`, () => {
      assert.strictEqual(compile(guidance).unclear.length, 1)
      assert.isFalse(hiddenByRules(guidance, recipe))
    })

  it("all of them are hidden where that is said", () => {
    for (const guidance of ["Hide links", "Hide spam and links"])
      assert.isTrue(hiddenByRules(guidance, recipe), guidance)
  })
})

describe("hatred", () => {
  for (const guidance of ["Hide hatred", "Hide vitriol", "Hide hatefulness", "No hatred please", "Hide racial hatred"])
    it(guidance, () => {
      assert.strictEqual(understood(guidance), "Hide comments that look hateful")
      assert.isFalse(hiddenByRules(guidance, "Stop the hatred, be kind to each other"))
    })
  it("stands beside others", () =>
    assert.strictEqual(
      understood("Hide insults and hatred"),
      "Hide comments that insult somebody; Hide comments that look hateful"
    ))
})

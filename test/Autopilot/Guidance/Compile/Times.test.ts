import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"

describe("guidance for a time", () => {
  for (const guidance of [
    "Hide complaints about the sale until June",
    "Hide links on Mondays",
    "Hide swearing over the Easter holidays",
    "Complaints are fine until Friday",
    "On weekends, hide links",
    "Ask me about refunds starting next week",
    "Keep questions during opening hours",
    "Beschwerden über den Sale bis Juni stehen lassen",
    "Am Wochenende Links ausblenden",
    "Supprimez le spam la nuit",
    "Laissez les plaintes jusqu'à vendredi",
    "Borra los enlaces los lunes",
    "Borra el spam por la noche",
    "Nascondi i link fino a venerdì",
    "Apague o spam à noite",
    "Verwijder op maandag links",
    "Usuwaj spam do czerwca",
    "Linkleri cumaya kadar sil",
    "来週までリンクを削除してください",
    "毎週月曜日にスパムを削除して",
    "내일 스팸을 삭제해 주세요",
    "금요일까지 링크를 삭제해 주세요",
    "احذف الروابط حتى يوم الجمعة",
    "रात को स्पैम हटा दो"
  ])
    it(`${guidance}: is reported back`, () => {
      const { rules, unclear } = compile(guidance)
      assert.isEmpty(rules)
      assert.include(unclear[0]?.why, "cannot follow times")
    })

  const timeless: ReadonlyArray<readonly [guidance: string, meaning: string]> = [
    ["Hold back refunds until I've seen them", "Ask about comments that are about refunds"],
    ["Hide links until further notice", "Hide comments that contain links"],
    [
      "Hide comments saying we are closed on Mondays",
      "Hide comments that contain “closed” and “Mondays” near each other, except those that ask a question"
    ],
    ["Por ahora oculta los enlaces", "Hide comments that contain links"],
    ["Keep questions about Black Friday", "Keep comments that ask a question and contain “Black Friday”"]
  ]
  for (const [guidance, meaning] of timeless)
    it(`${guidance}: is read`, () =>
      assert.strictEqual(
        rulesUnderstood(compile(guidance))
          .flatMap(({ as }) => as)
          .join("; "),
        meaning
      ))
})

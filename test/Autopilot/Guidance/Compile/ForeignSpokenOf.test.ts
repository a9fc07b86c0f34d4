import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

describe("guidance in other languages that only speaks of what is to be hidden", () => {
  for (const sentence of [
    "Witze über Spam behalten",
    "Diskussionen über Hass stehen lassen",
    "Laissez les commentaires qui parlent de haine",
    "Deja las bromas sobre spam",
    "Deja los comentarios sobre estafas",
    "Lascia i commenti che parlano di truffe",
    "Deixe os comentários sobre golpes",
    "Laat grappen over spam staan",
    "Zostaw komentarze o oszustwach",
    "Spam hakkındaki şakaları bırak",
    "スパムについてのコメントは残して",
    "사기 관련 댓글은 남겨 주세요",
    "اترك التعليقات عن الاحتيال",
    "स्पैम के बारे में कमेंट रहने दो",
    "Supprimez les liens sauf les blagues sur le spam",
    // which of them is meant without ads is not told
    "대출이나 도박 광고는 삭제",
    "도박이나 대출 광고는 숨겨 주세요",
    "Kredit- oder Glücksspielwerbung löschen"
  ])
    it(`${sentence}: is reported back`, () => {
      const { rules, unclear } = compile(sentence)
      assert.isEmpty(rules)
      assert.isNotEmpty(unclear)
    })

  it("is read where it is to be hidden", () => {
    const { rules } = compile("Witze über Hass löschen")
    assert.deepStrictEqual(
      rules.map(({ effect, topics }) => [effect, topics]),
      [["hide", ["hate"]]]
    )
  })
})

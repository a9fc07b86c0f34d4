import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

const heldIn = (guidance: string): ReadonlyArray<boolean> =>
  compile(guidance).rules.map(({ effect, holds }) => effect === "ask" && holds === true)

describe("what is asked about before it is hidden, in other languages", () => {
  it.each([
    "Şikayetleri gizlemeden önce bize sor.",
    "Şikayetleri kaldırmadan bana sorun.",
    "苦情を非表示にする前に確認してください。",
    "苦情を削除する前に聞いてください。",
    "불만 댓글은 숨기기 전에 물어봐 주세요.",
    "اسألني قبل إخفاء الشكاوى.",
    "शिकायतें छुपाने से पहले मुझसे पूछो।",
    "complaints hatane se pehle mujhse pucho",
    "Pergunte antes de apagar reclamações.",
    "Bevor du Beschwerden ausblendest, frag mich."
  ])("is asked about where it would be hidden, and nowhere else: %s", (guidance) => {
    assert.deepStrictEqual(heldIn(guidance), [true])
  })

  it.each(["Şikayetleri bana sor.", "苦情は先に確認してください。", "Pergunte-me sobre reclamações."])(
    "is asked about wherever it is: %s",
    (guidance) => {
      assert.deepStrictEqual(heldIn(guidance), [false])
    }
  )
})

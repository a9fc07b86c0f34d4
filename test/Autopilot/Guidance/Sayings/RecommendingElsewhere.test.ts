import { assert, it } from "@effect/vitest"
import { effectsOf } from "../HiddenByRules.ts"

const cases: ReadonlyArray<readonly [guidance: string, hidden: ReadonlyArray<string>, asked: ReadonlyArray<string>]> = [
  [
    "Oculta los comentarios que recomiendan Kelda.",
    ["Kelda es mejor y más barata", "Compren en Kelda"],
    ["Tengo un Kelda en casa", "Kelda no es mejor"]
  ],
  ["Oculte comentários que recomendam Kelda.", ["Comprem na Kelda", "A Kelda é bem melhor"], ["Vim da Kelda"]],
  ["Nascondi i commenti che consigliano Kelda.", ["Andate da Kelda", "Kelda è molto meglio"], ["Ho una Kelda"]],
  ["Keldaを勧めるコメントを非表示にして。", ["Keldaの方が安い"], ["Keldaを持っています", "Keldaの方が安くない"]],
  ["Kelda를 추천하는 댓글을 숨겨줘.", ["Kelda가 더 좋아요"], ["Kelda 쓰고 있어요"]]
]

it.each(cases)("%s: hides who plainly does, and asks about who names it", (guidance, hidden, asked) => {
  for (const text of hidden) assert.deepStrictEqual(effectsOf(guidance, text), ["hide"], text)
  for (const text of asked) assert.deepStrictEqual(effectsOf(guidance, text), ["ask"], text)
})

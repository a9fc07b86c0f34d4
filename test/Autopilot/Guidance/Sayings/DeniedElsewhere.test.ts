import { assert, describe, it } from "@effect/vitest"
import { isDeniedElsewhere, isOfClaimsElsewhere } from "#src/Autopilot/Guidance/Sayings/DeniedElsewhere.ts"

const claims: ReadonlyArray<readonly [guidance: string, term: string, denied: string, said: string]> = [
  [
    "Kommentare, die sagen, dass wir teuer sind",
    "teuer",
    "Ihr seid nicht teuer",
    "Nicht schlecht. Aber so was von teuer"
  ],
  ["Masquer ceux qui disent que c'est cher", "cher", "Ce n'est pas cher", "C'est beau mais cher"],
  ["ocultar a quien diga que es caro", "caro", "No es caro", "Es caro y no lo compro"],
  ["nascondi chi dice che è caro", "caro", "Non è caro", "È caro, non lo compro"],
  ["esconder quem diz que é caro", "caro", "Não é caro", "É caro"],
  ["Verberg wie zegt dat het duur is", "duur", "Niet duur", "Zo duur"],
  ["Ukryj, kto mówi, że jest drogo", "drogo", "Wcale nie jest drogo", "Strasznie drogo"],
  ["Pahalı diyenleri gizle", "Pahalı", "pahalı değil", "çok pahalı"],
  ["高いというコメントを隠して", "高", "高くない", "高い"],
  ["비싸다는 댓글 숨겨", "비싸", "안 비싸요", "너무 비싸요"],
  ["mehnga bolne wale chhupao", "mehnga", "mehnga nahi hai", "bahut mehnga hai"]
]

describe("what others claim, in other languages", () => {
  for (const [guidance, term, denied, said] of claims)
    it(guidance, () => {
      assert.isTrue(isOfClaimsElsewhere(guidance))
      assert.isTrue(isDeniedElsewhere(denied, term), denied)
      assert.isFalse(isDeniedElsewhere(said, term), said)
      assert.isFalse(isDeniedElsewhere(`${denied}. ${said}`, term), "said as well")
    })

  it("is denied by no text without the word", () => assert.isFalse(isDeniedElsewhere("No es barato", "caro")))
})

import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { effectsOf } from "../HiddenByRules.ts"

const cases: ReadonlyArray<
  readonly [
    guidance: string,
    effect: "hide" | "ask" | "keep",
    meant: ReadonlyArray<string>,
    others: ReadonlyArray<string>
  ]
> = [
  ["政治の投稿は非表示にしてください", "hide", ["自民党に投票しよう"], ["赤に一票", "この投稿すてき"]],
  ["宣伝の投稿は全部隠して", "hide", ["チャンネル登録お願いします"], ["この宣伝好き"]],
  ["苦情の投稿は残してください", "keep", ["届いて二日で壊れました、最悪です"], []],
  [
    "Se qualcuno minaccia azioni legali, chiedete prima a me.",
    "ask",
    ["il mio avvocato vi scriverà", "vi denuncio, ci vediamo in tribunale"],
    ["la commessa mi ha minacciato di abbracciarmi", "qual è la causa del ritardo?"]
  ],
  [
    "Si alguien amenaza con demandarnos, pregúntenme a mí primero.",
    "ask",
    ["los voy a demandar", "mi abogado les escribirá"],
    ["amenaza con llover mañana"]
  ],
  [
    "Se alguém ameaçar processar, perguntem pra mim primeiro.",
    "ask",
    ["vou processar vocês", "meu advogado vai entrar em contato"],
    ["o processo de troca é fácil?", "tá ameaçando chuva"]
  ],
  [
    "Als iemand dreigt met een rechtszaak, vraag het eerst aan mij.",
    "ask",
    ["dan wordt het een rechtszaak"],
    ["het dreigt te gaan regenen"]
  ]
]

describe("frames of other languages that name one thing by the words for two", () => {
  it.each(cases)("%s", (guidance, effect, meant, others) => {
    for (const text of meant) assert.include(effectsOf(guidance, text), effect, text)
    for (const text of others) assert.deepStrictEqual(effectsOf(guidance, text), [], text)
  })

  it.each(["うちの投稿は消さないでください", "弊社の投稿は残してください", "投稿は非表示にして"])(
    "are not guessed where the brand's own posts may be meant: %s",
    (guidance) => assert.deepStrictEqual(compile(guidance).rules, [])
  )
})

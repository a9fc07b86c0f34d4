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

const left: ReadonlyArray<readonly [guidance: string, hidden: ReadonlyArray<string>, others: ReadonlyArray<string>]> = [
  [
    "Mitbewerber: Kelda, Hortus. Blendet Kommentare aus, die sie empfehlen.",
    ["bei Kelda kostet das nur die Hälfte", "das gleiche gibts bei Hortus für 20 Euro", "Hortus ist günstiger"],
    ["war früher immer bei Kelda, jetzt nur noch bei euch", "Hortus hat mich enttäuscht, bei euch passt alles"]
  ],
  [
    "Concurrents : Kéldane, Nocibelle. Cachez les commentaires qui les recommandent.",
    ["Kéldane est mieux, achetez là bas", "le même chez Nocibelle à 20€", "allez chez nocibelle c'est moins cher"],
    [
      "j'ai quitté Kéldane pour vous et je ne regrette pas",
      "bien mieux que ce que j'avais trouvé chez Nocibelle",
      "vous êtes aussi vendus chez Nocibelle ?"
    ]
  ],
  [
    "Competencia: Kelda, Veloma. Oculta los comentarios que los recomienden.",
    ["en Veloma sale más barato", "lo mismo en Kelda a mitad de precio"],
    ["me cambié de Kelda a ustedes", "¿están también en Veloma?", "nunca más Veloma"]
  ],
  [
    "Concorrentes: Kelda, Veloma. Esconda quem recomendar eles.",
    ["na Veloma tá mais barato", "o mesmo na Kelda por 30 reais"],
    ["larguei a Kelda e agora só uso vocês", "vocês vendem na Veloma também?"]
  ],
  [
    "Concorrenti: Esperia, Veloma. Nascondi chi li consiglia.",
    ["all'Esperia costa meno", "lo stesso da Veloma a metà prezzo"],
    ["prima andavo da Veloma, ora solo da voi", "molto meglio voi dell'Esperia", "siete anche all'Esperia?"]
  ],
  [
    "Concurrenten: Kelda, Veloma. Verberg reacties die ze aanraden.",
    ["bij Kelda 50 euro goedkoper", "hetzelfde bij Veloma voor de helft"],
    ["ben overgestapt van Kelda naar jullie", "zijn jullie ook te koop bij Veloma?"]
  ],
  [
    "Rakipler: Keldamax, Veloma. Onları öneren yorumları gizle.",
    ["Keldamaxda daha ucuz", "aynısı Velomada yarı fiyatına"],
    ["Keldamax'ı bıraktım artık sizden alıyorum", "Veloma mağazanız var mı?"]
  ]
]

it.each(left)(
  "%s: hides who sends others there, and nobody who came from there or asks",
  (guidance, hidden, others) => {
    for (const text of hidden) assert.deepStrictEqual(effectsOf(guidance, text), ["hide"], text)
    for (const text of others) assert.deepStrictEqual(effectsOf(guidance, text), [], text)
  }
)

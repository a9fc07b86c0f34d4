import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

/** Links and complaints in a language, and what stands over a list of them, parted by `|`. */
const lists: ReadonlyArray<
  readonly [items: readonly [string, string], over: Readonly<Partial<Record<"hide" | "keep" | "ask", string>>>]
> = [
  [
    ["Links", "Beschwerden"],
    {
      keep: "Nicht löschen:|Bitte stehen lassen:|Erlaubt:",
      ask: "Zuerst fragen:|Frag mich bei:",
      hide: "Verboten:|Folgendes ausblenden:|Diese Kommentare ausblenden:"
    }
  ],
  [
    ["les liens", "les critiques"],
    {
      keep: "Ne supprimez pas :|À garder :|Autorisé :",
      ask: "Demandez-moi :",
      hide: "Interdit :|À masquer :|Masquez les commentaires suivants :"
    }
  ],
  [
    ["enlaces", "quejas"],
    { keep: "No borrar:|Dejar:|Permitido:", ask: "Pregúntame antes:", hide: "Prohibido:|Oculta lo siguiente:" }
  ],
  [
    ["links", "reclamações"],
    { keep: "Não apagar:|Deixar:", ask: "Me pergunte antes:", hide: "Proibido:|Esconda o seguinte:" }
  ],
  [
    ["link", "le critiche"],
    { keep: "Non cancellate:|Lasciare:|Ammessi:", ask: "Chiedetemi prima:", hide: "Vietato:|Nascondete quanto segue:" }
  ],
  [
    ["links", "klachten"],
    {
      keep: "Niet verwijderen:|Laten staan:|Toegestaan:",
      ask: "Vraag me eerst:",
      hide: "Verboden:|Verberg het volgende:"
    }
  ],
  [
    ["linki", "skargi"],
    { keep: "Nie usuwaj:|Zostaw:|Dozwolone:", ask: "Zapytaj mnie:", hide: "Zakazane:|Ukrywaj następujące:" }
  ],
  [["linkler", "şikayetler"], { keep: "Silme:|Kalsın:", ask: "Bana sor:", hide: "Yasak:|Şunları gizle:" }],
  [["リンク", "苦情"], { keep: "消さないで:|残す:", ask: "確認してください:", hide: "禁止:|以下を非表示:" }],
  [["링크", "불만"], { keep: "지우지 마세요:|남겨둘 것:", ask: "물어볼 것:", hide: "금지:|다음은 숨겨주세요:" }],
  [["الروابط", "الشكاوى"], { keep: "لا تحذف:|اترك:", ask: "اسألني عن:", hide: "ممنوع:|أخف ما يلي:" }],
  [["लिंक", "शिकायतें"], { keep: "मत हटाओ:|रहने दो:", ask: "मुझसे पूछो:", hide: "मना है:|ये सब छुपाओ:" }]
]

const told = (guidance: string) => compile(guidance).rules.map(({ effect, topics }) => [effect, ...topics])

describe("lists under headings in other languages than English", () => {
  for (const [[links, complaints], over] of lists) {
    for (const [effect, headings] of Object.entries(over)) {
      it(`are read item by item: ${headings}`, () => {
        for (const heading of headings.split("|"))
          assert.deepStrictEqual(
            told(`${heading}\n- ${links}\n- ${complaints}`),
            [
              [effect, "links"],
              [effect, "negative"]
            ],
            heading
          )
      })
    }
  }
  it("are answered item by item where one is not known", () => {
    const { rules, unclear } = compile("Masquez :\n• les liens\n• les trucs bizarres\nGardez :\n• les critiques")
    assert.deepStrictEqual(
      rules.map(({ effect, topics }) => [effect, ...topics]),
      [
        ["hide", "links"],
        ["keep", "negative"]
      ]
    )
    assert.deepStrictEqual(
      unclear.map(({ text }) => text),
      ["les trucs bizarres"]
    )
  })
  it("end where no item follows, and tell what says itself what to do", () => {
    assert.deepStrictEqual(told("Ocultar:\n- enlaces\nDeja las quejas"), [
      ["hide", "links"],
      ["keep", "negative"]
    ])
    assert.deepStrictEqual(
      compile("Ausblenden:\n- Links\n- Beschwerden stehen lassen").unclear.map(({ text }) => text),
      ["Beschwerden stehen lassen"]
    )
  })
})

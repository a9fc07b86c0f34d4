import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { hiddenByRules } from "../HiddenByRules.ts"

/** By guidance against those who promote what is their own: a comment that only names such a thing. */
const promoted: ReadonlyArray<readonly [guidance: string, other: string]> = [
  ["Hide people promoting their own webshop.", "your webshop is so fast"],
  ["Verberge Leute, die für ihren eigenen Shop werben.", "Euer Shop ist super"],
  ["Verberge Kommentare, in denen Leute ihren eigenen Kanal bewerben.", "Toller Kanal"],
  ["Masquez les gens qui font la promo de leur boutique.", "J'adore votre boutique"],
  ["Cachez ceux qui font de la pub pour leur propre boutique.", "la boutique de Lyon est ouverte ?"],
  ["Oculta a quienes promocionan su propia tienda.", "me encanta vuestra tienda"],
  ["Oculta comentarios de gente que promociona su canal.", "qué buen canal"],
  ["Nascondi chi promuove il proprio negozio.", "il negozio è bellissimo"],
  ["Esconda quem divulga a própria loja.", "a loja abre domingo?"],
  ["Verberg reacties waarin mensen hun eigen webshop promoten.", "leuke webshop"],
  ["Ukrywaj ludzi, którzy reklamują swój sklep.", "super sklep, polecam"],
  ["Kendi dükkanını tanıtan yorumları gizle.", "dükkan çok güzel"],
  ["自分の店を宣伝するコメントは非表示にして", "お店の雰囲気が好き"],
  ["자기 가게 홍보하는 댓글 숨겨줘", "가게 분위기 좋아요"],
  ["أخف من يروج لمتجره", "متجركم رائع"]
]

describe("promotion of what is one's own", () => {
  it.each(promoted)("is what is hidden, and not its name: %s", (guidance, other) => {
    const { rules, unclear } = compile(guidance)
    assert.deepStrictEqual(
      [rules.map(({ terms, topics }) => [...topics, ...terms]), unclear.map(({ why }) => why)],
      [[["spam"]], []]
    )
    assert.isFalse(hiddenByRules(guidance, other))
  })
})

const praised: ReadonlyArray<string> = [
  "Hide comments that praise our competitors.",
  "Hide comments praising the competition.",
  "Hide praise for our rivals.",
  "Verberge Kommentare, die unsere Konkurrenten loben.",
  "Masquez les commentaires qui vantent nos concurrents.",
  "Oculta comentarios que alaban a la competencia.",
  "Nascondi i commenti che elogiano i concorrenti.",
  "Esconda comentários que elogiam os concorrentes.",
  "Verberg reacties die onze concurrenten aanprijzen.",
  "Ukrywaj komentarze chwalące konkurencję.",
  "Rakiplerimizi öven yorumları gizle.",
  "競合を褒めるコメントは非表示にして",
  "경쟁사 칭찬하는 댓글 숨겨줘",
  "أخف التعليقات التي تمدح المنافسين"
]

describe("praise of competitors", () => {
  it.each(praised)("is no praise of the brand: %s", (guidance) => {
    const { rules, unclear } = compile(guidance)
    assert.deepStrictEqual(
      [rules.map(({ terms, topics }) => [...topics, ...terms]), unclear.map(({ why }) => why)],
      [[["competitors"]], []]
    )
  })

  it("leaves praise of the brand as praise", () => {
    assert.deepStrictEqual(compile("Keep comments that praise our staff.").rules[0]?.topics, ["praise"])
    assert.deepStrictEqual(compile("Behalte Kommentare, die uns loben.").rules[0]?.effect, "keep")
  })

  it("names those whose list stands behind it", () => {
    const { competitors, rules } = compile("Rakiplerimizi öven yorumları gizle: Arçelik, Vestel")
    assert.sameMembers([...competitors], ["Arçelik", "Vestel"])
    assert.isTrue(rules.every(({ effect }) => effect === "hide"))
  })
})

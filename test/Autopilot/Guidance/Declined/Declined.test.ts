import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import type { Policy } from "#src/Autopilot/Guidance/Policy.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { ordinary } from "#src/Autopilot/Learning/Ordinary.ts"

const rowsOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t"))

/** Language, what it does, and the sentence. */
const forms = rowsOf("forms.tsv")
/** Language, the subject, its other case where the sentence asks for one, and two comments about it. */
const subjects = rowsOf("subjects.tsv")

const effectsOf = (policy: Policy, text: string) =>
  assess(trainedClassifier, { text, hasMedia: false, platform: "instagram", surface: "organic" }, policy).rules.map(
    ({ effect }) => effect
  )

const languages = [...new Set(forms.map(([language]) => language))]

describe("a subject that guidance names in its own language", () => {
  it.each(languages)("in %s: each rule for it acts on comments that decline its words", (language) => {
    let read = 0
    for (const [of, effect, form = ""] of forms.filter(([one]) => one === language))
      for (const [, subject = "", other = "", ...comments] of subjects.filter(([one]) => one === of)) {
        const guidance = form.replace("{x}", subject).replace("{y}", other === "" ? subject : other)
        const policy = compile(guidance)
        if (policy.rules.length === 0) {
          assert.isAbove(policy.unclear.length, 0, guidance)
          continue
        }
        read++
        for (const text of comments) {
          const done = effectsOf(policy, text)
          assert.isTrue(
            done.some((one) => one === effect || (effect === "hide" && one === "ask")),
            `${guidance} ${text}`
          )
        }
      }
    assert.isAbove(read, 8)
  })

  /** Of a trade that no ordinary comment speaks of. */
  const trade: ReadonlyArray<readonly [guidance: string, acted: string, others: ReadonlyArray<string>]> = [
    ["Oculta los comentarios sobre las flores.", "me llegó una flor marchita", ["a mi florista le encantó"]],
    ["Nascondi i commenti che parlano dei fiori.", "che bel fiore", ["fioritura di Milano, via Roma"]],
    ["Verberg reacties over bloemen.", "er kwam een verwelkte bloem", ["bloemkool met kaas"]],
    ["Çiçekler hakkındaki yorumları gizle.", "çiçeğim soldu", ["çiçekçi Ayşe Hanım çok tatlı"]],
    ["Masquez les commentaires sur les chevaux.", "un cheval si calme", ["les cheveux longs", "ma chevalière"]],
    ["Verstecke Kommentare über Pferde.", "Mit zwei Pferden unterwegs", ["Mein Herd ist kaputt"]],
    ["Ukryj komentarze o psach.", "mój pies tego nie lubi", ["pasta pesto była super"]],
    ["أخفِ التعليقات عن التغليف.", "غيروا تغليفكم", ["شكرا لكم على الخدمة"]],
    ["कुत्तों के बारे में टिप्पणियां छिपाएं।", "मेरे कुत्ते को पसंद नहीं आया", ["कितना अच्छा है"]],
    ["犬に関するコメントを非表示にして。", "うちの犬は嫌がった", ["番犬代わりにライトを買いました"]],
    ["앱에 대한 댓글을 숨겨줘.", "앱이 자꾸 꺼져요", ["앱솔루트 보드카 맛있어요"]]
  ]

  it.each(trade)("%s is about no word that only begins alike", (guidance, acted, others) => {
    const policy = compile(guidance)
    assert.deepStrictEqual(effectsOf(policy, acted), ["hide"])
    for (const text of others) assert.deepStrictEqual(effectsOf(policy, text), [], text)
  })

  it.each(trade)("%s acts on no ordinary comment of any language", (guidance) => {
    const policy = compile(guidance)
    const acted = ordinary.filter((text) => effectsOf(policy, text).length > 0)
    assert.isTrue(
      acted.every((text) => /犬|कुत्त|pies|psem|앱/u.test(text)),
      acted.join("\n")
    )
  })

  it("asks where a German verb may be meant, which has no capital", () => {
    const policy = compile("Verstecke Kommentare über unseren Koch.")
    assert.deepStrictEqual(effectsOf(policy, "Eure Köche sind so jung"), ["hide"])
    assert.deepStrictEqual(effectsOf(policy, "ich koche das auch oft"), ["ask"])
  })

  it("keeps to the letter what is in quotes", () =>
    assert.deepStrictEqual(effectsOf(compile('Oculta comentarios con "flores".'), "una flor"), []))
})

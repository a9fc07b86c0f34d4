import { expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

const inSpite = [
  ["Keep questions even if they mention Fersenfroh", "even if they mention Fersenfroh"],
  ["Never hide questions, even if they mention Kelda", "even if they mention Kelda"],
  ["Keep complaints, even with links", "even with links"],
  ["Beschwerden nie ausblenden, auch wenn sie Beleidigungen enthalten", "auch wenn sie Beleidigungen enthalten"],
  ["Beschwerden stehen lassen, auch wenn sie Links enthalten", "auch wenn sie Links enthalten"],
  ["Beschwerden bleiben, obwohl sie fluchen", "obwohl sie fluchen"],
  ["Ne masquez jamais les plaintes, même si elles contiennent des liens", "même si elles contiennent des liens"],
  ["No ocultes las quejas aunque contengan enlaces", "aunque contengan enlaces"],
  ["Não oculte reclamações, mesmo que contenham links", "mesmo que contenham links"],
  ["Non nascondere mai le lamentele, anche se contengono link", "anche se contengono link"],
  ["Lascia le domande anche se citano Fersenfroh", "anche se citano Fersenfroh"],
  ["Verberg klachten nooit, ook als er links in staan", "ook als er links in staan"],
  ["Laat klachten staan, zelfs als ze links bevatten", "zelfs als ze links bevatten"],
  ["Nie ukrywaj skarg, nawet jeśli zawierają linki", "nawet jeśli zawierają linki"]
] as const

it.each(inSpite)("%s: says that it is not kept in spite of that", (sentence, part) => {
  const { rules, unclear } = compile(sentence)
  expect(rules).toEqual([])
  expect(unclear.map(({ text }) => text)).toEqual([sentence])
  expect(unclear[0]?.why).toContain(`“${part}” cannot be followed`)
})

it.each([
  "Şikayetleri link içerse bile gizleme",
  "悪口が含まれていても苦情は非表示にしないで",
  "リンク付きでも質問は残して",
  "링크가 있어도 불만은 숨기지 마세요",
  "링크가 포함되어 있더라도 질문은 남겨 두세요",
  "لا تخف الشكاوى حتى لو احتوت على روابط",
  "اترك الأسئلة حتى وإن كانت فيها روابط",
  "शिकायतें मत छिपाओ, भले ही लिंक हों",
  "सवाल रहने दो, चाहे लिंक हो"
])("%s: is never followed by half", (sentence) => {
  const { rules, unclear } = compile(sentence)
  expect(rules).toEqual([])
  expect(unclear.map(({ text }) => text)).toEqual([sentence])
})

it.each([
  ["Keep complaints even if they are angry", "keep"],
  ["Las quejas se quedan aunque molesten", "keep"],
  ["Beschwerden bleiben, auch wenn sie hart sind", "keep"],
  ["Behalte Kritik, auch wenn sie uns nicht gefällt", "keep"],
  ["Laissez les critiques même si elles nous blessent", "keep"],
  ["Hide spam even if it contains a question", "hide"],
  ["Links ausblenden, auch in Fragen", "hide"]
] as const)("%s: takes nothing away from it", (sentence, effect) => {
  const { rules, unclear } = compile(sentence)
  expect(unclear).toEqual([])
  expect([...new Set(rules.map((rule) => rule.effect))]).toEqual([effect])
})

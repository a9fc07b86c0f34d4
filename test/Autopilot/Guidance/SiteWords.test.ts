import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

describe("a site of one's own, in other languages", () => {
  it.each([
    ["Nascondete i link, tranne quelli al nostro sito pasticceria-olmo.it.", "pasticceria-olmo.it"],
    ["Masquez les liens, sauf ceux vers notre site boulangerie-tivo.fr.", "boulangerie-tivo.fr"],
    ["Sitemiz maviev.com hariç linkleri gizle.", "maviev.com"],
    ["우리 사이트 nuri.kr 제외하고 링크는 숨겨 주세요.", "nuri.kr"],
    ["Verberg links, behalve naar onze site bakkerij-olm.nl.", "bakkerij-olm.nl"]
  ])("is left out by its address alone: %s", (guidance, host) => {
    assert.deepStrictEqual(
      compile(guidance).rules.map(({ except, topics }) => [topics, except.map(({ terms }) => terms)]),
      [[["links"], [[host]]]]
    )
  })

  it("hides no complaints about staff where those are meant who curse them", () => {
    const topics = compile("직원 욕하는 댓글은 삭제해 주세요.").rules.flatMap((rule) => rule.topics)
    assert.deepStrictEqual(topics, ["profanity"])
    assert.deepStrictEqual(compile("사장님 험담하는 댓글은 숨겨 주세요.").rules, [])
  })
})

import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

/** Complaints about somebody are no others: a rule for them looks for whom they are about. */
const narrowed: ReadonlyArray<readonly [guidance: string, word: string]> = [
  ["Ocultar quejas del personal", "camarero"],
  ["Masquer les plaintes sur le personnel", "serveuse"],
  ["Masquer les critiques sur la direction", "directeur"],
  ["Esconder reclamações dos funcionários", "atendente"],
  ["nascondi lamentele sul personale", "cameriere"],
  ["Beschwerden über das Personal ausblenden", "kellnerin"],
  ["Verberg klachten over het personeel", "serveerster"],
  ["Ukryj skargi na personel", "kelnerka"],
  ["Personel hakkındaki şikayetleri gizle", "garson"],
  ["직원 불만 댓글 숨겨줘", "점원"],
  ["店員への苦情を隠して", "スタッフ"],
  ["اخفي الشكاوى عن الموظفين", "النادل"],
  ["स्टाफ के बारे में शिकायतें छिपाओ", "वेटर"],
  ["staff ki shikayat wale comment chhupao", "waiter"],
  ["Ocultar críticas a los jugadores", "jugadores"],
  ["Masquer les critiques sur les joueurs", "joueurs"],
  ["Kritik an den Spielern ausblenden", "Spielern"],
  ["Nascondi le critiche ai giocatori", "giocatori"],
  ["선수 비판 숨겨줘", "선수"],
  ["選手への批判を隠して", "選手"],
  ["اخفي الشكاوى عن اللاعبين", "اللاعبين"],
  ["player ki burai hatao", "player"]
]

describe("complaints about somebody, in other languages", () => {
  for (const [guidance, word] of narrowed)
    it(`are no others: ${guidance}`, () => {
      const [rule, more] = compile(guidance).rules
      assert.deepStrictEqual([rule?.effect, rule?.topics], ["hide", ["negative"]])
      assert.include(rule?.terms ?? [], word)
      assert.isUndefined(more)
    })

  it("are all where those who write them are named", () => {
    for (const guidance of ["Oculta las quejas de los clientes", "Masquer les plaintes des clients"])
      assert.deepStrictEqual(compile(guidance).rules[0]?.terms, [], guidance)
  })
})

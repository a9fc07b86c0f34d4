import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const outcome = (text: string) => {
  const decision = decidedUntaught(text)
  return decision.outcome === "ask" && decision.hides === true ? "held" : decision.outcome
}

describe("threats that somebody laughs about", () => {
  it.each([
    "I'll kill you if you tell her who dies lol",
    "I'm going to murder you for eating my fries haha",
    "Ich bring dich um, wenn du mein Eis isst haha",
    "je vais te tuer si tu manges mon dessert mdr",
    "te voy a matar si me cuentas el final jajaja",
    "vou te matar se comer meu bolo kkkk",
    "ti ammazzo se mangi la mia pizza ahahah",
    "ik vermoord je als je mijn friet opeet haha",
    "zabiję cię jak zjesz moje pierogi xd",
    "dondurmamı yersen seni öldürürüm hahaha",
    "プリン食べたら殺すよ笑",
    "내 치킨 먹으면 죽여버린다ㅋㅋㅋ",
    "راح أذبحك إذا أكلت الكنافة حقتي ههههه",
    "meri mithai khayi to jaan se maar dunga haha"
  ])("are jokes where they tell what for, and are seen meanwhile: %s", (text) => {
    assert.notStrictEqual(outcome(text), "held")
    assert.notStrictEqual(outcome(text), "hide")
  })

  it.each([
    "haha I will burn your house down with your kids in it",
    "I'm going to murder you when you finish your shift lol",
    "Your manager Tom: I'm going to kill you, haha you think I'm joking",
    "I will find you and kill you 😂"
  ])("are hidden until somebody answers where they tell nothing else: %s", (text) => {
    assert.strictEqual(outcome(text), "held")
  })
})

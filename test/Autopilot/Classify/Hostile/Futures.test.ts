import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

/** None of them is taught. */
const everyday = [
  "Next time I will eat at home",
  "I'll wait at the door for the driver",
  "I'm coming to your shop tomorrow with the receipt",
  "I'll bring cash next time",
  "We'll find out on Monday",
  "I'll see you in court",
  "I'll send you the photos tonight",
  "Tell your driver I'm waiting at the gate",
  "Nächstes Mal esse ich zu Hause",
  "Wir sehen uns vor Gericht",
  "La prochaine fois je mangerai chez moi",
  "La próxima vez como en casa",
  "Domani vengo in negozio con lo scontrino",
  "Volgende keer eet ik thuis",
  "Spotkamy się w sądzie",
  "Yarın fişle mağazanıza geliyorum",
  "次は家で食べます",
  "내일 영수증 들고 매장에 갈게요",
  "المرة الجاية باكل بالبيت",
  "अगली बार घर पर खाऊंगा",
  "kal bill leke shop pe aaunga"
]

const threats = [
  "He'd better not turn up to work on Monday, I've got my knife ready",
  "I will hunt you down if you don't answer my emails",
  "Bring a petrol can to their warehouse, who's with me",
  "I will put your cashier in hospital tomorrow",
  "Next time that driver comes to my door I'm breaking his jaw",
  "I swear I'll kill your delivery man"
]

describe("what customers are going to do", () => {
  it.each(everyday)("is no threat: %s", (text) => {
    assert.strictEqual(decidedUntaught(text).outcome, "keep")
  })

  it.each(threats)("is asked about where it is violence: %s", (text) => {
    assert.notStrictEqual(decidedUntaught(text).outcome, "keep")
  })
})

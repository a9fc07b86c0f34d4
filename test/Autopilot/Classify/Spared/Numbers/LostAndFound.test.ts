import { assert, describe, it } from "@effect/vitest"
import { tellsOfLost } from "#src/Autopilot/Classify/Spared/Numbers/LostAndFound.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const finders = [
  "忘れ物の傘を見つけました。090-5555-0177までお電話ください。",
  "犬がいなくなりました。見かけた方は090-5555-0177へ連絡ください。",
  "猫を探しています。090-5555-0177までお願いします。",
  "財布を拾いました。090-5555-0177にご連絡ください。",
  "강아지를 찾습니다. 010-5555-0177으로 연락 주세요.",
  "지갑을 주웠어요. 주인은 010-5555-0177으로 전화 주세요.",
  "고양이를 잃어버렸어요. 보신 분은 010-5555-0177로 전화 주세요.",
  "मेरा बटुआ मिला हो तो 98555 01277 पर फोन करें।",
  "मेरी बिल्ली खो गई है, 98555 01277 पर कॉल करें।",
  "Schlüssel gefunden am Rathaus, bitte unter 0171 5550177 melden.",
  "Unser Kater ist entlaufen, 0171 5550177"
] as const

describe("whoever gives a number because of what is lost or found", () => {
  it.each(finders.slice(0, -1))("is left up: %s", (text) => {
    assert.isTrue(tellsOfLost(read(text)))
    assert.strictEqual(decidedUntaught(text).outcome, "keep")
  })

  it.each([
    ["財布を落としましたか？回収の専門家にご連絡ください 090-5555-0177", "scams"],
    ["犬を探しています。副業も教えます 090-5555-0177", "spam"],
    ["失った3000ユーロを取り戻します。専門家 090-5555-0177", "scams"],
    ["お荷物を保管しています。090-5555-0177までお電話ください。", "scams"],
    ["강아지 분양합니다 010-5555-0177 연락 주세요", "spam"],
    ["잃어버린 돈 찾아 드립니다 010-5555-0177", "scams"],
    ["택배가 보관 중입니다. 010-5555-0177으로 전화 주세요.", "scams"],
    ["आपका पार्सल रुका है, 98555 01277 पर कॉल करें।", "scams"],
    ["3000 Euro verloren? Experte holt sie zurück, 0171 5550177 anrufen", "scams"]
  ])("is nobody with business, which stays hidden: %s", (text, area) => {
    assert.isFalse(tellsOfLost(read(text)))
    const { category, outcome } = decidedUntaught(text)
    assert.deepStrictEqual({ category, outcome }, { category: area, outcome: "hide" })
  })

  it.each([
    "지갑을 잃어버렸나요? 010-5555-0177",
    "Geldbeutel verloren? Hier melden: 0171 5550177",
    "Geldbeutel gefunden, wir holen Geld zurück, 0171 5550177",
    "Geldbeutel gefunden, 20 €, 0171 5550177",
    "Hund entlaufen, hund.example, 0171 5550177",
    "彼女を探しています。090-5555-0177まで",
    "犬がいなくなりました。"
  ])("is nobody who asks readers, names a sum or a place to go, or gives no number: %s", (text) =>
    assert.isFalse(tellsOfLost(read(text)))
  )
})

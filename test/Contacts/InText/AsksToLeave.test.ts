import { assert, describe, it } from "@effect/vitest"
import { asksToLeave } from "#src/Contacts/InText/AsksToLeave.ts"
import { leadInText } from "#src/Contacts/InText/LeadInText.ts"

const leaving = [
  "unsubscribe me",
  "How do I UNSUBSCRIBE?",
  "I'd like to opt out of your mails",
  "take me off your list",
  "Please remove my e-mail",
  "stop sending me newsletters!!!",
  "Please, no more emails!",
  "Newsletter abbestellen",
  "Bitte tragt mich aus",
  "Ich will keine Werbung mehr",
  "Désabonnez-moi",
  "Arrêtez de m’écrire",
  "Quiero darme de baja",
  "cancelar mi suscripción",
  "Quero me descadastrar",
  "parem de me enviar coisas",
  "Cancellatemi dalla lista",
  "vorrei disiscrivermi",
  "Ik wil me uitschrijven",
  "Stuur mij geen mails meer",
  "Proszę mnie wypisać",
  "usuńcie mój adres",
  "aboneliğimi iptal edin",
  "listenizden çıkarın",
  "配信停止してください",
  "수신 거부 부탁드립니다",
  "أريد إلغاء الاشتراك",
  "मुझे अनसब्सक्राइब करें"
]

const staying = [
  "Please subscribe me",
  "Don't call me, mail me",
  "Can I opt out of the insurance?",
  "The last one never stopped sending heat",
  "Ich möchte mich anmelden",
  "Haben Sie keine Mail von mir bekommen?",
  "Ich bekomme keine Mails mehr von euch",
  "I get no more emails from you, why?",
  "ik krijg geen mails meer",
  "Je veux m'abonner",
  "es de baja calidad, quiero otra",
  "Quero me cadastrar",
  "Vorrei iscrivermi",
  "Ik wil me inschrijven",
  "Proszę mnie zapisać",
  "abone olmak istiyorum",
  "Please don't stop sending me your offers",
  "Kunt u een factuur voor mij uitschrijven?",
  "Proszę wypisać mi fakturę",
  "Wypiszcie fakturę",
  "Aboneliğimi yenilemek istiyorum",
  "登録したいです",
  "구독하고 싶어요",
  "أريد الاشتراك",
  "मुझे सब्सक्राइब करें"
]

describe("who asks to be told nothing more", () => {
  it("gives no address and no number, in thirteen languages", () => {
    const address = (text: string) => leadInText(`${text} dana@example.com +47 22 86 44 00`)
    for (const text of leaving) {
      assert.isTrue(asksToLeave(text), text)
      assert.deepStrictEqual(address(text), { email: null, phone: null }, text)
    }
    for (const text of staying) assert.strictEqual(address(text).email, "dana@example.com", text)
  })
})

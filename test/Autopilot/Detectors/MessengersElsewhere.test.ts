import { assert, describe, it } from "@effect/vitest"
import { contact } from "#src/Autopilot/Detectors/Contact.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"

const invitations = `
WeChat|加我微信 easy777
WeChat|微信：money888
WeChat|加微信聊
Telegram|пишите в телеграм @easy_money_777
WhatsApp|пиши мне в вотсап +79161234567
Telegram|напишите в тг @kurs_24
Viber|Пишите в Вайбер
Viber|ПИШИТЕ МНЕ В ВАЙБЕР +380501234567
Viber|мой вайбер @abc_def
Telegram|мой телеграм @abc_def
Telegram|send melding på telegram
WhatsApp|skriv til meg på WhatsApp
Telegram|skicka meddelande på Telegram
Telegram|schreib mir auf Telegram
WhatsApp|écrivez-moi sur WhatsApp
WhatsApp|escríbeme por WhatsApp
Telegram|scrivimi su Telegram
WhatsApp|me chama no whatsapp
Telegram|stuur me een bericht op Telegram
Telegram|napisz do mnie na Telegramie
Telegram|telegramdan yazın
WhatsApp|تواصل معي واتساب
Telegram|テレグラムで連絡ください
LINE|ラインID abc123 追加してください
Telegram|텔레그램 아이디 abc123 로 연락주세요
KakaoTalk|카톡 아이디 money77
WhatsApp|मुझे व्हाट्सएप करें 9876543210
WhatsApp|hubungi saya di whatsapp
`
  .trim()
  .split("\n")
  .map((line) => line.split("|"))

const others = `
Kann man euch auf WhatsApp schreiben?
Habt ihr WhatsApp?
Ich habe euch auf WhatsApp geschrieben
Ich schreibe meiner Schwester auf WhatsApp
У вас есть телеграм?
Написала сестре в вайбер, она тоже хочет такую куртку
Написал вам в телеграм, жду ответа
微信可以支付吗
你们有微信吗？
har dere telegram?
kan jeg sende melding på whatsapp til dere?
me escribieron por whatsapp desde un número raro, ¿son ustedes?
¿Puedo escribirles por WhatsApp?
Online shop is down
Your product line id is 2345
`
  .trim()
  .split("\n")

describe("a messenger, in other languages than English", () => {
  it("is found where somebody asks to be written to on it", () => {
    for (const [name = "", text = ""] of invitations) {
      const { score, seen } = contact(normalise(text))
      assert.isAtLeast(score, 0.8, text)
      assert.include(seen, name, text)
    }
  })

  it("is no contact where the brand is asked or told about it", () => {
    for (const text of others) assert.isBelow(contact(normalise(text)).score, 0.5, text)
  })
})

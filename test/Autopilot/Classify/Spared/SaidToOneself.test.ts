import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const outcomeOf = (text: string) => decidedUntaught(text).outcome

describe("what somebody says was said to them", () => {
  it.each([
    'He used to say "I\'ll kill you if you go". Your helpline is how I got out.',
    'To whoever wrote "go back where you came from": I was born two streets away.',
    'Zu mir hat einer an der Kasse "Geh zurück in dein Land" gesagt, eure Mitarbeiterin hat ihn weggeschickt.',
    'Un client m\'a dit "retourne dans ton pays" hier, vos vendeurs ont été super',
    'Me gritaron "vete a tu país" en la cola y vuestra cajera me defendió',
    'Me disseram "volta pra tua terra" na fila e a funcionária me defendeu',
    'Mi hanno urlato "torna al tuo paese" sul treno, il capotreno è stato grande',
    'Tegen mij riep iemand "rot op naar je eigen land", jullie chauffeur greep in',
    'Ktoś krzyknął do mnie "wracaj do siebie" w sklepie, ochroniarz zareagował od razu',
    'Otobüste bana "ülkene dön" dediler, şoförünüz çok yardımcı oldu',
    "店の前で「国に帰れ」と言われたけど店員さんが助けてくれました",
    '버스에서 저한테 "너희 나라로 돌아가"라고 했는데 기사님이 도와주셨어요',
    'واحد قال لي "ارجع لبلدك" في المحل والموظف دافع عني',
    'metro mein kisi ne mujhe kaha "apne desh wapas jao", aapke guard ne madad ki',
    'Ada yang bilang ke saya "pulang ke negaramu" di antrian, padahal saya lahir di Bandung',
    'En man skrek "åk hem till ditt land" efter min mamma och er chaufför slängde av honom',
    'Có người hét vào mặt mình "cút về nước mày đi", nhân viên shop đã giúp mình',
    'มีคนตะโกนใส่เราว่า "กลับประเทศไป" พนักงานช่วยไว้ ขอบคุณมาก'
  ])("is left alone: %s", (text) => assert.strictEqual(outcomeOf(text), "keep"))

  it.each([
    'My grandad always told me "all muslims are terrorists" and I believe him',
    'A teacher told us "women belong in the kitchen", wise man',
    'someone told me "immigrants are vermin" 😂😂',
    'A guard called me "dirty faggot" yesterday',
    'he told me "go home", and you should all go back to your country as well'
  ])("is for people to judge where they may believe it, it is a slur, or more is said: %s", (text) =>
    assert.notStrictEqual(outcomeOf(text), "keep")
  )
})

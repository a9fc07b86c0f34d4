import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

describe("whoever is tired of offers that they quote", () => {
  it.each([
    'why do you not remove the "text me on whatsapp" bots admin??',
    'who even falls for "dm me to collab" nowadays',
    '"dm us to be our ambassador" under every post, please ban them',
    'Got a "you have been chosen, tap the link" reply from a page with your logo, is that you?',
    'schon wieder "schreib mir auf Telegram" unter jedem Beitrag, nervt',
    "„Aus 300 € mach 6000 €“ – wer fällt auf sowas noch rein?",
    "bloquez ces « contactez-moi sur WhatsApp », y en a marre",
    'otra vez "gana dinero desde el móvil", eliminad esas cuentas por favor',
    'denunciem esses "ganhe 400 por dia", todo post tem',
    'basta con "scrivimi su telegram e guadagna", bannateli',
    'verwijder die "verdien 300 euro per dag" bots eens',
    'usuńcie "zarabiaj w domu 500 zł dziennie", ile można',
    'şu "telegramdan yaz para kazan" botlarını engelleyin lütfen',
    "「LINE追加で月収100万」みたいなスパム、通報しました",
    '"하루 50만원 벌기" 댓글 신고했어요 차단해주세요',
    'احذفوا تعليقات "ارسل واتساب واربح" كل يوم نفس الشي',
    '"telegram par message karo aur kamao" walon ko block karo'
  ])("is left alone: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))

  it.each([
    'I am no bot: "invest with me" and earn $500 a day',
    'not like those "scam bots", dm @fx_linda_trades and earn 500 a day',
    'Comment "INFO" and I will send you how to earn 500 a day before they delete it',
    'stop scrolling! text "RICH" to +1 202 555 0147 and earn $900 a day',
    "„Frau Weber“ auf Telegram hat mir aus 200 € 5000 € gemacht, kein Betrug, meldet euch",
    "ce n'est pas un robot, écrivez « PRÊT » au +33 7 56 12 90 44 et recevez 10 000€ en 48h",
    'basta de bots, escribe "INFO" al whatsapp +52 55 1299 4410 y gana 300 diarios',
    'chega de golpe! mande "EU QUERO" no telegram @renda.real e ganhe 200 por dia',
    'basta truffe, scrivi "INFO" su whatsapp +39 350 991 2284 e guadagni 200 al giorno',
    "スパムじゃないです「副業」とコメントしてくれたら日給3万円の方法送ります",
    'bu bot değil, "BİLGİ" yaz telegramdan günlük 2000 tl kazan'
  ])("is nobody who offers: %s", (text) => assert.notStrictEqual(decidedUntaught(text).outcome, "keep"))
})

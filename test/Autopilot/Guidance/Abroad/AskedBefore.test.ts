import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

const effectsOf = (guidance: string) => compile(guidance).rules.map(({ effect }) => effect)

describe("who wants to be asked before anything is done", () => {
  it.each([
    "Links: bitte nichts ohne Rückfrage machen",
    "Bevor ihr etwas zu Allergien macht, fragt bitte mich",
    "Schreibt jemand, dass er krank geworden ist, bitte erst mich fragen",
    "Liens : ne touchez à rien sans me demander",
    "Enlaces: no toquen nada sin consultarme",
    "Link: non toccate niente senza chiedermi",
    "Se qualcuno parla di allergie, chiedete prima a me",
    "Links: não mexam em nada sem me consultar",
    "Links: niets doen zonder het mij te vragen",
    "Schrijft iemand dat hij ziek is geworden, vraag het dan eerst aan mij",
    "Linki: nic nie róbcie bez pytania mnie",
    "Linkler: bana sormadan hiçbir şey yapmayın",
    "الروابط: لا تسووا شي قبل ما تسألوني",
    "लिंक: मुझसे पूछे बिना कुछ मत करना",
    "リンクについては、必ず確認してから対応してください",
    "링크 댓글은 저한테 물어보기 전엔 건드리지 마세요",
    "Wenn jemand von Allergien schreibt, meldet euch bitte kurz bei mir, bevor ihr reagiert",
    "Bei allem, was nach Lebensmittelvergiftung klingt, erst Rücksprache mit mir halten",
    "Pour tout ce qui touche aux allergies, on me demande d'abord",
    "Dès qu'on parle d'intoxication, je veux être consulté",
    "Tudo que envolver intoxicação, passem pra mim antes",
    "Alles wat naar voedselvergiftiging ruikt, eerst langs mij",
    "Jeśli klient wspomni o alergii, dajcie mi znać, zanim coś zrobicie",
    "أي تعليق فيه كلمة محامي أبي أشوفه أول",
    "फूड पॉइजनिंग जैसी कोई भी बात हो तो पहले मेरे पास भेजें",
    "食中毒を疑わせるコメントは、まず私に回してください",
    "식중독 비슷한 얘기는 전부 저한테 먼저 넘겨 주세요"
  ])("is asked: %s", (guidance) => assert.deepStrictEqual(effectsOf(guidance), ["ask"]))

  it.each([
    "Links: bitte ohne Rückfrage löschen",
    "Liens : supprimez sans me demander",
    "Enlaces: borren sin preguntarme",
    "Link: cancellate senza chiedermi",
    "Links: apaguem sem me perguntar",
    "Links: verwijder zonder het mij te vragen",
    "Linki: usuwajcie bez pytania mnie",
    "Linkler: bana sormadan silin",
    "लिंक: मुझसे पूछे बिना हटा दो",
    "リンクについては、確認せずに削除してください",
    "Non fate passare nessun commento sulla gravidanza",
    "Nie przepuszczajcie komentarzy o ciąży",
    "Hamilelikle ilgili hiçbir yorumu geçirmeyin",
    "لا تخلون أي تعليق عن الحمل",
    "임신 관련 댓글은 하나도 통과시키지 마세요"
  ])("and is not where it is to be hidden unasked: %s", (guidance) =>
    assert.deepStrictEqual(effectsOf(guidance), ["hide"])
  )

  it.each([
    "Links: fragt mich nicht, bevor ihr sie löscht",
    "Links: bitte nichts ohne Rückfrage stehen lassen",
    "Schreibt jemand, dass er krank geworden ist, bitte nicht mich fragen",
    "Liens : ne me demandez pas avant de supprimer",
    "No me pregunten antes de borrar enlaces",
    "Non chiedetemi prima di cancellare i link",
    "Links: não me perguntem antes de apagar",
    "Links: vraag het mij niet voordat je ze verwijdert",
    "Nie pytajcie mnie przed usunięciem linków",
    "Linkleri silmeden önce bana sormayın",
    "لا تسألوني قبل حذف الروابط",
    "الروابط: احذفوا بدون ما تسألوني",
    "Wenn jemand von Allergien schreibt, fragt mich bitte nicht",
    "Pour tout ce qui touche aux allergies, on ne me demande pas",
    "Non fate passare solo i commenti sulla gravidanza"
  ])("and is told where it is turned round: %s", (guidance) => assert.deepStrictEqual(effectsOf(guidance), []))
})

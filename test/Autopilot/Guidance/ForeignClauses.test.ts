import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

/** What is done about what, in order; null where the sentence is reported back. */
const readingOf = (sentence: string): string | null => {
  const { competitors, rules, unclear } = compile(sentence)
  if (unclear.length > 0) return null
  if (competitors.length > 0) return `competitors ${competitors.join("+")}`
  return rules
    .map(
      ({ effect, platforms, topics }) => `${effect} ${topics.join("+")}${platforms === null ? "" : ` on ${platforms}`}`
    )
    .join(", ")
}

describe("guidance in other languages, as it is written", () => {
  const meant: ReadonlyArray<readonly [string, string | null]> = [
    // several instructions in one sentence
    ["गाली हटाओ पर शिकायतें रहने दो", "hide profanity, keep negative"],
    ["gaali hatao par complaints rehne do", "hide profanity, keep negative"],
    ["Entferne Spam und lass Kritik stehen", "hide spam, keep negative"],
    ["Lösche Schimpfwörter, aber keine Beschwerden löschen", "hide profanity, keep negative"],
    ["Supprimez le spam mais laissez les questions", "hide spam, keep question"],
    ["Elimina los enlaces y deja las preguntas", "hide links, keep question"],
    ["Nascondi gli insulti, però lascia le lamentele", "hide insult, keep negative"],
    ["Apague o spam mas deixe as perguntas", "hide spam, keep question"],
    ["Verwijder spam maar laat kritiek staan", "hide spam, keep negative"],
    ["Usuwaj spam, ale zostaw pytania", "hide spam, keep question"],
    ["Spamı silin ama soruları bırakın", "hide spam, keep question"],
    ["リンクは削除して、質問は残してください", "hide links, keep question"],
    ["질문은 남기고 스팸은 삭제해 주세요", "keep question, hide spam"],
    ["الأسئلة مسموحة والروابط ممنوعة", "keep question, hide links"],
    ["सवाल रहने दो लेकिन लिंक हटा दो", "keep question, hide links"],
    // wishes, and what is not wished for
    ["Wir wollen nicht, dass Beschwerden gelöscht werden", "keep negative"],
    ["Wir wollen keine Links sehen", "hide links"],
    ["Bitte keine Fragen löschen", "keep question"],
    ["No queremos que se borren las críticas", "keep negative"],
    ["Queremos que se oculten los insultos", "hide insult"],
    ["Non vogliamo che le critiche vengano eliminate", "keep negative"],
    ["Inutile de supprimer les critiques", "keep negative"],
    ["We willen geen scheldwoorden zien", "hide profanity"],
    ["Laat geen links staan", "hide links"],
    ["شكاوى العملاء مسموحة", "keep negative"],
    // places in front
    ["Auf TikTok keine Links", "hide links on tiktok"],
    ["En Facebook no borres las quejas", "keep negative on facebook"],
    // what stands behind a verb that stands last is not what it speaks of
    ["학생 이름이 나오면 숨기고 학교 칭찬이나 질문은 그냥 두세요", null],
    ["욕설은 숨기고 칭찬이나 질문은 두세요", "hide profanity, keep praise, keep question"],
    ["링크나 욕설은 지우고 칭찬은 남겨 주세요", "hide links, hide profanity, keep praise"],
    // who asks for money back puts no question
    ["Wer nach einer Rückerstattung fragt, bitte mir zeigen", "ask refund"],
    ["Quien pregunte por reembolsos, avísame", "ask refund"],
    ["İade soranları bana sor", "ask refund"],
    ["रिफंड के बारे में कोई पूछे तो पहले मुझसे पूछें", "ask refund"],
    ["İade soranları gizle", "hide question+refund"],
    ["Fragen zu Rückerstattungen bitte erst mir zeigen", "ask question+refund"],
    // questions about something are questions
    ["Fragen zum Versand stehen lassen", "keep question+delivery"],
    ["Deja las preguntas sobre precios", "keep question+price"],
    ["価格についての質問は残してください", "keep question+price"],
    // names in scripts without capitals
    ["競合はトヨタとホンダです", "competitors トヨタ+ホンダ"],
    ["경쟁사는 현대와 기아입니다", "competitors 현대+기아"],
    ["منافسونا هم جرير ونون", "competitors جرير+نون"],
    // what is not understood is not half understood
    ["競合は多いです", null],
    ["منافسونا هم الأفضل", null],
    ["Lösche Spam, keine Fragen", null],
    ["Verwijder links, geen vragen", null],
    ["Masquez le spam, pas les questions", null],
    ["Beschwerden nicht immer löschen", null],
    ["No siempre borres las quejas", null],
    ["Blende alles aus außer Fragen", null],
    ["Lösche Links, aber nicht auf Facebook", "hide links on instagram,tiktok,youtube,threads"]
  ]
  for (const [sentence, reading] of meant) it(sentence, () => assert.strictEqual(readingOf(sentence), reading))
})

import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

const read = (guidance: string) =>
  compile(guidance)
    .rules.map(({ effect, topics }) => `${effect} ${topics.join(" ")}`)
    .join(", ")

const said: ReadonlyArray<readonly [guidance: string, rules: string]> = [
  ["Weder Links noch Telefonnummern sind erwünscht.", "hide links, hide contact"],
  ["Weder Beschwerden noch Fragen sollen ausgeblendet werden.", "keep negative, keep question"],
  ["Noch klachten noch vragen mogen verborgen worden.", "keep negative, keep question"],
  ["Noch links noch reclame zijn welkom.", "hide links, hide spam"],
  ["Ni les plaintes ni les questions ne doivent être masquées.", "keep negative, keep question"],
  ["Né link né numeri di telefono.", "hide links, hide contact"],
  ["Lieber nachfragen als Beschwerden ausblenden.", "ask negative"],
  ["Statt Beschwerden auszublenden, fragt mich.", "ask negative"],
  ["Plutôt demander que masquer les plaintes.", "ask negative"],
  ["Au lieu de masquer les critiques, demandez-moi.", "ask negative"],
  ["En vez de ocultar quejas, preguntadme.", "ask negative"],
  ["Em vez de esconder reclamações, perguntem.", "ask negative"],
  ["Invece di nascondere le critiche, chiedetemi.", "ask negative"],
  ["In plaats van klachten te verbergen, vraag het mij.", "ask negative"],
  ["Zamiast ukrywać skargi, pytajcie mnie.", "ask negative"],
  ["Niemand soll wegen Kritik ausgeblendet werden.", "keep negative"],
  ["Nadie debe ser ocultado por quejarse.", "keep negative"],
  ["Niemand mag verborgen worden vanwege kritiek.", "keep negative"],
  ["Niemand darf hier Werbung machen.", "hide spam"],
  ["Nadie puede hacer publicidad aquí.", "hide spam"],
  ["Schalte den Filter für Schimpfwörter aus.", "keep profanity"],
  ["Désactivez le filtre des gros mots.", "keep profanity"],
  ["Désactivez le masquage des liens sur YouTube.", "keep links"],
  ["Desactiva el filtro de palabrotas.", "keep profanity"],
  ["Desative o filtro de palavrões.", "keep profanity"],
  ["Disattivate il filtro delle parolacce.", "keep profanity"],
  ["Zet het filter voor scheldwoorden uit.", "keep profanity"],
  ["Wyłącz filtr przekleństw.", "keep profanity"],
  ["Küfür filtresini kapat.", "keep profanity"],
  ["Sin mi permiso no borréis quejas.", "ask negative"],
  ["Sem minha autorização não apaguem reclamações.", "ask negative"],
  ["Ohne meine Erlaubnis keine Kritik löschen.", "ask negative"],
  ["Borrad spam sin permiso.", "hide spam"],
  ["苦情を消すくらいなら聞いてください。", "ask negative"],
  ["苦情を隠す代わりに、私に確認してください。", "ask negative"],
  ["ここで宣伝してはいけません。", "hide spam"],
  ["悪口を言ってはいけません。", "hide profanity"],
  ["悪口を言ってもいいです。", "keep profanity"],
  ["批判に問題はありません。", "keep negative"],
  ["悪口のフィルターをオフにしてください。", "keep profanity"],
  ["YouTubeでリンクの非表示をオフにしてください。", "keep links"],
  ["불만을 숨기느니 물어보세요.", "ask negative"],
  ["불만을 숨기는 대신 저에게 물어봐 주세요.", "ask negative"],
  ["비판했다고 숨기면 안 됩니다.", "keep negative"],
  ["여기서 광고하면 안 돼요.", "hide spam"],
  ["링크 숨기는 것 그만하세요.", "keep links"],
  ["욕설 필터를 꺼주세요.", "keep profanity"],
  ["بدلاً من إخفاء الشكاوى اسألوني.", "ask negative"],
  ["أوقف فلتر الشتائم.", "keep profanity"],
  ["शिकायतें छिपाने के बजाय मुझसे पूछो।", "ask negative"],
  ["गालियों का फ़िल्टर बंद करो।", "keep profanity"]
]

/** What is hard to read is not turned round. */
const never: ReadonlyArray<readonly [guidance: string, effect: "hide" | "keep"]> = [
  ["Zet filter links uit.", "hide"],
  ["Wij zetten het filter voor spam uit.", "hide"],
  ["リンクの非表示をやめて。", "hide"],
  ["批判したからといって非表示にしないで。", "hide"],
  ["لا يخفى أحد بسبب النقد.", "hide"],
  ["न शिकायतें हटाओ न सवाल।", "hide"],
  ["Nikt nie może być ukryty za krytykę.", "hide"],
  ["Kimse eleştirdi diye gizlenmesin.", "hide"],
  ["Onayım olmadan şikayet silmeyin.", "hide"],
  ["Ne link ne telefon numarası.", "keep"],
  ["Nicht nur Spam, auch Werbung ausblenden.", "keep"],
  ["Ne supprimez pas seulement le spam, mais aussi la pub.", "keep"],
  ["No solo el spam, también la publicidad fuera.", "keep"]
]

describe("what owners say with a no, and in place of one, in other languages", () => {
  it.each(said)("%s", (guidance, rules) => assert.strictEqual(read(guidance), rules))

  it.each(never)("is not turned round: %s", (guidance, effect) => assert.notInclude(read(guidance), effect))
})

import { describe, expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { hiddenByRules, keptByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

const overThreeLinks = "Hide comments that have 4 links or more"
const onlyTags = "Hide comments that are nothing but tags"
const onlyEmoji = "Hide comments that are nothing but emoji"
const oneWord = "Hide comments that have 1 word"
const overFiveHundred = "Hide comments that have 501 characters or more"
const fullOfHashtags = "Hide comments that have 5 hashtags or more"

describe("how much of something comments have, in other languages", () => {
  it.each([
    ["Kommentare mit mehr als drei Links ausblenden.", overThreeLinks],
    ["Bitte Kommentare löschen, die nur Freunde markieren.", onlyTags],
    ["Kommentare bitte löschen, in denen nur Freunde verlinkt werden", onlyTags],
    ["Kommentare, die nur aus Emojis bestehen, ausblenden.", onlyEmoji],
    ["Kommentare mit nur einem Wort löschen.", oneWord],
    ["Ein-Wort-Kommentare ausblenden", oneWord],
    ["Lösche Kommentare, die länger als 500 Zeichen sind.", overFiveHundred],
    ["Blendet Kommentare mit zu vielen Hashtags aus", fullOfHashtags],
    ["Lösche Kommentare ohne Text.", "Hide comments that have no words"],
    ["Bei Kommentaren mit mehr als zwei Links bitte erst fragen", "Ask about comments that have 3 links or more"],
    ["Auf TikTok Kommentare mit mehr als drei Links ausblenden", "Hide comments that have 4 links or more on TikTok"],
    ["Masquez les commentaires avec plus de trois liens.", overThreeLinks],
    ["Supprimez les commentaires qui ne font que taguer un ami.", onlyTags],
    ["Masque les commentaires où les gens identifient juste leurs amis", onlyTags],
    ["Masque les commentaires qui ne contiennent que des emojis.", onlyEmoji],
    ["Masque les commentaires d'un seul mot.", oneWord],
    ["Ne supprimez pas les commentaires d'un seul mot", "Keep comments that have 1 word"],
    ["Masque les commentaires de plus de 500 caractères.", overFiveHundred],
    ["Supprime les commentaires avec trop de hashtags.", fullOfHashtags],
    [
      "Masquez les commentaires avec plus de trois liens, sauf les questions",
      "Hide comments that have 4 links or more, except those that ask a question"
    ],
    ["Oculta los comentarios con más de tres enlaces.", overThreeLinks],
    ["Borra los comentarios que solo etiquetan a un amigo.", onlyTags],
    ["Oculta los comentarios que solo contengan emojis.", onlyEmoji],
    ["Oculta los comentarios de una sola palabra.", oneWord],
    ["Oculta comentarios de más de 500 caracteres.", overFiveHundred],
    ["Oculta los comentarios con demasiados hashtags.", fullOfHashtags],
    [
      "Oculta los comentarios con más de 3 enlaces en Instagram",
      "Hide comments that have 4 links or more on Instagram"
    ],
    ["Oculte comentários com mais de três links.", overThreeLinks],
    ["Apague comentários que só marcam amigos.", onlyTags],
    ["Esconda comentários só com emojis.", onlyEmoji],
    ["Oculte comentários de uma palavra só.", oneWord],
    ["Oculte comentários com mais de 500 caracteres.", overFiveHundred],
    ["Oculte comentários cheios de hashtags", fullOfHashtags],
    ["Nascondi i commenti con più di tre link.", overThreeLinks],
    ["Elimina i commenti che taggano solo un amico.", onlyTags],
    ["Nascondi i commenti che contengono solo emoji.", onlyEmoji],
    ["Nascondi i commenti di una sola parola.", oneWord],
    ["Non nascondere i commenti con una sola parola", "Keep comments that have 1 word"],
    ["Nascondi i commenti più lunghi di 500 caratteri.", overFiveHundred],
    ["Nascondi i commenti pieni di hashtag", fullOfHashtags],
    ["Verberg reacties met meer dan drie links.", overThreeLinks],
    ["Verwijder reacties waarin alleen vrienden worden getagd.", onlyTags],
    ["Reacties verwijderen die alleen vrienden taggen", onlyTags],
    ["Verberg reacties die alleen uit emoji's bestaan.", onlyEmoji],
    ["Reacties met alleen emoji's mogen blijven staan", "Keep comments that are nothing but emoji"],
    ["Verberg reacties van één woord.", oneWord],
    ["Verberg reacties die langer zijn dan 500 tekens.", overFiveHundred],
    ["Verberg reacties met te veel hashtags.", fullOfHashtags],
    ["Ukryj komentarze z więcej niż trzema linkami.", overThreeLinks],
    ["Usuwaj komentarze, w których ktoś tylko oznacza znajomych.", onlyTags],
    ["Ukryj komentarze zawierające tylko emotikony.", onlyEmoji],
    ["Nie usuwaj komentarzy składających się tylko z emotek", "Keep comments that are nothing but emoji"],
    ["Ukryj komentarze z jednym słowem.", oneWord],
    ["Ukryj komentarze dłuższe niż 500 znaków.", overFiveHundred],
    ["Ukryj komentarze ze zbyt dużą liczbą hashtagów", fullOfHashtags],
    ["Üçten fazla link içeren yorumları gizle.", overThreeLinks],
    ["3'ten fazla link içeren yorumları gizle.", overThreeLinks],
    ["Sadece arkadaş etiketleyen yorumları sil.", onlyTags],
    ["Sadece emoji içeren yorumları gizle.", onlyEmoji],
    ["Tek kelimelik yorumları gizle.", oneWord],
    ["500 karakterden uzun yorumları gizle.", overFiveHundred],
    ["Hashtag dolu yorumları gizle", fullOfHashtags],
    ["リンクが4つ以上あるコメントは非表示にしてください。", overThreeLinks],
    ["友達をタグ付けしただけのコメントは削除してください。", onlyTags],
    ["絵文字だけのコメントは非表示にしてください。", onlyEmoji],
    ["1単語だけのコメントは非表示にしてください。", oneWord],
    ["500文字を超えるコメントは非表示にしてください。", overFiveHundred],
    ["ハッシュタグが多すぎるコメントは非表示にしてください。", fullOfHashtags],
    ["3文字以下のコメントは確認してください", "Ask about comments that have 3 characters or fewer"],
    ["링크가 4개 이상인 댓글은 숨겨 주세요.", overThreeLinks],
    ["친구 태그만 한 댓글은 삭제해 주세요.", onlyTags],
    ["이모지만 있는 댓글은 숨겨 주세요.", onlyEmoji],
    ["한 단어짜리 댓글은 숨겨 주세요.", oneWord],
    ["500자가 넘는 댓글은 숨겨 주세요.", overFiveHundred],
    ["해시태그가 너무 많은 댓글은 숨겨 주세요", fullOfHashtags],
    ["أخف التعليقات التي تحتوي على أكثر من ثلاثة روابط.", overThreeLinks],
    ["أخف التعليقات التي تحتوي على أكثر من ٣ روابط.", overThreeLinks],
    ["احذف التعليقات التي تشير فقط إلى صديق.", onlyTags],
    ["أخف التعليقات التي تحتوي على إيموجي فقط.", onlyEmoji],
    ["أخف التعليقات المكونة من كلمة واحدة.", oneWord],
    ["أخف التعليقات التي تزيد عن 500 حرف.", overFiveHundred],
    ["اسألني قبل حذف التعليقات التي فيها أكثر من رابطين", "Ask before hiding comments that have 3 links or more"],
    ["तीन से ज़्यादा लिंक वाले कमेंट छुपा दो।", overThreeLinks],
    ["सिर्फ दोस्तों को टैग करने वाले कमेंट हटा दो।", onlyTags],
    ["सिर्फ इमोजी वाले कमेंट छुपा दो।", onlyEmoji],
    ["एक शब्द वाले कमेंट छुपा दो।", oneWord],
    ["500 अक्षरों से लंबे कमेंट छुपा दो।", overFiveHundred],
    ["teen se zyada link wale comments hide karo", overThreeLinks],
    ["sirf dost ko tag karne wale comments delete kar do", onlyTags],
    ["bahut zyada hashtags wale comments hide karo", fullOfHashtags]
  ])("%s", (guidance, rule) => {
    expect(understood(guidance)).toBe(rule)
  })

  it.each([
    "Kommentare mit mehr als drei Likes ausblenden",
    "Kommentare mit zwei Links stehen lassen",
    "Kommentare mit mehr als drei Links und Hashtags ausblenden",
    "Kommentare mit mehr als zwei Links zu Konkurrenten löschen",
    "Masque les commentaires avec plus de trois fautes",
    "Masque les commentaires avec plus de trois mots vulgaires",
    "Masque les commentaires avec plus de deux liens vers la concurrence",
    "Oculta los comentarios con más de tres palabras malsonantes",
    "Oculta los comentarios que solo mencionan a Kelda",
    "Oculte comentários com mais de duas palavras de baixo calão",
    "Nascondi i commenti con più di tre parole volgari",
    "Verberg reacties met meer dan één link naar concurrenten",
    "Ukryj komentarze z więcej niż dwoma wulgarnymi słowami",
    "Üçten fazla küfür içeren yorumları gizle",
    "Üçten fazla kötü kelime içeren yorumları gizle",
    "リンクや絵文字だけのコメントは非表示",
    "悪口が3つ以上あるコメントは非表示",
    "욕설이 3개 이상인 댓글은 숨겨줘",
    "أخف التعليقات التي تحتوي على أكثر من ثلاث شتائم",
    "तीन से ज़्यादा गाली वाले कमेंट छुपा दो"
  ])("counts nothing by and reports back: %s", (guidance) => {
    const { rules, unclear } = compile(guidance)
    expect(rules).toEqual([])
    expect(unclear).toHaveLength(1)
  })

  it.each([
    ["Kommentare mit Links ausblenden", "Hide comments that contain links"],
    ["Masque les commentaires avec un lien", "Hide comments that contain links"],
    ["リンクを含むコメントは非表示", "Hide comments that contain links"]
  ])("leaves what is not measured as it is: %s", (guidance, rule) => {
    expect(understood(guidance)).toBe(rule)
  })

  it.each([
    ["Oculta los comentarios con más de dos enlaces", "mira a.com b.com c.com", "mira a.com b.com, me encanta"],
    ["Kommentare, die nur Freunde markieren, löschen", "@anna @ben_92 😂", "@anna schau mal"],
    ["Verberg reacties van één woord", "Mooi!", "één vraag: hebben jullie dit in blauw?"],
    ["絵文字だけのコメントは非表示にしてください", "😂😂😂", "最高😂"]
  ])("hides by %s what has so much, and nothing else", (guidance, hidden, other) => {
    expect(hiddenByRules(guidance, hidden)).toBe(true)
    expect(hiddenByRules(guidance, other)).toBe(false)
    expect(keptByRules(guidance, hidden)).toBe(false)
  })
})

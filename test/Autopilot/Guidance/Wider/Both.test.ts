import { assert, describe, it } from "@effect/vitest"
import { understood } from "../Understood.ts"

describe("two things that one comment has both of", () => {
  for (const [guidance, rule] of [
    ["If a comment has a swear word and a link, hide it.", "Hide comments that contain profanity and contain links"],
    [
      "Hide comments that mention refunds and contain swearing.",
      "Hide comments that are about refunds and contain profanity"
    ],
    [
      "When a comment contains a phone number and an insult, hide it.",
      "Hide comments that contain contact details and insult somebody"
    ],
    ["Hide comments that mention a price and a link.", "Hide comments that are about prices and contain links"],
    [
      "Wenn ein Kommentar ein Schimpfwort und einen Link enthält, bitte verstecken.",
      "Hide comments that contain profanity and contain links"
    ],
    [
      "Si un commentaire contient un gros mot et un lien, masquez-le.",
      "Hide comments that contain profanity and contain links"
    ],
    [
      "Si un comentario tiene una grosería y un enlace, ocúltalo.",
      "Hide comments that contain profanity and contain links"
    ],
    ["Se um comentário tiver um palavrão e um link, oculte.", "Hide comments that contain profanity and contain links"],
    [
      "Se un commento contiene una parolaccia e un link, nascondilo.",
      "Hide comments that contain profanity and contain links"
    ],
    [
      "Jeśli komentarz zawiera przekleństwo i link, ukryj go.",
      "Hide comments that contain profanity and contain links"
    ],
    ["Bir yorumda küfür ve link varsa gizle.", "Hide comments that contain profanity and contain links"],
    ["욕설과 링크가 모두 있는 댓글은 숨겨 주세요", "Hide comments that contain profanity and contain links"],
    ["إذا احتوى التعليق على شتيمة ورابط فأخفه", "Hide comments that contain profanity and contain links"]
  ] as const)
    it(guidance, () => assert.strictEqual(understood(guidance), rule))

  it("are reported back where no rule says so", () => {
    for (const guidance of [
      "Hide a comment if it is a complaint and mentions our CEO.",
      "Als een reactie een scheldwoord en een link bevat, verberg hem.",
      "悪口とリンクの両方があるコメントは非表示にして",
      "जिस कमेंट में गाली और लिंक दोनों हों उसे छुपाओ"
    ])
      assert.isNull(understood(guidance), guidance)
  })

  it("are two where either will do", () => {
    const either = "Hide comments that contain links; Hide comments that contain contact details"
    assert.strictEqual(understood("Hide comments with links and phone numbers"), either)
    assert.strictEqual(understood("If someone posts a link or a phone number, hide it"), either)
    assert.strictEqual(
      understood("Hide spam and insults"),
      "Hide comments that look like spam; Hide comments that insult somebody"
    )
  })
})

import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"
import { hiddenByRules } from "./HiddenByRules.ts"

/** What guidance is read as, in words; null where any of it is reported back. */
const readingOf = (guidance: string): string | null => {
  const policy = compile(guidance)
  if (policy.unclear.length > 0) return null
  return rulesUnderstood(policy)
    .flatMap(({ as }) => as)
    .join("; ")
}

describe("guidance as it is typed", () => {
  const meant: ReadonlyArray<readonly [guidance: string, reading: string | null]> = [
    ["Words we don't want: cheapo, rip-off", "Hide comments that contain “cheapo” or “rip-off”"],
    ["banned words - cheapo, rip off", "Hide comments that contain “cheapo” or “rip off”"],
    ["Parole vietate: truffa, ladri", "Hide comments that contain “truffa” or “ladri”"],
    ["Słowa których nie chcemy: oszuści, badziewie", "Hide comments that contain “oszuści” or “badziewie”"],
    ["Bad words: hide", "Hide comments that contain profanity"],
    ["Hide links? No.", null],
    ["Links? No.", "Hide comments that contain links"],
    ["Don't delete: complaints", "Keep comments that sound negative"],
    [
      "Swearing is ok unless it's aimed at our staff.",
      "Keep comments that contain profanity, except those that insult somebody"
    ],
    [
      "Swearing is fine. Only hide it if it's aimed at someone.",
      "Keep comments that contain profanity, except those that insult somebody"
    ],
    [
      "Hide complaints. Only hide it if it is about delivery.",
      "Hide comments that sound negative and are about delivery; Keep comments that sound negative, except those that are about delivery"
    ],
    ["Hide personal attacks on Dr. Jones", "Hide comments that insult somebody and contain “Jones”"],
    [
      '"Trash", "mid" and "L" are how our players talk. Don\'t hide those.',
      "Keep comments that contain “Trash”, “mid” or “L”"
    ],
    [
      "Leave the banter alone",
      "Keep comments that contain “haha”, “hahaha”, “lol”, “lmao”, “banter”, “only joking”, “just kidding”, “unlucky”, “better luck next time”, “see you next”, “you lot”, “😂”, “🤣”, “😜” or “😉”"
    ],
    [
      "Jokes are fine",
      "Keep comments that contain “haha”, “hahaha”, “hahahaha”, “lol”, “lmao”, “lmfao”, “rofl”, “just kidding”, “jk”, “joke”, “joking”, “pun”, “funny”, “hilarious”, “😂”, “🤣”, “😆” or “😅”"
    ],
    [
      "Complaints: ask me, not on TikTok",
      "Ask about comments that sound negative on Facebook, Instagram, YouTube and Threads"
    ],
    ["Nur Deutsch, andere Sprachen ausblenden", "Hide comments in any language but German"],
    ["Masquer les commentaires qui ne sont pas en français", "Hide comments in any language but French"],
    ["Nie ukrywaj komentarzy które nie są po polsku", null],
    [
      "Masquer les codes promo sauf le nôtre LILAS15",
      "Hide comments that are about discounts and contain “code”, except those that contain “LILAS15” or ask a question"
    ],
    ["Nascondi la pubblicità di altri hotel", "Hide comments that look like spam"],
    ["Quick one: keep me posted on complaints", "Ask about comments that sound negative"],
    [
      "Esconder quem tá vendendo ingresso",
      "Hide comments that offer something of their own for sale and contain “ingresso” or “ingressos”"
    ],
    ["Préviens-moi pour les mentions de concurrents", "Ask about comments that mention a competitor"],
    ["Lass mich Fotos prüfen", "Ask about comments that contain images"],
    ["Laat mij klachten zien", "Ask about comments that sound negative"],
    ["링크를 저에게 보여 주세요", "Ask about comments that contain links"]
  ]
  for (const [guidance, reading] of meant) it(guidance, () => assert.strictEqual(readingOf(guidance), reading))

  const untouched: ReadonlyArray<readonly [guidance: string, comment: string]> = [
    ["Hide coupons", "Is there a student discount?"],
    ["Hide discount codes", "do you have a code for students?"],
    ["No medical advice", "my doctor told me to eat more of this yoghurt"],
    ["No politics", "office politics got me needing three of these"],
    ["Hide comments about our models' bodies, the nice ones too", "your body lotion smells amazing"],
    ["Hide comments saying our bank is going bankrupt", "your fees will make ME go bankrupt lol"],
    ["Nothing about religion", "i come here religiously every thursday"]
  ]
  it("hides nothing that an ordinary customer says with a word of it", () => {
    for (const [guidance, comment] of untouched)
      assert.isFalse(hiddenByRules(guidance, comment), `${guidance}: ${comment}`)
  })

  it("takes no word of another language, of a fact or of a name for one with a slip in it", () => {
    for (const guidance of [
      "We never stop deleting old stock",
      "We accept returns within 30 days",
      "My friend Neve says hi"
    ])
      assert.isEmpty(compile(guidance).rules, guidance)
  })
})

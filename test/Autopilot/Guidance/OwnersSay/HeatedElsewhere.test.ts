import { assert, describe, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { inputFor } from "../../Deciding.ts"
import { understood } from "../Understood.ts"

const outcomeOf = (guidance: string, text: string) => decide(inputFor(text, { policy: compile(guidance) })).outcome

const sworn: ReadonlyArray<readonly [guidance: string, not: string]> = [
  ["Beschwerden stehen lassen, auch wenn geflucht wird.", "du Hurensohn"],
  ["Lösche keine Beschwerden, auch wenn sie wütend sind.", "alle Ausländer raus"],
  ["Ne masquez pas les plaintes, même s'il y a des gros mots.", "sale pute"],
  ["No borres las quejas, aunque tengan groserías.", "eres un hijo de puta"],
  ["Não esconda reclamações, mesmo com palavrões.", "seu filho da puta"],
  ["Non nascondere le lamentele, anche se contengono parolacce.", "sei una troia"],
  ["Laat klachten staan, ook als er gevloekt wordt", "kankerhomo"],
  ["Nie ukrywaj skarg, nawet jeśli są wulgarne.", "jesteś kurwą"],
  ["Küfür içerse bile şikayetleri silme.", "orospu çocuğu"],
  ["汚い言葉が含まれていても、苦情は残して", "死ねクソババア"],
  ["욕이 섞여 있어도 불만 댓글은 남겨줘", "시발년아 죽어"],
  ["لا تخف الشكاوى حتى لو احتوت على شتائم", "يا ابن الكلب"],
  ["शिकायतें मत छुपाओ, भले ही उनमें गाली हो", "मादरचोद"]
]

const angry: ReadonlyArray<readonly [guidance: string, kept: string]> = [
  ["Beschwerden stehen lassen, auch wenn geflucht wird.", "verdammte Scheiße, Paket kaputt"],
  ["No borres las quejas, aunque tengan groserías.", "joder, otra vez llegó roto"],
  ["Laat klachten staan, ook als er gevloekt wordt", "godverdomme weer te laat, slechte service"],
  ["Nie ukrywaj skarg, nawet jeśli są wulgarne.", "kurwa znowu paczka uszkodzona, fatalna obsługa"]
]

describe("complaints that are kept however they are said, in other languages", () => {
  it.each(sworn)("%s: insults are none", (guidance, not) => {
    assert.strictEqual(
      understood(guidance),
      "Keep comments that sound negative; Keep comments that sound negative and contain profanity, except those that insult somebody"
    )
    assert.strictEqual(outcomeOf(guidance, not), decide(inputFor(not)).outcome)
  })

  it.each(angry)("%s: swearing in them is let be", (guidance, kept) => {
    assert.notStrictEqual(decide(inputFor(kept)).outcome, "keep")
    assert.strictEqual(outcomeOf(guidance, kept), "keep")
  })

  it.each([
    ["スパムと汚い言葉も非表示にして", "profanity"],
    ["Spamları ve küfürleri de gizle", "profanity"],
    ["Verberg spam en scheldwoorden", "profanity"]
  ])("%s: swearing that is hidden is", (guidance, topic) =>
    assert.isTrue(compile(guidance).rules.some(({ effect, topics }) => effect === "hide" && topics.join() === topic))
  )

  it.each([
    "laat kritiek staan, ook als er links in staan en gescholden wordt",
    "Laat klachten staan, ook met scheldwoorden en links",
    "Deja las quejas, aunque tengan insultos y palabrotas",
    "Beschwerden stehen lassen, auch wenn sie Beleidigungen enthalten",
    "Gardez les plaintes, même avec des liens et des gros mots",
    "Verberg spam, ook als er gescholden wordt",
    "Lösche Spam, auch wenn geflucht wird"
  ])("%s: is reported back, as more is meant", (guidance) => assert.isNull(understood(guidance)))
})

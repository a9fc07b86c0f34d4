import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { withoutInnerMarks } from "#src/Autopilot/Assess/InnerMarks.ts"
import { shownAs } from "#src/Autopilot/Assess/ShownAs.ts"
import { ordinary } from "#src/Autopilot/Learning/Ordinary.ts"
import { withoutEntities } from "#src/Autopilot/Text/Shown/Entities.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const harmful = [
  "kill yourself you stupid cunt",
  "We need 20 people to like YouTube videos from home, paid daily $80 to $200, text Clara on Telegram"
]
const inMiddle = (text: string, mark: string): string =>
  text.replaceAll(/\w{4,}/gu, (word) => `${word.slice(0, word.length >> 1)}${mark}${word.slice(word.length >> 1)}`)

describe("marks in the middle of words", () => {
  it.each(Array.from(";·…,_/=:|~⠀🔥"))("hide nothing: %s", (mark) => {
    for (const text of harmful) assert.strictEqual(decidedUntaught(inMiddle(text, mark)).outcome, "hide", text)
  })

  it("are taken away in one word that offends", () => {
    assert.strictEqual(withoutInnerMarks("you fag;got"), "you faggot")
  })

  it.each([
    "he/she may bring his/her friends and/or us",
    "AC/DC and 3,5 Sterne",
    "nice,thanks,will come again",
    "love❤️this😍so much🔥🔥",
    "https://example.com/he/she/it?x=a;b=c and www.example.com/a,b/c_d",
    "anna_b@example.com or tom;jerry@example.org",
    "@anna_lena_b with #one_two_three",
    "see my.shop.example/ne_ed/peo_ple"
  ])("stay where they part words or addresses: %s", (text) => assert.isNull(withoutInnerMarks(text)))

  it.each([
    "étudiant·e·s et salarié·e·s bienvenus",
    "Mitarbeiter_innen, Besucher_innen, Kolleg:innen",
    "col·lecció excel·lent, paral·lel",
    "alumno/a, profesor/a, director/a",
    "the book(s) and the colour(s) are un(fair)",
    "pros:cheap,fast cons:loud,heavy",
    "gay/lesbian/straight friends all loved it",
    "jew/christian/muslim dinner evening was lovely",
    "pen/is mightier,the/sword",
    "Scunthorpe/Essex,Sussex/Middlesex"
  ])("do no harm where words have them: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))

  // each letter more is as much work as the one before: by their square these would take half a minute
  it("are looked for in little time behind one that parts no word", { timeout: 5_000 }, () => {
    assert.isNull(withoutInnerMarks(`src=x ;${"w".repeat(60_000)}`))
  })

  it("are in no ordinary comment", () => {
    assert.deepStrictEqual(
      ordinary.filter((text) => withoutInnerMarks(text) !== null),
      []
    )
  })
})

describe("characters as HTML writes them", () => {
  it.prop("are read", [FastCheck.string({ minLength: 1, unit: "binary" })], ([text]) => {
    const decimal = Array.from(text, (character) => `&#${character.codePointAt(0)};`).join("")
    const hex = Array.from(text, (character) => `&#x${character.codePointAt(0)?.toString(16)};`).join("")
    assert.strictEqual(withoutEntities(decimal), text)
    assert.strictEqual(withoutEntities(hex), text)
  })

  it("are read by name", () => {
    assert.strictEqual(withoutEntities("fish &amp; chips&nbsp;&lt;3"), "fish & chips <3")
  })

  it.each(["R&D, P&L; AT&T", "&copy; &#; &#9999999;", "fish & chips"])("stay what they are elsewhere: %s", (text) =>
    assert.isNull(withoutEntities(text))
  )

  it("are judged", () => {
    for (const text of harmful) {
      const written = Array.from(text, (letter) => `&#${letter.charCodeAt(0)};`).join("")
      assert.include(shownAs(written), text)
      assert.strictEqual(decidedUntaught(written).outcome, "hide")
    }
  })
})

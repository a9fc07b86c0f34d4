import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { detectionCap, normalise } from "#src/Autopilot/Text/Normalise.ts"

const canonical = (text: string) => normalise(text).canonical

describe("canonical text", () => {
  const pinned: ReadonlyArray<readonly [text: string, canonical: string]> = [
    ["F.R.E.E f0ll0wers, l!nk 1n b!0, n0 sc4m", "free followers link 1n bio n0 scam"],
    ["Frее сrypto", "free crypto"],
    ["f r e e money", "free money"],
    ["w\u200bh\u200bats\u2060app", "whatsapp"],
    ["ｆｒｅｅ 𝓯𝓻𝓮𝓮 ᴡʜᴀᴛsᴀᴘᴘ 🅵🆁🅴🅴", "free free whatsapp free"],
    ["s̶c̷a̸m", "scam"],
    ["yesssss coooool", "yess cool"],
    ["$cam, a$$ and sh!t", "scam ass and shit"],
    ["Café au lait, naïve", "cafe au lait naive"],
    ["Don’t, Stridex's", "dont stridexs"],
    ["Привет, как дела", "привет как дела"],
    ["नमस्ते 한국어 日本語", "नमस्ते 한국어 日本語"],
    ["10mins iphone12 covid19 5k", "10mins iphone12 covid19 5k"],
    ["wow!amazing joe@gmail.com", "wow amazing joe gmail com"],
    ["I a m ok", "i a m ok"],
    ["🔥🔥👏", ""],
    ["", ""]
  ]
  for (const [text, expected] of pinned) it(JSON.stringify(text), () => assert.strictEqual(canonical(text), expected))

  const word = FastCheck.stringMatching(/^[a-z]{4,9}$/).filter((text) => !/(.)\1\1/.test(text))
  const sentence = FastCheck.array(word, { minLength: 1, maxLength: 20 }).map((words) => words.join(" "))

  it.prop("a text of plain words is its own canonical form", [sentence], ([text]) => {
    assert.strictEqual(canonical(text), text)
  })

  it.prop("is the same in capitals, with emoji, punctuation and invisible characters", [sentence], ([text]) => {
    const disguises = [
      text.toUpperCase(),
      `🎁 ${text.replaceAll(" ", " 🔥 ")}!!`,
      text.replaceAll(" ", ", "),
      Array.from(text).join("\u200b"),
      `\u202e${text}\u202c`,
      text.replaceAll("e", "e\u0301")
    ]
    for (const disguise of disguises) assert.strictEqual(canonical(disguise), text)
  })

  const lookalikes: Readonly<Record<string, string>> = { a: "а", e: "е", o: "о", p: "р", c: "с", x: "х", i: "і" }

  it.prop("look-alikes are undone in words that keep a Latin letter", [sentence], ([text]) => {
    const disguised = text.replaceAll(/(?<=[a-z])[aeopcxi]/g, (letter) => lookalikes[letter] ?? letter)
    const mixed = disguised.split(" ").every((part) => /[a-z]/.test(part) || !/[^a-z]/.test(part))
    if (mixed) assert.strictEqual(canonical(disguised), text)
  })

  it.prop(
    "words wholly of another script stay as they are",
    [FastCheck.stringMatching(/^[авекмнорст]{3,12}$/)],
    ([word]) => {
      assert.strictEqual(canonical(`${word}!`).replaceAll(/(.)\1+/gu, "$1"), word.replaceAll(/(.)\1+/gu, "$1"))
    }
  )

  it.prop(
    "letters written apart are joined",
    [word, FastCheck.constantFrom(" ", ".", "-", "_", "/")],
    ([text, gap]) => {
      assert.strictEqual(canonical(Array.from(text).join(gap)), text)
    }
  )

  it.prop(
    "letters written apart are joined behind a word of one letter that another gap sets apart",
    [word, FastCheck.constantFrom(".", "-", "_", "/")],
    ([text, gap]) => {
      assert.strictEqual(canonical(`i ${Array.from(text).join(gap)}`), `i ${text}`)
    }
  )
})

describe("any text", () => {
  it.prop(
    "words point at what was written, in order",
    [FastCheck.string({ unit: "grapheme", maxLength: 300 })],
    ([text]) => {
      const { words, written } = normalise(text)
      let end = 0
      for (const word of words) {
        assert.isAtLeast(word.start, end)
        assert.isAbove(word.end, word.start)
        assert.isAtMost(word.end, written.length)
        assert.include(word.forms, word.text)
        assert.isAtMost(word.forms.length, 8)
        end = word.end
      }
    }
  )

  it("words are those in front of the cap", () => {
    const text = "a ".repeat(detectionCap / 2)
    assert.deepStrictEqual(normalise(`${text}hidden words`).words, normalise(text).words)
    assert.strictEqual(normalise(`${text}hidden words`).rest, "hidden words")
  })

  it("the cap never leaves half a character", () => {
    assert.isTrue(normalise(`${"x".repeat(detectionCap - 1)}😀`).written.whole.isWellFormed())
  })

  it("counts the ways to hide a word", () => {
    assert.deepStrictEqual(normalise("f r e e m0n3y clіck he\u200bre").obfuscation, {
      invisible: 1,
      lookalikes: 1,
      leet: 1,
      spaced: 1
    })
    assert.deepStrictEqual(normalise("👩‍👩‍👧 می‌خواهم 100% ok").obfuscation, {
      invisible: 0,
      lookalikes: 0,
      leet: 0,
      spaced: 0
    })
  })
})

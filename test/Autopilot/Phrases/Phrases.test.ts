import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { Phrases } from "#src/Autopilot/Phrases/Phrases.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"

const seen = (pattern: string, text: string) => new Phrases([[pattern, 1]]).find(normalise(text))[0]?.seen ?? null

describe("phrases", () => {
  const pinned: ReadonlyArray<readonly [pattern: string, text: string, seen: string | null]> = [
    ["check out (my|our)? channel", "Pls CHECK out channel!", "CHECK out channel"],
    ["check out (my|our)? channel", "ch3ck 0ut   my chann\u200bel", "ch3ck 0ut my channel"],
    ["check out (my|our)? channel", "check out the channel", null],
    ["made <money> ... week", "made $5,000 in one week", "made $5,000 in one week"],
    ["made <money> ... week", "made $5,000 in a very short week", null],
    ["made <money> ... week", "made $5,000 in a very long long week", null],
    ["(dm|write to) <handle>", "write to @anna", "write to @anna"],
    ["nice", "nicer", null],
    ["ass", "class assistance", null],
    ["scam", "scaaaaam", "scaaaaam"],
    ["free", "freeeee", "freeeee"],
    ["#ad", "this is an ad", null],
    ["#ad", "thanks #ad", "#ad"],
    ["ad", "thanks #ad", "#ad"],
    ["red (... tan|... blue)", "red and tan", "red and tan"],
    ["red (... tan|... blue)", "red and blue", "red and blue"],
    ["(hey|guys) ... check", "hey you guys check this", "guys check"]
  ]
  for (const [pattern, text, expected] of pinned) {
    it(`${pattern} in ${JSON.stringify(text)}`, () => assert.strictEqual(seen(pattern, text), expected))
  }

  const word = FastCheck.constantFrom("red", "blue", "green", "grey")
  const words = FastCheck.array(word, { minLength: 1, maxLength: 12 })

  it.prop(
    "are found exactly where the words follow each other",
    [words, FastCheck.array(word, { minLength: 1, maxLength: 3 })],
    ([text, phrase]) => {
      const holds = ` ${text.join(" ")} `.includes(` ${phrase.join(" ")} `)
      assert.strictEqual(seen(phrase.join(" "), text.join(" ")) !== null, holds)
    }
  )

  it.prop("a gap stands for none to three words", [words], ([text]) => {
    const holds = text.some((first, at) => first === "red" && text.slice(at + 1, at + 5).includes("blue"))
    assert.strictEqual(seen("red ... blue", text.join(" ")) !== null, holds)
  })

  type Part = ReadonlyArray<string>
  const written = (parts: ReadonlyArray<Part>) =>
    parts
      .map((choices) => {
        const said = choices.filter((choice) => choice !== "")
        if (said.includes("...")) return "..."
        return `(${said.join("|")})${said.length < choices.length ? "?" : ""}`
      })
      .join(" ")

  /** Whether words from the first on are read by the parts, one part after the other: slow, and plainly right. */
  const reads = (parts: ReadonlyArray<Part>, text: ReadonlyArray<string>): boolean => {
    const [part, ...rest] = parts
    if (part === undefined) return true
    const said = part.filter((choice) => choice !== "")
    if (said.includes("...")) {
      return [0, 1, 2, 3].some((passed) => passed <= text.length && reads(rest, text.slice(passed)))
    }
    if (said.length < part.length && reads(rest, text)) return true
    return said.some((choice) => {
      const length = choice.split(" ").length
      return text.slice(0, length).join(" ") === choice && reads(rest, text.slice(length))
    })
  }

  const choice = FastCheck.constantFrom("red", "blue", "green", "red blue", "blue red")
  const choices = FastCheck.uniqueArray(choice, { minLength: 1, maxLength: 4 })
  const part = FastCheck.oneof(
    { weight: 5, arbitrary: choices },
    { weight: 2, arbitrary: choices.map((said) => [...said, ""]) },
    { weight: 1, arbitrary: FastCheck.constant(["..."]) }
  )
  const between = FastCheck.array(part, { maxLength: 3 })
  const phrase = FastCheck.tuple(word, between, word).map(([first, parts, last]) => [[first], ...parts, [last]])

  it.prop(
    "with choices and gaps, many at once, are found exactly where each would be by itself",
    [words, FastCheck.array(phrase, { minLength: 1, maxLength: 6 })],
    ([text, phrases]) => {
      const found = new Phrases(phrases.map((parts, index) => [written(parts), index] as const))
        .find(normalise(text.join(" ")))
        .map(({ value }) => value)
      const expected = phrases.flatMap((parts, index) =>
        text.some((_, from) => reads(parts, text.slice(from))) ? [index] : []
      )
      assert.sameMembers([...found], expected)
    },
    { fastCheck: { numRuns: 1000 } }
  )

  it("choices add up and do not multiply", () => {
    const many = Array.from({ length: 40 }, (_, index) => `w${index}`).join("|")
    const text = "w7 w11 w3 w39 w0 w2"
    const pattern = Array.from({ length: 6 }, () => `(${many})`).join(" ")
    assert.strictEqual(seen(pattern, text), text)
  })

  it("each phrase is reported once, and long ones are cut", () => {
    assert.lengthOf(new Phrases([["spam", 1]]).find(normalise("spam spam spam")), 1)
    const long = `${"x".repeat(40)} ${"y".repeat(40)}`
    assert.lengthOf(seen("start ... end", `start ${long} end`) ?? "", 60)
  })
})

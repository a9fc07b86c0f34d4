import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { MayMatch } from "#src/Autopilot/Expressions/MayMatch.ts"
import { requiredBy } from "#src/Autopilot/Expressions/Required.ts"
import { Sieved } from "#src/Autopilot/Expressions/Sieved.ts"

describe("what each match of an expression holds", () => {
  it.each<readonly [source: string, strings: ReadonlyArray<string> | null]>([
    ["(?<!\\p{L})(?:abc|de[fg]hi)(?!\\p{L})", ["abc", "defhi", "deghi"]],
    ["(?:had|owned) (?:from )?(?:[\\p{L}]+ ){0,2}?§", ["had from ", "had ", "owned from ", "owned "]],
    ["don['’]?t know", ["don't know", "don’t know", "dont know"]],
    ["(?:foo)+bar", ["foo"]],
    ["a{2}b", ["a"]],
    ["\\bkill(?:s|ed)?\\b", ["kills", "killed", "kill"]],
    ["[^a]bc|\\u{5FAE}\\s?x", ["bc", "微"]],
    ["(?<name>Ä)\\.", ["ä."]],
    ["(?:ab)?", ["ab", ""]],
    ["x*y*", null],
    ["x(?:\\d+)y|z(?:a*)z", ["x", "z"]],
    ["a|\\d+", null]
  ])("is one of some strings: %s", (source, strings) => {
    assert.deepStrictEqual(requiredBy(source), strings)
  })
})

const letters = fc.stringMatching(/^[a-cé ]{1,4}$/u)
/** Sources of expressions as lists of words make them. */
const { source } = fc.letrec<{ source: string; part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: "small" },
    letters,
    fc.constantFrom("[ab]", "[a-c]", "[^a]", "[a-z]", "\\s", "\\.", "\\d"),
    tie("source").map((own) => `(?:${own})`),
    fc
      .tuple(tie("source"), fc.constantFrom("?", "*", "+", "{2}", "{0,1}", "{0,2}?", "{1,3}"))
      .map(([own, count]) => `(?:${own})${count}`)
  ),
  source: fc
    .array(fc.array(tie("part"), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .map((choices) => choices.map((parts) => parts.join("")).join("|"))
}))
const expression = source.map((own) => new RegExp(`(?:${own})`, "u"))

describe("expressions that may match a text", () => {
  it.prop(
    "are among those that are told beforehand, whatever stands around",
    [
      fc.array(expression, { minLength: 1, maxLength: 4 }).chain((all) =>
        fc.record({
          all: fc.constant(all),
          text: fc.tuple(
            letters,
            fc.oneof(...all.map((one) => fc.stringMatching(new RegExp(`^${one.source}$`, "u")))),
            letters
          )
        })
      )
    ],
    ([{ all, text }]) => {
      const whole = text.join("").toLowerCase()
      const may = new MayMatch(all.map((one) => [one])).in(whole)
      all.forEach((one, place) => {
        if (one.test(whole)) assert.strictEqual((may >>> place) & 1, 1, `${one.source} in ${whole}`)
      })
    }
  )

  it("are none in most texts, and of those together one is enough", () => {
    const may = new MayMatch([[/(?<!\p{L})kills?/u, /hurt/u], [/壊れ/u], [/微信|v信/u]])
    assert.strictEqual(may.in("a lovely cup of coffee"), 0)
    assert.strictEqual(may.in("it hurts"), 0b001)
    assert.strictEqual(may.in("壊れた"), 0b010)
    assert.strictEqual(may.in("skill, 加v信"), 0b101)
    assert.strictEqual(may.in(""), 0)
  })

  it("are all those that nothing tells", () => {
    assert.strictEqual(new MayMatch([[/\d+/u], [/(?:my|of)\p{L}+/u], [/kill/u]]).in("none"), 0b011)
  })

  it("are no more than there are bits", () => {
    assert.throws(() => new MayMatch(Array.from({ length: 32 }, () => [/kill/u])))
  })

  it.each(["KILL it", "Where is the link", "a lovely cup", ""])("match what they would match alone: %s", (text) => {
    const own = /(?<!\p{L})(?:kill|where is)(?!\p{L})/iu
    assert.strictEqual(new Sieved(own).test(text), own.test(text))
  })

  it("are told apart among more than there are bits, also of those that are made once others were asked", () => {
    const words = Array.from({ length: 40 }, (_, place) => `word${place}x`)
    const sieved = words.map((word) => new Sieved(new RegExp(word, "iu")))
    const holding = (text: string) => sieved.flatMap((one, place) => (one.test(text) ? [place] : []))
    assert.deepStrictEqual(holding("nothing of them"), [])
    assert.deepStrictEqual(holding(`${words[3]} and ${words[39]}`), [3, 39])
    assert.isTrue(new Sieved(/late/iu).test("Too LATE"))
    assert.deepStrictEqual(holding("Too LATE"), [])
    assert.deepStrictEqual(holding(words[0] ?? ""), [0])
  })
})

import { assert, describe, it } from "@effect/vitest"
import { Either, FastCheck } from "effect"
import { linkTarget, withClick } from "#src/Sales/LinkTarget.ts"

const word = FastCheck.stringMatching(/^[a-z%+&=?/.~-]{0,12}$/)
const target = FastCheck.record({
  path: FastCheck.stringMatching(/^[a-z/.-]{0,8}$/),
  query: FastCheck.option(word.map((text) => text.replaceAll("%", "%20"))),
  fragment: FastCheck.option(FastCheck.stringMatching(/^[a-z?&=/]{0,8}$/))
}).map(({ fragment, path, query }) =>
  [`https://shop.example/${path}`, query === null ? "" : `?${query}`, fragment === null ? "" : `#${fragment}`].join("")
)

const parts = (url: URL) =>
  url.search
    .slice(1)
    .split("&")
    .filter((part) => part !== "")

describe("withClick", () => {
  it.prop("adds the click, and leaves all else as it was written", [target], ([text]) => {
    const before = new URL(text)
    const after = new URL(withClick(text, "clk_1"))
    assert.deepStrictEqual(after.searchParams.getAll("stwclid"), ["clk_1"])
    assert.deepStrictEqual(parts(after).slice(0, -1), parts(before))
    assert.deepStrictEqual([after.origin, after.pathname, after.hash], [before.origin, before.pathname, before.hash])
  })

  it("takes the place of a click that is there, however it is written", () => {
    const landing = [
      ["https://a.example/", "https://a.example/?stwclid=clk_2"],
      ["https://a.example/?stwclid=clk_1", "https://a.example/?stwclid=clk_2"],
      ["https://a.example/?b=1&stwclid=clk_1&c=2&stwclid#top", "https://a.example/?b=1&c=2&stwclid=clk_2#top"],
      ["https://a.example/?stw%63lid=clk_1&STWCLID=x", "https://a.example/?STWCLID=x&stwclid=clk_2"],
      [
        "https://a.example/?q=a+b%20c&e=%C3%A9#stwclid=1",
        "https://a.example/?q=a+b%20c&e=%C3%A9&stwclid=clk_2#stwclid=1"
      ]
    ] as const
    for (const [from, to] of landing) assert.strictEqual(withClick(from, "clk_2"), to)
  })
})

describe("linkTarget", () => {
  it("takes http and https, in the form that a header carries", () => {
    assert.deepStrictEqual(linkTarget("https://Shop.Example"), Either.right("https://shop.example/"))
    assert.deepStrictEqual(
      linkTarget("http://kaffe.example/blåbær?å=1"),
      Either.right("http://kaffe.example/bl%C3%A5b%C3%A6r?%C3%A5=1")
    )
  })

  it("takes nothing else", () => {
    const others = [
      "",
      "/offer",
      "//shop.example",
      "shop.example/offer",
      "javascript:alert(1)",
      "data:text/html,hello",
      "ftp://shop.example/",
      "https://user:secret@shop.example/",
      "https://user@shop.example/",
      `https://shop.example/${"a".repeat(2000)}`
    ]
    for (const text of others) assert.isTrue(Either.isLeft(linkTarget(text)), text)
  })

  it.prop(
    "is something that a header carries, whatever was given",
    [FastCheck.webUrl({ withFragments: true })],
    ([text]) => {
      assert.match(Either.getOrThrow(linkTarget(text)), /^https?:\/\/[\x21-\x7e]+$/)
    }
  )
})

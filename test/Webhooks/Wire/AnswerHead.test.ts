import { assert, describe, it } from "@effect/vitest"
import { answerHead } from "#src/Webhooks/Wire/AnswerHead.ts"

/** As much as is read of one head. */
const longest = 15 * 1024

describe("AnswerHead", () => {
  it("reads a head of nothing but gaps as fast as any other, so that no receiver holds up the deliveries of all", () => {
    const gaps = [" ", "\t", " \t", "a ", ", ", "\r\n "]
    const started = performance.now()
    for (const gap of gaps) {
      for (const name of ["x-a", "location", "connection", "content-length"]) {
        const value = `a${gap.repeat(longest / gap.length)}b`
        const head = answerHead(`HTTP/1.1 200 OK\r\n${name}: ${value}`)
        if (name === "location" && gap !== "\r\n ") assert.strictEqual(head?.location, value)
      }
    }
    assert.isBelow(performance.now() - started, 500)
  })

  it("leaves out the gaps around a value", () => {
    assert.strictEqual(
      answerHead("HTTP/1.1 302 Found\r\nLocation:\t https://a.example/b c \t")?.location,
      "https://a.example/b c"
    )
    assert.strictEqual(answerHead("HTTP/1.1 302 Found\r\nlocation:")?.location, "")
  })

  it("takes no line without a name for a header", () => {
    for (const line of [": 1", "location", "location : /a", "lo cation: /a"]) {
      assert.isNull(answerHead(`HTTP/1.1 302 Found\r\nx: 1\r\n${line}`), line)
    }
  })
})

import { assert, describe, it } from "@effect/vitest"
import { parse } from "csv-parse/sync"
import { FastCheck } from "effect"
import { csv } from "#src/App/Reports/Csv.ts"
import { longestKept } from "#src/Ground/StorableText.ts"

const hostile = FastCheck.constantFrom(
  "=",
  "+",
  "-",
  "@",
  "\t",
  "\r",
  "\n",
  ";",
  '"',
  ",",
  "'",
  " ",
  "＝",
  "\u200b",
  "\u202e",
  "(",
  ")",
  "a",
  "1"
)
const text = FastCheck.oneof(
  FastCheck.string({ unit: "grapheme", maxLength: 12 }),
  FastCheck.array(hostile, { maxLength: 6 }).map((signs) => signs.join(""))
)

describe("a file of a table", () => {
  it.prop(
    "reads back as the texts that went in, but for an apostrophe before what a spreadsheet would work out",
    [FastCheck.array(FastCheck.tuple(text, text), { minLength: 1, maxLength: 5 })],
    ([rows]) => {
      const file = csv(["one", "other"], rows)
      const read: ReadonlyArray<ReadonlyArray<string>> = parse(file, { record_delimiter: "\r\n" })
      assert.strictEqual(read.length, rows.length + 1)
      for (const [at, row] of rows.entries()) {
        for (const [index, given] of row.entries()) {
          const cell = read[at + 1]?.[index] ?? ""
          assert.strictEqual(cell.replaceAll("'", ""), given.replaceAll("'", ""))
          if (!/[;\t\r\n=+\-@＝＋－＠]/.test(given)) assert.strictEqual(cell, given)
          assert.notMatch(cell, /(^|[;\t\r\n])[\s\p{Cf}]*[=+\-@＝＋－＠](?!\)|\(+\s*$)/u)
        }
      }
    }
  )

  it("defuses a formula behind a sign at which some spreadsheets split, and leaves a smile alone", () => {
    assert.strictEqual(csv(["text"], [["hi;=HYPERLINK(1)"], ["nice ;-)"]]), "text\r\nhi;'=HYPERLINK(1)\r\nnice ;-)\r\n")
  })

  it("writes the longest comments there are as soon as others", () => {
    const signs = ["\n", ";", "\t ", "\n\u200b", "=", ";=(", "\t=(((("]
    const started = performance.now()
    csv(
      ["text"],
      signs.map((sign) => [`${sign.repeat(longestKept / sign.length)}a`])
    )
    assert.isBelow(performance.now() - started, 500)
  })

  it("takes no formula in parentheses for a smile", () => {
    const given = ["hi;=(1+1)", "hi;-( HYPERLINK(1))", "hi;@(1)\t+(2)", "sad ;-(", "sad ;-(( "]
    const told = ["hi;'=(1+1)", "hi;'-( HYPERLINK(1))", "hi;'@(1)\t'+(2)", "sad ;-(", "sad ;-(( "]
    assert.strictEqual(
      csv(
        ["text"],
        given.map((text) => [text])
      ),
      ["text", ...told, ""].join("\r\n")
    )
  })

  it("keeps numbers numbers", () => {
    assert.strictEqual(
      csv(
        ["day", "count"],
        [
          ["2026-11-23", 4],
          ["=1+1", null]
        ]
      ),
      "day,count\r\n2026-11-23,4\r\n'=1+1,\r\n"
    )
  })
})

import { assert, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { table } from "#src/Cli/Console/Table.ts"

const cells = FastCheck.array(FastCheck.tuple(FastCheck.string(), FastCheck.string(), FastCheck.string()))

it("columns are as wide as their widest cell", () => {
  assert.strictEqual(
    table(
      ["NAME", "ROLE", "ID"],
      [
        ["Ada", "owner", "1"],
        ["コーヒー", "", "2"],
        ["x\u001b[2J\n", "viewer", ""]
      ]
    ),
    ["NAME      ROLE    ID", "Ada       owner   1", "コーヒー          2", "x\ufffd[2J\ufffd    viewer"].join("\n")
  )
})

it.prop("a line for the heading and for each row, with no control character in it", [cells], ([rows]) => {
  const lines = table(["A", "B", "C"], rows).split("\n")
  assert.strictEqual(lines.length, rows.length + 1)
  for (const line of lines) assert.notMatch(line, /\p{Cc}/u)
})

import { assert, describe, it } from "@effect/vitest"
import { markdownTable, withSection } from "#src/Training/Evaluate/CardSection.ts"

const tableOf = (heading: ReadonlyArray<string>, row: ReadonlyArray<string>) => `${markdownTable(heading, [row])}\n`
const section = `## Other languages\n\nWhat it does.\n\n${tableOf(["outcome", "scam"], ["de", "88"])}`

describe("a section of the model card that is measured anew", () => {
  it("takes the place of its table alone, so that what was written beside it stays", () => {
    const other = tableOf(["comments", "now"], ["104 scams", "98"])
    const old = `# Card\n\n## Other languages\n\nBy hand.\n\n${other}\nMore by hand.\n\n| outcome  | scam |\n| -------- | ---- |\n| de       | 85   |\n\nBehind it.\n\n## Measures\n\nNone.\n`
    const anew = withSection(old, "## Other languages", section)
    for (const kept of ["By hand.", other, "More by hand.", "Behind it.", "## Measures\n\nNone."]) {
      assert.include(anew, kept)
    }
    assert.include(anew, "| de | 88 |")
    assert.notInclude(anew, "85")
    assert.notInclude(anew, "What it does.")
  })

  it("is put in place of one without such a table, and behind everything where there is none", () => {
    assert.strictEqual(
      withSection("# Card\n\n## Other languages\n\nOld.\n\n## Measures\n", "## Other languages", section),
      `# Card\n\n${section}\n## Measures\n`
    )
    assert.strictEqual(withSection("# Card\n", "## Other languages", section), `# Card\n\n${section}`)
  })
})

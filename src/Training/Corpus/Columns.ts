import type { Head } from "#src/Autopilot/Model/Heads.ts"
import { type Example, example } from "../Examples/Example.ts"
import { unescaped } from "./Entities.ts"
import { headNames } from "./Labels.ts"

const texts = ["text", "comment", "comment_text", "content", "tweet", "test_case", "prompt"]
const yes = new Set(["true", "yes", "off", "hateful", "hate"])
const no = new Set(["false", "no", "not", "non-hateful", "nothate"])

/** What a column says; null where it holds no judgement. Shares of judges count from a half. */
const judgement = (value: string): boolean | null => {
  const written = value.trim().toLowerCase()
  if (yes.has(written)) return true
  if (no.has(written)) return false
  return /^\d(\.\d+)?$/.test(written) ? Number(written) >= 0.5 : null
}

/** The head a column is about, by names such as `isHate`, `hate_speech`, `toxic` or `subtask_a`. */
const headOf = (column: string): Head | undefined =>
  column === "subtask_a" ? "offensive" : headNames[column.toLowerCase().replace(/^is_?/, "")]

/** A row with the text in one column, and judgements in columns named by what was judged; null without either. */
export const judgedRow = (row: Readonly<Record<string, string>>, source: string): Example | null => {
  const columns = Object.entries(row)
  const text = columns.find(([name]) => texts.includes(name.toLowerCase()))?.[1]
  const labels: Partial<Record<Head, boolean>> = {}
  for (const [name, value] of columns) {
    const head = headOf(name)
    const judged = judgement(value)
    if (head !== undefined && judged !== null) labels[head] = labels[head] === true || judged
  }
  const judged = Object.values(labels)
  if (text === undefined || judged.length === 0) return null
  return example(unescaped(text), source, { labels, benign: judged.every((value) => !value) })
}

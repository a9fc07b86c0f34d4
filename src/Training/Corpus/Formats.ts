import { parse } from "csv-parse/sync"
import { Schema } from "effect"
import { type Example, example } from "../Examples/Example.ts"
import { judgedRow } from "./Columns.ts"
import { unescaped } from "./Entities.ts"
import { labelled } from "./Labels.ts"

export type Row = Readonly<Record<string, string>>

const Rows = Schema.Array(Schema.Record({ key: Schema.String, value: Schema.String }))
const decodeRows = Schema.decodeUnknownSync(Rows)

const csv = (content: string, delimiter = ","): ReadonlyArray<Row> =>
  decodeRows(
    parse(content, {
      columns: true,
      delimiter,
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true
    })
  )

/** A way to read the rows of one kind of CSV file: null where a row is of another kind. */
type Reader = (row: Row, source: string) => Example | null

const comments: Reader = (row, source) =>
  row["CONTENT"] === undefined || row["CLASS"] === undefined
    ? null
    : example(unescaped(row["CONTENT"]), source, {
        labels: { spam: row["CLASS"] === "1" },
        benign: row["CLASS"] === "0"
      })

const tweets: Reader = (row, source) => {
  const kind = row["class"]
  if (row["tweet"] === undefined || kind === undefined || row["offensive_language"] === undefined) return null
  const text = unescaped(row["tweet"]).replace(/^[!"\s]*(?:RT )?(?=@)/, "")
  return example(text, source, {
    labels: { offensive: kind !== "2", ...(kind === "1" ? {} : { hate: kind === "0" }) },
    benign: kind === "2"
  })
}

const hateful: Reader = (row, source) => {
  const text = row["text"] ?? row["test_case"]
  const label = row["label_gold"]
  if (text === undefined || label === undefined) return null
  const hate = label === "1" || label === "hateful"
  return example(text, source, { labels: { hate }, benign: !hate, part: row["split"] ?? null })
}

const named: Reader = (row, source) => {
  const text = row["text"] ?? row["comment"] ?? row["content"]
  const label = row["label"] ?? row["labels"]
  if (text === undefined || label === undefined) return null
  return labelled(text, source, { labels: label.split(/[|;,]/).map((name) => name.trim()) }, {})
}

const readers: ReadonlyArray<Reader> = [comments, tweets, hateful, named, judgedRow]

/** Rows of a CSV file; empty where its columns are of no known kind. */
export const fromCsv = (content: string, source: string): ReadonlyArray<Example> => {
  const header = content.slice(0, content.indexOf("\n"))
  const rows = csv(content, header.includes(";") && !header.includes(",") ? ";" : ",")
  const first = rows[0]
  const reader = first === undefined ? undefined : readers.find((read) => read(first, source) !== null)
  return reader === undefined ? [] : rows.flatMap((row) => reader(row, source) ?? [])
}

/** `ham<tab>text`, columns `label`, `file`, `text` of hateful and neutral sentences, or columns named by what was judged. */
export const fromTsv = (content: string, source: string): ReadonlyArray<Example> => {
  const lines = content.split("\n").filter((line) => line.includes("\t"))
  if (/^label\tfile\ttext\s*$/.test(lines[0] ?? "")) {
    return lines.slice(1).map((line) => {
      const [label = "", , text = ""] = line.trimEnd().split("\t")
      return example(text, source, { labels: { hate: label === "1" }, benign: label === "0" })
    })
  }
  const judged = lines.slice(1).flatMap((line) => judgedRow(columnsOf(lines[0] ?? "", line), source) ?? [])
  if (judged.length > 0) return judged
  return lines.flatMap((line) => {
    const at = line.indexOf("\t")
    const label = line.slice(0, at)
    if (label !== "ham" && label !== "spam") return []
    return [
      example(unescaped(line.slice(at + 1)), source, { labels: { junk: label === "spam" }, benign: label === "ham" })
    ]
  })
}

const columnsOf = (header: string, line: string): Row => {
  const values = line.trimEnd().split("\t")
  return Object.fromEntries(
    header
      .trimEnd()
      .split("\t")
      .map((name, index) => [name, values[index] ?? ""])
  )
}

const languages: Readonly<Record<string, string>> = {
  arabic: "ar",
  english: "en",
  french: "fr",
  german: "de",
  hindi: "hi",
  italian: "it",
  portuguese: "pt",
  spanish: "es"
}

/** Folders whose numbers say that something is so (1) or not (0); those of all others are of tone. */
const judgedFolder = /(?:^|\/)(hate|offensive)(?:\/|$)/

/** Texts in one file, and in another a number for each: 0 negative, 1 neutral, 2 positive, but for some folders. */
export const fromLines = (texts: string, labels: string, source: string): ReadonlyArray<Example> => {
  const numbers = labels.split("\n").map((line) => line.trim())
  const head = judgedFolder.exec(source)?.[1]
  const [, language = "", part = null] = /([a-z]+)_(train|val|test)/.exec(source) ?? []
  return texts
    .replace(/\n$/, "")
    .split("\n")
    .map((text, index) =>
      example(unescaped(text), source, {
        labels: head === undefined ? { negative: numbers[index] === "0" } : { [head]: numbers[index] === "1" },
        benign: head === undefined ? numbers[index] === "1" || numbers[index] === "2" : numbers[index] === "0",
        part,
        language: languages[language] ?? null
      })
    )
}

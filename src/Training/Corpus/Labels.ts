import { Schema } from "effect"
import { type Head, heads } from "#src/Autopilot/Model/Heads.ts"
import { type Example, type ExampleOutcome, example } from "../Examples/Example.ts"
import { unescaped } from "./Entities.ts"

/** What other collections call what the heads judge. */
export const headNames: Readonly<Record<string, Head>> = {
  spam: "spam",
  spams: "spam",
  promotion: "spam",
  junk: "junk",
  scam: "scam",
  scams: "scam",
  fraud: "scam",
  hate: "hate",
  hateful: "hate",
  hatespeech: "hate",
  hate_speech: "hate",
  offensive: "offensive",
  off: "offensive",
  abusive: "offensive",
  toxic: "offensive",
  insult: "offensive",
  profanity: "offensive",
  negative: "negative",
  complaint: "negative"
}

/** Labels for posts of strangers who want something: what unites them is `junk`, the worst of them is `scam`. */
const scamLabels = ["scam", "phishing", "recovery_scam", "impersonation", "giveaway"]
const junkLabels = [
  ...scamLabels,
  "spam",
  "promo",
  "affiliate",
  "lead_gen",
  "engagement_bait",
  "bot",
  "follow_train",
  "reply_spam"
]
const isPostLabel = (label: string) => label === "clean" || label.startsWith("topic_")

const Line = Schema.Struct({
  text: Schema.String,
  labels: Schema.optional(
    Schema.Union(
      Schema.String,
      Schema.Array(Schema.String),
      Schema.Record({ key: Schema.String, value: Schema.Union(Schema.Boolean, Schema.Number) })
    )
  ),
  expected: Schema.optional(Schema.NullOr(Schema.Literal("hide", "keep", "ask"))),
  part: Schema.optional(Schema.String),
  language: Schema.optional(Schema.NullOr(Schema.String)),
  source: Schema.optional(Schema.String)
})
type Line = typeof Line.Type

/** Texts judged by categories of one letter: `H` hate, `H2` threats of it; a category nobody judged is left out. */
const Categorised = Schema.Struct({
  prompt: Schema.String,
  H: Schema.optional(Schema.Number),
  H2: Schema.optional(Schema.Number)
})

const decodeLine = Schema.decodeUnknownSync(Schema.parseJson(Schema.Union(Line, Categorised)))

const categorised = ({ H, H2, prompt }: typeof Categorised.Type, source: string): Example => {
  const hate = H === 1 || H2 === 1
  return example(prompt, source, { labels: H === undefined && !hate ? {} : { hate }, benign: H === 0 && !hate })
}

const posted = (labels: ReadonlyArray<string>) => {
  const has = (names: ReadonlyArray<string>) => labels.some((label) => names.includes(label))
  return { junk: has(junkLabels), scam: has(scamLabels) }
}

/** A text with the labels it has; for the rest of the heads that its file knows it was judged not to be that. */
export const labelled = (
  text: string,
  source: string,
  line: Pick<Line, "labels" | "expected" | "part" | "language">,
  known: Readonly<Partial<Record<Head, boolean>>>
): Example => {
  const rest = { part: line.part ?? null, language: line.language ?? null }
  const expected: ExampleOutcome | null = line.expected ?? null
  if (line.labels !== undefined && typeof line.labels !== "string" && !Array.isArray(line.labels)) {
    const labels: Partial<Record<Head, boolean>> = {}
    for (const [name, value] of Object.entries(line.labels)) {
      const head = headNames[name.toLowerCase()]
      if (head !== undefined) labels[head] = labels[head] === true || Number(value) >= 0.5
    }
    return example(text, source, { ...rest, labels, expected, benign: Object.values(labels).every((value) => !value) })
  }
  const names = typeof line.labels === "string" ? [line.labels] : Array.isArray(line.labels) ? line.labels : []
  const found = names.flatMap((name) => headNames[name.toLowerCase()] ?? [])
  const labels = { ...known, ...Object.fromEntries(found.map((head) => [head, true])) }
  return example(text, source, { ...rest, labels, expected, benign: found.length === 0 && expected !== "hide" })
}

const namesOf = ({ labels }: Line) => (typeof labels === "string" ? [labels] : Array.isArray(labels) ? labels : [])

/** JSON lines with a `text` each: labels of posts on X, or the names of heads; or with a `prompt` and categories. */
export const fromJsonLines = (content: string, source: string): ReadonlyArray<Example> => {
  const decoded = content
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => decodeLine(line))
  const lines = decoded.filter((line) => "text" in line)
  if (lines.length < decoded.length) {
    return decoded.map((line) => ("text" in line ? labelled(line.text, source, line, {}) : categorised(line, source)))
  }
  if (lines.some((line) => namesOf(line).some(isPostLabel))) {
    return lines.map((line) => {
      const labels = posted(namesOf(line))
      return example(unescaped(line.text), source, { labels, benign: !labels.junk, part: line.part ?? null })
    })
  }
  const used = new Set(lines.flatMap((line) => namesOf(line).flatMap((name) => headNames[name.toLowerCase()] ?? [])))
  const known = Object.fromEntries(heads.filter((head) => used.has(head)).map((head) => [head, false]))
  return lines.map((line) =>
    labelled(line.text, line.source === undefined ? source : `${source}/${line.source}`, line, known)
  )
}

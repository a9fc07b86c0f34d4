import { join } from "node:path"
import { Glob } from "bun"

/** A template of SQL in a file: what stands between the values and fragments that are put in. */
interface Template {
  readonly file: string
  readonly line: number
  readonly parts: ReadonlyArray<string>
  /** Its own characters, but for blanks. */
  readonly size: number
}

const tag = /\bsql(?:<[^`()]*>)?`/g

/** Where the code ends that is put into a template, the brace after it counted. */
const afterCode = (text: string, from: number): number => {
  let depth = 1
  let at = from
  while (depth > 0 && at < text.length) {
    const character = text[at]
    if (character === "`") {
      at = templateFrom(text, at + 1).end
      continue
    }
    if (character === '"' || character === "'") at = text.indexOf(character, at + 1)
    else if (character === "{") depth += 1
    else if (character === "}") depth -= 1
    at += 1
  }
  return at
}

/** The parts of the template whose first character is at a place, and the place behind it. */
const templateFrom = (text: string, from: number): { readonly parts: ReadonlyArray<string>; readonly end: number } => {
  const parts: Array<string> = []
  let part = ""
  let at = from
  while (at < text.length && text[at] !== "`") {
    if (text[at] === "\\") {
      part += text[at + 1] ?? ""
      at += 2
    } else if (text.startsWith("${", at)) {
      parts.push(part)
      part = ""
      at = afterCode(text, at + 2)
    } else {
      part += text[at]
      at += 1
    }
  }
  return { parts: [...parts, part], end: at + 1 }
}

const templatesOf = (file: string, text: string): ReadonlyArray<Template> =>
  Array.from(text.matchAll(tag), ({ 0: opening, index }) => {
    const { parts } = templateFrom(text, index + opening.length)
    const line = text.slice(0, index).split("\n").length
    return { file, line, parts, size: parts.join("").replaceAll(/\s/g, "").length }
  })

/** A part of a statement that puts together no more than columns or conditions could be of any. */
const isOfStatement = (part: string) => /\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|ORDER BY)\b/.test(part)

const isOf = (statement: string, { parts }: Template) => {
  const [first = "", ...rest] = parts
  const last = rest.pop()
  if (last === undefined) return statement === first
  if (!statement.startsWith(first)) return false
  let at = first.length
  for (const part of rest) {
    const found = statement.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return statement.length - last.length >= at && statement.endsWith(last)
}

/** Answers which template made a statement, of those that could the one that says the most of it itself. */
export const sourcesOf = async (root: string) => {
  const files = [...new Glob("{src,test}/**/*.{ts,tsx}").scanSync(root)].filter((file) => !/node_modules/.test(file))
  const templates = (
    await Promise.all(files.map(async (file) => templatesOf(file, await Bun.file(join(root, file)).text())))
  ).flat()
  const largestFirst = templates
    .filter(({ parts }) => parts.some(isOfStatement))
    .toSorted((one, other) => other.size - one.size)
  return (statement: string): Pick<Template, "file" | "line"> | undefined =>
    largestFirst.find((template) => isOf(statement, template))
}

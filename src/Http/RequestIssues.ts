import type { ParseResult } from "effect"
import { closest, distance } from "fastest-levenshtein"
import { InvalidRequest, type Issue } from "#schema/Errors.ts"

type Part = "body" | "query"

/** What a schema found wrong, in words that say what would be right; every issue, in the order of the request. */
export const invalidRequest = (issues: ReadonlyArray<ParseResult.ArrayFormatterIssue>, part: Part): InvalidRequest => {
  const found = issues.map((issue) => toIssue(issue, part))
  const first = found[0]
  const more = found.length > 1 ? ` (and ${found.length - 1} more)` : ""
  return new InvalidRequest({
    message: first === undefined ? "The request is not valid" : `${sentence(first, part)}${more}`,
    issues: found
  })
}

const toIssue = ({ _tag, message, path }: ParseResult.ArrayFormatterIssue, part: Part): Issue => {
  const name = path.map(String).join(".")
  switch (_tag) {
    case "Unexpected":
      return { path: name, message: unknownName(String(path.at(-1) ?? ""), literals(message), part) }
    case "Missing":
      return { path: name, message: "is required" }
    default:
      return { path: name === "" ? part : name, message: reworded(message) }
  }
}

const unknownName = (name: string, known: ReadonlyArray<string>, part: Part): string => {
  const kind = part === "query" ? "a parameter" : "a field"
  const shown = JSON.stringify(name.slice(0, 64))
  const nearest = near(name, known)
  if (nearest !== null) return `${shown} is not ${kind}; did you mean ${JSON.stringify(nearest)}?`
  return known.length === 0 ? `${shown} is not ${kind}` : `${shown} is not ${kind}; there are ${known.join(", ")}`
}

const near = (name: string, known: ReadonlyArray<string>): string | null => {
  if (known.length === 0) return null
  const candidate = closest(name.slice(0, 64), [...known])
  return distance(name, candidate) <= Math.max(2, candidate.length / 3) ? candidate : null
}

/** `Expected "a" | "b", actual "c"`, as schemas say it, becomes `must be one of …`. */
const reworded = (message: string): string => {
  const expectation = /^Expected (.+), actual (.+)$/s.exec(message)
  if (expectation === null) return message
  const [, expected = "", actual = ""] = expectation
  const known = literals(expected)
  const given = actual.length > 80 ? `${actual.slice(0, 80)}…` : actual
  if (known.length === 0) return `must be ${article(expected)}, not ${given}`
  const nearest = near(actual.replaceAll('"', ""), known)
  const hint = nearest === null ? "" : `; did you mean ${JSON.stringify(nearest)}?`
  return known.length === 1
    ? `must be ${known[0]}, not ${given}`
    : `must be one of ${known.join(", ")}, not ${given}${hint}`
}

const article = (type: string) => (/^(string|number|boolean)$/.test(type) ? `a ${type}` : type)

const literals = (text: string): ReadonlyArray<string> =>
  Array.from(text.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, literal = ""]) => literal)

const sentence = ({ message, path }: Issue, part: Part) => {
  if (message.startsWith('"')) return message
  const name = path === part ? (part === "body" ? "The body" : "The query") : path
  return `${name} ${message}`
}

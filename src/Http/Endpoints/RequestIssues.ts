import { ParseResult } from "effect"
import { headerName } from "#schema/api/RequestHeaders.ts"
import { InvalidRequest, type Issue, maxIssues } from "#schema/Errors.ts"
import { meantOf } from "#src/Ground/Meant.ts"
import { nearest } from "#src/Ground/Nearest.ts"
import { isUtf8 } from "../Routing/PercentEncoding.ts"
import { pathOf } from "../Routing/Routes.ts"

export type Part = "body" | "query" | "arguments" | "headers"
type SchemaIssue = Pick<ParseResult.ArrayFormatterIssue, "_tag" | "message" | "path">

const kinds: Record<Part, string> = {
  body: "a field",
  query: "a parameter",
  arguments: "an argument",
  headers: "a header"
}
/** The contract says what is expected, and its words come first: what was sent may hold any words, these among them. */
const expectation = /^Expected (.+?), actual (.+)$/s

/** What a schema found wrong, in words that say what would be right; every issue, in the order of the request. */
export const invalidRequest = (issues: ReadonlyArray<SchemaIssue>, part: Part): InvalidRequest => {
  const found = gathered(issues).map((issue) => (part === "query" ? oneValue(issue) : issue))
  return invalid(
    found.slice(0, maxIssues).map((issue) => toIssue(issue, part)),
    found.length,
    part
  )
}

/** What is wrong with the headers that an endpoint declares. */
export const invalidHeaders = (error: ParseResult.ParseError): InvalidRequest =>
  invalidRequest(
    ParseResult.ArrayFormatter.formatErrorSync(error).map((issue) => ({
      ...issue,
      path: issue.path.map((name) => headerName(String(name)))
    })),
    "headers"
  )

/** What is wrong with parameters at an endpoint that has none. */
export const unknownParameters = (names: ReadonlyArray<string>): InvalidRequest =>
  invalid(
    names.slice(0, maxIssues).map((name) => ({ path: shortened(name), message: unknownName(name, [], "query") })),
    names.length,
    "query"
  )

/** `If-Match` at a change without a version: it would not protect what its sender believes it does. */
export const unmatched = (): InvalidRequest => {
  const message =
    "is compared only where the guidance or the protections of the workspace change; leave it out here, as nothing would be compared"
  return invalid([{ path: headerName("if-match"), message }], 1, "headers")
}

/** `If-None-Match` at a change, which would be made all the same, whatever is there. */
export const noneMatched = (): InvalidRequest => {
  const message = "is compared only where something is read; leave it out here, as nothing would be compared"
  return invalid([{ path: headerName("if-none-match"), message }], 1, "headers")
}

/** A URL whose escapes are not UTF-8: nobody can tell which letters were meant. */
export const notUtf8 = (url: string): InvalidRequest => {
  const part = isUtf8(pathOf(url)) ? "query" : "path"
  const message = "must be UTF-8 where it is percent-encoded, such as %C3%B8 for ø"
  return new InvalidRequest({ message: `The ${part} ${message}`, issues: [{ path: part, message }] })
}

const invalid = (issues: ReadonlyArray<Issue>, count: number, part: Part) => {
  const [first] = issues
  const more = count > 1 ? ` (1 of ${count} issues)` : ""
  const message = first === undefined ? "The request is not valid" : `${sentence(first, part)}${more}`
  return new InvalidRequest({ message, issues })
}

/**
 * One issue a value: a schema tells of every choice that the value is not as an issue of its own. What is wrong within
 * one choice says that this was the choice meant.
 */
const gathered = (issues: ReadonlyArray<SchemaIssue>): ReadonlyArray<SchemaIssue> => {
  const groups = Map.groupBy(issues, ({ path }) => path.map(String).join("."))
  return Array.from(groups.values(), (group) => {
    const within = group.filter(({ message }) => !expectation.test(message))
    return within.length > 0 ? within : group.slice(0, 1).map((first) => ({ ...first, message: asOne(group) }))
  }).flat()
}

/** No parameter of ours takes several values, so that a list is one that was given several times. */
const oneValue = (issue: SchemaIssue): SchemaIssue =>
  issue._tag === "Type" && expectation.exec(issue.message)?.[2]?.startsWith('["') === true
    ? { ...issue, message: "must be given only once" }
    : issue

const asOne = (group: ReadonlyArray<SchemaIssue>) => {
  const read = group.map(({ message }) => expectation.exec(message))
  return `Expected ${read.map((match) => match?.[1]).join(" | ")}, actual ${read[0]?.[2]}`
}

const toIssue = ({ _tag, message, path }: SchemaIssue, part: Part): Issue => {
  const name = path.map(String).join(".")
  switch (_tag) {
    case "Unexpected":
      return { path: shortened(name), message: unknownName(String(path.at(-1) ?? ""), literals(message), part) }
    case "Missing":
      return { path: name, message: "is required" }
    default:
      // whatever the whole is called by the contract, it is an object
      return name === ""
        ? { path: part, message: reworded(name, message.replace(/^Expected \w+, actual /, "Expected {}, actual ")) }
        : { path: name, message: reworded(name, message) }
  }
}

const unknownName = (name: string, known: ReadonlyArray<string>, part: Part): string => {
  const kind = kinds[part]
  const shown = JSON.stringify(shortened(name))
  const meant = nearest(name, known)
  if (meant !== null) return `${shown} is not ${kind}; did you mean ${JSON.stringify(meant)}?`
  if (known.length === 0) return `${shown} is not ${kind}; none is expected here`
  return `${shown} is not ${kind}; expected ${known.length === 1 ? "" : "one of "}${known.join(", ")}`
}

/**
 * What is done to a comment is not guessed, but for the case of its letters: "unlike" is nearly "unhide", and a program
 * may follow the hint.
 */
const acts = new Set(["action", "answer"])

const inOtherCase = (given: string, known: ReadonlyArray<string>) =>
  known.find((one) => one.toLowerCase() === given.toLowerCase()) ?? null

/** `Expected "a" | "b", actual "c"`, as schemas say it, becomes `must be one of …`. */
const reworded = (name: string, message: string): string => {
  const match = expectation.exec(message)
  if (match === null) return message
  const [, expected = "", actual = ""] = match
  const known = literals(expected)
  const given = actual.length > 80 ? `${actual.slice(0, 80)}…` : actual
  if (known.length === 0) {
    const type = article(expected)
    return type === null ? `cannot be ${given}; expected: ${expected}` : `must be ${type}, not ${given}`
  }
  const word = actual.replaceAll('"', "")
  const meant = acts.has(name) ? inOtherCase(word, known) : meantOf(word, known)
  const hint = meant === null ? "" : `; did you mean ${JSON.stringify(meant)}?`
  return known.length === 1
    ? `must be ${known[0]}, not ${given}`
    : `must be one of ${known.join(", ")}, not ${given}${hint}`
}

const typeWords = new Map([
  ["string", "a string"],
  ["number", "a number"],
  ["boolean", "true or false"],
  ["an integer", "a whole number"]
])

/** A type in words; null for what is a description, which a schema says in place of its type. */
const article = (type: string): string | null => {
  if (type.startsWith("{")) return "an object"
  if (type.startsWith("ReadonlyArray<")) return "a list"
  const all = type.split(" | ")
  if (!all.every((one) => typeWords.has(one) || /^[a-z]+$/.test(one))) return null
  return all.map((one) => typeWords.get(one) ?? one).join(" or ")
}

const literals = (text: string): ReadonlyArray<string> =>
  Array.from(text.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, literal = ""]) => literal)

const shortened = (name: string) => name.slice(0, 64)

const sentence = ({ message, path }: Issue, part: Part) => {
  if (message.startsWith('"')) return message
  return `${path === part ? `The ${part}` : path} ${message}`
}

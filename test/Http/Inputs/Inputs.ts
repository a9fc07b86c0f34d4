import { Either, FastCheck, ParseResult, Schema } from "effect"
import { withoutBlanks } from "#schema/Blank.ts"
import type { AnySchema, Taking } from "./InputSchemas.ts"
import { fieldsOf, validFor } from "./InputValues.ts"

type Fields = Readonly<Record<string, unknown>>
/** Names and values as they stand in an address. */
type Query = ReadonlyArray<readonly [string, string]>

/** What an endpoint is sent, the body null where it takes none. */
export interface Input {
  readonly query: Query
  readonly body: Fields | null
}

/** A step off what is right; what comes of it may be right all the same. */
interface Step {
  /** The name in the query or body that it is about. */
  readonly name: string
  /** Whether it is wrong whatever stood there. */
  readonly surely: boolean
  /** The name that was meant, of a misspelt one. */
  readonly meant: string | null
  readonly take: (input: Input) => Input
}

/** The issues of what is sent, by the names of the outermost fields; none when a schema takes it. */
const problems = (schema: AnySchema, sent: unknown): ReadonlySet<string> =>
  Either.match(Schema.decodeUnknownEither(schema)(withoutBlanks(schema)(sent)), {
    onLeft: (error) =>
      new Set(ParseResult.ArrayFormatter.formatErrorSync(error).map(({ path }) => String(path[0] ?? ""))),
    onRight: () => new Set()
  })

/** The parameters of an address, as anybody reads them. */
const read = (query: Query): Fields => {
  const all = new URLSearchParams(query.map((pair) => pair.join("=")).join("&"))
  return Object.fromEntries(
    [...all.keys()].map((name) => [name, all.getAll(name).length > 1 ? all.getAll(name) : all.get(name)])
  )
}

/** Whether the query is not UTF-8, which is told before anything in it is read. */
export const isGarbled = ({ query }: Input): boolean => query.some((pair) => pair.some((part) => garbled.test(part)))

/** All that is wrong with an input, by the names of its outermost fields and parameters. */
export const wrongWith = ({ body, query }: Taking, input: Input): ReadonlySet<string> => {
  if (isGarbled(input)) return new Set(["query"])
  const ofQuery = query === null ? new Set<string>() : problems(query, read(input.query))
  return ofQuery.size > 0 || body === null ? ofQuery : problems(body, input.body)
}

/** What is right, and nothing else. */
export const right = ({ body, query }: Taking): FastCheck.Arbitrary<Input> =>
  FastCheck.record({
    query: query === null ? FastCheck.constant({}) : validFor(query),
    body: body === null ? FastCheck.constant(null) : validFor(body)
  }).map((sent) => ({
    query: Object.entries(sent.query).map(([name, value]) => [name, encodeURIComponent(String(value))] as const),
    body: sent.body
  }))

const garbled = /%(ED%A0|ff)/i

const oddInBody = FastCheck.constantFrom<unknown>(
  ...[null, true, 17.5, -1, 1e308, "", "text", "\ud800", "a\u0000b", "x".repeat(100_000)],
  ...[[], [null], ["\udfff"], {}, { a: { b: 1 } }, JSON.parse('{"__proto__":1}'), Array.from({ length: 30 }, () => 1)]
)
const oddInQuery = FastCheck.constantFrom(
  ...["", "0", "101", "-1", "1e3", "null", "%00", "%ED%A0%80", "%ff", "%", "x".repeat(3000)],
  ...["2026-02-30T00:00:00Z", "2026-10-02T09:15:04"]
)
const unknownName = FastCheck.constantFrom(
  ...["__proto__", "constructor", "toString", "hasOwnProperty"],
  ...["zzzzzzzzzz", "x".repeat(500), "é", "a b"]
)
const misspelt = (name: string) => `${name}${name.slice(-1)}`

const putInBody =
  (name: string, value: unknown) =>
  (input: Input): Input => ({
    ...input,
    body: Object.fromEntries([...Object.entries(input.body ?? {}).filter(([own]) => own !== name), [name, value]])
  })
const leaveOut =
  (name: string) =>
  (input: Input): Input => ({
    ...input,
    body: Object.fromEntries(Object.entries(input.body ?? {}).filter(([own]) => own !== name))
  })
const putInQuery =
  (name: string, ...values: ReadonlyArray<string>) =>
  (input: Input): Input => ({
    ...input,
    query: [...input.query.filter(([own]) => own !== name), ...values.map((value) => [name, value] as const)]
  })

const bodySteps = (schema: AnySchema): ReadonlyArray<FastCheck.Arbitrary<Step>> =>
  fieldsOf(schema).flatMap(({ name, required }) => [
    ...(required ? [FastCheck.constant({ name, surely: true, meant: null, take: leaveOut(name) })] : []),
    oddInBody.map((value) => ({ name, surely: false, meant: null, take: putInBody(name, value) })),
    FastCheck.constant({ name: misspelt(name), surely: true, meant: name, take: putInBody(misspelt(name), "x") })
  ])

const querySteps = (schema: AnySchema): ReadonlyArray<FastCheck.Arbitrary<Step>> =>
  fieldsOf(schema).flatMap(({ name }) => [
    oddInQuery.map((value) => ({ name, surely: false, meant: null, take: putInQuery(name, value) })),
    FastCheck.constant({ name, surely: true, meant: null, take: putInQuery(name, "1", "1") }),
    FastCheck.constant({ name: misspelt(name), surely: true, meant: name, take: putInQuery(misspelt(name), "x") })
  ])

/** Unknown names: in the body of who takes one, and else in the query. */
const strangeSteps = (endpoint: Taking): FastCheck.Arbitrary<Step> =>
  unknownName.map((name) => ({
    name,
    surely: true,
    meant: null,
    take: endpoint.body === null ? putInQuery(encodeURIComponent(name), "1") : putInBody(name, "1")
  }))

/** One or a few steps off what is right, each about another name. */
export const off = (endpoint: Taking) => {
  const steps = [
    ...(endpoint.query === null ? [] : querySteps(endpoint.query)),
    ...(endpoint.body === null ? [] : bodySteps(endpoint.body)),
    strangeSteps(endpoint)
  ]
  return FastCheck.tuple(
    right(endpoint),
    FastCheck.uniqueArray(FastCheck.oneof(...steps), { minLength: 1, maxLength: 3, selector: ({ name }) => name })
  ).map(([input, taken]) => ({ input: taken.reduce((sent, { take }) => take(sent), input), steps: taken }))
}

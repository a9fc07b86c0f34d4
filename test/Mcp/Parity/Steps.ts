import { FastCheck } from "effect"
import { type ToolName, tools } from "#schema/tools/Tools.ts"
import { toolList } from "#src/Mcp/Tools/ToolList.ts"
import { peopleCount } from "./Twins.ts"

/** Something that each twin has under another name: its comment, account or click number `index`, or the next page. */
export interface Named {
  readonly named: "comment_id" | "account_id" | "click_id" | "cursor"
  readonly index: number
}

export type Given = Readonly<Record<string, unknown>>

export interface Step {
  readonly tool: ToolName
  /** Who of the people calls. */
  readonly who: number
  readonly given: Given
}

interface Property {
  readonly type?: unknown
  readonly enum?: unknown
}

const named = (name: Named["named"]) => FastCheck.nat({ max: 20 }).map((index): Named => ({ named: name, index }))

/** Values that fit a property, be it by its name or by its schema. */
const fitting = (name: string, { enum: values, type }: Property): FastCheck.Arbitrary<unknown> => {
  if (name === "comment_id" || name === "account_id" || name === "click_id" || name === "cursor") return named(name)
  if (name === "currency") return FastCheck.constantFrom("usd", "EUR", "NOK", "JPY")
  if (name === "external_id") return FastCheck.constantFrom("0", "3", "none")
  if (Array.isArray(values)) return FastCheck.constantFrom(...values)
  if (/^(since|until|occurred_at)$/.test(name))
    return FastCheck.constantFrom("1970-01-01T00:00:00Z", "1970-01-01T00:00:05.000+00:00")
  if (/^(from|to)$/.test(name)) return FastCheck.constantFrom("1970-01-01", "1969-12-30", "1970-02-28")
  if (type === "integer") return FastCheck.integer({ min: 1, max: 100 })
  if (type === "number") return FastCheck.constantFrom(0, 1, 12.5, 1e6)
  if (type === "boolean") return FastCheck.boolean()
  return FastCheck.constantFrom("Thank you!", "x".repeat(600), "Hide links. Be excellent.", "ad-1", "post-1", " ")
}

/** Values that do not, of the same type and of others. */
const unfit = FastCheck.constantFrom<unknown>(
  "",
  "nonsense",
  "x".repeat(2001),
  "a\u0000b",
  "1970-13-01",
  -1,
  0,
  2.5,
  101,
  true,
  null,
  [],
  {}
)

const hasProperties = (schema: object): schema is { readonly properties: Record<string, Property> } =>
  "properties" in schema

/** Arguments by a tool's own input schema: mostly good, sometimes too few, odd or unknown. */
export const givenTo = (tool: ToolName): FastCheck.Arbitrary<Given> => {
  const schema = toolList.find(({ name }) => name === tool)?.inputSchema
  if (schema === undefined || !hasProperties(schema)) throw new Error(`${tool} has no input schema`)
  const required: ReadonlyArray<unknown> = Array.isArray(schema.required) ? schema.required : []
  // an endpoint has no such parameter
  const ours = Object.entries(schema.properties).filter(([name]) => name !== "fields")
  const properties = ours.map(([name, property]) => {
    const good = { weight: 14, arbitrary: fitting(name, property) }
    const odd = { weight: 1, arbitrary: unfit }
    const absent = { weight: required.includes(name) ? 1 : 16, arbitrary: FastCheck.constant(undefined) }
    return FastCheck.oneof(good, odd, absent).map((value) => [name, value] as const)
  })
  const unknown = FastCheck.oneof(
    { weight: 15, arbitrary: FastCheck.constant(undefined) },
    { weight: 1, arbitrary: FastCheck.constant("1") }
  ).map((value) => ["bogus", value] as const)
  return FastCheck.tuple(...properties, unknown).map((entries) =>
    Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  )
}

const isToolName = (name: string): name is ToolName => name in tools
export const toolNames = Object.keys(tools).filter(isToolName)

const who = FastCheck.oneof(FastCheck.constant(0), FastCheck.nat({ max: peopleCount - 1 }))

/** A call of each tool, by whoever, in any order and as often as it comes. */
export const steps: FastCheck.Arbitrary<ReadonlyArray<Step>> = FastCheck.tuple(
  FastCheck.tuple(
    ...toolNames.map((tool) => FastCheck.record({ tool: FastCheck.constant(tool), who, given: givenTo(tool) }))
  ),
  FastCheck.array(
    FastCheck.constantFrom(...toolNames).chain((tool) =>
      FastCheck.record({ tool: FastCheck.constant(tool), who, given: givenTo(tool) })
    ),
    { maxLength: 12 }
  )
).chain(([each, more]) => FastCheck.shuffledSubarray([...each, ...more], { minLength: each.length + more.length }))

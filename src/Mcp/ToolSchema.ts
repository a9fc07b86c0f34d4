import { JSONSchema, Schema } from "effect"

type Json = string | number | boolean | null | ReadonlyArray<Json> | JsonObject
interface JsonObject {
  readonly [name: string]: Json
}

/** A JSON Schema (2020-12) whose root is an object, as the protocol wants it. */
export interface ToolSchema extends JsonObject {
  readonly type: "object"
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const mapValues = (object: JsonObject, change: (value: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))

/** Words of the library that say nothing to whoever reads the schema. */
const noise = new Set(["title", "$schema", "$defs", "$ref", "$id"])

/**
 * With every reference replaced by what it refers to, as not every client follows them, and without `$schema`: clients
 * that know only older dialects refuse its name, though every word used here means the same to them. What `isOpen` may
 * get more fields one day.
 */
const plain = (schema: Json, definitions: JsonObject, isOpen: boolean): Json => {
  if (Array.isArray(schema)) return schema.map((one) => plain(one, definitions, isOpen))
  if (!isObject(schema)) return schema
  const { $ref } = schema
  const referred = typeof $ref === "string" ? definitions[$ref.replace("#/$defs/", "")] : undefined
  const base = referred === undefined ? {} : plain(referred, definitions, isOpen)
  const own = Object.entries(schema)
    .filter(([name, value]) => !noise.has(name) && !(isOpen && name === "additionalProperties" && value === false))
    .map(([name, value]): [string, Json] => {
      if (name === "properties" && isObject(value)) {
        return [name, mapValues(value, (property) => plain(property, definitions, isOpen))]
      }
      return [name, name === "enum" || name === "default" ? value : plain(value, definitions, isOpen)]
    })
  return { ...(isObject(base) ? base : {}), ...Object.fromEntries(own) }
}

const read = (text: string): JsonObject => JSON.parse(text)

/** Any schema; what it is of does not matter here. */
type Of = Pick<Schema.Schema<unknown>, "ast">

/** What is encoded to, in the words of JSON Schema. */
const toolSchema = ({ ast }: Of, isOpen: boolean): ToolSchema => {
  const whole = JSONSchema.make(Schema.make(ast), { target: "jsonSchema2020-12" })
  const { $defs, ...root } = read(JSON.stringify(whole))
  const made = plain(root, isObject($defs) ? $defs : {}, isOpen)
  // a struct without fields takes anything that is not null
  return isObject(made) && isObject(made["properties"])
    ? { ...made, type: "object" }
    : { type: "object", properties: {}, additionalProperties: false }
}

/** A caller's arguments: a name that is not known is a mistake. */
export const inputSchema = (schema: Of): ToolSchema => toolSchema(schema, false)

/** An answer, which may have more fields in a later version. */
export const outputSchema = (schema: Of): ToolSchema => toolSchema(schema, true)

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

/** Of a time, which its description shows, and whose pattern takes more room than it is worth to a model. */
const withoutPattern = (schema: Json): Json => {
  if (!isObject(schema)) return schema
  const { pattern: _, ...rest } = schema
  return rest
}

/** A caller's arguments: a name that is not known is a mistake. */
export const inputSchema = (schema: Of): ToolSchema => {
  // what the whole is for, the description of the tool says
  const { description: _, properties = {}, required = [], ...rest } = toolSchema(schema, false)
  return {
    ...rest,
    ...(Array.isArray(required) && required.length > 0 ? { required } : {}),
    properties: isObject(properties) ? mapValues(properties, withoutPattern) : {}
  }
}

/** What a program checks an answer by. What the fields mean, the tool's description and the reading say. */
const checked = new Set(["type", "properties", "items", "anyOf"])

/** Each once. */
const alike = (choices: ReadonlyArray<Json>): ReadonlyArray<Json> =>
  Array.from(new Map(choices.map((choice) => [JSON.stringify(choice), choice])).values())

/** A type or nothing, in a few letters. */
const orNull = (choices: ReadonlyArray<Json>): JsonObject | undefined => {
  const [one, other, ...more] = choices
  if (!isObject(one) || !isObject(other) || other["type"] !== "null" || more.length > 0) return undefined
  const { type, ...rest } = one
  return typeof type === "string" ? { ...rest, type: [type, "null"] } : undefined
}

/** `depth`: of how many objects within each other the fields are named; of those within them, that they are objects. */
const bare = (schema: Json, depth: number): Json => {
  if (!isObject(schema)) return schema
  const { anyOf, items, properties, ...rest } = Object.fromEntries(
    Object.entries(schema).filter(([name]) => checked.has(name))
  )
  if (Array.isArray(anyOf)) {
    const choices = alike(anyOf.map((choice) => bare(choice, depth)))
    const [only, ...others] = choices
    if (isObject(only) && others.length === 0) return { ...rest, ...only }
    return { ...rest, ...(orNull(choices) ?? { anyOf: choices }) }
  }
  const listed = items === undefined || depth === 0 ? {} : { items: bare(items, depth) }
  return isObject(properties) && depth > 0
    ? { ...rest, properties: mapValues(properties, (property) => bare(property, depth - 1)) }
    : { ...rest, ...listed }
}

/** An answer, which may have more fields in a later version, and fewer where fewer were asked for. */
export const outputSchema = (schema: Of): ToolSchema => {
  const { description: _, properties = {}, ...rest } = toolSchema(schema, true)
  return { ...rest, properties: isObject(properties) ? mapValues(properties, (property) => bare(property, 1)) : {} }
}

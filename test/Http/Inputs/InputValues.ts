import { Arbitrary, SchemaAST as AST, FastCheck, Option, Schema } from "effect"
import type { AnySchema } from "./InputSchemas.ts"

/** What a schema says of its values to whoever writes JSON: the filters of the contract are in these words as well. */
const Hint = Schema.Struct({
  type: Schema.optional(Schema.String),
  format: Schema.optional(Schema.String),
  pattern: Schema.optional(Schema.String),
  enum: Schema.optional(Schema.Array(Schema.String)),
  minimum: Schema.optional(Schema.Number),
  maximum: Schema.optional(Schema.Number),
  minLength: Schema.optional(Schema.Number),
  maxLength: Schema.optional(Schema.Number)
})
type Hint = typeof Hint.Type

const hintOf = (ast: AST.AST): Option.Option<Hint> =>
  Option.flatMap(AST.getJSONSchemaAnnotation(ast), Schema.decodeUnknownOption(Hint))

const time = FastCheck.tuple(
  FastCheck.integer({ min: Date.UTC(1970, 0), max: Date.UTC(2030, 0) }),
  FastCheck.constantFrom("Z", "+00:00", "-04:00", " 02:00")
).map(([milliseconds, offset]) => new Date(milliseconds).toISOString().replace("Z", offset))
const day = FastCheck.integer({ min: 0, max: 20_000 }).map((days) =>
  new Date(days * 86_400_000).toISOString().slice(0, "YYYY-MM-DD".length)
)
const words = (min: number, max: number) =>
  FastCheck.fullUnicodeString({ minLength: min, maxLength: max })
    .map((text) => text.toWellFormed().replaceAll("\u0000", "0"))
    .filter((text) => Array.from(text).length >= min)

const like = (hint: Hint, asText: boolean): FastCheck.Arbitrary<string | number> => {
  if (hint.enum !== undefined) return FastCheck.constantFrom(...hint.enum)
  // of what is sent, only times have a pattern
  if (hint.format === "date-time" || hint.pattern !== undefined) return time
  if (hint.format === "date") return day
  const { maxLength = 40, maximum = 1e6, minLength = 0, minimum = -1e6 } = hint
  if (hint.type === "integer") {
    return FastCheck.integer({ min: minimum, max: maximum }).map((number) => (asText ? String(number) : number))
  }
  if (hint.type === "number") return FastCheck.integer({ min: minimum * 100, max: maximum }).map((cents) => cents / 100)
  return FastCheck.oneof(words(minLength, Math.min(maxLength, 40)), words(maxLength, maxLength))
}

/** Text or a number, whatever filters it passes and whatever it is read as. */
const isLeaf = (ast: AST.AST) => ["StringKeyword", "NumberKeyword"].includes(AST.encodedAST(ast)._tag)

/** The encoded side of a schema, its filters replaced by how to make what passes them. */
const encoded = (ast: AST.AST): AST.AST => {
  const hint = isLeaf(ast) ? hintOf(ast) : Option.none()
  if (Option.isSome(hint)) {
    const { value } = hint
    // a query has nothing but text
    const asText = AST.encodedAST(ast)._tag === "StringKeyword"
    return Schema.Union(Schema.String, Schema.Number).annotations({ arbitrary: () => () => like(value, asText) }).ast
  }
  switch (ast._tag) {
    case "StringKeyword":
      return encoded(AST.annotations(ast, { [AST.JSONSchemaAnnotationId]: {} }))
    case "Refinement":
    case "Transformation":
      return encoded(ast.from)
    case "Union":
      return AST.Union.make(ast.types.map(encoded))
    case "TupleType":
      return new AST.TupleType(
        ast.elements.map(({ isOptional, type }) => new AST.OptionalType(encoded(type), isOptional)),
        ast.rest.map(({ type }) => new AST.Type(encoded(type))),
        ast.isReadonly
      )
    case "TypeLiteral":
      return new AST.TypeLiteral(
        ast.propertySignatures.map(
          ({ isOptional, isReadonly, name, type }) =>
            new AST.PropertySignature(name, encoded(type), isOptional, isReadonly)
        ),
        ast.indexSignatures.map(
          ({ isReadonly, parameter, type }) => new AST.IndexSignature(parameter, encoded(type), isReadonly)
        )
      )
    default:
      return ast
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** What passes a schema, as it is sent. */
export const validFor = (schema: AnySchema): FastCheck.Arbitrary<Readonly<Record<string, unknown>>> => {
  const passes = Schema.is(Schema.encodedSchema(schema))
  const reads = Schema.decodeUnknownOption(schema)
  return Arbitrary.make(Schema.make<unknown>(encoded(schema.ast)))
    .filter((value) => passes(value) && Option.isSome(reads(value)))
    .filter(isObject)
}

/** The names of a schema's fields, and whether each has to be there. */
export const fieldsOf = (schema: AnySchema): ReadonlyArray<{ readonly name: string; readonly required: boolean }> =>
  AST.getPropertySignatures(AST.encodedAST(schema.ast)).map(({ isOptional, name }) => ({
    name: String(name),
    required: !isOptional
  }))

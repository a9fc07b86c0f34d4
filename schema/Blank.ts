import { Option, Predicate, type Schema, SchemaAST } from "effect"
import { isBlank } from "./BlankText.ts"

const EmptyCounts = Symbol.for("steward/EmptyCounts")

/** A text to which being empty says something, such as to clear what is there. */
export const emptyCounts = <A, I, R>(schema: Schema.Schema<A, I, R>): Schema.Schema<A, I, R> =>
  schema.annotations({ [EmptyCounts]: true })

/**
 * What is sent to a schema, without the blanks: an empty string, one in which nothing can be seen, or null in an optional field, which
 * forms and models send for nothing. A null stays where the field has a meaning for it, and an empty text where
 * `emptyCounts`. Names that the schema does not have stay, too, as they are mistakes.
 */
export const withoutBlanks = ({ ast }: Pick<Schema.Schema.All, "ast">): ((sent: unknown) => unknown) => {
  const fields = new Map(
    (structOf(ast)?.propertySignatures ?? []).map(({ isOptional, name, type }) => [
      String(name),
      { within: withoutBlanks({ ast: type }), isBlank: isOptional ? blankOf(type) : () => false }
    ])
  )
  if (fields.size === 0) return (sent) => sent
  return (sent) => {
    if (!Predicate.isRecord(sent)) return sent
    const kept = Object.entries(sent).flatMap(([name, value]): ReadonlyArray<readonly [string, unknown]> => {
      const field = fields.get(name)
      if (field === undefined) return [[name, value]]
      return field.isBlank(value) ? [] : [[name, field.within(value)]]
    })
    return Object.fromEntries(kept)
  }
}

const structOf = (ast: SchemaAST.AST): SchemaAST.TypeLiteral | undefined => {
  if (SchemaAST.isTypeLiteral(ast)) return ast
  return SchemaAST.isRefinement(ast) || SchemaAST.isTransformation(ast) ? structOf(ast.from) : undefined
}

const blankOf = (type: SchemaAST.AST) => {
  const [nullCounts, textCounts] = [takesNull(type), countsEmpty(type)]
  return (value: unknown): boolean =>
    value === null ? !nullCounts : typeof value === "string" && isBlank(value) && !textCounts
}

const countsEmpty = (ast: SchemaAST.AST): boolean => Option.isSome(SchemaAST.getAnnotation(ast, EmptyCounts))

const takesNull = (ast: SchemaAST.AST): boolean => {
  if (SchemaAST.isUnion(ast)) return ast.types.some(takesNull)
  if (SchemaAST.isRefinement(ast) || SchemaAST.isTransformation(ast)) return takesNull(ast.from)
  return SchemaAST.isLiteral(ast) && ast.literal === null
}

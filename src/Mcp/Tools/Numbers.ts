import { Predicate, type Schema, SchemaAST } from "effect"

/** A number as anybody would read it: nothing in it can be meant otherwise. */
const plain = /^-?(0|[1-9]\d{0,14})(\.\d{1,6})?$/

const structOf = (ast: SchemaAST.AST): SchemaAST.TypeLiteral | undefined => {
  if (SchemaAST.isTypeLiteral(ast)) return ast
  return SchemaAST.isRefinement(ast) || SchemaAST.isTransformation(ast) ? structOf(ast.from) : undefined
}

const isNumber = (ast: SchemaAST.AST): boolean =>
  SchemaAST.isNumberKeyword(ast) || (SchemaAST.isRefinement(ast) && isNumber(ast.from))

/** What is sent to a schema, with numbers that came as text where it takes only numbers: models write "2" for 2. */
export const withNumbers = ({ ast }: Pick<Schema.Schema.All, "ast">): ((sent: unknown) => unknown) => {
  const names = new Set(
    (structOf(ast)?.propertySignatures ?? []).filter(({ type }) => isNumber(type)).map(({ name }) => String(name))
  )
  if (names.size === 0) return (sent) => sent
  return (sent) => {
    if (!Predicate.isRecord(sent)) return sent
    const read = ([name, value]: [string, unknown]) =>
      names.has(name) && typeof value === "string" && plain.test(value.trim()) ? [name, Number(value)] : [name, value]
    return Object.fromEntries(Object.entries(sent).map(read))
  }
}

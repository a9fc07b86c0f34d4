import { Either, ParseResult, Schema, type SchemaAST } from "effect"

interface Dictionary<A> {
  readonly [name: string]: A
}

const isDictionary = (input: unknown): input is Dictionary<unknown> =>
  typeof input === "object" && input !== null && !Array.isArray(input)

/** Values under any names, `__proto__` included, which an index signature of Schema loses. */
export const dictionary = <A, I>(value: Schema.Schema<A, I>, values: Readonly<Record<string, unknown>>) => {
  const through =
    <To>(read: (value: unknown, options?: SchemaAST.ParseOptions) => Either.Either<To, ParseResult.ParseIssue>) =>
    (input: unknown, options: SchemaAST.ParseOptions, ast: SchemaAST.Declaration) => {
      if (!isDictionary(input)) return ParseResult.fail(new ParseResult.Type(ast, input, "must be an object"))
      const entries: Array<readonly [string, To]> = []
      const issues: Array<ParseResult.ParseIssue> = []
      for (const [name, one] of Object.entries(input)) {
        Either.match(read(one, options), {
          onLeft: (issue) => issues.push(new ParseResult.Pointer(name, input, issue)),
          onRight: (found) => entries.push([name, found])
        })
      }
      const [first, ...more] = issues
      return first === undefined
        ? ParseResult.succeed<Dictionary<To>>(Object.fromEntries(entries))
        : ParseResult.fail(new ParseResult.Composite(ast, input, [first, ...more]))
    }
  return Schema.declare<Dictionary<A>, Dictionary<I>, [Schema.Schema<A, I>]>([value], {
    decode: (own) => through(ParseResult.decodeUnknownEither(own)),
    encode: (own) => through(ParseResult.encodeUnknownEither(own))
  }).annotations({
    arbitrary: (own) => (fc) => fc.dictionary(fc.string(), own(fc)),
    jsonSchema: { type: "object", additionalProperties: values }
  })
}

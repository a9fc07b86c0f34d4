import { Effect, type Either, ParseResult, Schema } from "effect"
import { withoutBlanks } from "#schema/Blank.ts"
import type { InvalidRequest } from "#schema/Errors.ts"
import { invalidRequest } from "#src/Http/Endpoints/RequestIssues.ts"

/** Far more than any page takes. */
const mostNames = 200

/** What was filled in under each name, blanks left out: the first where one was given twice. */
export const filledIn = (query: URLSearchParams): Readonly<Record<string, string>> => {
  const found = new Map<string, string>()
  for (const [name, value] of query) {
    const text = value.toWellFormed().replaceAll("\0", "").trim()
    if (found.size >= mostNames) break
    if (text !== "" && !found.has(name)) found.set(name, text)
  }
  return Object.fromEntries(found)
}

/** Reads filters as the API does, but for parameters that are the page's own; or says what is wrong with them. */
export const filterReader = <A, I>(schema: Schema.Schema<A, I>) => {
  const decode = Schema.decodeUnknownEither(schema, { errors: "all" })
  const present = withoutBlanks(schema)
  return (asked: Readonly<Record<string, string>>): Either.Either<A, InvalidRequest> =>
    Effect.runSync(
      Effect.either(
        Effect.mapError(decode(present(asked)), (error) =>
          invalidRequest(ParseResult.ArrayFormatter.formatErrorSync(error), "query")
        )
      )
    )
}

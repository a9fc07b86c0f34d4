import { Options } from "@effect/cli"
import { Option, Schema } from "effect"
import { defaultPageSize, maxPageSize } from "#schema/Page.ts"
import type { PageRequest } from "#src/Database/Page.ts"

export const limitOption = Options.integer("limit").pipe(
  Options.withSchema(
    Schema.Int.pipe(
      Schema.between(1, maxPageSize, { message: () => `--limit must be a whole number between 1 and ${maxPageSize}` })
    )
  ),
  Options.withDefault(defaultPageSize),
  Options.withDescription(`How many at most, 1 to ${maxPageSize}; ${defaultPageSize} if left out`)
)

export const cursorOption = Options.text("cursor").pipe(
  Options.optional,
  Options.withDescription("Where the next page begins, as the page before printed it")
)

/** How to go on after a page that is not the last. */
export const more = ({ next_cursor }: { readonly next_cursor: string | null }): string =>
  next_cursor === null ? "" : `\nThere are more. For the next page, add:\n  --cursor ${next_cursor}`

/** Options by the fields of the query that they stand for; a field that the query does not have does not compile. */
type GivenFields<Query> = { readonly [Field in keyof Query]?: Option.Option<Exclude<Query[Field], undefined>> }

/** The fields of a query for which something was given. */
export const queryOf = <Query extends object>(options: GivenFields<Query>): Partial<Query> => {
  const found: Partial<Query> = {}
  for (const field in options) {
    const value: Option.Option<Query[typeof field]> | undefined = options[field]
    if (value !== undefined && Option.isSome(value)) found[field] = value.value
  }
  return found
}

/** The page that is meant. */
export const pageOf = (limit: number, cursor: Option.Option<string>): PageRequest => ({
  limit,
  ...queryOf<PageRequest>({ cursor })
})

import { Schema } from "effect"
import { maxPageSize, pageParameters } from "../Page.ts"
import type { Permission } from "../Permission.ts"
import { type Scope, scopeOf } from "../Scope.ts"
import { strict } from "../Strict.ts"
import { text } from "../Text.ts"

/** What a client may tell its user before a call. */
export interface Hints {
  readonly readOnly: boolean
  /** Changes or takes away what was there, and does not only add to it. */
  readonly destructive: boolean
  /** A repeat with the same arguments changes nothing more. */
  readonly idempotent: boolean
  /** Reaches people outside: shows what strangers wrote, or does something where the public sees it. */
  readonly openWorld: boolean
}

/** A tool of the tool server: `I` is what it is called with and `B` what it answers, the body of its endpoint. */
export interface Tool<A, I, B, J> {
  readonly title: string
  readonly description: string
  readonly hints: Hints
  /** What the role of whoever calls must allow; null for nothing. */
  readonly permission: Permission | null
  /** What an assistant must have been let do. */
  readonly scope: Scope
  readonly input: Schema.Schema<A, I>
  readonly output: Schema.Schema<B, J>
  /** Answers hold words of strangers, which are told apart from everything else. */
  readonly quotes: boolean
}

interface Options<A, I, B, J> {
  readonly title: string
  readonly description: string
  readonly hints?: Partial<Hints>
  readonly permission?: Permission
  readonly scope?: Scope
  readonly input: Schema.Schema<A, I>
  readonly output: Schema.Schema<B, J>
  readonly quotes?: boolean
}

/** A tool that reads and needs nothing, unless it says otherwise. */
export const tool = <A, I, B, J>(options: Options<A, I, B, J>): Tool<A, I, B, J> => ({
  permission: null,
  scope: scopeOf(options.permission ?? null),
  quotes: false,
  ...options,
  input: strict(options.input),
  hints: { readOnly: true, destructive: false, idempotent: true, openWorld: options.quotes === true, ...options.hints }
})

/** The hints of a tool that changes something. */
export const writes = (hints: Partial<Hints> = {}): Partial<Hints> => ({ readOnly: false, destructive: true, ...hints })

/** No arguments. A struct without fields takes every name there is. */
export const nothing = Schema.Struct({}).pipe(
  Schema.filter((given) =>
    Object.keys(given).map((name) => ({
      path: [name],
      message: `${JSON.stringify(name.slice(0, 64))} is not an argument; none is expected here`
    }))
  )
)

export const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { exact: true })

/**
 * Narrows an answer to the fields that are named, so that little is sent where little is wanted. An id is told whatever
 * is asked for.
 */
export const fieldsArgument = (answered: Readonly<Record<string, unknown>>) => {
  const names = Object.keys(answered)
  return optional(
    Schema.Array(Schema.String).pipe(
      Schema.filter((given) =>
        given.flatMap((name, index) =>
          names.includes(name)
            ? []
            : [
                {
                  path: [index],
                  message: `Expected ${names.map((one) => JSON.stringify(one)).join(" | ")}, actual ${JSON.stringify(name)}`
                }
              ]
        )
      ),
      Schema.annotations({
        description: "Only these fields of the answer (`id` always); default all of them",
        jsonSchema: {
          type: "array",
          items: { type: "string", enum: names },
          description: "Only these fields of the answer (`id` always); default all of them"
        }
      })
    )
  )
}

export const commentId = text({ min: 1, max: 64, description: "The comment's `id` in Steward, `com_…`" })

/** A page of as many rows as suit an assistant. */
export const pageArguments = (defaultSize: number) => ({
  limit: Schema.optionalWith(
    Schema.Number.pipe(
      Schema.filter(
        (value) =>
          (Number.isInteger(value) && value >= 1 && value <= maxPageSize) ||
          `must be a whole number between 1 and ${maxPageSize}`
      ),
      Schema.annotations({
        jsonSchema: {
          type: "integer",
          minimum: 1,
          maximum: maxPageSize,
          default: defaultSize,
          description: `How many to return at most; default ${defaultSize}`
        }
      })
    ),
    { exact: true, default: () => defaultSize }
  ),
  cursor: pageParameters.cursor
})

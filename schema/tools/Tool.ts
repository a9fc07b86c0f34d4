import type { HttpApiEndpoint } from "@effect/platform"
import { Schema, SchemaAST } from "effect"
import { type DeclaredFacts, type Decoded, type EntityTag, factsOf, type ToolOf } from "../api/Operation.ts"
import { maxPageSize, pageParameters } from "../Page.ts"
import type { Permission } from "../resources/Permission.ts"
import type { Scope } from "../resources/Scope.ts"
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

/** What a tool says of itself, and what it is called with: `I` as it is sent, `A` as it is read. */
interface ToolWords<A, I> {
  readonly title: string
  readonly description: string
  readonly hints: Hints
  readonly input: Schema.Schema<A, I>
  /** Answers hold words of strangers, which are told apart from everything else. */
  readonly quotes: boolean
}

/** A tool of the tool server. */
export interface Tool<A, I> extends ToolWords<A, I> {
  /** What the role of whoever calls must allow; null for nothing. */
  readonly permission: Permission | null
  /** What an assistant must have been let do. */
  readonly scope: Scope
  /** The schema of what is answered. */
  readonly output: AnySchema
}

/** What the types know of the endpoint that a tool asks: the tool's name there, and what it answers. */
export interface AskedEndpoint<Name, B> {
  readonly title: string
  /** There is no such property. */
  readonly asks?: { readonly tool: Name; readonly answer: B }
}

/** A tool that asks an endpoint: `Call` is what it asks it for, `B` what it is answered. */
export interface EndpointTool<A, I, Call, B, Name = string> extends Tool<A, I>, AskedEndpoint<Name, B> {
  readonly title: string
  /** The operation of the endpoint. */
  readonly operation: string
  readonly call: (input: A) => Call
}

/** Any schema; what it is of does not matter here. */
export type AnySchema = Pick<Schema.Schema<unknown>, "ast">

interface Options<A, I> {
  readonly title: string
  readonly description: string
  readonly hints?: Partial<Hints>
  readonly input: Schema.Schema<A, I>
  readonly quotes?: boolean
}

const words = <A, I>({ description, hints, input, quotes = false, title }: Options<A, I>): ToolWords<A, I> => ({
  title,
  description,
  quotes,
  input: strict(input),
  hints: { readOnly: true, destructive: false, idempotent: true, openWorld: quotes, ...hints }
})

/** A tool of its own, which only reads, for whoever has signed in. */
export const tool = <A, I>({ output, ...options }: Options<A, I> & { readonly output: AnySchema }): Tool<A, I> => ({
  ...words(options),
  permission: null,
  scope: "read",
  output
})

/** What is read of an endpoint. */
type Described = Parameters<typeof factsOf>[0] & { readonly successSchema: AnySchema }

/** One value out of several, where an endpoint has several successes. */
const oneOf = ({ ast }: AnySchema): AnySchema => {
  if (!SchemaAST.isUnion(ast)) return { ast }
  const values = ast.types.map((one) =>
    Schema.make(SchemaAST.getPropertySignatures(one).find(({ name }) => name === "data")?.type ?? one)
  )
  return Schema.Struct({ data: Schema.Union(...values) })
}

/**
 * A tool that asks an endpoint. It takes from it what it answers, who may call it, and, by the doors' one table, what
 * answers it. The endpoint says the name of the tool.
 */
export const toolOf = <
  E extends HttpApiEndpoint.HttpApiEndpoint.Any & Described & DeclaredFacts<string, EntityTag>,
  A,
  I
>(
  endpoint: E,
  { call, ...options }: Options<A, I> & { readonly call: (input: A) => Decoded<E> }
): EndpointTool<A, I, Decoded<E>, HttpApiEndpoint.HttpApiEndpoint.Success<E>, ToolOf<E>> => {
  const { id, permission, scope } = factsOf(endpoint)
  return {
    ...words(options),
    operation: id,
    permission,
    scope: scope ?? "read",
    output: oneOf(endpoint.successSchema),
    call
  }
}

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
  const description = `Only these fields${names.includes("id") ? ", and `id`" : ""}; default all`
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
        description,
        jsonSchema: { type: "array", items: { type: "string", enum: names }, description }
      })
    )
  )
}

export const commentId = text({ min: 1, max: 64, description: "The comment's `id` in Steward, `com_…`" }).pipe(
  Schema.brand("CommentId")
)

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
          description: "How many at most"
        }
      })
    ),
    { exact: true, default: () => defaultSize }
  ),
  cursor: pageParameters.cursor
})

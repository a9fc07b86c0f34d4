import { type HttpApiEndpoint, type HttpMethod, OpenApi } from "@effect/platform"
import { Context, Option, type Schema } from "effect"
import type { Conflict, Forbidden, PreconditionFailed, Unprocessable } from "../Errors.ts"
import type { Permission } from "../resources/Permission.ts"
import { type Scope, scopeOf } from "../resources/Scope.ts"
import { IdempotencyHeaders, IfMatchHeaders } from "./RequestHeaders.ts"

/** `sent`: the answer has an ETag. `matched`: it has one, and `If-Match` is compared with it before anything changes. */
export type EntityTag = "sent" | "matched"

/** What an endpoint promises beside its schemas. */
export interface OperationFacts {
  /** Its operationId. */
  readonly id: string
  /** What the role of whoever asks must allow; null for nothing. */
  readonly permission: Permission | null
  /** What a key or an assistant must have been let do; null for nothing. */
  readonly scope: Scope | null
  /** A repeat with the same `Idempotency-Key` gets the first answer again. */
  readonly idempotencyKey: boolean
  readonly etag: EntityTag | null
  /** The tool for assistants that does the same. */
  readonly tool: string | null
  /** The command that does the same, as people type it behind `steward`. */
  readonly command: string | null
}

/** The annotation that holds the facts of an endpoint. It has no default: what lacks it does not start. */
export class Operation extends Context.Tag("steward/Operation")<Operation, OperationFacts>() {}

/** The facts of an endpoint. One that declares none is a mistake, and stops the start. */
export const factsOf = ({
  annotations,
  method,
  path
}: Pick<
  HttpApiEndpoint.HttpApiEndpoint<string, HttpMethod.HttpMethod>,
  "annotations" | "method" | "path"
>): OperationFacts =>
  Option.getOrThrowWith(
    Context.getOption(annotations, Operation),
    () => new Error(`${method} ${path} does not say who may ask for it; pipe it through operation({ … })`)
  )

/** The scope goes with the permission; what takes no permission has to say its scope. */
type Requirement<P, S> = [P] extends [null] ? { readonly scope: S & (Scope | null) } : { readonly scope?: never }

type Options<P, S, Etag, Tool> = Requirement<P, S> & {
  readonly id: string
  readonly permission: P
  readonly summary: string
  readonly description: string
  readonly etag?: Etag & "sent"
  readonly tool?: Tool
  readonly command?: string
}

/** Whether an endpoint declares a header. */
type Takes<Headers, Name extends string> = [Headers] extends [never] ? false : Name extends keyof Headers ? true : false

/** How the tag of an endpoint's answers is used that declares these headers. */
type Tagged<Headers, Etag> = Takes<Headers, "if-match"> extends true ? "matched" : Etag

/** The refusals that come of a promise, each of which the endpoint has to declare. */
type Refusals<P, S, Headers> =
  | (P extends Permission ? Forbidden : never)
  | (S extends Scope ? Forbidden : never)
  | (Takes<Headers, "idempotency-key"> extends true ? Conflict | Unprocessable : never)
  | (Takes<Headers, "if-match"> extends true ? PreconditionFailed : never)

/** What the types say of an endpoint that declares too few errors. */
interface Lacks<E> {
  readonly "add these errors to the endpoint": E
}

declare const declared: unique symbol

/** What the types know of an endpoint's facts. There is no such property. */
export interface DeclaredFacts<Tool extends string, Etag extends EntityTag> {
  readonly name: string
  readonly [declared]?: { readonly tool: Tool; readonly etag: Etag }
}

/** The tool of an endpoint, or never. */
export type ToolOf<E> = E extends DeclaredFacts<infer Tool, infer _Etag> ? Tool : never

/** How the tag of an endpoint's answers is used, or never. */
export type EntityTagOf<E> = E extends DeclaredFacts<infer _Tool, infer Etag> ? Etag : never

/** Whether an endpoint declares an operation. */
export type IsDeclared<E> = E extends { readonly [declared]?: infer Facts }
  ? unknown extends Facts
    ? false
    : true
  : false

/** What an endpoint's own schemas make of a request: its path, its query and its body. */
export type Decoded<E extends HttpApiEndpoint.HttpApiEndpoint.Any> = Omit<
  HttpApiEndpoint.HttpApiEndpoint.Request<E>,
  "request" | "headers"
>

const takes = (
  { headersSchema }: { readonly headersSchema: Option.Option<Pick<Schema.Schema.All, "ast">> },
  { ast }: Pick<Schema.Schema.All, "ast">
): boolean => Option.exists(headersSchema, (schema) => schema.ast === ast)

/** Says what an endpoint promises beside its schemas, to be piped through as the last word about it. */
export const operation =
  <
    const P extends Permission | null,
    const S extends Scope | null = null,
    const Etag extends "sent" = never,
    const Tool extends string = never
  >(
    options: Options<P, S, Etag, Tool>
  ) =>
  <Name extends string, Method extends HttpMethod.HttpMethod, Path, Query, Payload, Headers, A, E, R, RE>(
    endpoint: HttpApiEndpoint.HttpApiEndpoint<Name, Method, Path, Query, Payload, Headers, A, E, R, RE> &
      ([Refusals<P, S, Headers>] extends [E] ? unknown : Lacks<Exclude<Refusals<P, S, Headers>, E>>)
  ): HttpApiEndpoint.HttpApiEndpoint<Name, Method, Path, Query, Payload, Headers, A, E, R, RE> &
    DeclaredFacts<Tool, Tagged<Headers, Etag>> => {
    const { command = null, description, etag = null, id, permission, summary, tool = null } = options
    const { scope = scopeOf(permission) } = options
    return endpoint.annotateContext(OpenApi.annotations({ identifier: id, summary, description })).annotate(Operation, {
      id,
      permission,
      scope,
      idempotencyKey: takes(endpoint, IdempotencyHeaders),
      etag: takes(endpoint, IfMatchHeaders) ? "matched" : etag,
      tool,
      command
    })
  }

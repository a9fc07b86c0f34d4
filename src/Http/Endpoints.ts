import {
  HttpApi,
  type HttpApiEndpoint,
  type HttpApiGroup,
  HttpMethod,
  type HttpServerRequest,
  type HttpServerResponse
} from "@effect/platform"
import { Effect, Either, Option, ParseResult, Schema } from "effect"
import { StewardApi } from "#schema/Api.ts"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import { withoutBlanks } from "#schema/Blank.ts"
import type { ApiError, Unauthorized } from "#schema/Errors.ts"
import type { Query } from "./Query.ts"
import { invalidRequest } from "./RequestIssues.ts"
import { type Demand, demandOf, type Route } from "./Routes.ts"

type Groups = typeof StewardApi extends HttpApi.HttpApi<string, infer Groups, infer _E, infer _R> ? Groups : never
type Failure = typeof StewardApi extends HttpApi.HttpApi<string, infer _Groups, infer E, infer _R> ? E : never
export type GroupName = HttpApiGroup.HttpApiGroup.Name<Groups>
type EndpointOf<Name extends GroupName> = HttpApiGroup.HttpApiGroup.EndpointsWithName<Groups, Name>

type Answered<E> = Effect.Effect<HttpServerResponse.HttpServerResponse, E>

/** A request that was let in. */
export interface LetIn {
  readonly principal: KeyPrincipal
  readonly request: HttpServerRequest.HttpServerRequest
}

type Named<Name extends GroupName, N extends string> = HttpApiEndpoint.HttpApiEndpoint.WithName<EndpointOf<Name>, N>

/** What answers each endpoint of a group, given what the endpoint's schemas made of the request. */
export type Handlers<Name extends GroupName> = {
  readonly [N in HttpApiEndpoint.HttpApiEndpoint.Name<EndpointOf<Name>>]: (
    asked: HttpApiEndpoint.HttpApiEndpoint.Request<Named<Name, N>> & LetIn
  ) => Answered<HttpApiEndpoint.HttpApiEndpoint.Error<Named<Name, N>> | Failure | Unauthorized>
}

/** An endpoint of the contract with what answers it. */
export interface Endpoint extends Route, Demand {
  /** Reads the path, the body and the query, and fails with what is wrong with the first of them that is not right. */
  readonly answer: (letIn: LetIn, path: Readonly<Record<string, string>>, query: Query) => Answered<ApiError>
}

interface Decoded extends LetIn {
  readonly path?: unknown
  readonly payload?: unknown
  readonly urlParams?: unknown
}

/** A handler as it is kept. That it is given what its own endpoint's schemas decode to is held here, by `served`. */
interface Kept {
  handle(asked: Decoded): Answered<ApiError>
}

type Decode = (sent: unknown) => Either.Either<unknown, ParseResult.ParseError>

const nothing: Decode = () => Either.right(undefined)
const decoder = (schema: Option.Option<Pick<Schema.Schema.All, "ast">>): Decode =>
  Option.match(schema, {
    onNone: () => nothing,
    onSome: ({ ast }) => {
      const [clean, decode] = [withoutBlanks({ ast }), Schema.decodeUnknownEither(Schema.make(ast))]
      return (sent) => decode(clean(sent))
    }
  })

type Declared = Pick<
  HttpApiEndpoint.HttpApiEndpoint<string, HttpMethod.HttpMethod>,
  "method" | "path" | "payloadSchema" | "pathSchema" | "urlParamsSchema"
>

const served = (declared: Declared, handle: Kept["handle"]): Endpoint => {
  const { method, path, payloadSchema, pathSchema, urlParamsSchema } = declared
  const decodePath = decoder(pathSchema)
  const decodeQuery = decoder(urlParamsSchema)
  const decodePayload = decoder(payloadSchema)
  const part = HttpMethod.hasBody(method) && method !== "DELETE" ? "body" : "query"
  const invalid = (error: ParseResult.ParseError) =>
    Effect.fail(invalidRequest(ParseResult.ArrayFormatter.formatErrorSync(error), part))

  return {
    method,
    path,
    ...demandOf({ method, path }),
    answer: ({ principal, request }, parameters, query) => {
      const path = decodePath(parameters)
      if (Either.isLeft(path)) return invalid(path.left)
      const urlParams = decodeQuery(query)
      if (Either.isLeft(urlParams)) return invalid(urlParams.left)
      const asked = { principal, request, path: path.right, urlParams: urlParams.right }
      if (Option.isNone(payloadSchema)) return handle(asked)
      return Effect.flatMap(Effect.orDie(request.json), (body) => {
        const payload = decodePayload(body)
        return Either.isLeft(payload) ? invalid(payload.left) : handle({ ...asked, payload: payload.right })
      })
    }
  }
}

const keep = (handlers: object): Readonly<Record<string, Kept["handle"]>> => ({ ...handlers })

/** The endpoints of a group, in the contract's order. */
export const endpoints = <Name extends GroupName>(name: Name, handlers: Handlers<Name>): ReadonlyArray<Endpoint> => {
  const kept = keep(handlers)
  const found: Array<Endpoint> = []
  HttpApi.reflect(StewardApi, {
    predicate: ({ group }) => group.identifier === name,
    onGroup: () => {},
    onEndpoint: ({ endpoint }) => {
      const handle = kept[endpoint.name]
      if (handle !== undefined) found.push(served(endpoint, handle))
    }
  })
  return found
}

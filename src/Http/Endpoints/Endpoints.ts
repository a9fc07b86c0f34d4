import { HttpMethod, type HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { type Context, Effect, Either, Option, ParseResult, Schema } from "effect"
import { callerId, type Principal } from "#schema/api/Authentication.ts"
import type { OperationFacts } from "#schema/api/Operation.ts"
import type { DeclaredOperation } from "#schema/api/Operations.ts"
import { withoutBlanks } from "#schema/Blank.ts"
import type { ApiError } from "#schema/Errors.ts"
import type { StillStanding } from "#src/Access/Members/StillStanding.ts"
import type { From } from "#src/Autopilot/Settings/Versions.ts"
import { callersJson, isEmptyBody } from "../Body/JsonBody.ts"
import type { RequestPlaces } from "../Places/RequestPlaces.ts"
import type { Route } from "../Routing/Routes.ts"
import { type EncodedAnswer, encoder, type HandlerAnswer, jsonText } from "./Answer.ts"
import type { Once } from "./Idempotent.ts"
import { ifMatch } from "./IfMatch.ts"
import { isKnown } from "./IfNoneMatch.ts"
import type { Query } from "./Query.ts"
import { invalidRequest } from "./RequestIssues.ts"

/** A request of which is known who asks. */
export interface AuthenticatedRequest {
  readonly principal: Principal
  readonly request: HttpServerRequest.HttpServerRequest
}

/** A handler as it is kept. Whoever takes it gives it what its own endpoint's schemas decode to. */
export interface Kept {
  handle(asked: {
    readonly principal: Principal
    readonly path?: unknown
    readonly payload?: unknown
    readonly urlParams?: unknown
    readonly from?: From
  }): Effect.Effect<HandlerAnswer, ApiError>
}

/** An endpoint of the contract with what answers it. */
export interface Endpoint extends Route, Pick<OperationFacts, "permission" | "scope"> {
  readonly takesParameters: boolean
  /** Whether it changes something. */
  readonly isChange: boolean
  /** Whether it changes something, and has no version that `If-Match` could be compared with. */
  readonly isUnversioned: boolean
  /** Reads the path, the body and the query, and fails with what is wrong with the first of them that is not right. */
  readonly answer: (
    authenticated: AuthenticatedRequest,
    path: Readonly<Record<string, string>>,
    query: Query
  ) => Effect.Effect<HttpServerResponse.HttpServerResponse, ApiError>
}

export type Decode = (sent: unknown) => Either.Either<unknown, ParseResult.ParseError>

const nothing: Decode = () => Either.right(undefined)
/** How a part of a request is read by its schema; blank fields are left out. */
export const decoder = (schema: Option.Option<Pick<Schema.Schema.All, "ast">>): Decode =>
  Option.match(schema, {
    onNone: () => nothing,
    onSome: ({ ast }) => {
      const [clean, decode] = [withoutBlanks({ ast }), Schema.decodeUnknownEither(Schema.make(ast))]
      return (sent) => decode(clean(sent))
    }
  })

const requiredBody = callersJson

/** Where every field may be left out, the whole body may. */
const optionalBody = (request: HttpServerRequest.HttpServerRequest) =>
  Effect.catchAll(callersJson(request), (error) => (isEmptyBody(error) ? Effect.succeed({}) : Effect.fail(error)))

/** How the body of an endpoint is read, before its schema says what it is. */
export const bodyReader = (method: string, decodePayload: Decode) =>
  method === "POST" && Either.isRight(decodePayload({})) ? optionalBody : requiredBody

/** An answer as it is sent, or that nothing of it is new to who asks. Nothing that changes anything is asked with a tag. */
const sent = (headersOfRequest: HttpServerRequest.HttpServerRequest["headers"], answer: EncodedAnswer) => {
  const { body, headers, status } = answer
  const [known, tag] = [headersOfRequest["if-none-match"], headers["etag"]]
  return known !== undefined && tag !== undefined && isKnown(known, tag)
    ? HttpServerResponse.empty({ status: 304, headers })
    : jsonText(body, status, headers)
}

/** An endpoint as the contract declares it, answered by its handler. */
export const served = (
  declared: DeclaredOperation,
  handle: Kept["handle"],
  once: Once,
  { enter }: Context.Tag.Service<RequestPlaces>,
  standing: Context.Tag.Service<StillStanding>
): Endpoint => {
  const { endpoint, etag, idempotencyKey, permission, scope } = declared
  const { method, path, payloadSchema, pathSchema, urlParamsSchema } = endpoint
  const decodePath = decoder(pathSchema)
  const decodeQuery = decoder(urlParamsSchema)
  const decodePayload = decoder(payloadSchema)
  const bodyOf = bodyReader(method, decodePayload)
  const encode = encoder(declared)
  const part = HttpMethod.hasBody(method) && method !== "DELETE" ? "body" : "query"
  const invalid = (error: ParseResult.ParseError) =>
    Effect.fail(invalidRequest(ParseResult.ArrayFormatter.formatErrorSync(error), part))

  const answered = (request: AuthenticatedRequest["request"], asked: Parameters<Kept["handle"]>[0]) => {
    const encoded = Effect.map(
      etag === "matched" ? Effect.flatMap(ifMatch(request), (from) => handle({ ...asked, from })) : handle(asked),
      encode
    )
    const given = idempotencyKey ? once(request, asked, encoded) : encoded
    return Effect.zipRight(
      enter(callerId(asked.principal), asked.principal.workspaceId, standing.check(asked.principal)),
      Effect.map(given, (answer) => sent(request.headers, answer))
    )
  }

  return {
    method,
    path,
    permission,
    scope,
    takesParameters: Option.isSome(urlParamsSchema),
    isChange: method !== "GET",
    isUnversioned: method !== "GET" && etag !== "matched",
    answer: ({ principal, request }, parameters, query) => {
      const path = decodePath(parameters)
      if (Either.isLeft(path)) return invalid(path.left)
      const urlParams = decodeQuery(query)
      if (Either.isLeft(urlParams)) return invalid(urlParams.left)
      const asked = { principal, path: path.right, urlParams: urlParams.right }
      if (Option.isNone(payloadSchema)) return answered(request, asked)
      return Effect.flatMap(bodyOf(request), (body) => {
        const payload = decodePayload(body)
        return Either.isLeft(payload) ? invalid(payload.left) : answered(request, { ...asked, payload: payload.right })
      })
    }
  }
}

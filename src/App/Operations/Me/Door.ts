import { HttpApi, type HttpApiEndpoint, type HttpMethod, HttpRouter, HttpServerRequest } from "@effect/platform"
import { type Context, Effect, Layer, Option, ParseResult, type SchemaAST } from "effect"
import { PersonalApi } from "#schema/app/MeApi.ts"
import { Forbidden, Unauthorized } from "#schema/Errors.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { encoder, jsonText } from "#src/Http/Endpoints/Answer.ts"
import { bodyReader, type Decode, decoder } from "#src/Http/Endpoints/Endpoints.ts"
import { queryOf } from "#src/Http/Endpoints/Query.ts"
import { invalidRequest } from "#src/Http/Endpoints/RequestIssues.ts"
import { RequestPlaces } from "#src/Http/Places/RequestPlaces.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { isFromOwnPage } from "#src/Http/Sessions/OwnPage.ts"
import { Visitor } from "../../Visitor/Visitor.ts"
import type { KeptPersonalHandler } from "./MeHandlers.ts"
import { securityHandlers } from "./SecurityHandlers.ts"

type Endpoint = HttpApiEndpoint.HttpApiEndpoint<string, HttpMethod.HttpMethod>

interface Declared {
  readonly id: string
  readonly endpoint: Endpoint
  readonly successes: ReadonlyMap<number, SchemaAST.AST>
}

const declared = (): ReadonlyArray<Declared> => {
  const found: Array<Declared> = []
  HttpApi.reflect(PersonalApi, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, group, successes }) => {
      const answers = [...successes].flatMap(([status, { ast }]) =>
        Option.toArray(ast).map((one) => [status, one] as const)
      )
      found.push({ id: `${group.identifier}.${endpoint.name}`, endpoint, successes: new Map(answers) })
    }
  })
  return found
}

const read = (decode: Decode, value: unknown, part: "body" | "query") =>
  Effect.mapError(decode(value), (error) => invalidRequest(ParseResult.ArrayFormatter.formatErrorSync(error), part))

/** The session that asks. What changes something, or shows a secret, comes from a page of ours. */
const admission = Effect.gen(function* () {
  const visitor = yield* Visitor
  const { origin } = new URL((yield* AppLinks).base)
  return Effect.gen(function* () {
    const { headers, method } = yield* HttpServerRequest.HttpServerRequest
    const session = Option.getOrNull(yield* visitor.session)
    if (session === null) {
      return yield* Effect.fail(new Unauthorized({ message: "Nobody is signed in; sign in with a browser first" }))
    }
    if (!isFromOwnPage(origin, method, headers)) {
      return yield* Effect.fail(new Forbidden({ message: `Only pages at ${origin} may ask for this, in a browser` }))
    }
    return session
  })
})

const answering = (
  { endpoint, id, successes }: Declared,
  handle: KeptPersonalHandler["handle"],
  admit: Effect.Effect.Success<typeof admission>,
  { enter }: Context.Tag.Service<RequestPlaces>
) => {
  const { method, pathSchema, payloadSchema, urlParamsSchema } = endpoint
  const [path, query, payload] = [decoder(pathSchema), decoder(urlParamsSchema), decoder(payloadSchema)]
  const body = bodyReader(method, payload)
  const encode = encoder({ id, successes })
  return Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const asked = {
      session: yield* admit,
      path: yield* read(path, yield* HttpRouter.params, "query"),
      urlParams: yield* read(query, queryOf(request.url), "query")
    }
    const sent = Option.isNone(payloadSchema) ? {} : { payload: yield* read(payload, yield* body(request), "body") }
    // a session that ended while its request waited does nothing any more
    yield* enter(
      asked.session.person.id,
      null,
      Effect.provideService(Effect.asVoid(admit), HttpServerRequest.HttpServerRequest, request)
    )
    const answered = encode(yield* handle({ ...asked, ...sent }))
    return jsonText(answered.body, answered.status, { ...answered.headers, "cache-control": "no-store" })
  })
}

/** What belongs to whoever is signed in, in JSON. Errors are the API's. */
export const meDoor = Router.use((router) =>
  Effect.gen(function* () {
    const admit = yield* admission
    const table = yield* securityHandlers
    const requests = yield* RequestPlaces
    for (const one of declared()) {
      const handle = table[one.endpoint.name]
      if (handle === undefined) return yield* Effect.dieMessage(`Nothing answers ${one.id}`)
      yield* router.addRoute(
        HttpRouter.makeRoute(one.endpoint.method, one.endpoint.path, answering(one, handle, admit, requests))
      )
    }
  })
).pipe(Layer.provide(Visitor.layer))

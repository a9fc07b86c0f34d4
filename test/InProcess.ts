import {
  FetchHttpClient,
  HttpApiBuilder,
  HttpApiClient,
  HttpApp,
  HttpClient,
  HttpClientRequest,
  type HttpRouter,
  HttpServer
} from "@effect/platform"
import { Context, Effect, Layer, Redacted } from "effect"
import { StewardApi } from "#schema/Api.ts"
import { httpDoor } from "#src/Http/Door.ts"

export const origin = "http://steward.test"

/** The HTTP door without a socket, under the clock of the test that builds it. */
export class InProcess extends Context.Tag("test/InProcess")<
  InProcess,
  {
    readonly request: (request: Request) => Effect.Effect<Response>
    /** Asks the door whatever it is told, with no key of its own. */
    readonly http: HttpClient.HttpClient
  }
>() {
  /** Stands on the rooms. */
  static readonly layer = Layer.effect(
    InProcess,
    Effect.gen(function* () {
      const app = yield* HttpApiBuilder.httpApp
      const handle = HttpApp.toWebHandlerRuntime(yield* Effect.runtime<HttpRouter.HttpRouter.DefaultServices>())(app)
      const fetch: typeof globalThis.fetch = Object.assign(
        (input: string | URL | Request, init?: RequestInit) =>
          handle(input instanceof Request ? input : new Request(String(input), init)),
        { preconnect: globalThis.fetch.preconnect }
      )
      const http = yield* HttpClient.HttpClient.pipe(
        Effect.provide(FetchHttpClient.layer),
        Effect.map(HttpClient.transformResponse(Effect.provideService(FetchHttpClient.Fetch, fetch)))
      )
      return InProcess.of({ http, request: (request) => Effect.promise(() => handle(request)) })
    })
  ).pipe(
    Layer.provide(httpDoor),
    Layer.provide([HttpApiBuilder.Router.Live, HttpApiBuilder.Middleware.layer, HttpServer.layerContext])
  )
}

/** The typed client, asking with a key. */
export const clientOf = (key: Redacted.Redacted) =>
  Effect.flatMap(InProcess, ({ http }) =>
    HttpApiClient.makeWith(StewardApi, {
      baseUrl: origin,
      httpClient: http.pipe(HttpClient.mapRequest(HttpClientRequest.bearerToken(Redacted.value(key))))
    })
  )

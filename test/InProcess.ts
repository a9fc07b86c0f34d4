import {
  FetchHttpClient,
  HttpApiClient,
  type HttpApp,
  HttpClient,
  HttpClientRequest,
  HttpServer,
  HttpServerRequest
} from "@effect/platform"
import { Context, Effect, identity, Layer, Option, Redacted } from "effect"
import { StewardApi } from "#schema/api/Api.ts"
import { door, listening, served, serverOptions } from "#src/Composition/Service.ts"
import { asked } from "./Recorder.ts"
import { userNumber } from "./SharedByFiles.ts"

/** Redirects are answers like others; a connection that is kept could be met again by the server of another test. */
const plainly = { redirect: "manual", keepalive: false } as const

const changed = (change: (app: HttpApp.Default<unknown>) => HttpApp.Default<unknown>) =>
  Layer.effect(
    HttpServer.HttpServer,
    Effect.map(HttpServer.HttpServer, ({ address, serve }) =>
      HttpServer.make({ address, serve: (app) => serve(change(app)) })
    )
  )

/** The HTTP door in the process of the test, on a port of its own, under the clock of the test that builds it. */
export class InProcess extends Context.Tag("test/InProcess")<
  InProcess,
  {
    /** Asks over the socket for a path, with the query. */
    readonly request: (path: string, init: RequestInit) => Effect.Effect<Response>
    /** Asks over the socket for paths, with no key of its own. */
    readonly http: HttpClient.HttpClient
  }
>() {
  /** Stands on the rooms. `change` comes between the server and the door. */
  static readonly through = (change: (app: HttpApp.Default<unknown>) => HttpApp.Default<unknown>) =>
    Layer.effect(
      InProcess,
      Effect.gen(function* () {
        const server = yield* HttpServer.HttpServer
        if (server.address._tag !== "TcpAddress") return yield* Effect.dieMessage("The door is not on a port")
        const { port } = server.address
        const http = yield* HttpClient.HttpClient.pipe(Effect.provide(FetchHttpClient.layer))
        return InProcess.of({
          request: (path, init) => {
            const { headers, url } = asked(port, init.method ?? "GET", path)
            return Effect.promise((signal) =>
              fetch(url, { ...plainly, ...init, signal, headers: { ...init.headers, ...headers } })
            )
          },
          http: http.pipe(
            HttpClient.mapRequest((request) => {
              const { headers, url } = asked(port, request.method, request.url)
              return request.pipe(HttpClientRequest.setUrl(url), HttpClientRequest.setHeaders(headers))
            }),
            HttpClient.transformResponse(Effect.provideService(FetchHttpClient.RequestInit, plainly))
          )
        })
      })
    ).pipe(
      Layer.provide(served),
      Layer.provide(door),
      Layer.provide(changed(change)),
      Layer.provide(listening({ ...serverOptions, port: 0, hostname: "127.0.0.1" }))
    )

  static readonly layer = InProcess.through(identity)

  /** For files that share it: what is counted by the address of the caller is counted of each by itself. */
  static readonly shared = InProcess.through((app) =>
    Effect.updateService(app, HttpServerRequest.HttpServerRequest, (request): HttpServerRequest.HttpServerRequest => {
      const number = userNumber()
      const remoteAddress = Option.some(`127.0.${number >> 8}.${number & 255}`)
      return Object.create(request, { remoteAddress: { value: remoteAddress } })
    })
  )
}

/** The typed client, asking with a key. */
export const clientOf = (key: Redacted.Redacted) =>
  Effect.flatMap(InProcess, ({ http }) =>
    HttpApiClient.makeWith(StewardApi, {
      httpClient: http.pipe(HttpClient.mapRequest(HttpClientRequest.bearerToken(Redacted.value(key))))
    })
  )

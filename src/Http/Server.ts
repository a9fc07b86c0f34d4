import {
  Cookies,
  HttpApp,
  HttpMiddleware,
  HttpServer,
  HttpServerError,
  HttpServerRequest,
  HttpServerResponse
} from "@effect/platform"
import { Context, Effect, Exit, Fiber, FiberRef, FiberRefs, Layer, Runtime } from "effect"

export interface ServerOptions {
  readonly port: number
  readonly hostname?: string
  /** Seconds. */
  readonly idleTimeout: number
  readonly maxRequestBodySize: number
}

/** What the span of a request is called. */
type NameOfSpan = (request: HttpServerRequest.HttpServerRequest) => string

type Answering = (request: Request, server: Bun.Server<undefined>) => Response | Promise<Response>

const nobodyAnswers: Answering = () => new Response(null, { status: 503 })

/**
 * The headers as they are, where the general way would copy them twice. To HEAD, Bun sends the headers alone; it needs the
 * body to say the length that GET has.
 */
const toWeb = (response: HttpServerResponse.HttpServerResponse, runtime: Runtime.Runtime<never>) => {
  const { body, cookies, headers, status } = response
  return body._tag === "Raw" && typeof body.body === "string" && Cookies.isEmpty(cookies)
    ? new Response(body.body, { status, headers })
    : HttpServerResponse.toWeb(response, { runtime })
}

/** The library's way around each request, which is the one that writes its span. */
const tracing = (app: HttpApp.Default<unknown>, spanName: NameOfSpan): HttpApp.Default<unknown> =>
  Effect.suspend(() => {
    let answer = HttpServerResponse.empty({ status: 500 })
    const answered = HttpApp.toHandled(Effect.interruptible(app), (_, response) =>
      Effect.sync(() => {
        answer = response
      })
    )
    return Effect.map(Effect.provideService(answered, HttpMiddleware.SpanNameGenerator, spanName), () => answer)
  })

const nothing = FiberRefs.empty()

/** The same without what is as it is everywhere, and without surroundings: a fiber copies all that it begins with, again and again. */
const lean = ({ locals }: FiberRefs.FiberRefs): FiberRefs.FiberRefs =>
  FiberRefs.unsafeMake(
    new Map(
      [...locals].filter(
        ([ref, [[, value]]]) =>
          ref !== FiberRef.currentContext && !Object.is(value, FiberRefs.getOrDefault(nothing, ref))
      )
    )
  )

/**
 * Each request in a fiber of its own, which ends when the caller goes, and holds nothing but the request. An ended fiber
 * must hold no answer: it stays in the tables that the library's set of fibers has outgrown, which only a collection of
 * everything lets go of.
 */
const answeringWith = (app: HttpApp.Default<unknown>) =>
  Effect.gen(function* () {
    const runtime = yield* Effect.runtime<never>()
    const { runtimeFlags } = runtime
    const fiberRefs = lean(runtime.fiberRefs)
    const fibers = yield* Effect.acquireRelease(
      Effect.sync(() => new Set<Fiber.RuntimeFiber<void, unknown>>()),
      Fiber.interruptAll
    )
    const answering: Answering = (request, server) =>
      new Promise((resolve) => {
        const peer = server.requestIP(request)
        const asked = HttpServerRequest.fromWeb(request).modify(peer === null ? {} : { remoteAddress: peer.address })
        const context = Context.make(HttpServerRequest.HttpServerRequest, asked)
        const answered = Effect.map(app, (response) => resolve(toWeb(response, runtime)))
        const fiber = Runtime.runFork(Runtime.make({ context, fiberRefs, runtimeFlags }))(answered)
        const gone = () => fiber.unsafeInterruptAsFork(HttpServerError.clientAbortFiberId)
        request.signal.addEventListener("abort", gone)
        fibers.add(fiber)
        fiber.addObserver((exit) => {
          request.signal.removeEventListener("abort", gone)
          fibers.delete(fiber)
          if (Exit.isFailure(exit)) resolve(new Response(null, { status: Exit.isInterrupted(exit) ? 503 : 500 }))
        })
      })
    return answering
  })

/**
 * `Bun.serve` as an HTTP server for apps that answer everything, failures too, and whose streams are a `ReadableStream`
 * of their own, which lives on when the fiber of its request has ended, and ends itself: around each request
 * the library's own server does so much for other apps that it costs more than a small query. For the same reason
 * `Api.ts` answers the endpoints of the contract in place of `HttpApiBuilder`. Both answer alike (`test/Http/Library`):
 * once a release of the library costs no more, this file and `Api.ts` can go.
 */
export const server = (options: ServerOptions) =>
  Layer.scoped(
    HttpServer.HttpServer,
    Effect.gen(function* () {
      let answering = nobodyAnswers
      const listening = yield* Effect.acquireRelease(
        Effect.sync(() => Bun.serve({ ...options, fetch: (request, bun) => answering(request, bun) })),
        (bun) => Effect.sync(() => void bun.stop())
      )
      const { hostname = "", port = options.port } = listening
      return HttpServer.make({
        address: { _tag: "TcpAddress", hostname, port },
        serve: (app, middleware) =>
          Effect.gen(function* () {
            const spanName = yield* HttpMiddleware.SpanNameGenerator
            const traced = yield* FiberRef.get(FiberRef.currentTracerEnabled)
            const whole = middleware === undefined ? app : middleware(app)
            const begun = yield* answeringWith(traced ? tracing(whole, spanName) : whole)
            yield* Effect.acquireRelease(
              Effect.sync(() => {
                answering = begun
              }),
              () =>
                Effect.sync(() => {
                  answering = nobodyAnswers
                })
            )
          })
      })
    })
  )

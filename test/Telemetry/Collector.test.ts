import { FetchHttpClient, HttpClient, HttpClientError, HttpClientResponse } from "@effect/platform"
import { assert, it } from "@effect/vitest"
import { Duration, Effect, Layer, Logger, Option, Queue, Redacted, Schema, TestClock } from "effect"
import { telemetry } from "#src/Composition/Telemetry.ts"

interface Taken {
  readonly path: string
  readonly headers: Headers
  readonly body: unknown
}

/** A collector: it answers with the status that it is told to. */
const collector = Effect.gen(function* () {
  const taken = yield* Queue.unbounded<Taken>()
  const answer = { status: 200 }
  const server = yield* Effect.acquireRelease(
    Effect.sync(() =>
      Bun.serve({
        port: 0,
        hostname: "127.0.0.1",
        fetch: async (request) => {
          Queue.unsafeOffer(taken, {
            path: new URL(request.url).pathname,
            headers: request.headers,
            body: await request.json()
          })
          return new Response("{}", { status: answer.status })
        }
      })
    ),
    (server) => Effect.promise(() => server.stop(true))
  )
  return { url: `http://127.0.0.1:${server.port}`, taken, answer }
})

const lines: Array<string> = []
const logged = Logger.replace(
  Logger.defaultLogger,
  Logger.make(({ message }) => void lines.push(String(message)))
)

const told = () => lines.filter((line) => line.startsWith("The collector"))

const Resource = Schema.Struct({
  resourceSpans: Schema.Array(
    Schema.Struct({
      resource: Schema.Struct({
        attributes: Schema.Array(Schema.Struct({ key: Schema.String, value: Schema.Unknown }))
      })
    })
  )
})

it.scoped("the collector gets its headers and the service's name", () =>
  Effect.gen(function* () {
    const { taken, url } = yield* collector
    yield* Effect.withSpan(Effect.void, "one").pipe(
      Effect.provide(
        telemetry({
          endpoint: Option.some(url),
          headers: Option.some(Redacted.make("api-key=a%20b,x-team=one")),
          serviceName: Option.some("moderation")
        })
      ),
      Effect.provide(FetchHttpClient.layer)
    )
    const all = yield* Queue.takeAll(taken)
    const [traces] = [...all].filter(({ path }) => path === "/v1/traces")
    assert.strictEqual(traces?.headers.get("api-key"), "a b")
    assert.strictEqual(traces?.headers.get("x-team"), "one")
    const { resourceSpans } = Schema.decodeUnknownSync(Resource)(traces?.body)
    const name = resourceSpans[0]?.resource.attributes.find(({ key }) => key === "service.name")
    assert.deepStrictEqual(name?.value, { stringValue: "moderation" })
    for (const { headers } of all) assert.strictEqual(headers.get("api-key"), "a b")
    // the unit is told once, and not as an attribute of each number
    assert.notInclude(JSON.stringify([...all].filter(({ path }) => path === "/v1/metrics")), '"key":"unit"')
  })
)

it.effect("headers of traces alone are those of traces alone, and each is sent as often as it is said", () =>
  Effect.gen(function* () {
    const taken: Array<readonly [path: string, key: string | undefined]> = []
    const client = HttpClient.make((request) => {
      taken.push([new URL(request.url).pathname, request.headers["api-key"]])
      return Effect.succeed(HttpClientResponse.fromWeb(request, new Response("{}")))
    })
    yield* Effect.gen(function* () {
      yield* Effect.withSpan(Effect.void, "one")
      yield* TestClock.adjust("999 millis")
      assert.deepStrictEqual(taken.splice(0), [])
      yield* TestClock.adjust("1 millis")
      assert.deepStrictEqual(taken.splice(0), [["/v1/traces", "traces"]])
      yield* TestClock.adjust("58 seconds")
      assert.deepStrictEqual(taken.splice(0), [])
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(taken.splice(0), [["/v1/metrics", "both"]])
    }).pipe(
      Effect.provide(
        telemetry({
          endpoint: Option.some("http://collector.test:4318"),
          headers: Option.some(Redacted.make("api-key=both")),
          traces: { headers: Option.some(Redacted.make("api-key=traces")), interval: Duration.seconds(1) },
          metrics: { interval: Duration.seconds(60) }
        })
      ),
      Effect.provide(Layer.succeed(HttpClient.HttpClient, client))
    )
  })
)

it.scoped("a collector that does not answer in time is one that cannot be reached", () =>
  Effect.gen(function* () {
    const client = HttpClient.make(() => Effect.never)
    lines.length = 0
    yield* Effect.gen(function* () {
      yield* Effect.withSpan(Effect.void, "one")
      yield* TestClock.adjust("5 seconds")
      yield* TestClock.adjust("1999 millis")
      assert.lengthOf(told(), 0)
      yield* TestClock.adjust("1 millis")
      assert.lengthOf(told(), 1)
    }).pipe(
      Effect.provide(
        telemetry({
          endpoint: Option.some("http://collector.test:4318"),
          timeout: Duration.seconds(9),
          traces: { timeout: Option.some(Duration.seconds(2)) },
          metrics: { exporter: "none" }
        })
      ),
      Effect.provide(Layer.merge(Layer.succeed(HttpClient.HttpClient, client), logged))
    )
  })
)

it.scoped("a disabled telemetry sends nothing, whatever else is set", () =>
  Effect.gen(function* () {
    const { taken, url } = yield* collector
    const address = Option.some(url)
    yield* Effect.zipRight(Effect.withSpan(Effect.void, "one"), TestClock.adjust("30 seconds")).pipe(
      Effect.provide(telemetry({ endpoint: address, traces: { endpoint: address }, isDisabled: true })),
      Effect.provide(FetchHttpClient.layer)
    )
    assert.strictEqual(yield* Queue.size(taken), 0)
  })
)

it.scoped(
  "a collector that nobody answers for is told of once, for traces and metrics together, until it is back",
  () =>
    Effect.gen(function* () {
      const asked = yield* Queue.unbounded<string>()
      const network = { isUp: false }
      const client = HttpClient.make((request) => {
        Queue.unsafeOffer(asked, request.url)
        return network.isUp
          ? Effect.succeed(HttpClientResponse.fromWeb(request, new Response("{}")))
          : Effect.fail(new HttpClientError.RequestError({ request, reason: "Transport" }))
      })
      lines.length = 0
      yield* Effect.gen(function* () {
        const tried = Effect.zipRight(TestClock.adjust("61 seconds"), Queue.take(asked))
        for (let minute = 0; minute < 5; minute++) yield* Effect.zipRight(Effect.withSpan(Effect.void, "one"), tried)
        assert.lengthOf(told(), 1)
        yield* Queue.takeAll(asked)
        network.isUp = true
        yield* tried
      }).pipe(
        Effect.provide(telemetry({ endpoint: Option.some("http://collector.test:4318") })),
        Effect.provide(Layer.merge(Layer.succeed(HttpClient.HttpClient, client), logged))
      )
      assert.deepStrictEqual(told(), [
        "The collector does not accept traces or metrics; what it misses is lost, and Steward keeps trying",
        "The collector accepts traces and metrics again"
      ])
    })
)

it.scoped("a collector that refuses is told of once, and once more when it takes things again", () =>
  Effect.gen(function* () {
    const { answer, taken, url } = yield* collector
    answer.status = 400
    lines.length = 0
    yield* Effect.gen(function* () {
      const sent = Effect.zipRight(TestClock.adjust("10 seconds"), Queue.take(taken))
      yield* sent
      yield* TestClock.adjust("50 seconds")
      yield* sent
      answer.status = 200
      yield* TestClock.adjust("50 seconds")
      yield* sent
    }).pipe(
      Effect.provide(telemetry({ endpoint: Option.none(), metrics: { endpoint: Option.some(`${url}/v1/metrics`) } })),
      Effect.provide(Layer.merge(FetchHttpClient.layer, logged))
    )
    assert.deepStrictEqual(told(), [
      "The collector does not accept traces or metrics; what it misses is lost, and Steward keeps trying",
      "The collector accepts traces and metrics again"
    ])
  })
)

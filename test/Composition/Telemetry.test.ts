import { FetchHttpClient } from "@effect/platform"
import { assert, it } from "@effect/vitest"
import {
  ConfigProvider,
  Effect,
  FiberRef,
  Layer,
  Metric,
  MetricState,
  Option,
  Queue,
  Redacted,
  Schema,
  TestClock,
  Tracer
} from "effect"
import { backlog } from "#src/Composition/Backlog.ts"
import { telemetry } from "#src/Composition/Telemetry.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { brand, houseOn } from "#test/House.ts"
import { ask } from "#test/Http/Asking.ts"
import { received } from "#test/Http/Scenes.ts"
import { InProcess } from "#test/InProcess.ts"
import { settle } from "#test/Webhooks/Happenings.ts"

const Attributes = Schema.Array(Schema.Struct({ key: Schema.String, value: Schema.Unknown }))
const Trace = Schema.Struct({ name: Schema.String, traceId: Schema.String, attributes: Attributes })
const Traces = Schema.parseJson(
  Schema.Struct({
    resourceSpans: Schema.Array(
      Schema.Struct({ scopeSpans: Schema.Array(Schema.Struct({ spans: Schema.Array(Trace) })) })
    )
  })
)
const Point = Schema.Struct({
  attributes: Attributes,
  asDouble: Schema.optional(Schema.Number),
  count: Schema.optional(Schema.Number)
})
const Points = Schema.Struct({ dataPoints: Schema.Array(Point) })
const MetricData = Schema.Struct({
  name: Schema.String,
  gauge: Schema.optional(Points),
  sum: Schema.optional(Points),
  histogram: Schema.optional(Points)
})
const Metrics = Schema.parseJson(
  Schema.Struct({
    resourceMetrics: Schema.Array(
      Schema.Struct({ scopeMetrics: Schema.Array(Schema.Struct({ metrics: Schema.Array(MetricData) })) })
    )
  })
)

/** A collector that takes whatever it is sent. */
const collector = Effect.gen(function* () {
  const traces = yield* Queue.unbounded<string>()
  const metrics = yield* Queue.unbounded<string>()
  const server = yield* Effect.acquireRelease(
    Effect.sync(() =>
      Bun.serve({
        port: 0,
        fetch: async (request) => {
          const text = await request.text()
          const { pathname } = new URL(request.url)
          if (pathname === "/v1/traces") Queue.unsafeOffer(traces, text)
          if (pathname === "/v1/metrics") Queue.unsafeOffer(metrics, text)
          return new Response("{}")
        }
      })
    ),
    (server) => Effect.promise(() => server.stop(true))
  )
  const spans = Effect.map(Queue.take(traces), (text) =>
    Schema.decodeUnknownSync(Traces)(text).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans)
    )
  )
  const measured = Effect.map(Queue.take(metrics), (text) => {
    const all = Schema.decodeUnknownSync(Metrics)(text).resourceMetrics.flatMap(({ scopeMetrics }) =>
      scopeMetrics.flatMap((scope) => scope.metrics)
    )
    return (name: string) => {
      const found = all.find((metric) => metric.name === name)
      return (found?.gauge ?? found?.sum ?? found?.histogram)?.dataPoints ?? []
    }
  })
  return { url: `http://127.0.0.1:${server.port}`, spans, measured, texts: Queue.take(traces) }
})

const valueOf = (attributes: typeof Attributes.Type, key: string) =>
  JSON.stringify(attributes.find((one) => one.key === key)?.value)

/** How many requests this process has answered so far: its metrics outlive a test. */
const answeredSoFar = (route: string, status: string) =>
  Effect.map(Metric.snapshot, (pairs) => {
    const pair = pairs.find(
      ({ metricKey }) =>
        metricKey.name === "http.server.request.duration" &&
        metricKey.tags.some(({ key, value }) => key === "http.request.method" && value === "GET") &&
        metricKey.tags.some(({ key, value }) => key === "http.route" && value === route) &&
        metricKey.tags.some(({ key, value }) => key === "http.response.status_code" && value === status)
    )
    return pair !== undefined && MetricState.isHistogramState(pair.metricState) ? pair.metricState.count : 0
  })

const door = Layer.provideMerge(InProcess.layer, houseOn(FetchHttpClient.layer))
const comments = "/api/v1/comments"

it.scoped("a collector gets the spans of requests, and how the service is doing", () =>
  Effect.gen(function* () {
    const { measured, spans, url } = yield* collector
    yield* Effect.gen(function* () {
      const ours = yield* brand()
      const before = yield* answeredSoFar(comments, "200")
      assert.strictEqual((yield* ask("GET", comments, { key: ours.key })).status, 200)
      yield* TestClock.adjust("5 seconds")
      const traced = yield* spans
      const request = traced.find(({ name }) => name === "GET /api/v1/comments")
      if (request === undefined) return assert.fail("The request was not traced")
      assert.include(valueOf(request.attributes, "http.response.status_code") ?? "", "200")
      assert.include(valueOf(request.attributes, "http.request.header.authorization") ?? "", "<redacted>")
      assert.notInclude(JSON.stringify(traced), Redacted.value(ours.key))
      const within = traced.filter(({ traceId }) => traceId === request.traceId).map(({ name }) => name)
      assert.includeMembers(within, ["Authentication.key", "Admission.admit", "Comments.list", "sql.execute"])

      const hooks = yield* Hooks
      const event = "comment.received"
      yield* hooks.subscribe(ours.principal, { target_url: "https://93.184.215.14/hook", event })
      const id = yield* received(ours)
      yield* settle(ours.workspaceId, id, [event], "Hello")
      const moderation = yield* Moderation
      yield* moderation.act(ours.principal, id, { action: "hide" })
      yield* Layer.build(backlog)
      let oldest = [0, 0]
      let waiting = 0
      // what is measured at one time is sent at the next
      for (let quarter = 1; oldest.includes(0) && quarter <= 10; quarter++) {
        yield* TestClock.adjust("15 seconds")
        const points = yield* measured
        const gauges = ["steward.deliveries.oldest_due", "steward.platform_work.oldest_due"]
        oldest = gauges.map((name) => points(name)[0]?.asDouble ?? 0)
        const of = ({ attributes }: typeof Point.Type) =>
          valueOf(attributes, "http.request.method")?.includes("GET") &&
          valueOf(attributes, "http.route")?.includes(`"${comments}"`) &&
          valueOf(attributes, "http.response.status_code")?.includes("200")
        assert.strictEqual(points("http.server.request.duration").find(of)?.count, before + 1)
        waiting = points("steward.deliveries.waiting")[0]?.asDouble ?? 0
      }
      for (const seconds of oldest) assert.isAbove(seconds, 0)
      assert.strictEqual(waiting, 1)
    }).pipe(
      Effect.provide(
        Layer.provideMerge(door, telemetry({ endpoint: Option.some(url) }).pipe(Layer.provide(FetchHttpClient.layer)))
      )
    )
  })
)

it.scoped("a collector gets no query, no address that nobody knows, and no address of another page", () =>
  Effect.gen(function* () {
    const { texts, url } = yield* collector
    const headers = { referer: "https://steward.example/invitation?token=verysecret" }
    yield* Effect.gen(function* () {
      const ours = yield* brand()
      const { http } = yield* InProcess
      for (const path of [
        "/webhooks/facebook?hub.mode=subscribe&hub.verify_token=verysecret",
        "/Webhooks/facebook?hub.verify_token=verysecret",
        "//webhooks/facebook?hub.verify_token=verysecret",
        "/%77ebhooks/facebook?hub.verify_token=verysecret",
        "/V1alpha1/comments:analyze?key=verysecret",
        "//invitation?token=verysecret",
        "/oauth//authorize?code=verysecret",
        "/nowhere/verysecret?key=verysecret",
        `${comments}?access_token=verysecret`
      ]) {
        yield* ask("GET", path, { key: ours.key, headers })
      }
      // and what is asked of others
      yield* Effect.ignore(http.get("/healthz?token=verysecret"))
      yield* TestClock.adjust("5 seconds")
      const text = yield* texts
      assert.include(text, '"GET /api/v1/comments"')
      assert.include(text, '"http.client GET"')
      assert.notInclude(text, "verysecret")
      assert.notInclude(text, "url.query")
    }).pipe(
      Effect.provide(
        Layer.provideMerge(door, telemetry({ endpoint: Option.some(url) }).pipe(Layer.provide(FetchHttpClient.layer)))
      )
    )
  })
)

it.scoped("what is left is sent when it closes", () =>
  Effect.gen(function* () {
    const { spans, url } = yield* collector
    yield* Effect.withSpan(Effect.void, "the last").pipe(
      Effect.provide(telemetry({ endpoint: Option.some(url) })),
      Effect.provide(FetchHttpClient.layer)
    )
    assert.deepStrictEqual(
      (yield* spans).map(({ name }) => name),
      ["the last"]
    )
  })
)

it.scoped("a service is named once, by its own setting first, and what failed is not called interrupted", () =>
  Effect.gen(function* () {
    const given = "service.name=by%20attribute,service.version=7,Team.of=care%20and%20more"
    const { texts, url } = yield* collector
    const sent = (serviceName: Option.Option<string>) =>
      Effect.ignore(Effect.withSpan(Effect.fail("no"), "the failing")).pipe(
        Effect.provide(
          telemetry({
            endpoint: Option.some(url),
            serviceName,
            attributes: Option.some(given),
            metrics: { exporter: "none" }
          })
        ),
        Effect.withConfigProvider(ConfigProvider.fromMap(new Map([["OTEL_RESOURCE_ATTRIBUTES", given]]))),
        Effect.provide(FetchHttpClient.layer),
        Effect.zipRight(texts)
      )
    const named = yield* sent(Option.some("by setting"))
    assert.strictEqual(named.split('"service.name"').length, 2)
    assert.strictEqual(named.split('"service.version"').length, 2)
    assert.include(named, '{"stringValue":"by setting"}')
    assert.include(named, '{"stringValue":"7"}')
    assert.include(named, '{"key":"Team.of","value":{"stringValue":"care and more"}}')
    assert.notInclude(named, "nterrupted")
    assert.include(yield* sent(Option.none()), '{"stringValue":"by attribute"}')
  })
)

it.scoped("traces alone are left out where they are not wanted", () =>
  Effect.gen(function* () {
    const { url } = yield* collector
    const isTraced = yield* Effect.provide(
      FiberRef.get(FiberRef.currentTracerEnabled),
      telemetry({ endpoint: Option.some(url), traces: { exporter: "none" } })
    ).pipe(Effect.provide(FetchHttpClient.layer))
    assert.isFalse(isTraced)
  })
)

it.scoped("without a collector nothing is traced", () =>
  Effect.gen(function* () {
    const names: Array<string> = []
    const recording = Tracer.make({
      context: (run) => run(),
      span: (name) => {
        names.push(name)
        throw new Error(`${name} was traced`)
      }
    })
    yield* Effect.withSpan(Effect.void, "silent").pipe(
      Effect.provide(telemetry({ endpoint: Option.none() })),
      Effect.provide(FetchHttpClient.layer),
      Effect.withTracer(recording)
    )
    assert.deepStrictEqual(names, [])
  })
)

import * as OtlpMetrics from "@effect/opentelemetry/OtlpMetrics"
import * as OtlpSerialization from "@effect/opentelemetry/OtlpSerialization"
import * as OtlpTracer from "@effect/opentelemetry/OtlpTracer"
import { HttpBody, HttpClient, HttpClientError } from "@effect/platform"
import { Context, Duration, Effect, Layer, Option, Redacted } from "effect"
import { watchedCollector } from "#src/Telemetry/CollectorHealth.ts"
import { unitLabel } from "#src/Telemetry/Instruments.ts"

/** One of traces and metrics; what it leaves open is as for both. */
interface SignalSettings {
  /** The whole address. */
  readonly endpoint?: Option.Option<string>
  readonly headers?: Option.Option<Redacted.Redacted>
  readonly timeout?: Option.Option<Duration.Duration>
  /** Between two sends. */
  readonly interval?: Duration.Duration
  readonly exporter?: "otlp" | "none"
}

/** Where traces and metrics go, and under which name. */
export interface TelemetrySettings {
  /** Of both, without the path. */
  readonly endpoint: Option.Option<string>
  /** As `name=value` with commas, values percent-encoded: what lets us in at the collector. */
  readonly headers?: Option.Option<Redacted.Redacted>
  /** How long the collector has to answer. */
  readonly timeout?: Duration.Duration
  readonly traces?: SignalSettings
  readonly metrics?: SignalSettings
  readonly serviceName?: Option.Option<string>
  /** As the headers are written. */
  readonly attributes?: Option.Option<string>
  readonly isDisabled?: boolean
}

/** What the standard writes as `name=value` with commas; what is none is left out. */
const pairsOf = (text: string): ReadonlyArray<readonly [name: string, value: string]> =>
  text.split(",").flatMap((part): ReadonlyArray<[string, string]> => {
    const [name = "", ...value] = part.split("=")
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name.trim()) || value.length === 0) return []
    const given = value.join("=").trim()
    return [[name.trim(), Option.getOrElse(decoded(given), () => given)]]
  })

/** The headers of `OTEL_EXPORTER_OTLP_HEADERS`. */
export const headersOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairsOf(text).map(([name, value]) => [name.toLowerCase(), value]))

const decoded = Option.liftThrowable(decodeURIComponent)

const none = Option.none()

/** How long a collector has to answer, by its address. */
type Patience = ReadonlyMap<string, Duration.Duration>

const within = (client: HttpClient.HttpClient, patience: Patience) =>
  HttpClient.transform(client, (answered, request) =>
    Effect.timeoutFail(answered, {
      duration: patience.get(request.url) ?? Duration.infinity,
      onTimeout: () => new HttpClientError.RequestError({ request, reason: "Transport", description: "No answer" })
    })
  )

/** What the library is told of a signal, and how long it waits; none where it is not sent. */
const exportOf = (all: TelemetrySettings, name: "traces" | "metrics", interval: Duration.DurationInput) => {
  const own = all[name] ?? {}
  if (all.isDisabled === true || own.exporter === "none") return none
  const address = Option.orElse(own.endpoint ?? none, () => Option.map(all.endpoint, (base) => `${base}/v1/${name}`))
  const headers = Option.match(
    Option.orElse(own.headers ?? none, () => all.headers ?? none),
    {
      onNone: () => ({}),
      onSome: (text) => headersOf(Redacted.value(text))
    }
  )
  const timeout = Option.getOrElse(own.timeout ?? none, () => all.timeout ?? Duration.seconds(10))
  return Option.map(address, (url) => ({
    timeout,
    options: { url, headers, exportInterval: own.interval ?? interval }
  }))
}

/**
 * Traces every 5 and metrics every 10 seconds by OTLP (JSON over HTTP), and what is left when it closes. Without an
 * address nothing is traced, which also makes every request cheaper.
 */
export const telemetry = (settings: TelemetrySettings): Layer.Layer<never, never, HttpClient.HttpClient> => {
  const attributes = Object.fromEntries(pairsOf(Option.getOrElse(settings.attributes ?? none, () => "")))
  const { "service.name": name = "steward", "service.version": serviceVersion = "1.0.0" } = attributes
  const serviceName = Option.getOrElse(settings.serviceName ?? none, () => name)
  // the library reads the attributes too, and leaves their values as they are written
  const resource = { serviceName, serviceVersion, attributes }
  const traces = exportOf(settings, "traces", "5 seconds")
  const metrics = exportOf(settings, "metrics", "10 seconds")
  const patience: Patience = new Map(
    [...Option.toArray(traces), ...Option.toArray(metrics)].map(({ options, timeout }) => [options.url, timeout])
  )
  const tracing = Option.match(traces, {
    onNone: () => Layer.setTracerEnabled(false),
    onSome: ({ options }) => OtlpTracer.layer({ ...options, resource })
  })
  const measuring = Option.match(metrics, {
    onNone: () => Layer.empty,
    onSome: ({ options }) => OtlpMetrics.layer({ ...options, resource })
  })
  const collector = Effect.map(HttpClient.HttpClient, (client) => watchedCollector(within(client, patience)))
  return Layer.mergeAll(tracing, measuring).pipe(
    Layer.provide(serialization),
    Layer.provide(Layer.effect(HttpClient.HttpClient, collector))
  )
}

/**
 * What the library says of its own: the unit once more as an attribute of each number, and that it was interrupted of
 * each span that failed; and the query of an address.
 */
const unsent = new Set<unknown>([unitLabel, "span.label", "status.interrupted", "url.query"])

/** A query may hold a key or a token of whoever calls, or of whom we call: it goes to no collector. */
const withoutQuery = (attribute: Attribute): Attribute => {
  const url = attribute.key === "url.full" ? attribute.value?.stringValue : undefined
  return url === undefined ? attribute : { ...attribute, value: { stringValue: url.replace(/[?#].*$/s, "") } }
}

interface Attribute {
  readonly key: string
  readonly value?: { readonly stringValue?: string | undefined }
}

/** Attributes without those labels and without queries, and each once: the library repeats the name and the version of a service. */
const tidied = (name: string, value: unknown): unknown =>
  name === "attributes" && Array.isArray(value)
    ? [
        ...new Map(
          value.filter(({ key }) => !unsent.has(key)).map((one: Attribute) => [one.key, withoutQuery(one)])
        ).values()
      ]
    : value

const asJson = (data: unknown) => HttpBody.text(JSON.stringify(data, tidied), "application/json")

const serialization = Layer.map(OtlpSerialization.layerJson, (context) =>
  Context.add(context, OtlpSerialization.OtlpSerialization, {
    ...Context.get(context, OtlpSerialization.OtlpSerialization),
    traces: asJson,
    metrics: asJson
  })
)

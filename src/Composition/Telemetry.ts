import { OtlpMetrics, OtlpSerialization, OtlpTracer } from "@effect/opentelemetry"
import { HttpBody, HttpClient } from "@effect/platform"
import { Context, Effect, Layer, Option, Redacted } from "effect"
import { watchedCollector } from "#src/Telemetry/CollectorHealth.ts"
import { unitLabel } from "#src/Telemetry/Instruments.ts"

/** Where traces and metrics go, and under which name. */
export interface TelemetrySettings {
  /** Of traces and of metrics: the address alone, or each its own whole one. */
  readonly endpoint: Option.Option<string>
  readonly traces?: Option.Option<string>
  readonly metrics?: Option.Option<string>
  /** As `name=value` with commas, values percent-encoded: what lets us in at the collector. */
  readonly headers?: Option.Option<Redacted.Redacted>
  readonly serviceName?: Option.Option<string>
  /** As the headers are written. The library reads them too, for whatever is not named here. */
  readonly attributes?: Option.Option<string>
  readonly isDisabled?: boolean
  /** Each alone: whether it is sent. */
  readonly tracesExporter?: "otlp" | "none"
  readonly metricsExporter?: "otlp" | "none"
}

/** The headers of `OTEL_EXPORTER_OTLP_HEADERS`; what is none is left out. */
export const headersOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(",").flatMap((part): ReadonlyArray<[string, string]> => {
      const [name = "", ...value] = part.split("=")
      if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name.trim()) || value.length === 0) return []
      const given = value.join("=").trim()
      return [[name.trim().toLowerCase(), Option.getOrElse(decoded(given), () => given)]]
    })
  )

const decoded = Option.liftThrowable(decodeURIComponent)

/**
 * Traces every 5 and metrics every 10 seconds by OTLP (JSON over HTTP), and what is left when it closes. Without an
 * address nothing is traced, which also makes every request cheaper.
 */
export const telemetry = (settings: TelemetrySettings): Layer.Layer<never, never, HttpClient.HttpClient> => {
  const { endpoint, isDisabled = false, metricsExporter = "otlp", tracesExporter = "otlp" } = settings
  const { "service.name": name = "steward", "service.version": serviceVersion = "1.0.0" } = headersOf(
    Option.getOrElse(settings.attributes ?? Option.none(), () => "")
  )
  const resource = { serviceName: Option.getOrElse(settings.serviceName ?? Option.none(), () => name), serviceVersion }
  const headers = Option.match(settings.headers ?? Option.none(), {
    onNone: () => ({}),
    onSome: (text) => headersOf(Redacted.value(text))
  })
  const addressOf = (own: Option.Option<string> | undefined, signal: string, exporter: "otlp" | "none") =>
    isDisabled || exporter === "none"
      ? Option.none<string>()
      : Option.orElse(own ?? Option.none(), () => Option.map(endpoint, (base) => `${base}/v1/${signal}`))
  const traces = Option.match(addressOf(settings.traces, "traces", tracesExporter), {
    onNone: () => Layer.setTracerEnabled(false),
    onSome: (url) => OtlpTracer.layer({ url, headers, resource, exportInterval: "5 seconds" })
  })
  const metrics = Option.match(addressOf(settings.metrics, "metrics", metricsExporter), {
    onNone: () => Layer.empty,
    onSome: (url) => OtlpMetrics.layer({ url, headers, resource, exportInterval: "10 seconds" })
  })
  return Layer.mergeAll(traces, metrics).pipe(
    Layer.provide(serialization),
    Layer.provide(Layer.effect(HttpClient.HttpClient, Effect.map(HttpClient.HttpClient, watchedCollector)))
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

import { OtlpMetrics, OtlpSerialization, OtlpTracer } from "@effect/opentelemetry"
import type { HttpClient } from "@effect/platform"
import { Layer, Option } from "effect"

const resource = { serviceName: "steward", serviceVersion: "1.0.0" }

/**
 * Traces and metrics by OTLP over HTTP, to `endpoint`/v1/traces and `endpoint`/v1/metrics. Without an endpoint nothing
 * is recorded, which also makes every request cheaper.
 */
export const telemetry = (endpoint: Option.Option<string>): Layer.Layer<never, never, HttpClient.HttpClient> =>
  Option.match(endpoint, {
    onNone: () => Layer.setTracerEnabled(false),
    onSome: (url) =>
      Layer.mergeAll(
        OtlpTracer.layer({ url: `${url}/v1/traces`, resource }),
        OtlpMetrics.layer({ url: `${url}/v1/metrics`, resource, exportInterval: "10 seconds" })
      ).pipe(Layer.provide(OtlpSerialization.layerJson))
  })

import { OtlpMetrics, OtlpSerialization, OtlpTracer } from "@effect/opentelemetry"
import type { HttpClient } from "@effect/platform"
import { Layer, Option } from "effect"

const resource = { serviceName: "steward", serviceVersion: "1.0.0" }

/**
 * Traces every 5 and metrics every 10 seconds by OTLP (JSON over HTTP), to `endpoint`/v1/traces and
 * `endpoint`/v1/metrics, and what is left when it closes. Without an endpoint nothing is traced, which also makes every
 * request cheaper.
 */
export const telemetry = (endpoint: Option.Option<string>): Layer.Layer<never, never, HttpClient.HttpClient> =>
  Option.match(endpoint, {
    onNone: () => Layer.setTracerEnabled(false),
    onSome: (url) =>
      Layer.mergeAll(
        OtlpTracer.layer({ url: `${url}/v1/traces`, resource, exportInterval: "5 seconds" }),
        OtlpMetrics.layer({ url: `${url}/v1/metrics`, resource, exportInterval: "10 seconds" })
      ).pipe(Layer.provide(OtlpSerialization.layerJson))
  })

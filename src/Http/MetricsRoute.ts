import { HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Context, Effect, Metric, Option } from "effect"
import ipaddr from "ipaddr.js"
import { NotFound } from "#schema/Errors.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { prometheusContentType, prometheusText } from "#src/Telemetry/PrometheusText.ts"

/** Who may read the metrics at `/metrics`: nobody, whoever asks from this machine itself, or everybody. */
export type MetricsReaders = "off" | "loopback" | "all"

export class MetricsReadBy extends Context.Reference<MetricsReadBy>()("steward/MetricsReadBy", {
  defaultValue: (): MetricsReaders => "off"
}) {}

/** What proxies add: a caller behind one comes from anywhere, though the proxy is on this machine. */
const marksOfProxies = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"]

/** Whether a request comes from this machine, and through no proxy. */
export const isFromHere = (address: string | undefined, headers: Readonly<Record<string, string | undefined>>) =>
  address !== undefined &&
  ipaddr.isValid(address) &&
  ipaddr.process(address).range() === "loopback" &&
  marksOfProxies.every((name) => headers[name] === undefined)

/** The metrics of this process for Prometheus. To whom they are not shown, there is nothing there. */
export const metricsRoute = Router.use((router) =>
  Effect.gen(function* () {
    const readers = yield* MetricsReadBy
    if (readers === "off") return
    yield* router.get(
      "/metrics",
      Effect.gen(function* () {
        const { headers, remoteAddress } = yield* HttpServerRequest.HttpServerRequest
        if (readers === "loopback" && !isFromHere(Option.getOrUndefined(remoteAddress), headers)) {
          return yield* Effect.fail(new NotFound({ message: "There is nothing at /metrics" }))
        }
        return HttpServerResponse.text(prometheusText(yield* Metric.snapshot), {
          contentType: prometheusContentType,
          headers: { "cache-control": "no-store" }
        })
      })
    )
  })
)

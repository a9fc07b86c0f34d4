import { FetchHttpClient } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { isFromHere, MetricsReadBy, type MetricsReaders } from "#src/Http/MetricsRoute.ts"
import { TrustedProxies } from "#src/Http/Request/ForwardedFor.ts"
import { measureRequest } from "#src/Http/Request/RequestMetrics.ts"
import { brand, houseOn } from "#test/House.ts"
import { InProcess } from "#test/InProcess.ts"
import { parseExposition } from "#test/Telemetry/Exposition.ts"
import { ask, refused } from "../Asking.ts"
import { received } from "../Scenes.ts"

const doorFor = (readers: MetricsReaders, trusted: ReadonlyArray<string> = []) =>
  InProcess.layer.pipe(
    Layer.provideMerge(houseOn(FetchHttpClient.layer)),
    Layer.provide(Layer.merge(Layer.succeed(MetricsReadBy, readers), Layer.succeed(TrustedProxies, trusted)))
  )

const requests = "http_server_request_duration_seconds"

describe("/metrics", () => {
  it.effect("tells Prometheus of requests by route, and names no customer", () =>
    Effect.gen(function* () {
      const ours = yield* brand({ name: "Brand of Nobody Else" })
      const id = yield* received(ours)
      yield* ask("GET", `/api/v1/comments/${id}`, { key: ours.key })
      yield* ask("GET", `/nowhere/${id}`)
      measureRequest("BREW", "/healthz", 405, 1)
      const { headers, status, text } = yield* ask("GET", "/metrics")
      assert.strictEqual(status, 200)
      assert.strictEqual(headers.get("content-type"), "text/plain; version=0.0.4; charset=utf-8")
      const family = parseExposition(text).get(requests)
      assert.strictEqual(family?.type, "histogram")
      const counted = (family?.samples ?? []).filter(({ name }) => name === `${requests}_count`)
      const found = (route: string | undefined, method: string, status: string) =>
        counted.some(
          ({ labels }) =>
            labels["http_route"] === route &&
            labels["http_request_method"] === method &&
            labels["http_response_status_code"] === status &&
            labels["url_scheme"] === "http"
        )
      assert.isTrue(found("/api/v1/comments/{id}", "GET", "200"))
      assert.isTrue(found(undefined, "GET", "404"))
      assert.isTrue(counted.some(({ labels }) => labels["http_request_method"] === "_OTHER"))
      for (const theirs of [
        id,
        ours.workspaceId,
        ours.keyId,
        ours.accounts.facebook.accountId,
        "Brand of Nobody Else",
        "BREW"
      ]) {
        assert.notInclude(text, theirs)
      }
      const behindProxy = yield* ask("GET", "/metrics", { headers: { "x-forwarded-for": "127.0.0.1" } })
      refused(behindProxy, 404, "not_found")
    }).pipe(Effect.provide(doorFor("loopback")))
  )

  it.effect("is not there unless it is asked for", () =>
    Effect.gen(function* () {
      refused(yield* ask("GET", "/metrics"), 404, "not_found")
    }).pipe(Effect.provide(doorFor("off")))
  )

  it.effect("is shown to everybody where that is set", () =>
    Effect.gen(function* () {
      const headers = { "x-forwarded-for": "198.51.100.7" }
      assert.strictEqual((yield* ask("GET", "/metrics", { headers })).status, 200)
    }).pipe(Effect.provide(doorFor("all", ["127.0.0.0/8"])))
  )

  it("takes for this machine what comes from it and through no proxy", () => {
    for (const address of ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"]) assert.isTrue(isFromHere(address, {}))
    for (const address of [undefined, "", "10.0.0.1", "198.51.100.7", "::", "nonsense"]) {
      assert.isFalse(isFromHere(address, {}))
    }
    for (const name of ["x-forwarded-for", "forwarded", "via", "x-real-ip"]) {
      assert.isFalse(isFromHere("127.0.0.1", { [name]: "1" }))
    }
  })
})

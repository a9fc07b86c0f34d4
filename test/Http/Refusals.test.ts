import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect, type Redacted } from "effect"
import { operations } from "#schema/api/Operations.ts"
import { scopes } from "#schema/resources/Scope.ts"
import * as ApiKey from "#src/Access/Keys/ApiKey.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { maxBodyBytes } from "#src/Http/Body/JsonBody.ts"
import { brand, member } from "#test/House.ts"
import { doorWith } from "./Address.ts"
import { type Asked, ask, refused } from "./Asking.ts"
import { documentedEndpoints, type Endpoint, endpoints } from "./Endpoints.ts"
import { leastRequest } from "./Inputs/LeastRequest.ts"

const stranger = ApiKey.make(new Uint8Array(ApiKey.randomLength).fill(5))

const asking = ({ method, path }: Endpoint, asked: Asked, query = "") =>
  ask(method, path.replace(/:\w+/, "x") + query, asked)

/** What an endpoint does not know: a field where it takes a body, and else a parameter. */
const unknown = (endpoint: Endpoint, key: Redacted.Redacted) =>
  endpoint.takesBody ? asking(endpoint, { key, json: { nonsense: 1 } }) : asking(endpoint, { key }, "?nonsense=1")

layer(doorWith({}))("every endpoint", (it) => {
  it.effect("is 401 to a key that is no good, and says how to ask", () =>
    Effect.gen(function* () {
      for (const endpoint of documentedEndpoints) {
        const answered = yield* asking(endpoint, { key: stranger })
        refused(answered, 401, "unauthorized")
        assert.strictEqual(answered.headers.get("www-authenticate"), "Bearer", endpoint.name)
      }
    })
  )

  it.effect("is 403 to a role that may not do what it does", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      const { key } = yield* member(workspaceId, "viewer")
      const isGuarded = ({ method, path }: Endpoint) =>
        operations.some(
          ({ endpoint, permission }) => permission !== null && endpoint.method === method && endpoint.path === path
        )
      const guarded = endpoints.filter(isGuarded)
      assert.isNotEmpty(guarded)
      for (const endpoint of guarded) refused(yield* unknown(endpoint, key), 403, "forbidden")
    })
  )

  it.effect("is 403 to a key without the scope that it takes", () =>
    Effect.gen(function* () {
      const { personId, workspaceId } = yield* brand()
      const keys = yield* Keys
      for (const scope of scopes) {
        const others = scopes.filter((other) => other !== scope)
        const { key } = yield* keys.create({ workspaceId, personId, name: "Narrow", scopes: others })
        const names = operations.flatMap(({ endpoint, group, scope: taken }) =>
          taken === scope ? [`${group}.${endpoint.name}`] : []
        )
        const taking = documentedEndpoints.filter(({ name }) => names.includes(name))
        assert.isNotEmpty(taking)
        for (const endpoint of taking) refused(yield* unknown(endpoint, key), 403, "forbidden")
      }
    })
  )

  it.effect("is 400 to names that it does not know", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      for (const endpoint of documentedEndpoints) {
        const { issues } = refused(yield* unknown(endpoint, key), 400, "invalid_request")
        assert.include(
          issues.map(({ path }) => path),
          "nonsense",
          endpoint.name
        )
      }
    })
  )

  it.effect("is 413 to a body over 1 MiB, where it takes one", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const body = " ".repeat(maxBodyBytes + 1)
      for (const endpoint of endpoints.filter(({ takesBody }) => takesBody)) {
        refused(yield* asking(endpoint, { key, body }), 413, "payload_too_large")
      }
    })
  )

  it.effect("is 415 to a body in another charset, where it takes one", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const headers = { "content-type": "application/json; charset=latin1" }
      for (const endpoint of endpoints.filter(({ takesBody }) => takesBody)) {
        refused(yield* asking(endpoint, { key, headers, body: "{}" }), 415, "unsupported_media_type")
      }
    })
  )

  it.effect("is 404 to an id that nothing has, where it takes one and no body", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      for (const endpoint of endpoints.filter(({ path, takesBody }) => path.includes(":") && !takesBody)) {
        const [, query] = leastRequest(endpoint).path.split("?")
        refused(yield* asking(endpoint, { key }, query === undefined ? "" : `?${query}`), 404, "not_found")
      }
    })
  )
})

layer(doorWith({ rateLimit: { perMinute: 60, burst: 1 } }))("every endpoint", (it) => {
  it.effect("is 429 to a key that asks too often, and says when to come back", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      for (const endpoint of documentedEndpoints) {
        const { key } = yield* member(workspaceId, "owner")
        yield* unknown(endpoint, key)
        const answered = yield* unknown(endpoint, key)
        refused(answered, 429, "rate_limited")
        assert.strictEqual(answered.headers.get("retry-after"), "1", endpoint.name)
        assert.strictEqual(answered.headers.get("ratelimit"), '"burst";r=0;t=1', endpoint.name)
      }
    })
  )
})

layer(doorWith({}))("where the tables are gone, every endpoint", (it) => {
  it.effect("is 500, and says nothing of them", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const sql = yield* SqlClient.SqlClient
      yield* sql`ALTER SCHEMA public RENAME TO away`
      for (const endpoint of documentedEndpoints) {
        const { asked, path } = leastRequest(endpoint)
        const { message } = refused(yield* ask(endpoint.method, path, { key, ...asked }), 500, "internal")
        assert.strictEqual(message, "Something went wrong on our side; give the request_id when you report it")
      }
    })
  )
})

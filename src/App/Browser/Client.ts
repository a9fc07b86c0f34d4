import type { HttpApi, HttpApiEndpoint, HttpApiGroup } from "@effect/platform"
import type { Brand } from "effect"
import type { StewardApi } from "#schema/api/Api.ts"
import type { Decoded } from "#schema/api/Operation.ts"
import type { AppApi } from "#schema/app/AppApi.ts"
import { type ClientRefusal, refusalOf, unreachable } from "./ClientRefusal.ts"

type Groups<Api> = Api extends HttpApi.HttpApi<string, infer G, infer _E, infer _R> ? G : never

/** The operations of an API, as `group.endpoint`. */
type OperationOf<G> =
  G extends HttpApiGroup.HttpApiGroup<infer Name, infer Endpoints, infer _E, infer _R, infer _T>
    ? Endpoints extends { readonly name: infer Own extends string }
      ? `${Name}.${Own}`
      : never
    : never

type EndpointOf<G extends HttpApiGroup.HttpApiGroup.Any, Id> = Id extends `${infer Name}.${infer Own}`
  ? HttpApiEndpoint.HttpApiEndpoint.WithName<HttpApiGroup.HttpApiGroup.EndpointsWithName<G, Name>, Own>
  : never

/** What JSON holds of it: an id is text. */
type Plain<T> = T extends string & Brand.Brand<infer _>
  ? string
  : T extends ReadonlyArray<infer One>
    ? ReadonlyArray<Plain<One>>
    : T extends object
      ? { readonly [Key in keyof T]: Plain<T[Key]> }
      : T

interface Sendable {
  readonly path?: object
  readonly urlParams?: object
  readonly payload?: unknown
  /** Only where it is still the version that was read. */
  readonly ifMatch?: string
}

type Sent<E extends HttpApiEndpoint.HttpApiEndpoint.Any, R = Decoded<E>> = (R extends { readonly path: infer P }
  ? { readonly path?: Plain<Omit<P, "workspace">> }
  : unknown) &
  (R extends { readonly urlParams: infer P } ? { readonly urlParams?: Partial<Plain<P>> } : unknown) &
  (R extends { readonly payload: infer P } ? { readonly payload: Plain<P> } : unknown)

export type ClientResult<A> =
  | { readonly isDone: true; readonly value: A; readonly etag: string | null }
  | { readonly isDone: false; readonly refusal: ClientRefusal }

type Route = readonly [method: string, path: string]

/** Where each operation is asked for. Whoever bundles the scripts defines it; there is none on the server. */
declare const routeTable: {
  readonly api: Readonly<Record<string, Route>>
  readonly app: Readonly<Record<string, Route>>
}

const addressOf = (path: string, workspace: string, { path: parts = {}, urlParams = {} }: Sendable) => {
  const known: Record<string, unknown> = { workspace, ...parts }
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(known[name])))
  const given = Object.entries(urlParams).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]]
  )
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`
}

const ask = async <A>([method, path]: Route, workspace: string, sent: Sendable): Promise<ClientResult<A>> => {
  try {
    const response = await fetch(addressOf(path, workspace, sent), {
      method,
      // what was sent is done, also when the page is closed
      keepalive: method !== "GET",
      headers: {
        "content-type": "application/json",
        "x-steward-workspace": workspace,
        ...(sent.ifMatch === undefined ? {} : { "if-match": sent.ifMatch })
      },
      ...("payload" in sent ? { body: JSON.stringify(sent.payload) } : {})
    })
    const body = await response.json()
    return response.ok
      ? { isDone: true, value: body, etag: response.headers.get("etag") }
      : { isDone: false, refusal: refusalOf(response.status, body) }
  } catch {
    return { isDone: false, refusal: unreachable }
  }
}

const route = (found: Route | undefined, id: string): Route => {
  if (found === undefined) throw new Error(`There is no operation ${id}`)
  return found
}

type Success<E extends HttpApiEndpoint.HttpApiEndpoint.Any> = HttpApiEndpoint.HttpApiEndpoint.Success<E>

/** Calls what is declared, as who is signed in, in one workspace: `app("needs_you.hold", { path, payload })`. */
export const client = (workspace: string) => ({
  /** The app's own operations. */
  app: <Id extends OperationOf<Groups<typeof AppApi>>>(
    id: Id,
    sent: Sendable & Sent<EndpointOf<Groups<typeof AppApi>, Id>>
  ) => ask<Success<EndpointOf<Groups<typeof AppApi>, Id>>>(route(routeTable.app[id], id), workspace, sent),
  /** Those of the API that everybody can call. */
  api: <Id extends OperationOf<Groups<typeof StewardApi>>>(
    id: Id,
    sent: Sendable & Sent<EndpointOf<Groups<typeof StewardApi>, Id>>
  ) => ask<Success<EndpointOf<Groups<typeof StewardApi>, Id>>>(route(routeTable.api[id], id), workspace, sent)
})
export type StewardClient = ReturnType<typeof client>

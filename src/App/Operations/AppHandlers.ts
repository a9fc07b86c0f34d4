import type { HttpApi, HttpApiEndpoint, HttpApiGroup } from "@effect/platform"
import type { Effect } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import type { Decoded } from "#schema/api/Operation.ts"
import type { AppApi } from "#schema/app/AppApi.ts"
import type { ApiError } from "#schema/Errors.ts"
import type { Body } from "#src/Http/Endpoints/Answer.ts"
import type { ByManager } from "#src/Webhooks/Hooks/WebhookChanges.ts"

type Groups = typeof AppApi extends HttpApi.HttpApi<string, infer Groups, infer _E, infer _R> ? Groups : never
type Failure = typeof AppApi extends HttpApi.HttpApi<string, infer _Groups, infer E, infer _R> ? E : never
type GroupName = HttpApiGroup.HttpApiGroup.Name<Groups>
type EndpointOf<Name extends GroupName> = HttpApiGroup.HttpApiGroup.EndpointsWithName<Groups, Name>

/** Who asks, and the same as the audit log says it. */
interface Asker {
  readonly by: ByManager
  readonly principal: Principal
}

type Handler<E extends HttpApiEndpoint.HttpApiEndpoint.Any> = (
  asked: Decoded<E> & Asker
) => Effect.Effect<
  HttpApiEndpoint.HttpApiEndpoint.Success<E>,
  HttpApiEndpoint.HttpApiEndpoint.Error<E> | Failure | ErrorsOf<Groups>
>

type ErrorsOf<G> =
  G extends HttpApiGroup.HttpApiGroup<string, infer _Endpoints, infer E, infer _R, infer _T> ? E : never

/** What answers each endpoint of a group. */
type Handlers<Name extends GroupName> = {
  readonly [N in HttpApiEndpoint.HttpApiEndpoint.Name<EndpointOf<Name>>]: Handler<
    HttpApiEndpoint.HttpApiEndpoint.WithName<EndpointOf<Name>, N>
  >
}

/** A handler as it is kept. Whoever takes it gives it what its own endpoint's schemas decode to. */
export interface KeptHandler {
  handle(
    asked: Asker & { readonly path?: unknown; readonly payload?: unknown; readonly urlParams?: unknown }
  ): Effect.Effect<Body, ApiError>
}

const keep = (table: object): Readonly<Record<string, KeptHandler["handle"]>> => ({ ...table })

/** The handlers of a group, by the names of its endpoints: each answers its own endpoint's success, or does not compile. */
export const handlers = <Name extends GroupName>(_name: Name, table: Handlers<Name>) => keep(table)

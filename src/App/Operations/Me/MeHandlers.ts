import type { HttpApi, HttpApiEndpoint, HttpApiGroup } from "@effect/platform"
import type { Effect } from "effect"
import type { Decoded } from "#schema/api/Operation.ts"
import type { PersonalApi } from "#schema/app/MeApi.ts"
import type { ApiError } from "#schema/Errors.ts"
import type { CurrentSession } from "#src/Access/SignIn/Sessions.ts"
import type { Body } from "#src/Http/Endpoints/Answer.ts"

type Parts =
  typeof PersonalApi extends HttpApi.HttpApi<string, infer Groups, infer E, infer _R>
    ? { readonly groups: Groups; readonly failure: E }
    : never
type Endpoints = HttpApiGroup.HttpApiGroup.Endpoints<Parts["groups"]>
type GroupFailure =
  Parts["groups"] extends HttpApiGroup.HttpApiGroup<string, infer _Endpoints, infer E, infer _R, infer _T> ? E : never

type Handler<E extends HttpApiEndpoint.HttpApiEndpoint.Any> = (
  asked: Decoded<E> & { readonly session: CurrentSession }
) => Effect.Effect<
  HttpApiEndpoint.HttpApiEndpoint.Success<E>,
  HttpApiEndpoint.HttpApiEndpoint.Error<E> | Parts["failure"] | GroupFailure
>

type Handlers = {
  readonly [N in HttpApiEndpoint.HttpApiEndpoint.Name<Endpoints>]: Handler<
    HttpApiEndpoint.HttpApiEndpoint.WithName<Endpoints, N>
  >
}

/** A handler as it is kept. Whoever takes it gives it what its own endpoint's schemas decode to. */
export interface KeptPersonalHandler {
  handle(asked: {
    readonly session: CurrentSession
    readonly path?: unknown
    readonly payload?: unknown
    readonly urlParams?: unknown
  }): Effect.Effect<Body, ApiError>
}

const keep = (table: object): Readonly<Record<string, KeptPersonalHandler["handle"]>> => ({ ...table })

/** The handlers of what belongs to a person: each answers its own endpoint's success, or does not compile. */
export const handlers = (table: Handlers) => keep(table)

import type { HttpApi, HttpApiEndpoint, HttpApiGroup } from "@effect/platform"
import type { Effect } from "effect"
import type { StewardApi } from "#schema/api/Api.ts"
import type { Principal } from "#schema/api/Authentication.ts"
import type { Decoded, EntityTagOf, IsDeclared } from "#schema/api/Operation.ts"
import type { Unauthorized } from "#schema/Errors.ts"
import type { From, Versioned } from "#src/Autopilot/Settings/Versions.ts"

type Groups = typeof StewardApi extends HttpApi.HttpApi<string, infer Groups, infer _E, infer _R> ? Groups : never
type Failure = typeof StewardApi extends HttpApi.HttpApi<string, infer _Groups, infer E, infer _R> ? E : never
export type GroupName = HttpApiGroup.HttpApiGroup.Name<Groups>
type EndpointOf<Name extends GroupName> = HttpApiGroup.HttpApiGroup.EndpointsWithName<Groups, Name>
type Named<Name extends GroupName, N extends string> = HttpApiEndpoint.HttpApiEndpoint.WithName<EndpointOf<Name>, N>

/** Who asks: by a key, through an assistant, or signed in with a browser. */
interface Asker {
  readonly principal: Principal
}

/** The versions that a change may start from, where the endpoint compares `If-Match`. */
type Condition<E> = [EntityTagOf<E>] extends [never]
  ? unknown
  : "matched" extends EntityTagOf<E>
    ? { readonly from: From }
    : unknown

/** One of several successes, of which each is a value in `data`, is one of their values in `data`. */
type OneOf<Success> = [Success] extends [{ readonly data: unknown }]
  ? [keyof Success] extends ["data"]
    ? { readonly data: Success["data"] }
    : Success
  : never

/** The endpoint's own success, with its version where that is sent as an ETag. */
type Answer<E extends HttpApiEndpoint.HttpApiEndpoint.Any> = [EntityTagOf<E>] extends [never]
  ? OneOf<HttpApiEndpoint.HttpApiEndpoint.Success<E>>
  : Versioned<OneOf<HttpApiEndpoint.HttpApiEndpoint.Success<E>>>

/** What answers an endpoint. None can be written for one that does not say who may ask. */
export type Handler<E extends HttpApiEndpoint.HttpApiEndpoint.Any> =
  IsDeclared<E> extends true
    ? (
        asked: Decoded<E> & Asker & Condition<E>
      ) => Effect.Effect<Answer<E>, HttpApiEndpoint.HttpApiEndpoint.Error<E> | Failure | Unauthorized>
    : never

/** What answers each endpoint of a group. */
export type Handlers<Name extends GroupName> = {
  readonly [N in HttpApiEndpoint.HttpApiEndpoint.Name<EndpointOf<Name>>]: Handler<Named<Name, N>>
}

/** The handlers of a group: each answers its own endpoint's success, or does not compile. */
export const handlers = <Name extends GroupName>(_name: Name, table: Handlers<Name>): Handlers<Name> => table

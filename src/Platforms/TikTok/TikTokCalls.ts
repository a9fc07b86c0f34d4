import type { Effect, Option } from "effect"
import type { PlatformError } from "../Port/PlatformError.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"
import type { TikTokCredential } from "./TikTokCredential.ts"
import type { CreateTikTokRequest } from "./TikTokRequest.ts"
import type { HandleTikTokResponse } from "./TikTokResponse.ts"

/** Who reads and moderates the ads of an account. */
export type Advertiser = NonNullable<TikTokCredential["advertiser"]>

export interface TikTokCalls {
  readonly call: <A>(
    account: AccountAccess,
    request: CreateTikTokRequest,
    handle: HandleTikTokResponse<A>
  ) => Effect.Effect<A, PlatformError>
  readonly adCall: <A>(
    advertiser: Advertiser,
    request: CreateTikTokRequest,
    handle: HandleTikTokResponse<A>
  ) => Effect.Effect<A, PlatformError>
  readonly advertiserOf: (account: AccountAccess) => Effect.Effect<Option.Option<Advertiser>, PlatformError>
}

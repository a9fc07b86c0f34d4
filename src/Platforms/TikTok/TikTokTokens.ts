import { type Context, DateTime, Duration, type Effect, Either, Redacted, Schema } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { InvalidPlatformRequest, type PlatformError, type Transient } from "../Port/PlatformError.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"
import type { PlatformAnswer } from "../Port/PlatformHttp.ts"
import type { TokenStore } from "../Port/TokenStore.ts"
import {
  connectionEnded,
  encodeCredential,
  readCredential,
  stillGood,
  type TikTokCredential
} from "./TikTokCredential.ts"
import { tiktokUnsigned } from "./TikTokRequest.ts"
import { tiktokAnswer } from "./TikTokResponse.ts"
import type { TikTokSettings } from "./TikTokSettings.ts"

const Secret = Schema.Redacted(Schema.NonEmptyString)
const readGrant = tiktokAnswer(
  Schema.Struct({
    access_token: Secret,
    /** Seconds. */
    expires_in: Schema.Number,
    refresh_token: Secret
  })
)

const noApp = new InvalidPlatformRequest({
  reason:
    "A TikTok token can only be renewed with the app's id and secret. Set STEWARD_TIKTOK_APP_ID and STEWARD_TIKTOK_APP_SECRET."
})

type Send = (request: ReturnType<typeof tiktokUnsigned>) => Effect.Effect<PlatformAnswer, Transient>

export const createRefreshRequest = (
  { api, appId, appSecret }: Pick<TikTokSettings, "api" | "appId" | "appSecret">,
  refreshToken: Redacted.Redacted
) =>
  tiktokUnsigned(api, "tt_user/oauth2/refresh_token", {
    client_id: appId,
    client_secret: Redacted.value(appSecret),
    grant_type: "refresh_token",
    refresh_token: Redacted.value(refreshToken)
  })

/**
 * Access tokens of accounts, which last a day. Renewing one ends the refresh token that it was done with, so that the new
 * pair is stored before anything else is done.
 */
export const makeTikTokTokens = (
  settings: Pick<TikTokSettings, "api" | "appId" | "appSecret">,
  store: Context.Tag.Service<typeof TokenStore>,
  send: Send
) => {
  /** What was renewed while a caller still goes by the account as it was read. */
  const latest = new Map<string, { readonly from: Redacted.Redacted; readonly token: Redacted.Redacted }>()

  const granted = tracedFn("TikTok.renewToken")(function* (credential: TikTokCredential) {
    if (credential.refresh_token === undefined) return yield* connectionEnded
    if (settings.appId === "") return yield* noApp
    const answer = yield* send(createRefreshRequest(settings, credential.refresh_token))
    const grant = yield* readGrant(answer)
    const now = yield* DateTime.now
    const renewed: TikTokCredential = {
      ...credential,
      access_token: grant.access_token,
      refresh_token: grant.refresh_token,
      expires_at: DateTime.addDuration(now, Duration.seconds(grant.expires_in))
    }
    return Redacted.make(encodeCredential(renewed))
  })

  const known = (account: AccountAccess): AccountAccess => {
    const newer = latest.get(account.externalId)
    const same = newer !== undefined && Redacted.value(newer.from) === Redacted.value(account.token)
    return same ? { ...account, token: newer.token } : account
  }

  const renewedFrom = tracedFn("TikTok.renewed")(function* (account: AccountAccess, credential: TikTokCredential) {
    const token = yield* store.renewed(known(account), granted(credential))
    latest.set(account.externalId, { from: account.token, token })
    return yield* readCredential(token)
  })

  /** What to call with, renewed when it is about to end. */
  const current = tracedFn("TikTok.currentToken")(function* (
    account: AccountAccess
  ): Effect.fn.Return<TikTokCredential, PlatformError> {
    const credential = yield* readCredential(known(account).token)
    return stillGood(credential, yield* DateTime.now) ? credential : yield* renewedFrom(account, credential)
  })

  return {
    current,
    /** Another one in place of what was refused. */
    instead: (account: AccountAccess, refused: TikTokCredential) => renewedFrom(account, refused)
  }
}

export const isReadable = (text: string): boolean => Either.isRight(readCredential(Redacted.make(text)))

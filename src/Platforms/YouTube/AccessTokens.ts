import { Cache, DateTime, Duration, Effect, Equal, Exit, Option, type Redacted } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import type { PlatformError, Transient } from "../Port/PlatformError.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"
import type { PlatformAnswer } from "../Port/PlatformHttp.ts"
import {
  connectionEnded,
  createRefreshRequest,
  type FreshToken,
  type GoogleClient,
  handleRefresh,
  noClient,
  readCredential,
  renewalMargin,
  stillGood
} from "./Token.ts"

/** Access tokens of channels: the stored one while it lasts, then renewed ones, kept in memory. */
export interface GoogleTokens {
  readonly current: (account: AccountAccess) => Effect.Effect<Redacted.Redacted, PlatformError>
  /** Another one in place of `refused`. Callers at the same time share one renewal. */
  readonly renewed: (
    account: AccountAccess,
    refused: Redacted.Redacted
  ) => Effect.Effect<Redacted.Redacted, PlatformError>
}

type Send = (request: ReturnType<typeof createRefreshRequest>) => Effect.Effect<PlatformAnswer, Transient>

export const makeAccessTokens = (client: GoogleClient, send: Send): Effect.Effect<GoogleTokens> =>
  Effect.gen(function* () {
    // Keyed by the refresh token, so that a channel connected anew never gets a token of its old connection.
    const renewals = yield* Cache.makeWith<Redacted.Redacted, FreshToken, PlatformError>({
      capacity: 10_000,
      lookup: tracedFn("YouTube.renewToken")(function* (refreshToken) {
        if (client.clientId === "") return yield* noClient
        const answer = yield* send(createRefreshRequest(client, refreshToken))
        return yield* handleRefresh(answer, yield* DateTime.now)
      }),
      timeToLive: Exit.match({
        onFailure: () => Duration.zero,
        onSuccess: ({ lifetime }) => Duration.subtract(lifetime, renewalMargin)
      })
    })

    const renew = (refreshToken: Redacted.Redacted) =>
      renewals.get(refreshToken).pipe(
        Effect.tapError(() => renewals.invalidate(refreshToken)),
        Effect.map(({ accessToken }) => accessToken)
      )

    return {
      current: tracedFn("AccessTokens.current")(function* (account) {
        const credential = yield* readCredential(account.token)
        const refreshToken = credential.refresh_token
        if (refreshToken !== undefined) {
          const kept = yield* renewals.getOptionComplete(refreshToken)
          if (Option.isSome(kept)) return kept.value.accessToken
        }
        if (stillGood(credential, yield* DateTime.now)) return credential.access_token
        return yield* refreshToken === undefined ? Effect.fail(connectionEnded) : renew(refreshToken)
      }),
      renewed: tracedFn("AccessTokens.renewed")(function* (account, refused) {
        const { refresh_token: refreshToken } = yield* readCredential(account.token)
        if (refreshToken === undefined) return yield* connectionEnded
        yield* renewals.invalidateWhen(refreshToken, ({ accessToken }) => Equal.equals(accessToken, refused))
        return yield* renew(refreshToken)
      })
    }
  })

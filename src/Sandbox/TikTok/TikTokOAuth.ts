import { Either, Option } from "effect"
import { answered, type CallHandler, type HandledCall } from "../World/Call.ts"
import { findToken, type GrantedToken, type World } from "../World/World.ts"
import { answer, badParameter, refreshEnded } from "./TikTokAnswer.ts"
import { onPath, required } from "./TikTokHandler.ts"

/** Seconds that an access token lives. */
const lifetime = 86_400

/** A new pair of tokens for an account, as TikTok answers it. */
export const pairOf = (world: World, accountId: string, scopes: ReadonlyArray<string>, now: number): HandledCall => {
  const sequence = world.sequence + 1
  const of = { platform: "tiktok", accountId, scopes, revoked: false } as const
  const access: GrantedToken = {
    ...of,
    token: `act.sandbox-${sequence}`,
    kind: "access",
    expiresAt: now + lifetime * 1000
  }
  const next: GrantedToken = { ...of, token: `rft.sandbox-${sequence}`, kind: "refresh", expiresAt: null }
  return answered(
    { ...world, sequence, tokens: [...world.tokens, access, next] },
    answer({
      access_token: access.token,
      expires_in: lifetime,
      refresh_token: next.token,
      refresh_token_expires_in: 31_536_000,
      open_id: accountId,
      scope: scopes.join(","),
      token_type: "Bearer"
    })
  )
}

/** `POST tt_user/oauth2/refresh_token/`: a new pair for a refresh token, which ends with that. */
export const refresh: CallHandler = onPath((world, call, now) =>
  Either.gen(function* () {
    yield* required(call, "client_id")
    yield* required(call, "client_secret")
    if ((yield* required(call, "grant_type")) !== "refresh_token")
      return yield* Either.left(badParameter("grant_type: Must be refresh_token."))
    const given = yield* required(call, "refresh_token")
    const old = yield* Either.fromOption(
      Option.filter(findToken(world, "tiktok", given), ({ kind, revoked }) => kind === "refresh" && !revoked),
      () => refreshEnded
    )
    const others = world.tokens.filter((token) => token !== old)
    return pairOf({ ...world, tokens: others }, old.accountId, old.scopes, now)
  })
)

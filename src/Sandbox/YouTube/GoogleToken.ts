import { Either, Option } from "effect"
import { type Answer, answered, type Handler, json } from "../World/Call.ts"
import type { Settings } from "../World/Settings.ts"
import { findToken, type Token } from "../World/World.ts"

/** Seconds that an access token lives, as Google announces it. */
const lifetime = 3599

const refusal = (status: number, error: string, description: string): Answer =>
  json(status, { error, error_description: description })

export const invalidGrant = refusal(400, "invalid_grant", "Token has been expired or revoked.")

/** `POST /google/token`: a new access token for a refresh token; the refresh token stays the same. */
export const refresh =
  (client: Settings["googleClient"]): Handler =>
  (world, call, now) =>
    Either.gen(function* () {
      const field = (name: string) => {
        const value = call.body[name]
        return typeof value === "string" && value !== ""
          ? Either.right(value)
          : Either.left(refusal(400, "invalid_request", `Missing required parameter: ${name}`))
      }
      const grant = yield* field("grant_type")
      if (grant !== "refresh_token")
        return yield* Either.left(refusal(400, "unsupported_grant_type", `Invalid grant_type: ${grant}`))
      const id = yield* field("client_id")
      const secret = yield* field("client_secret")
      if (client !== null && (client.id !== id || client.secret !== secret))
        return yield* Either.left(refusal(401, "invalid_client", "The OAuth client was not found."))
      const known = findToken(world, "youtube", yield* field("refresh_token"))
      const { accountId, scopes } = yield* Either.fromOption(
        Option.filter(known, (token) => token.kind === "refresh" && !token.revoked),
        () => invalidGrant
      )
      const sequence = world.sequence + 1
      const token: Token = {
        platform: "youtube",
        token: `ya29.sandbox-${sequence}`,
        kind: "access",
        accountId,
        scopes,
        expiresAt: now + lifetime * 1000,
        revoked: false
      }
      const alive = world.tokens.filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
      return answered(
        { ...world, sequence, tokens: [...alive, token] },
        json(200, { access_token: token.token, expires_in: lifetime, scope: scopes.join(" "), token_type: "Bearer" })
      )
    })

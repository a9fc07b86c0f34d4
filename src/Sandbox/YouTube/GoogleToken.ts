import { Either, Option } from "effect"
import { type CodeProblem, takeCode } from "../Login/Codes.ts"
import { answered, type Call, type CallAnswer, type CallHandler, type HandledCall, json } from "../World/Call.ts"
import type { Settings } from "../World/Settings.ts"
import { findToken, type GrantedToken, type World } from "../World/World.ts"
import { refreshToken } from "./YouTubeSeed.ts"

/** Seconds that an access token lives, as Google announces it. */
const lifetime = 3599

const refusal = (status: number, error: string, description: string): CallAnswer =>
  json(status, { error, error_description: description })

export const invalidGrant = refusal(400, "invalid_grant", "Token has been expired or revoked.")

const accessToken = (world: World, accountId: string, scopes: ReadonlyArray<string>, now: number) => {
  const sequence = world.sequence + 1
  const token: GrantedToken = {
    platform: "youtube",
    token: `ya29.sandbox-${sequence}`,
    kind: "access",
    accountId,
    scopes,
    expiresAt: now + lifetime * 1000,
    revoked: false
  }
  const alive = world.tokens.filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
  const answer = { access_token: token.token, expires_in: lifetime, scope: scopes.join(" "), token_type: "Bearer" }
  return { answer, world: { ...world, sequence, tokens: [...alive, token] } }
}

const field = (call: Call, name: string) => {
  const value = call.body[name]
  return typeof value === "string" && value !== ""
    ? Either.right(value)
    : Either.left(refusal(400, "invalid_request", `Missing required parameter: ${name}`))
}

const noClient = refusal(401, "invalid_client", "The OAuth client was not found.")

const refusals: Readonly<Record<CodeProblem, CallAnswer>> = {
  client: noClient,
  secret: refusal(401, "invalid_client", "Unauthorized"),
  code: refusal(400, "invalid_grant", "Malformed auth code."),
  used: refusal(400, "invalid_grant", "Bad Request"),
  expired: refusal(400, "invalid_grant", "Bad Request"),
  redirect_uri: refusal(400, "redirect_uri_mismatch", "Bad Request"),
  verifier: refusal(400, "invalid_grant", "Invalid code verifier.")
}

/** For a code: a refresh token as well, which lasts. */
const exchange = (settings: Settings, world: World, call: Call, now: number): Either.Either<HandledCall, CallAnswer> =>
  Either.gen(function* () {
    const sent = {
      platform: "youtube",
      clientId: yield* field(call, "client_id"),
      secret: yield* field(call, "client_secret"),
      code: yield* field(call, "code"),
      redirectUri: yield* field(call, "redirect_uri"),
      verifier: typeof call.body["code_verifier"] === "string" ? call.body["code_verifier"] : ""
    } as const
    const taken = yield* Either.mapLeft(takeCode(settings, world, sent, now), (why) => refusals[why])
    const { scopes, subject } = taken.login
    const made = accessToken(taken.world, subject, scopes, now)
    const lasting = { ...refreshToken(subject, `1//sandbox-${made.world.sequence}`), scopes }
    return {
      world: { ...made.world, tokens: [...made.world.tokens, lasting] },
      answer: json(200, { ...made.answer, refresh_token: lasting.token })
    }
  })

/** `POST /google/token`: tokens for a code, or a new access token for a refresh token, which stays the same. */
export const tokens =
  (settings: Settings): CallHandler =>
  (world, call, now) =>
    Either.gen(function* () {
      const grant = yield* field(call, "grant_type")
      if (grant === "authorization_code") return yield* exchange(settings, world, call, now)
      if (grant !== "refresh_token")
        return yield* Either.left(refusal(400, "unsupported_grant_type", `Invalid grant_type: ${grant}`))
      const id = yield* field(call, "client_id")
      const secret = yield* field(call, "client_secret")
      const client = settings.googleClient
      if (client !== null && (client.id !== id || client.secret !== secret)) return yield* Either.left(noClient)
      const known = findToken(world, "youtube", yield* field(call, "refresh_token"))
      const { accountId, scopes } = yield* Either.fromOption(
        Option.filter(known, (token) => token.kind === "refresh" && !token.revoked),
        () => invalidGrant
      )
      const made = accessToken(world, accountId, scopes, now)
      return { world: made.world, answer: json(200, made.answer) }
    })

/** `POST /google/revoke`: ends what somebody allowed, by any of its tokens. */
export const revoke: CallHandler = (world, call) =>
  Either.gen(function* () {
    const known = findToken(world, "youtube", yield* field(call, "token"))
    const { accountId } = yield* Either.fromOption(
      Option.filter(known, ({ revoked }) => !revoked),
      () => refusal(400, "invalid_token", "Token expired or revoked")
    )
    const after = world.tokens.map((one) =>
      one.platform === "youtube" && one.accountId === accountId ? { ...one, revoked: true } : one
    )
    return answered({ ...world, tokens: after }, json(200, {}))
  })

/** `GET /google/tokeninfo`: what an access token may do, and whose app it was made for. */
export const tokenInfo =
  (client: Settings["googleClient"]): CallHandler =>
  (world, call, now) =>
    Either.map(
      Either.fromOption(
        Option.filter(
          findToken(world, "youtube", call.query["access_token"] ?? ""),
          ({ expiresAt, kind, revoked }) => kind === "access" && !revoked && (expiresAt === null || expiresAt > now)
        ),
        () => refusal(400, "invalid_token", "Invalid Value")
      ),
      ({ scopes }) =>
        answered(world, json(200, { ...(client === null ? {} : { aud: client.id }), scope: scopes.join(" ") }))
    )

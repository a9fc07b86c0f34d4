import { Either, Option } from "effect"
import { problem } from "../Graph/GraphAnswer.ts"
import { authorise } from "../Graph/GraphAuth.ts"
import { input, required } from "../Graph/GraphInput.ts"
import { codeRefused } from "../Graph/MetaCodes.ts"
import { metaRules } from "../Graph/MetaRules.ts"
import { takeCode } from "../Login/Codes.ts"
import { loginRoutes } from "../Login/LoginPage.ts"
import { type CallHandler, type CallRoute, json } from "../World/Call.ts"
import type { Settings } from "../World/Settings.ts"
import type { GrantedToken, World } from "../World/World.ts"

const hour = 3_600_000
const day = 24 * hour
const platform = "threads"

const scopes = [
  "threads_basic",
  "threads_read_replies",
  "threads_manage_replies",
  "threads_content_publish",
  "threads_delete"
]

const withToken = (world: World, accountId: string, given: ReadonlyArray<string>, expiresAt: number) => {
  const sequence = world.sequence + 1
  const token: GrantedToken = {
    platform,
    token: `THAA.sandbox-${sequence}`,
    kind: "user",
    accountId,
    scopes: given,
    expiresAt,
    revoked: false,
    grantedBy: accountId
  }
  return { token: token.token, world: { ...world, sequence, tokens: [...world.tokens, token] } }
}

/** `POST /oauth/access_token`: a code for a token of an hour. */
const exchangeCode =
  (settings: Settings): CallHandler =>
  (world, call, now) =>
    Either.gen(function* () {
      const clientId = yield* required(call, "client_id")
      const secret = yield* required(call, "client_secret")
      if ((yield* required(call, "grant_type")) !== "authorization_code")
        return yield* Either.left(problem({ message: "Invalid grant_type", code: 100 }))
      const redirectUri = yield* required(call, "redirect_uri")
      const code = yield* required(call, "code")
      const taken = yield* Either.mapLeft(
        takeCode(settings, world, { platform, clientId, secret, code, redirectUri, verifier: "" }, now),
        codeRefused
      )
      const made = withToken(taken.world, taken.login.subject, taken.login.scopes, now + hour)
      return { world: made.world, answer: json(200, { access_token: made.token, user_id: taken.login.subject }) }
    })

const lasting = (made: ReturnType<typeof withToken>) => ({
  world: made.world,
  answer: json(200, { access_token: made.token, token_type: "bearer", expires_in: (60 * day) / 1000 })
})

/** `GET /access_token`: a token of 60 days for one of an hour. */
const exchangeToken =
  (settings: Settings): CallHandler =>
  (world, call, now) =>
    Either.gen(function* () {
      if ((yield* required(call, "grant_type")) !== "th_exchange_token")
        return yield* Either.left(problem({ message: "Invalid grant_type", code: 100 }))
      const secret = yield* required(call, "client_secret")
      if (!settings.clients.some((one) => one.platform === platform && one.secret === secret))
        return yield* Either.left(codeRefused("secret"))
      const { accountId, scopes: given } = yield* authorise(settings, platform)(world, call, now)
      return lasting(withToken(world, accountId, given, now + 60 * day))
    })

/** `GET /refresh_access_token`: 60 more days for a token that is older than a day. */
const refreshToken =
  (settings: Settings): CallHandler =>
  (world, call, now) =>
    Either.gen(function* () {
      if (Option.getOrNull(input(call, "grant_type")) !== "th_refresh_token")
        return yield* Either.left(problem({ message: "Invalid grant_type", code: 100 }))
      const token = yield* authorise(settings, platform)(world, call, now)
      if (token.expiresAt !== null && token.expiresAt > now + 59 * day)
        return yield* Either.left(problem({ message: "The access token must be at least 24 hours old.", code: 100 }))
      return lasting(withToken(world, token.accountId, token.scopes, now + 60 * day))
    })

/** Threads' own login, beside the version of the API. */
export const threadsLoginRoutes = (settings: Settings): ReadonlyArray<CallRoute> => [
  ...loginRoutes(
    metaRules({
      platform,
      name: "Threads",
      scopes,
      fragment: "#_",
      people: ({ accounts }) =>
        accounts.flatMap((account) =>
          account.platform === platform ? [{ id: account.id, name: account.name, hasRole: true }] : []
        )
    }),
    settings,
    "/threads/oauth/authorize"
  ),
  { method: "POST", path: "/threads/oauth/access_token", handle: exchangeCode(settings) },
  { method: "GET", path: "/threads/access_token", handle: exchangeToken(settings) },
  { method: "GET", path: "/threads/refresh_access_token", handle: refreshToken(settings) }
]

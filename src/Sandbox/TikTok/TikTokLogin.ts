import { Either, Option } from "effect"
import { type CodeProblem, knownClient, takeCode } from "../Login/Codes.ts"
import { loginRoutes, refusalPage } from "../Login/LoginPage.ts"
import type { LoginRules } from "../Login/LoginRules.ts"
import { answered, type CallAnswer, type CallHandler, type CallRoute } from "../World/Call.ts"
import type { Settings } from "../World/Settings.ts"
import { findToken } from "../World/World.ts"
import { answer, badParameter, tokenRefused } from "./TikTokAnswer.ts"
import { onPath, required } from "./TikTokHandler.ts"
import { pairOf } from "./TikTokOAuth.ts"
import { accountScopes } from "./TikTokSeed.ts"

const platform = "tiktok"

const rules: LoginRules = {
  platform,
  name: "TikTok",
  clientParameter: "client_key",
  scopes: accountScopes,
  separator: ",",
  codeLasts: 600_000,
  fragment: "",
  refuse: (why) => refusalPage(400, "Something went wrong", `We couldn't log in with TikTok: ${why}.`),
  denied: { error: "access_denied", error_description: "User denied the request" },
  people: ({ accounts }) =>
    accounts.flatMap((account) => (account.platform === platform ? [{ ...account, hasRole: true }] : []))
}

const refusals: Readonly<Record<CodeProblem, CallAnswer>> = {
  client: badParameter("client_id: The app does not exist."),
  secret: badParameter("client_secret: The secret is incorrect."),
  code: badParameter("auth_code: The code is invalid."),
  used: badParameter("auth_code: The code has been used."),
  expired: badParameter("auth_code: The code has expired."),
  redirect_uri: badParameter("redirect_uri: It does not match the one that the code was made for."),
  verifier: badParameter("code_verifier: It is invalid.")
}

/** `POST tt_user/oauth2/token/`: a pair of tokens for a code. */
const token = (settings: Settings): CallHandler =>
  onPath((world, call, now) =>
    Either.gen(function* () {
      const clientId = yield* required(call, "client_id")
      const secret = yield* required(call, "client_secret")
      if ((yield* required(call, "grant_type")) !== "authorization_code")
        return yield* Either.left(badParameter("grant_type: Must be authorization_code."))
      const code = yield* required(call, "auth_code")
      const redirectUri = yield* required(call, "redirect_uri")
      const taken = yield* Either.mapLeft(
        takeCode(settings, world, { platform, clientId, secret, code, redirectUri, verifier: "" }, now),
        (why) => refusals[why]
      )
      return pairOf(taken.world, taken.login.subject, taken.login.scopes, now)
    })
  )

/** `POST tt_user/oauth2/revoke/`: ends every token of the account. */
const revoke = (settings: Settings): CallHandler =>
  onPath((world, call) =>
    Either.gen(function* () {
      const clientId = yield* required(call, "client_id")
      const secret = yield* required(call, "client_secret")
      yield* Either.mapLeft(knownClient(settings, { platform, clientId, secret }), (why) => refusals[why])
      const known = findToken(world, platform, yield* required(call, "access_token"))
      const { accountId } = yield* Either.fromOption(
        Option.filter(known, ({ kind, revoked }) => kind === "access" && !revoked),
        () => tokenRefused
      )
      const tokens = world.tokens.map((one) =>
        one.platform === platform && one.accountId === accountId ? { ...one, revoked: true } : one
      )
      return answered({ ...world, tokens }, answer({}))
    })
  )

/** The login of an account's holder. */
export const tiktokLoginRoutes = (settings: Settings): ReadonlyArray<CallRoute> => [
  ...loginRoutes(rules, settings, "/tiktok/v2/auth/authorize"),
  { method: "POST", path: "/tiktok/open_api/v1.3/tt_user/oauth2/token/", handle: token(settings) },
  { method: "POST", path: "/tiktok/open_api/v1.3/tt_user/oauth2/revoke/", handle: revoke(settings) }
]

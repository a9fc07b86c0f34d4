import { HttpClientRequest } from "@effect/platform"
import { Effect, Option, Redacted, Schema } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { type Diagnoses, deadToken, finding, fullQuota, lackingPermissions } from "../Port/Diagnosis.ts"
import { type PlatformError, Transient } from "../Port/PlatformError.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"
import type { PlatformAnswer } from "../Port/PlatformHttp.ts"
import { lenient, parseJson } from "../Port/PlatformJson.ts"
import type { QuotaUsed } from "./Quota/Quota.ts"
import { type GoogleClient, readCredential } from "./Token.ts"

const needs = [
  {
    permission: "https://www.googleapis.com/auth/youtube.force-ssl",
    without: "comments cannot be hidden or answered, and held ones cannot be read"
  }
]
const again = "Connect the channel again, and tick everything on Google's page."
const dead =
  "Connect the channel again. Where this comes back after seven days, Google's app is still in Testing: publish it, on the Audience page of the Google Auth Platform."

/** What a token may do. It stands beside the address for tokens. */
export const createTokenInfoRequest = ({ tokenAddress }: GoogleClient, accessToken: Redacted.Redacted) =>
  HttpClientRequest.acceptJson(
    HttpClientRequest.get(tokenAddress.replace(/\/token$/, "/tokeninfo"), {
      urlParams: { access_token: Redacted.value(accessToken) }
    })
  )

const decodeInfo = Schema.decodeUnknownOption(
  Schema.Struct({ scope: lenient(Schema.String), aud: lenient(Schema.String) })
)

const untold = new Transient({ reason: "Google did not tell what the token may do." })

const unset = finding(
  "settings",
  "Steward cannot renew the token of this channel.",
  "Set STEWARD_GOOGLE_CLIENT_ID and STEWARD_GOOGLE_CLIENT_SECRET to those of your app at Google."
)
const stranger = finding(
  "settings",
  "The token of this channel was made for another app than the one that Steward is set up with.",
  "Set STEWARD_GOOGLE_CLIENT_ID to the id of the app that the channel was connected with, or connect it again."
)
const endless = finding("token", "The channel was connected without a refresh_token, so the connection ends.", again)

interface Asking {
  readonly client: GoogleClient
  readonly current: (account: AccountAccess) => Effect.Effect<Redacted.Redacted, PlatformError>
  /** Another one in place of what was refused. */
  readonly renewed: (
    account: AccountAccess,
    refused: Redacted.Redacted
  ) => Effect.Effect<Redacted.Redacted, PlatformError>
  readonly send: (request: HttpClientRequest.HttpClientRequest) => Effect.Effect<PlatformAnswer, Transient>
  readonly used: Effect.Effect<QuotaUsed>
}

/** What a channel lacks. */
export const youtubeDiagnosis = ({ client, current, renewed, send, used }: Asking): Diagnoses => ({
  diagnose: tracedFn("YouTube.diagnose")(function* (account) {
    const { expires_at, refresh_token } = yield* readCredential(account.token)
    const { limit, units } = yield* used
    const quota = { used: units, limit, of: "units of today's quota, which all channels share," }
    if (client.clientId === "") return { findings: [unset], tokenEndsAt: expires_at, quota }
    const inspected = yield* Effect.gen(function* () {
      const token = yield* current(account)
      const first = yield* send(createTokenInfoRequest(client, token))
      return first.status === 200 ? first : yield* send(createTokenInfoRequest(client, yield* renewed(account, token)))
    }).pipe(
      Effect.asSome,
      Effect.catchTag("TokenExpired", () => Effect.succeedNone)
    )
    if (Option.isNone(inspected)) {
      return { ...deadToken("Google no longer accepts the connection to this channel.", dead), quota }
    }
    const answer = inspected.value
    const info = Option.flatMap(parseJson(answer.body), decodeInfo)
    if (answer.status !== 200 || Option.isNone(info)) return yield* untold
    const { aud, scope } = info.value
    return {
      findings: [
        ...(scope === null ? [] : lackingPermissions("Google", needs, scope.split(" "), again)),
        ...(aud !== null && aud !== client.clientId ? [stranger] : []),
        ...(refresh_token === undefined ? [endless] : []),
        ...fullQuota(
          quota,
          "Wait until midnight in California. Where it comes back, read less often (STEWARD_YOUTUBE_POLL_EVERY), or ask Google for more quota."
        )
      ],
      tokenEndsAt: refresh_token === undefined ? expires_at : null,
      quota
    }
  })
})

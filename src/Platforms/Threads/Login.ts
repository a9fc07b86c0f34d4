import { HttpClientRequest } from "@effect/platform"
import { DateTime, Duration, Effect, Option, Redacted, Schema } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import type { GraphCall } from "../Graph/GraphCall.ts"
import { graphAnswer } from "../Graph/GraphResponse.ts"
import type { AccountIdentity } from "../Port/Identity.ts"
import { NotAllowed } from "../Port/PlatformError.ts"
import type { LoginCode, PlatformLogin } from "../Port/PlatformLogin.ts"
import { createProfileRequest, handleProfile } from "./ThreadsCalls.ts"
import { storedCredential, threadsCredential } from "./ThreadsCredential.ts"
import type { ThreadsSettings } from "./ThreadsSettings.ts"

const scopes = ["threads_basic", "threads_read_replies", "threads_manage_replies", "threads_content_publish"]

interface ThreadsApp {
  readonly id: string
  readonly secret: Redacted.Redacted
}

/** Tokens are given out beside the version, and not below it. */
const besideVersion = (graph: string, path: string) => `${graph.replace(/\/+$/, "").replace(/\/v[\d.]+$/, "")}/${path}`

export const createCodeRequest = (graph: string, { id, secret }: ThreadsApp, { code, redirectUri }: LoginCode) =>
  HttpClientRequest.post(besideVersion(graph, "oauth/access_token")).pipe(
    HttpClientRequest.acceptJson,
    HttpClientRequest.bodyUrlParams({
      client_id: id,
      client_secret: Redacted.value(secret),
      grant_type: "authorization_code",
      redirect_uri: redirectUri,
      code: Redacted.value(code)
    })
  )

/** A token of 60 days for one of an hour. */
export const createExchangeRequest = (graph: string, { secret }: ThreadsApp, token: Redacted.Redacted) =>
  HttpClientRequest.acceptJson(
    HttpClientRequest.get(besideVersion(graph, "access_token"), {
      urlParams: {
        grant_type: "th_exchange_token",
        client_secret: Redacted.value(secret),
        access_token: Redacted.value(token)
      }
    })
  )

/** 60 more days for a token that is older than a day and still good. */
const createRenewalRequest = (graph: string, token: Redacted.Redacted) =>
  HttpClientRequest.acceptJson(
    HttpClientRequest.get(besideVersion(graph, "refresh_access_token"), {
      urlParams: { grant_type: "th_refresh_token", access_token: Redacted.value(token) }
    })
  )

const Secret = Schema.Redacted(Schema.NonEmptyString)
const handleCode = graphAnswer(Schema.Struct({ access_token: Secret }))
const handleLasting = graphAnswer(Schema.Struct({ access_token: Secret, expires_in: Schema.Number }))

const unset = new NotAllowed({
  reason: "Steward does not know its app at Threads. Set STEWARD_THREADS_APP_ID and STEWARD_THREADS_APP_SECRET."
})

/** Threads' own login, for the profile of whoever is signed in there. */
export const threadsLogin = (settings: ThreadsSettings, call: GraphCall): PlatformLogin => {
  const { appId, appSecret, authorize, graph } = settings
  const app = Effect.mapError(Effect.all({ id: appId, secret: appSecret }), () => unset)

  const stored = Effect.fnUntraced(function* (request: HttpClientRequest.HttpClientRequest) {
    const { access_token, expires_in } = yield* call(request, handleLasting)
    const endsAt = DateTime.addDuration(yield* DateTime.now, Duration.seconds(expires_in))
    return { token: access_token, stored: storedCredential(access_token, endsAt) }
  })

  return {
    missing: [
      ...(Option.isSome(appId) ? [] : ["STEWARD_THREADS_APP_ID"]),
      ...(Option.isSome(appSecret) ? [] : ["STEWARD_THREADS_APP_SECRET"])
    ],
    address: ({ redirectUri, state }) =>
      `${authorize}?${new URLSearchParams({
        client_id: Option.getOrElse(appId, () => ""),
        redirect_uri: redirectUri,
        scope: scopes.join(","),
        response_type: "code",
        state: Redacted.value(state)
      })}`,
    redeem: tracedFn("Threads.redeem")(function* (code) {
      const known = yield* app
      const { access_token } = yield* call(createCodeRequest(graph, known, code), handleCode)
      const lasting = yield* stored(createExchangeRequest(graph, known, access_token))
      const profile: AccountIdentity = yield* call(
        createProfileRequest({ base: graph, token: lasting.token }),
        handleProfile
      )

      return [{ ...profile, token: lasting.stored, authorizedBy: null, refusal: null }]
    }),
    // pushes are set up for the app, in its dashboard
    subscribe: null,
    renew: tracedFn("Threads.renew")((account) =>
      Effect.map(
        stored(createRenewalRequest(graph, threadsCredential(account.token).token)),
        (lasting) => lasting.stored
      )
    ),
    revoke: null
  }
}

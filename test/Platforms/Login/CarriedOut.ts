import type { HttpClient } from "@effect/platform"
import { assert } from "@effect/vitest"
import { Duration, Effect, Option, Redacted } from "effect"
import type { PlatformLogin } from "#src/Platforms/Port/PlatformLogin.ts"
import { type Answer, fakeHttp, type Sent } from "../FakeHttp.ts"

export const redirectUri = "https://steward.example.com/connect/there/"
export const request = { redirectUri, state: Redacted.make("STATE"), challenge: "CHALLENGE" }
export const code = { code: Redacted.make("CODE"), redirectUri, verifier: Redacted.make("VERIFIER") }
export const meta = {
  graph: "https://graph.facebook.com/v26.0",
  appSecret: Option.some(Redacted.make("SECRET")),
  verifyToken: Option.none(),
  appId: Option.some("100"),
  configId: Option.none<string>(),
  dialog: "https://www.facebook.com/v26.0/dialog/oauth",
  pollEvery: Duration.minutes(1)
}
export const words = { platform: "There", account: "account" }
export const threads = {
  ...meta,
  graph: "https://graph.threads.net/v1.0",
  appId: Option.some("200"),
  authorize: "https://www.threads.net/oauth/authorize"
}
export const tiktok = {
  api: "https://business-api.tiktok.com/open_api/v1.3",
  appId: "300",
  appSecret: Redacted.make("SECRET"),
  authorize: "https://www.tiktok.com/v2/auth/authorize",
  messages: false,
  pollEvery: Duration.minutes(2)
}
export const youtube = {
  api: "https://www.googleapis.com/youtube/v3",
  token: "https://oauth2.googleapis.com/token",
  clientId: "400",
  clientSecret: Redacted.make("SECRET"),
  authorize: "https://accounts.google.com/o/oauth2/v2/auth",
  pollEvery: Duration.minutes(1),
  dailyQuota: 10_000
}

/** Logs in, and does with the first account found whatever the platform offers; what went out, line by line. */
export const carriedOut = Effect.fn("carriedOut")(function* (
  make: Effect.Effect<PlatformLogin, never, HttpClient.HttpClient>,
  platform: "facebook" | "instagram" | "threads" | "tiktok" | "youtube",
  respond: (sent: Sent) => Answer
) {
  const { layer, sent } = fakeHttp(respond)
  const login = yield* Effect.provide(make, layer)
  const [found] = yield* login.redeem(code)
  if (found === undefined) return assert.fail("nothing to connect was found")
  const account = { platform, externalId: found.externalId, token: found.token }
  if (login.subscribe !== null) yield* login.subscribe(account)
  if (login.renew !== null) yield* login.renew(account)
  if (login.revoke !== null) yield* login.revoke(account, [])
  return {
    address: decodeURIComponent(login.address(request)),
    found,
    sent: sent.map(({ body, method, url }) => `${method} ${decodeURIComponent(url.href)} ${body}`.trim())
  }
})

export const graph = meta.graph
export const proofs = /&?\??appsecret_proof=[0-9a-f]{64}/
export const withoutProof = (line: string) => line.replace(proofs, "")

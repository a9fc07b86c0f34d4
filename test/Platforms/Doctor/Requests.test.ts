import { createHmac } from "node:crypto"
import { HttpClient } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Duration, Effect, Option, Redacted } from "effect"
import { facebookDiagnosis } from "#src/Platforms/Facebook/Diagnose.ts"
import { graphCall } from "#src/Platforms/Graph/GraphCall.ts"
import { instagramDiagnosis } from "#src/Platforms/Instagram/Diagnose.ts"
import type { Diagnoses } from "#src/Platforms/Port/Diagnosis.ts"
import type { AccountAccess } from "#src/Platforms/Port/PlatformGateway.ts"
import { platformHttp } from "#src/Platforms/Port/PlatformHttp.ts"
import { threadsDiagnosis } from "#src/Platforms/Threads/Diagnose.ts"
import { tiktokDiagnosis } from "#src/Platforms/TikTok/Diagnose.ts"
import { readCredential } from "#src/Platforms/TikTok/TikTokCredential.ts"
import { youtubeDiagnosis } from "#src/Platforms/YouTube/Diagnose.ts"
import { type Answer, fakeHttp, type Sent } from "../FakeHttp.ts"

const meta = {
  graph: "https://graph.facebook.com/v26.0",
  appSecret: Option.some(Redacted.make("SECRET")),
  verifyToken: Option.none(),
  appId: Option.some("100"),
  configId: Option.none<string>(),
  dialog: "",
  pollEvery: Duration.minutes(1)
}

const graph = "https://graph.facebook.com/v26.0"
const proofOf = (token: string) => createHmac("sha256", "SECRET").update(token).digest("hex")

/** What goes out to look at an account, line by line, with the token that a call carries in its header. */
const asked = Effect.fn("asked")(function* (
  make: Effect.Effect<Diagnoses, never, HttpClient.HttpClient>,
  account: AccountAccess,
  respond: (sent: Sent) => Answer
) {
  const { layer, sent } = fakeHttp(respond)
  const { findings } = yield* Effect.flatMap(make, ({ diagnose }) => diagnose(account)).pipe(Effect.provide(layer))
  const lines = sent.map(({ body, headers, method, url }) =>
    `${method} ${decodeURIComponent(url.href)} ${body} ${headers["authorization"] ?? headers["access-token"] ?? ""}`
      .replace(/ +/g, " ")
      .trim()
  )
  return { findings, lines }
})

const token = (value: object) => Redacted.make(JSON.stringify(value))
const metaAnswers =
  (scopes: ReadonlyArray<string>) =>
  ({ url: { pathname } }: Sent): Answer => {
    if (pathname.endsWith("/debug_token")) return { body: { data: { is_valid: true, expires_at: 0, scopes } } }
    if (pathname.endsWith("/permissions")) {
      return { body: { data: scopes.map((permission) => ({ permission, status: "live" })) } }
    }
    if (pathname.endsWith("/subscribed_apps"))
      return { body: { data: [{ id: "100", subscribed_fields: ["feed", "messages", "leadgen"] }] } }
    if (pathname.endsWith("/me/accounts"))
      return { body: { data: [{ id: "123", access_token: "PAGE", tasks: ["MODERATE"] }] } }
    return { body: { id: "123", instagram_business_account: { id: "178", username: "nordlys" } } }
  }

describe("what goes out to look at an account", () => {
  it.effect("of Facebook: each call but the app's own proves the app's secret", () =>
    Effect.gen(function* () {
      const { findings, lines } = yield* asked(
        Effect.map(graphCall({ platform: "Facebook", account: "page" }), (call) => facebookDiagnosis(meta, call)),
        { platform: "facebook", externalId: "123", token: token({ page_token: "PAGE", ads_token: "USER" }) },
        metaAnswers([
          "pages_read_engagement",
          "pages_read_user_content",
          "pages_manage_engagement",
          "pages_manage_metadata",
          "pages_messaging",
          "leads_retrieval"
        ])
      )
      assert.deepStrictEqual(findings, [])
      assert.deepStrictEqual(lines, [
        // platforms.md 1.1 "Inspect" (path confirmed, shape remembered)
        `GET ${graph}/debug_token?input_token=PAGE Bearer 100|SECRET`,
        // platforms.md 1.5 (S6): GET lists
        `GET ${graph}/123/subscribed_apps?fields=id,subscribed_fields&appsecret_proof=${proofOf("PAGE")} Bearer PAGE`,
        // the app's permissions edge of the Graph API reference (remembered)
        `GET ${graph}/100/permissions?limit=200 Bearer 100|SECRET`,
        // platforms.md 1.1 "Page tokens" (S17)
        `GET ${graph}/me/accounts?fields=id,tasks&limit=100&appsecret_proof=${proofOf("USER")} Bearer USER`
      ])
    })
  )

  it.effect("of Instagram, whose page it goes by", () =>
    Effect.gen(function* () {
      const { findings, lines } = yield* asked(
        Effect.map(graphCall({ platform: "Instagram", account: "account" }), (call) =>
          instagramDiagnosis(meta, call, {
            identify: () => Effect.succeed({ externalId: "178", name: "nordlys" })
          })
        ),
        { platform: "instagram", externalId: "178", token: token({ page_token: "PAGE", page_id: "123" }) },
        metaAnswers([
          "instagram_basic",
          "instagram_manage_comments",
          "instagram_manage_messages",
          "pages_read_engagement"
        ])
      )
      assert.deepStrictEqual(findings, [])
      assert.deepStrictEqual(lines, [
        `GET ${graph}/debug_token?input_token=PAGE Bearer 100|SECRET`,
        `GET ${graph}/123/subscribed_apps?fields=id,subscribed_fields&appsecret_proof=${proofOf("PAGE")} Bearer PAGE`,
        `GET ${graph}/100/permissions?limit=200 Bearer 100|SECRET`
      ])
    })
  )

  it.effect("of Threads, whose token looks at itself", () =>
    Effect.gen(function* () {
      const scopes = ["threads_basic", "threads_read_replies", "threads_manage_replies", "threads_content_publish"]
      const { findings, lines } = yield* asked(
        Effect.map(graphCall({ platform: "Threads", account: "profile" }), (call) =>
          threadsDiagnosis({ graph: "https://graph.threads.net/v1.0" }, call)
        ),
        { platform: "threads", externalId: "178", token: Redacted.make("TH") },
        ({ url }) =>
          url.pathname.endsWith("/debug_token")
            ? { body: { data: { is_valid: true, scopes, expires_at: 0 } } }
            : { body: { data: [{ reply_quota_usage: 1, reply_config: { quota_total: 1000 } }] } }
      )
      assert.deepStrictEqual(findings, [])
      assert.deepStrictEqual(lines, [
        // platforms.md 3.1 (S20, S22): it exists, and the token is a parameter
        "GET https://graph.threads.net/v1.0/debug_token?input_token=TH&access_token=TH",
        // platforms.md 3.5 "Quota read" (S26)
        "GET https://graph.threads.net/v1.0/me/threads_publishing_limit?fields=reply_quota_usage,reply_config&access_token=TH"
      ])
    })
  )

  it.effect("of TikTok, with its ads", () =>
    Effect.gen(function* () {
      const api = "https://business-api.tiktok.com/open_api/v1.3"
      const { findings, lines } = yield* asked(
        Effect.map(HttpClient.HttpClient, (client) =>
          tiktokDiagnosis(
            { api, appId: "300", appSecret: Redacted.make("SECRET"), messages: true },
            (account) => readCredential(account.token),
            platformHttp(client, "TikTok")
          )
        ),
        {
          platform: "tiktok",
          externalId: "open",
          token: token({
            access_token: "TT",
            refresh_token: "R",
            advertiser: { access_token: "ADS", advertiser_id: "7100" }
          })
        },
        ({ url }) => ({
          body: {
            code: 0,
            data: url.pathname.includes("token_info")
              ? { scope: "user.info.basic,video.list,comment.list,comment.list.manage,message.list.read" }
              : { callback_url: "https://steward.example.com/webhooks/tiktok" }
          }
        })
      )
      assert.deepStrictEqual(findings, [])
      assert.deepStrictEqual(lines, [
        // platforms.md 4.1 (S30, S31)
        `POST ${api}/tt_user/token_info/get/ {"app_id":"300","access_token":"TT"}`,
        // platforms.md 4.5 (S30, S31); its answer is not confirmed
        `GET ${api}/business/webhook/list/?app_id=300&secret=SECRET&event_type=COMMENT`,
        `GET ${api}/business/webhook/list/?app_id=300&secret=SECRET&event_type=DIRECT_MESSAGE`,
        // platforms.md 4.4 (S43)
        `GET ${api}/adgroup/get/?advertiser_id=7100&page=1&page_size=1 ADS`
      ])
    })
  )

  it.effect("of YouTube, beside the address for tokens, at no cost of quota", () =>
    Effect.gen(function* () {
      const client = {
        tokenAddress: "https://oauth2.googleapis.com/token",
        clientId: "400",
        clientSecret: Redacted.make("SECRET")
      }
      const { findings, lines } = yield* asked(
        Effect.map(HttpClient.HttpClient, (http) =>
          youtubeDiagnosis({
            client,
            current: () => Effect.succeed(Redacted.make("YT")),
            renewed: () => Effect.succeed(Redacted.make("YT2")),
            send: platformHttp(http, "Google"),
            used: Effect.succeed({ units: 10, limit: 10_000 })
          })
        ),
        {
          platform: "youtube",
          externalId: "UC1",
          token: token({ access_token: "YT", refresh_token: "R", expires_at: "2999-01-01T00:00:00.000Z" })
        },
        ({ url }) =>
          url.searchParams.get("access_token") === "YT2"
            ? { body: { aud: "400", scope: "https://www.googleapis.com/auth/youtube.force-ssl" } }
            : { status: 400, body: { error: "invalid_token" } }
      )
      assert.deepStrictEqual(findings, [])
      // Google's tokeninfo (remembered); a refused token is renewed once
      assert.deepStrictEqual(lines, [
        "GET https://oauth2.googleapis.com/tokeninfo?access_token=YT",
        "GET https://oauth2.googleapis.com/tokeninfo?access_token=YT2"
      ])
    })
  )
})

import { HttpClient } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Duration, Effect, Option, Redacted } from "effect"
import { facebookLogin } from "#src/Platforms/Facebook/Login.ts"
import { graphCall } from "#src/Platforms/Graph/GraphCall.ts"
import { instagramLogin } from "#src/Platforms/Instagram/Login.ts"
import { platformHttp } from "#src/Platforms/Port/PlatformHttp.ts"
import type { PlatformLogin } from "#src/Platforms/Port/PlatformLogin.ts"
import { threadsLogin } from "#src/Platforms/Threads/Login.ts"
import { tiktokLogin } from "#src/Platforms/TikTok/Login.ts"
import { youtubeLogin } from "#src/Platforms/YouTube/Login.ts"
import { type Answer, fakeHttp, type Sent } from "../FakeHttp.ts"

const redirectUri = "https://steward.example.com/connect/there/"
const request = { redirectUri, state: Redacted.make("STATE"), challenge: "CHALLENGE" }
const code = { code: Redacted.make("CODE"), redirectUri, verifier: Redacted.make("VERIFIER") }
const meta = {
  graph: "https://graph.facebook.com/v26.0",
  appSecret: Option.some(Redacted.make("SECRET")),
  verifyToken: Option.none(),
  appId: Option.some("100"),
  configId: Option.none<string>(),
  dialog: "https://www.facebook.com/v26.0/dialog/oauth",
  pollEvery: Duration.minutes(1)
}
const words = { platform: "There", account: "account" }
const threads = {
  ...meta,
  graph: "https://graph.threads.net/v1.0",
  appId: Option.some("200"),
  authorize: "https://www.threads.net/oauth/authorize"
}
const tiktok = {
  api: "https://business-api.tiktok.com/open_api/v1.3",
  appId: "300",
  appSecret: Redacted.make("SECRET"),
  authorize: "https://www.tiktok.com/v2/auth/authorize",
  messages: false,
  pollEvery: Duration.minutes(2)
}
const youtube = {
  api: "https://www.googleapis.com/youtube/v3",
  token: "https://oauth2.googleapis.com/token",
  clientId: "400",
  clientSecret: Redacted.make("SECRET"),
  authorize: "https://accounts.google.com/o/oauth2/v2/auth",
  pollEvery: Duration.minutes(1),
  dailyQuota: 10_000
}

/** Logs in, and does with the first account found whatever the platform offers; what went out, line by line. */
const carriedOut = Effect.fn("carriedOut")(function* (
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

const graph = meta.graph
const proofs = /&?\??appsecret_proof=[0-9a-f]{64}/
const withoutProof = (line: string) => line.replace(proofs, "")

describe("what goes out to log in", () => {
  const metaAnswers = ({ url }: Sent): Answer => {
    if (url.pathname.endsWith("/oauth/access_token")) return { body: { access_token: "USER", expires_in: 5_183_944 } }
    if (url.pathname.endsWith("/debug_token"))
      return {
        body: {
          data: {
            user_id: "700",
            scopes: [
              "pages_show_list",
              "pages_read_engagement",
              "pages_manage_engagement",
              "instagram_basic",
              "instagram_manage_comments",
              "ads_read"
            ]
          }
        }
      }
    if (url.pathname.endsWith("/adaccounts")) return { body: { data: [{ id: "act_1", account_id: "1" }] } }
    if (url.pathname.endsWith("/me/accounts"))
      return {
        body: {
          data: [
            {
              id: "123",
              name: "Nordlys",
              access_token: "PAGE",
              tasks: ["MODERATE"],
              instagram_business_account: { id: "178", username: "nordlys" }
            }
          ]
        }
      }
    return { body: { success: true } }
  }

  /** developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow and /access-tokens/get-long-lived */
  const metaLines = (pageFields: string) => [
    `GET ${graph}/oauth/access_token?client_id=100&client_secret=SECRET&redirect_uri=${redirectUri}&code=CODE`,
    `GET ${graph}/oauth/access_token?client_id=100&client_secret=SECRET&grant_type=fb_exchange_token&fb_exchange_token=USER`,
    // docs/graph-api/reference/debug_token
    `GET ${graph}/debug_token?input_token=USER`,
    // docs/marketing-api/reference: GET /me/adaccounts
    `GET ${graph}/me/adaccounts?fields=account_id&limit=100`,
    // docs/pages-api/getting-started: GET /me/accounts
    `GET ${graph}/me/accounts?fields=${pageFields}&limit=100`,
    // docs/graph-api/reference/page/subscribed_apps
    `POST ${graph}/123/subscribed_apps subscribed_fields=feed%2Cmessages%2Cmessaging_postbacks%2Cleadgen`,
    `GET ${graph}/oauth/access_token?client_id=100&client_secret=SECRET&grant_type=fb_exchange_token&fb_exchange_token=USER`,
    `DELETE ${graph}/123/subscribed_apps`,
    // docs/facebook-login/guides/permissions/request-revoke: DELETE /{user-id}/permissions
    `DELETE ${graph}/me/permissions`
  ]

  it.effect("to Facebook is as documented", () =>
    Effect.gen(function* () {
      const make = Effect.map(graphCall(words), (call) => facebookLogin(meta, call))
      const { address, found, sent } = yield* carriedOut(make, "facebook", metaAnswers)
      assert.strictEqual(
        address,
        `https://www.facebook.com/v26.0/dialog/oauth?client_id=100&redirect_uri=${redirectUri}&state=STATE&response_type=code&scope=pages_show_list,pages_manage_metadata,pages_read_engagement,pages_read_user_content,pages_manage_engagement,pages_messaging,leads_retrieval,ads_management,ads_read`
      )
      assert.deepStrictEqual(sent.map(withoutProof), metaLines("id,name,access_token,tasks"))
      // every call with a person's or a page's token proves that it comes from the app
      assert.deepStrictEqual(
        sent.map((line) => proofs.test(line)),
        [...Array(3).fill(false), ...Array(3).fill(true), false, true, true]
      )
      assert.deepInclude(found, { externalId: "123", name: "Nordlys", authorizedBy: "700", refusal: null })
      const configured = facebookLogin({ ...meta, configId: Option.some("900") }, () => Effect.die("nothing is sent"))
      assert.strictEqual(
        decodeURIComponent(configured.address(request)),
        `https://www.facebook.com/v26.0/dialog/oauth?client_id=100&redirect_uri=${redirectUri}&state=STATE&response_type=code&config_id=900`
      )
    })
  )

  it.effect("to Instagram is as documented", () =>
    Effect.gen(function* () {
      const make = Effect.map(graphCall(words), (call) => instagramLogin(meta, call))
      const { address, found, sent } = yield* carriedOut(make, "instagram", metaAnswers)
      assert.include(
        address,
        "scope=instagram_basic,instagram_manage_comments,instagram_manage_messages,pages_show_list,"
      )
      const fields = "id,name,access_token,tasks,instagram_business_account{id,username}"
      assert.deepStrictEqual(sent.map(withoutProof), metaLines(fields))
      assert.deepInclude(found, { externalId: "178", name: "nordlys", authorizedBy: "700", refusal: null })
    })
  )

  it.effect("to Threads is as documented", () =>
    Effect.gen(function* () {
      const make = Effect.map(graphCall(words), (call) => threadsLogin(threads, call))
      const { address, found, sent } = yield* carriedOut(make, "threads", ({ url }) =>
        url.pathname.endsWith("/me")
          ? { body: { id: "178", username: "nordlys" } }
          : { body: { access_token: "TH", expires_in: 5_183_944 } }
      )
      // fbsamples/threads_api: the sample's login, and its Postman collection for the rest
      assert.strictEqual(
        address,
        `https://www.threads.net/oauth/authorize?client_id=200&redirect_uri=${redirectUri}&scope=threads_basic,threads_read_replies,threads_manage_replies,threads_content_publish&response_type=code&state=STATE`
      )
      const host = "https://graph.threads.net"
      assert.deepStrictEqual(sent, [
        `POST ${host}/oauth/access_token client_id=200&client_secret=SECRET&grant_type=authorization_code&redirect_uri=${encodeURIComponent(redirectUri)}&code=CODE`,
        `GET ${host}/access_token?grant_type=th_exchange_token&client_secret=SECRET&access_token=TH`,
        `GET ${host}/v1.0/me?fields=id,username&access_token=TH`,
        `GET ${host}/refresh_access_token?grant_type=th_refresh_token&access_token=TH`
      ])
      assert.deepInclude(found, { externalId: "178", name: "nordlys", authorizedBy: null })
    })
  )

  it.effect("to TikTok is as documented", () =>
    Effect.gen(function* () {
      const scope = "user.info.basic,video.list,comment.list,comment.list.manage"
      const make = Effect.map(HttpClient.HttpClient, (client) => tiktokLogin(tiktok, platformHttp(client, "TikTok")))
      const { address, found, sent } = yield* carriedOut(make, "tiktok", ({ url }) => ({
        body: {
          code: 0,
          data: url.pathname.endsWith("/token/")
            ? { access_token: "ACT", expires_in: 86_400, refresh_token: "RFT", open_id: "-000", scope }
            : { username: "nordlys", display_name: "Nordlys" }
        }
      }))
      // business-api.tiktok.com/portal/docs: "Obtain a TikTok account holder's authorization", tt_user/oauth2/token/, tt_user/oauth2/revoke/
      assert.strictEqual(
        address,
        `https://www.tiktok.com/v2/auth/authorize?client_key=300&response_type=code&scope=${scope}&redirect_uri=${redirectUri}&state=STATE`
      )
      // message.list.read (platforms.md 4.1): asked for where the operator says that TikTok has given it
      const asking = tiktokLogin({ ...tiktok, messages: true }, () => Effect.die("nothing is sent"))
      assert.include(asking.address(request), `scope=${encodeURIComponent(`${scope},message.list.read`)}&`)
      assert.deepStrictEqual(sent, [
        `POST ${tiktok.api}/tt_user/oauth2/token/ {"client_id":"300","client_secret":"SECRET","grant_type":"authorization_code","auth_code":"CODE","redirect_uri":"${redirectUri}"}`,
        `GET ${tiktok.api}/business/get/?business_id=-000&fields=["username","display_name"]`,
        `POST ${tiktok.api}/tt_user/oauth2/revoke/ {"client_id":"300","client_secret":"SECRET","access_token":"ACT"}`
      ])
      assert.deepInclude(found, { externalId: "-000", name: "Nordlys", authorizedBy: null })
    })
  )

  it.effect("to YouTube is as documented", () =>
    Effect.gen(function* () {
      const scope = "https://www.googleapis.com/auth/youtube.force-ssl"
      const make = Effect.map(HttpClient.HttpClient, (client) =>
        youtubeLogin(youtube, platformHttp(client, "Google"), platformHttp(client, "YouTube"))
      )
      const { address, found, sent } = yield* carriedOut(make, "youtube", ({ url }) =>
        url.pathname.endsWith("/token")
          ? { body: { access_token: "YA", expires_in: 3599, refresh_token: "1//", scope, token_type: "Bearer" } }
          : { body: { items: [{ id: "UC1", snippet: { title: "Nordlys" } }] } }
      )
      // developers.google.com/youtube/v3/guides/auth/server-side-web-apps, and /identity/protocols/oauth2/native-app for PKCE
      assert.strictEqual(
        address,
        `https://accounts.google.com/o/oauth2/v2/auth?client_id=400&redirect_uri=${redirectUri}&response_type=code&scope=${scope}&access_type=offline&prompt=consent&state=STATE&code_challenge=CHALLENGE&code_challenge_method=S256`
      )
      assert.deepStrictEqual(sent, [
        `POST https://oauth2.googleapis.com/token grant_type=authorization_code&client_id=400&client_secret=SECRET&redirect_uri=${encodeURIComponent(redirectUri)}&code=CODE&code_verifier=VERIFIER`,
        `GET ${youtube.api}/channels?part=id,snippet&mine=true`,
        "POST https://oauth2.googleapis.com/revoke token=1%2F%2F"
      ])
      assert.deepInclude(found, { externalId: "UC1", name: "Nordlys", authorizedBy: null })
    })
  )

  it.effect("takes nothing away from the accounts of the same person that stay", () =>
    Effect.gen(function* () {
      const { layer, sent } = fakeHttp(metaAnswers)
      const login = yield* Effect.provide(
        Effect.map(graphCall(words), (call) => facebookLogin(meta, call)),
        layer
      )
      const stored = (page_id: string) => Redacted.make(JSON.stringify({ page_token: "PAGE", page_id }))
      const of = (page: string) => ({ platform: "facebook", externalId: page, token: stored(page) }) as const
      if (login.revoke === null) return assert.fail("nothing is revoked")
      yield* login.revoke(of("123"), [{ ...of("123"), platform: "instagram", externalId: "178" }])
      assert.deepStrictEqual(sent, [])
      yield* login.revoke(of("123"), [of("456")])
      assert.deepStrictEqual(
        sent.map(({ method, url }) => [method, url.pathname]),
        [["DELETE", "/v26.0/123/subscribed_apps"]]
      )
    })
  )

  it.effect("has a page push as much as the permissions allow, which Meta refuses as a whole otherwise", () =>
    Effect.gen(function* () {
      const pushedWith = Effect.fn("pushedWith")(function* (refused: RegExp) {
        const { layer, sent } = fakeHttp(({ body }) =>
          refused.test(body)
            ? { status: 403, body: { error: { code: 200, message: "(#200) Requires a permission" } } }
            : { body: { success: true } }
        )
        const call = yield* Effect.provide(graphCall(words), layer)
        const token = Redacted.make(JSON.stringify({ page_token: "PAGE", page_id: "123" }))
        const { subscribe } = facebookLogin(meta, call)
        if (subscribe === null) return assert.fail("nothing is subscribed")
        yield* subscribe({ platform: "facebook", externalId: "123", token })
        return new URLSearchParams(sent.at(-1)?.body).get("subscribed_fields")
      })
      assert.strictEqual(yield* pushedWith(/nothing/), "feed,messages,messaging_postbacks,leadgen")
      assert.strictEqual(yield* pushedWith(/leadgen/), "feed,messages,messaging_postbacks")
      assert.strictEqual(yield* pushedWith(/messages/), "feed,leadgen")
      assert.strictEqual(yield* pushedWith(/messages|leadgen/), "feed")
    })
  )

  it.effect("names what a person did not allow, and what the operator has to set", () =>
    Effect.gen(function* () {
      const { layer } = fakeHttp((sent) =>
        sent.url.pathname.endsWith("/debug_token")
          ? { body: { data: { user_id: "700", scopes: ["pages_show_list", "pages_read_engagement"] } } }
          : metaAnswers(sent)
      )
      const call = yield* Effect.provide(graphCall(words), layer)
      const refused = yield* Effect.flip(facebookLogin(meta, call).redeem(code))
      assert.match(refused.reason, /did not give Steward pages_manage_engagement\./)
      const unset = { ...meta, appId: Option.none(), appSecret: Option.none() }
      assert.deepStrictEqual(facebookLogin(unset, call).missing, [
        "STEWARD_FACEBOOK_APP_ID",
        "STEWARD_FACEBOOK_APP_SECRET"
      ])
    })
  )
})

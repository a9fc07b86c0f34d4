import { HttpClient } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { graphCall } from "#src/Platforms/Graph/GraphCall.ts"
import { platformHttp } from "#src/Platforms/Port/PlatformHttp.ts"
import { threadsLogin } from "#src/Platforms/Threads/Login.ts"
import { tiktokLogin } from "#src/Platforms/TikTok/Login.ts"
import { youtubeLogin } from "#src/Platforms/YouTube/Login.ts"
import { carriedOut, redirectUri, request, threads, tiktok, words, youtube } from "./CarriedOut.ts"

describe("what goes out to log in", () => {
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
})

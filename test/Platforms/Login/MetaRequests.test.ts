import { assert, describe, it } from "@effect/vitest"
import { Effect, Option, Redacted } from "effect"
import { facebookLogin } from "#src/Platforms/Facebook/Login.ts"
import { graphCall } from "#src/Platforms/Graph/GraphCall.ts"
import { instagramLogin } from "#src/Platforms/Instagram/Login.ts"
import { type Answer, fakeHttp, type Sent } from "../FakeHttp.ts"
import { carriedOut, code, graph, meta, proofs, redirectUri, request, withoutProof, words } from "./CarriedOut.ts"

describe("what goes out to log in at Meta", () => {
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

import { assert, layer } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { Members } from "#src/Access/Members/Members.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { fromOwnPage, signedIn } from "#test/App/Operations/SignedIn.ts"
import { brand, member } from "#test/House.ts"
import { ask, DoorOnFakePlatform, refused } from "#test/Http/Asking.ts"
import { decided, detailOf, scene } from "#test/Moderation/Scene.ts"

layer(DoorOnFakePlatform)("people who are signed in, at the API", (it) => {
  it.effect("ask as themselves, and what they do names them and no key", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { api } = yield* signedIn(principal.personId, workspaceId)
      const { id } = yield* decided(account, "ask")
      const listed = yield* api("GET", "/autopilot/needs-you")
      assert.deepStrictEqual([listed.status, JSON.parse(listed.text).data.length], [200, 1])
      assert.isNotNull(listed.headers.get("ratelimit"))
      assert.strictEqual(listed.headers.get("cache-control"), "no-store")
      const done = yield* api("POST", `/autopilot/needs-you/${id}/answer`, { json: { answer: "hide" } })
      assert.strictEqual(done.status, 202, done.text)
      const { history } = yield* detailOf(workspaceId, id)
      assert.strictEqual(history.at(-1)?.actor, principal.personName)
      const me = yield* api("GET", "/me")
      assert.deepStrictEqual(JSON.parse(me.text).data, {
        workspace: { id: workspaceId, name: "Fjord Coffee" },
        key: null,
        created_by: { name: principal.personName },
        can_act: true,
        signed_in: { id: principal.personId, name: principal.personName, role: "owner", limited_to: null }
      })
    })
  )

  it.effect("only from a page of ours, and other sites spend nothing of what they may ask for", () =>
    Effect.gen(function* () {
      const { principal, workspaceId } = yield* scene()
      const { api } = yield* signedIn(principal.personId, workspaceId)
      const left = (answered: { readonly headers: Headers }) =>
        Number(/r=(\d+)/.exec(answered.headers.get("ratelimit") ?? "")?.[1])
      const before = left(yield* api("GET", "/me"))
      const foreign = [
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { "sec-fetch-site": "none" },
        { "sec-fetch-site": "" },
        { origin: "https://evil.test" },
        { origin: "null" }
      ]
      for (const headers of foreign) {
        for (const path of ["/me", "/comments", "/autopilot/guidance"]) {
          const answered = yield* api("GET", path, { headers })
          refused(answered, 403, "forbidden")
          assert.isNull(answered.headers.get("ratelimit"))
        }
        refused(
          yield* api("PUT", "/autopilot/guidance", { json: { guidance: "Hide all." }, headers }),
          403,
          "forbidden"
        )
      }
      const silent = { ...fromOwnPage, origin: "" }
      refused(yield* api("PUT", "/autopilot/guidance", { json: { guidance: "x" }, headers: silent }), 403, "forbidden")
      assert.strictEqual((yield* api("GET", "/autopilot/guidance")).text.includes('"guidance":""'), true)
      assert.strictEqual(left(yield* api("GET", "/me")), before - 2)
    })
  )

  it.effect("in a workspace of theirs that they name, with the role of this moment, until the session ends", () =>
    Effect.gen(function* () {
      const { accounts, personId, workspaceId } = yield* brand()
      const other = yield* brand({ name: "Granite Peak" })
      const { api, cookie } = yield* signedIn(personId, workspaceId)
      refused(yield* api("GET", "/comments", { headers: { "x-steward-workspace": "" } }), 400, "invalid_request")
      refused(
        yield* api("GET", "/comments", { headers: { "x-steward-workspace": other.workspaceId } }),
        404,
        "not_found"
      )
      refused(yield* api("GET", "/comments", { headers: { "x-steward-workspace": "ws_none" } }), 404, "not_found")
      const limited = yield* member(workspaceId, "manager", [accounts.facebook.accountId])
      const theirs = yield* signedIn(limited.personId, workspaceId)
      refused(yield* theirs.api("PUT", "/autopilot/guidance", { json: { guidance: "Hide links." } }), 403, "forbidden")
      const members = yield* Members
      yield* members.change({ workspaceId, personId: limited.personId, role: "viewer", limitedTo: null, actor: "Ada" })
      assert.isFalse(JSON.parse((yield* theirs.api("GET", "/me")).text).data.can_act)
      yield* members.remove({ workspaceId, personId: limited.personId, actor: "Ada" })
      refused(yield* theirs.api("GET", "/me"), 404, "not_found")
      yield* Effect.flatMap(Sessions, ({ endAll }) => endAll(personId))
      refused(yield* api("GET", "/me"), 401, "unauthorized")
      refused(yield* ask("GET", "/api/v1/me", { headers: { cookie } }), 403, "forbidden")
      refused(yield* ask("GET", "/api/v1/me"), 401, "unauthorized")
    })
  )

  it.effect("a request with a key is judged by the key alone", () =>
    Effect.gen(function* () {
      const { personId, workspaceId } = yield* brand()
      const viewer = yield* member(workspaceId, "viewer")
      const { api } = yield* signedIn(personId, workspaceId)
      const json = { guidance: "Hide links." }
      const authorization = `Bearer ${Redacted.value(viewer.key)}`
      refused(yield* api("PUT", "/autopilot/guidance", { json, headers: { authorization } }), 403, "forbidden")
      for (const wrong of ["Bearer stw_live_wrong", "Basic YTpi", ""]) {
        refused(yield* api("GET", "/me", { headers: { authorization: wrong } }), 401, "unauthorized")
      }
      refused(
        yield* api("POST", "/hooks", { json: { target_url: "https://93.184.215.14/x", event: "comment.hidden" } }),
        403,
        "forbidden"
      )
    })
  )
})

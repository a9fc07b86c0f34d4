import { assert, layer } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import * as ApiKey from "#src/Access/Keys/ApiKey.ts"
import { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { brand, member } from "#test/House.ts"
import { ask, Door, refused } from "./Asking.ts"

const me = "/api/v1/me"
const words = "The API key is missing, unknown or revoked; send it as Authorization: Bearer stw_live_…"

const withHeader = (authorization: string) => ask("GET", me, { headers: { authorization } })

/** Another last character, so that the checksum is wrong. */
const mistyped = (key: string) => key.slice(0, -1) + (key.endsWith("0") ? "1" : "0")

layer(Door)("authentication", (it) => {
  it.effect("says the same of every key that is no good", () =>
    Effect.gen(function* () {
      const { key, keyId, workspaceId } = yield* brand()
      const text = Redacted.value(key)
      const { revoke } = yield* KeyRevocation
      const stranger = Redacted.value(ApiKey.make(new Uint8Array(ApiKey.randomLength).fill(3)))
      const answers = [
        yield* ask("GET", me),
        ...(yield* Effect.forEach(
          ["", "Bearer", "Bearer ", `Basic ${text}`, `Digest ${text}`, text, `Bearer ${mistyped(text)}`],
          withHeader
        )),
        ...(yield* Effect.forEach(
          [`Bearer ${stranger}`, `Bearer ${text} ${text}`, `Bearer ${"a".repeat(5000)}`, `Bearer ${text}\u00e9`],
          withHeader
        ))
      ]
      assert.strictEqual((yield* withHeader(`Bearer ${text}`)).status, 200)
      yield* revoke(workspaceId, keyId, "Ada")
      answers.push(yield* withHeader(`Bearer ${text}`))
      for (const answer of answers) {
        assert.strictEqual(refused(answer, 401, "unauthorized").message, words)
        assert.strictEqual(answer.headers.get("www-authenticate"), "Bearer")
      }
    })
  )

  it.effect("takes the scheme in any case", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      for (const scheme of ["bearer", "BEARER", "Bearer"]) {
        assert.strictEqual((yield* withHeader(`${scheme}  ${Redacted.value(key)} `)).status, 200)
      }
    })
  )

  it.effect("reads the role at each call", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { key, personId } = yield* member(ours.workspaceId, "admin")
      const members = yield* Members
      const put = ask("PUT", "/api/v1/autopilot/guidance", { key, json: { guidance: "" } })
      assert.strictEqual((yield* put).status, 200)
      const who = { workspaceId: ours.workspaceId, personId, actor: "Grace" }
      yield* members.change({ ...who, role: "moderator", limitedTo: null })
      refused(yield* put, 403, "forbidden")
      yield* members.change({ ...who, role: "manager", limitedTo: [ours.accounts.facebook.accountId] })
      refused(yield* put, 403, "forbidden")
      yield* members.change({ ...who, role: "manager", limitedTo: null })
      assert.strictEqual((yield* put).status, 200)
      yield* members.remove(who)
      refused(yield* put, 401, "unauthorized")
      refused(yield* ask("GET", me, { key }), 401, "unauthorized")
    })
  )
})

const writes = [
  ["POST", "/api/v1/comments/com_none/actions"],
  ["POST", "/api/v1/autopilot/needs-you/com_none/answer"],
  ["PUT", "/api/v1/autopilot/guidance"],
  ["PATCH", "/api/v1/autopilot/protections"],
  ["POST", "/api/v1/hooks"]
] as const

layer(Door)("the order of checks", (it) => {
  it.effect("401, then 403, then 400, then 404", () =>
    Effect.gen(function* () {
      const { key, workspaceId } = yield* brand()
      const viewer = yield* member(workspaceId, "viewer")
      for (const [method, path] of writes) {
        for (const body of ["{", "{}", '{"nonsense":true}', ""]) {
          refused(yield* ask(method, path, { body }), 401, "unauthorized")
          refused(yield* ask(method, `${path}?nonsense=1`, { body, key: viewer.key }), 403, "forbidden")
          refused(yield* ask(method, path, { body, key }), 400, "invalid_request")
        }
        refused(
          yield* ask(method, path, { body: "{}", headers: { "content-type": "text/plain" } }),
          401,
          "unauthorized"
        )
        refused(yield* ask(method, path, { body: "x".repeat(1024 * 1024 + 1), key: viewer.key }), 403, "forbidden")
      }
      refused(yield* ask("GET", "/api/v1/comments?limit=0"), 401, "unauthorized")
      refused(yield* ask("GET", "/api/v1/comments/com_none?nonsense=1", { key }), 400, "invalid_request")
      refused(yield* ask("GET", "/api/v1/comments/com_none", { key }), 404, "not_found")
    })
  )

  it.effect("holds however a path is spelled", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      const { key } = yield* member(workspaceId, "viewer")
      for (const path of [
        "/API/V1/Autopilot/Guidance",
        "//api/v1/autopilot//guidance/",
        "/api/v1/%61utopilot/guidance"
      ]) {
        refused(yield* ask("PUT", path, { key, body: "{" }), 403, "forbidden")
      }
    })
  )
})

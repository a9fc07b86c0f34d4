import { HttpApi } from "@effect/platform"
import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect, Redacted, Schema } from "effect"
import { AppApi } from "#schema/app/AppApi.ts"
import { permissionOf } from "#schema/app/Permitted.ts"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { Account } from "#schema/resources/Account.ts"
import { may, refusal } from "#schema/resources/Permission.ts"
import { Role } from "#schema/resources/Workspace.ts"
import { Key, MadeKey, RevokedKey, RotatedKey } from "#schema/settings/Key.ts"
import { MadeInvitation, RemovedMember, TeamList, TeamMember } from "#schema/settings/Team.ts"
import { WorkspaceProfile } from "#schema/settings/WorkspaceSettings.ts"
import { Timestamp } from "#schema/Time.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { brand, member } from "#test/House.ts"
import { ask, Door, readAs, refused } from "#test/Http/Asking.ts"
import { asking } from "./Asking.ts"

const data = <A, I>(schema: Schema.Schema<A, I>) => Schema.Struct({ data: schema })

/** What each operation of Settings is asked for with; `:id` is one that is not there. */
const bodies: Readonly<Record<string, unknown>> = {
  "team.change": { role: "viewer" },
  "team.remove": { hooks: "end" },
  "team.invite": { email: "grace@example.com", role: "viewer" },
  "emailMarketing.set": { secret: "pk_0123456789abcdef" },
  "keys.create": { name: "Zapier" },
  "keys.rename": { name: "Make" },
  "keys.rotate": {},
  "workspace.change": {}
}

const groups = ["accounts", "assistants", "emailMarketing", "keys", "team", "workspace"]

const operations = () => {
  const found: Array<{ id: string; method: string; path: string; permission: ReturnType<typeof permissionOf> }> = []
  HttpApi.reflect(AppApi, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, group }) => {
      if (!groups.includes(group.identifier)) return
      const path = endpoint.path.replace("/app/v1/:workspace", "").replace(":id", "xxx_0").replace(":kind", "klaviyo")
      const id = `${group.identifier}.${endpoint.name}`
      found.push({ id, method: endpoint.method, path, permission: permissionOf(endpoint) })
    }
  })
  return found
}

const audited = Effect.fn("audited")(function* (workspaceId: WorkspaceId) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ what: string; actor: string }>`
    SELECT what, actor FROM audit_log WHERE workspace_id = ${workspaceId} ORDER BY at, id`
  return rows.map(({ what }) => what)
})

layer(Door)("operations of Settings", (it) => {
  it.effect("let each role do what the table of permissions says, and refuse the rest in words", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      for (const role of Role.literals) {
        const { personId } = yield* member(workspaceId, role)
        const asked = yield* asking(personId, workspaceId)
        for (const { id, method, path, permission } of operations()) {
          const json = bodies[id]
          const answered = yield* asked(method, path, json === undefined ? {} : { json })
          if (permission !== null && !may({ role, limitedTo: null }, permission)) {
            assert.strictEqual(refused(answered, 403, "forbidden").message, refusal(permission), `${id}, ${role}`)
          } else if (path.includes("xxx_0")) refused(answered, 404, "not_found")
          else
            assert.oneOf(
              answered.status,
              id.startsWith("emailMarketing") ? [200, 404] : [200, 201, 422],
              `${id}, ${role}: ${answered.text}`
            )
        }
      }
    })
  )

  it.effect("are not there for who is no member, and for who is not signed in", () =>
    Effect.gen(function* () {
      const { key, workspaceId } = yield* brand()
      const foreign = yield* brand()
      const before = yield* audited(workspaceId)
      const asForeigner = yield* asking(foreign.personId, workspaceId)
      for (const { id, method, path } of operations()) {
        const json = bodies[id]
        refused(yield* asForeigner(method, path, json === undefined ? {} : { json }), 404, "not_found")
        refused(yield* ask(method, `/app/v1/${workspaceId}${path}`, { key }), 401, "unauthorized")
      }
      assert.deepStrictEqual(yield* audited(workspaceId), before)
    })
  )

  it.effect("change members and invitations, and never above one's own rank", () =>
    Effect.gen(function* () {
      const { accounts, personId, workspaceId } = yield* brand()
      const asOwner = yield* asking(personId, workspaceId)
      const admin = yield* member(workspaceId, "admin")
      const asAdmin = yield* asking(admin.personId, workspaceId)
      const grace = yield* member(workspaceId, "moderator")
      const limited_to = [accounts.facebook.accountId]

      const changed = yield* asAdmin("PATCH", `/members/${grace.personId}`, { json: { limited_to } })
      assert.deepInclude(readAs(data(TeamMember), changed).data, { role: "moderator", limited_to })
      const kept = yield* asAdmin("PATCH", `/members/${grace.personId}`, { json: { role: "manager" } })
      assert.deepInclude(readAs(data(TeamMember), kept).data, { role: "manager", limited_to })
      const freed = yield* asAdmin("PATCH", `/members/${grace.personId}`, { json: { role: "viewer" } })
      assert.deepInclude(readAs(data(TeamMember), freed).data, { role: "viewer", limited_to: null })

      const foreign = yield* brand()
      const others: ReadonlyArray<AccountId> = [foreign.accounts.facebook.accountId]
      const json = { role: "moderator", limited_to: others }
      assert.include(
        refused(yield* asAdmin("PATCH", `/members/${grace.personId}`, { json }), 422, "unprocessable").message,
        "no account"
      )
      refused(yield* asAdmin("PATCH", `/members/${personId}`, { json: { role: "viewer" } }), 403, "forbidden")
      refused(yield* asAdmin("PATCH", `/members/${grace.personId}`, { json: { role: "owner" } }), 403, "forbidden")
      refused(yield* asAdmin("POST", `/members/${personId}/remove`, { json: { hooks: "end" } }), 403, "forbidden")
      refused(yield* asOwner("PATCH", `/members/${foreign.personId}`, { json: { role: "viewer" } }), 404, "not_found")
      const last = refused(
        yield* asOwner("PATCH", `/members/${personId}`, { json: { role: "admin" } }),
        422,
        "unprocessable"
      )
      assert.include(last.message, "only owner")

      refused(
        yield* asAdmin("POST", "/invitations", { json: { email: "a@example.com", role: "owner" } }),
        403,
        "forbidden"
      )
      refused(
        yield* asAdmin("POST", "/invitations", { json: { email: "nobody", role: "viewer" } }),
        422,
        "unprocessable"
      )
      const made = yield* asAdmin("POST", "/invitations", {
        json: { email: "kari@example.com", role: "moderator", limited_to }
      })
      assert.strictEqual(made.status, 201, made.text)
      const { invitation, link } = readAs(data(MadeInvitation), made).data
      assert.isNotNull(link, "no mail server is set up in tests, so that the link is shown")
      assert.deepStrictEqual(invitation.limited_to, limited_to)
      const again = readAs(data(MadeInvitation), yield* asAdmin("POST", `/invitations/${invitation.id}/resend`)).data
      assert.notStrictEqual(again.link, link)
      assert.deepStrictEqual(again.invitation.limited_to, limited_to)
      refused(yield* asAdmin("DELETE", `/invitations/${invitation.id}`), 404, "not_found")
      assert.strictEqual((yield* asAdmin("DELETE", `/invitations/${again.invitation.id}`)).status, 200)

      const removed = yield* asAdmin("POST", `/members/${grace.personId}/remove`, { json: { hooks: "take_over" } })
      assert.deepInclude(readAs(data(RemovedMember), removed).data, {
        id: grace.personId,
        keys_revoked: 1,
        hooks_passed: 0
      })
      const team = readAs(data(TeamList), yield* asOwner("GET", "/members")).data
      assert.sameMembers(
        team.members.map(({ id }) => id),
        [personId, admin.personId]
      )
      assert.deepStrictEqual(team.invitations, [])
      const log = yield* audited(workspaceId)
      for (const what of ["member.changed", "member.removed", "invitation.made", "invitation.taken_back"])
        assert.include(log, what)
    })
  )

  it.effect("make keys that are shown once, rename and rotate one's own, and revoke anybody's", () =>
    Effect.gen(function* () {
      const { keyId, personId, workspaceId } = yield* brand()
      const asked = yield* asking(personId, workspaceId)
      const other = yield* member(workspaceId, "admin")
      const asOther = yield* asking(other.personId, workspaceId)
      const json = { name: "  Zapier  ", scopes: ["read"], expires_at: "2030-01-01T00:00:00.000Z" }
      const created = yield* asked("POST", "/keys", { json })
      assert.strictEqual(created.status, 201, created.text)
      const made = readAs(data(MadeKey), created).data
      assert.deepInclude(made, { name: "Zapier", scopes: ["read"], expires_at: Timestamp.make(json.expires_at) })
      const me = yield* ask("GET", "/api/v1/me", { key: Redacted.make(made.key) })
      assert.strictEqual(me.status, 200, me.text)

      yield* Effect.flatMap(Keys, ({ keepUses }) => keepUses)
      const list = readAs(data(Schema.Array(Key)), yield* asked("GET", "/keys"))
      assert.notInclude(JSON.stringify(list), made.key)
      const byId = new Map(list.data.map((key) => [String(key.id), key]))
      assert.isNotNull(byId.get(made.id)?.used_at)
      assert.isNull(byId.get(other.keyId)?.used_at ?? null)
      assert.strictEqual(byId.get(made.id)?.acts_as.id, personId)

      const renamed = yield* asOther("PATCH", `/keys/${made.id}`, { json: { name: "Make" } })
      assert.strictEqual(readAs(data(Key), renamed).data.name, "Make")
      assert.include(
        refused(yield* asOther("POST", `/keys/${made.id}/rotate`, { json: {} }), 403, "forbidden").message,
        "Ada Operator"
      )
      const rotated = readAs(
        data(RotatedKey),
        yield* asked("POST", `/keys/${made.id}/rotate`, { json: { overlap_hours: 1 } })
      ).data
      assert.deepInclude(rotated, { name: "Make", scopes: ["read"] })
      refused(yield* asked("POST", `/keys/${made.id}/rotate`, { json: {} }), 409, "conflict")
      const revoked = readAs(data(RevokedKey), yield* asOther("DELETE", `/keys/${keyId}`)).data
      assert.deepStrictEqual(revoked, { id: keyId, revoked: true, hooks_removed: 0 })
      const foreign = yield* brand()
      refused(yield* asked("DELETE", `/keys/${foreign.keyId}`), 404, "not_found")
      refused(yield* asked("POST", `/keys/${foreign.keyId}/rotate`, { json: {} }), 404, "not_found")
      for (const wrong of [
        { name: " " },
        { name: "a\nb" },
        { name: "a", scopes: [] },
        { name: "a", expires_at: "soon" },
        {}
      ]) {
        refused(yield* asked("POST", "/keys", { json: wrong }), 400, "invalid_request")
      }
      const log = yield* audited(workspaceId)
      for (const what of ["key.created", "key.renamed", "key.rotated", "key.revoked"]) assert.include(log, what)
    })
  )

  it.effect("change the workspace, all of it or nothing", () =>
    Effect.gen(function* () {
      const { personId, workspaceId } = yield* brand()
      const asked = yield* asking(personId, workspaceId)
      const json = { name: "Fjord Tea", time_zone: TimeZone.make("America/New_York"), removed_texts_days: 7 }
      const changed = readAs(data(WorkspaceProfile), yield* asked("PATCH", "/workspace", { json })).data
      assert.deepInclude(changed, json)
      assert.deepStrictEqual(readAs(data(WorkspaceProfile), yield* asked("GET", "/workspace")).data, changed)
      assert.sameMembers((yield* audited(workspaceId)).slice(-3), [
        "workspace.renamed",
        "workspace.time_zone_changed",
        "removed_texts.changed"
      ])
      const before = yield* audited(workspaceId)
      assert.strictEqual((yield* asked("PATCH", "/workspace", { json })).status, 200)
      assert.deepStrictEqual(yield* audited(workspaceId), before, "what changes nothing is not in the log")
      for (const wrong of [
        { time_zone: "+02:00" },
        { removed_texts_days: -1 },
        { name: "x".repeat(101) },
        { colour: "red" }
      ]) {
        refused(yield* asked("PATCH", "/workspace", { json: wrong }), 400, "invalid_request")
      }
    })
  )

  it.effect("disconnect accounts of the workspace alone", () =>
    Effect.gen(function* () {
      const { accounts, personId, workspaceId } = yield* brand()
      const asked = yield* asking(personId, workspaceId)
      const { accountId } = accounts.facebook
      const { data: account } = readAs(data(Account), yield* asked("POST", `/accounts/${accountId}/disconnect`))
      assert.deepInclude(account.health, { state: "disconnected", reason: "Ada Operator disconnected it." })
      assert.strictEqual((yield* asked("POST", `/accounts/${accountId}/disconnect`)).status, 200)
      const log = yield* audited(workspaceId)
      assert.lengthOf(
        log.filter((what) => what === "account.disconnected"),
        1
      )
      const foreign = yield* brand()
      refused(yield* asked("POST", `/accounts/${foreign.accounts.facebook.accountId}/disconnect`), 404, "not_found")
    })
  )
})

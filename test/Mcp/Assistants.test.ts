import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { type Scope, scopes } from "#schema/resources/Scope.ts"
import type { Role } from "#schema/resources/Workspace.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { brand, member } from "#test/House.ts"
import { Door, refused } from "#test/Http/Asking.ts"
import { received } from "#test/Http/Scenes.ts"
import { approved, exchanged, registered } from "#test/OAuth/TestOAuth.ts"
import { bodyOf, call, connected, errorIn } from "./Assistant.ts"
import { message, post } from "./Posting.ts"

/** Somebody of a brand, and an assistant that they let do some things. */
const assisted = Effect.fn("assisted")(function* (role: Role, allowed: ReadonlyArray<Scope> = scopes) {
  const ours = yield* brand()
  const { personId, principal } = yield* member(ours.workspaceId, role)
  const client = yield* registered()
  const person = { id: personId, name: principal.personName, email: null }
  const code = yield* approved({ client, person, workspaceId: ours.workspaceId, allowed })
  const { access } = yield* exchanged(client, code)
  return { ...ours, personId, key: access }
})

layer(Door)("an assistant that somebody let act for them", (it) => {
  it.scoped("knows for whom and what it may do", () =>
    Effect.gen(function* () {
      const who = yield* assisted("moderator", ["read", "settings"])
      const { data } = bodyOf(yield* call(yield* connected(who), "whoami"))
      assert.deepStrictEqual(data, {
        workspace: { id: who.workspaceId, name: "Fjord Coffee" },
        created_by: { name: "Ada Operator" },
        can_act: false,
        key: null,
        signed_in: { kind: "person", name: "Ada Operator", assistant: "Claude" },
        role: "moderator",
        can_moderate: false,
        can_change_autopilot: false
      })
    })
  )

  it.scoped("does what both the role and the person's consent allow, and is told which of them does not", () =>
    Effect.gen(function* () {
      const cases = [
        ["owner", scopes, "ok", "ok", "not_found"],
        ["owner", ["read"], "forbidden", "forbidden", "forbidden"],
        ["owner", ["moderate"], "ok", "forbidden", "not_found"],
        ["moderator", scopes, "ok", "forbidden", "not_found"],
        ["viewer", scopes, "forbidden", "forbidden", "not_found"],
        ["viewer", ["settings"], "forbidden", "forbidden", "forbidden"]
      ] as const
      for (const [role, allowed, acts, changes, sells] of cases) {
        const who = yield* assisted(role, allowed)
        const comment_id = yield* received(who)
        const client = yield* connected(who)
        const outcomes = [
          yield* call(client, "act_on_comment", { comment_id, action: "archive" }),
          yield* call(client, "set_protection", { protection: "links", on: true }),
          yield* call(client, "record_sale", { click_id: "clk_none", value: 1 })
        ].map((result) => (result.isError === true ? errorIn(result).code : "ok"))
        assert.deepStrictEqual(outcomes, [acts, changes, sells], `${role} ${allowed}`)
        const read = (yield* call(client, "list_comments")).isError === true
        assert.strictEqual(read, !allowed.some((scope) => scope === "read"), `${role} ${allowed}`)
      }
      const who = yield* assisted("owner", ["read"])
      const { message } = errorIn(yield* call(yield* connected(who), "update_guidance", { guidance: "" }))
      assert.match(message, /^Claude was not given the scope settings by Ada Operator; connect it again/)
    })
  )

  it.scoped("loses what the person loses, on the next call", () =>
    Effect.gen(function* () {
      const who = yield* assisted("admin")
      const client = yield* connected(who)
      const change = () => call(client, "set_protection", { protection: "links", on: true })
      assert.isUndefined((yield* change()).isError)
      const members = yield* Members
      const { personId, workspaceId } = who
      yield* Effect.orDie(members.change({ workspaceId, personId, role: "viewer", limitedTo: null, actor: "Grace" }))
      assert.strictEqual(errorIn(yield* change()).code, "forbidden")
      yield* Effect.orDie(members.remove({ workspaceId, personId, actor: "Grace" }))
      const answered = yield* post(message("tools/call", { name: "whoami" }), who)
      refused(answered, 401, "unauthorized")
      assert.include(answered.headers.get("www-authenticate") ?? "", 'error="invalid_token"')
    })
  )

  it.scoped("stands in the audit log with whom it acted for", () =>
    Effect.gen(function* () {
      const who = yield* assisted("owner")
      yield* call(yield* connected(who), "update_guidance", { guidance: "Hide links." })
      const sql = yield* SqlClient.SqlClient
      const rows = yield* sql<{ readonly actor: string }>`
        SELECT actor FROM audit_log WHERE workspace_id = ${who.workspaceId} AND what = 'guidance.replaced'`
      assert.deepStrictEqual(
        rows.map(({ actor }) => actor),
        ["Ada Operator, by the assistant Claude"]
      )
    })
  )
})

import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import type { Role } from "#schema/resources/Workspace.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { brand, member } from "#test/House.ts"
import { clientOf } from "#test/InProcess.ts"
import { ask, Door, refused } from "../Asking.ts"

layer(Door)("GET /audit", (it) => {
  it.effect("tells who changed what, newest first, page by page, and by who, what and when", () =>
    Effect.gen(function* () {
      const { key, workspaceId } = yield* brand()
      const client = yield* clientOf(key)
      yield* TestClock.adjust("1 hour")
      const { personId } = yield* member(workspaceId, "manager")
      yield* TestClock.adjust("1 hour")
      const change = { workspaceId, personId, actor: "Hopper, by the assistant Claude" }
      yield* Effect.flatMap(Members, ({ remove }) => Effect.orDie(remove(change)))
      const list = Effect.fn("list")(function* (urlParams: Parameters<typeof client.audit.list>[0]["urlParams"]) {
        return yield* client.audit.list({ urlParams })
      })
      const all = (yield* list({})).data
      assert.deepInclude(all[0], { actor: "Hopper, by the assistant Claude" })
      const walked: Array<unknown> = []
      let cursor: string | null = null
      do {
        const page: { readonly data: ReadonlyArray<unknown>; readonly next_cursor: string | null } = yield* list({
          limit: 2,
          ...(cursor === null ? {} : { cursor })
        })
        walked.push(...page.data)
        cursor = page.next_cursor
      } while (cursor !== null)
      assert.deepStrictEqual(walked, [...all])
      const whats = (entries: typeof all) => entries.map(({ what }) => what)
      assert.deepStrictEqual(whats((yield* list({ actor: "hopper", what: "member" })).data), ["member.removed"])
      const members = whats((yield* list({ what: "member" })).data)
      assert.deepStrictEqual(members, ["member.removed", "member.added", "member.added"])
      assert.deepStrictEqual(whats((yield* list({ what: "member.added" })).data), ["member.added", "member.added"])
      const unknown = yield* ask("GET", "/api/v1/audit?what=memb", { key })
      refused(unknown, 400, "invalid_request")
      assert.include(unknown.text, "invitation, key, member, person")
      const misspelt = yield* ask("GET", "/api/v1/audit?what=member.removd", { key })
      assert.include(misspelt.text, "member.added, member.changed, member.removed")
      const early = yield* ask("GET", `/api/v1/audit?until=1970-01-01T00:30:00Z`, { key })
      assert.notInclude(early.text, "member.removed")
      const late = yield* ask("GET", `/api/v1/audit?since=${all[0]?.at}`, { key })
      assert.deepStrictEqual(
        JSON.parse(late.text).data,
        all.filter(({ at }) => at === all[0]?.at)
      )
      refused(yield* ask("GET", "/api/v1/audit?cursor=x", { key }), 400, "invalid_request")
      const { next_cursor } = yield* list({ limit: 1, what: "member" })
      refused(yield* ask("GET", `/api/v1/audit?what=key&cursor=${next_cursor}`, { key }), 400, "invalid_request")
      refused(yield* ask("GET", "/api/v1/audit?who=Ada", { key }), 400, "invalid_request")
    })
  )

  it.effect("is for owners and admins", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      const statuses: Record<Role, number> = { owner: 200, admin: 200, manager: 403, moderator: 403, viewer: 403 }
      for (const role of ["owner", "admin", "manager", "moderator", "viewer"] as const) {
        const { key } = yield* member(workspaceId, role)
        const { status, text } = yield* ask("GET", "/api/v1/audit", { key })
        assert.strictEqual(status, statuses[role], role)
        if (status === 403) assert.include(text, "To read the audit log, you need the role owner or admin")
      }
    })
  )
})

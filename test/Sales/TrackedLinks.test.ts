import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, TestClock } from "effect"
import { ContactId, type WorkspaceId } from "#schema/Ids.ts"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { brand, House } from "#test/House.ts"
import { received } from "#test/Http/Scenes.ts"
import { clickIn, person } from "./Clicking.ts"

const targetUrl = "https://shop.example/offer?size=L#top"

const clicksOf = (workspaceId: WorkspaceId) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.orDie(sql`
      SELECT id, link_id, at, comment_id, contact_id, campaign FROM clicks
      WHERE workspace_id = ${workspaceId} ORDER BY id`)
  )

layer(House)("TrackedLinks", (it) => {
  it.effect("writes down who led to each click, and leads on with its id", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.UTC(2026, 9, 2))
      const links = yield* TrackedLinks
      const ours = yield* brand()
      const origin = { commentId: yield* received(ours), contactId: ContactId.make("con_1"), campaign: "Autumn" }
      const link = yield* links.create(ours.workspaceId, { targetUrl, ...origin })
      assert.strictEqual(link.url, `https://steward.test/r/${link.code}`)
      assert.match(link.code, /^[0-9A-Za-z]{12}$/)
      const [first, second] = [yield* links.follow(link.code, person), yield* links.follow(link.code, person)]
      assert.match(first, /^https:\/\/shop\.example\/offer\?size=L&stwclid=clk_[0-9a-f]{32}#top$/)
      assert.notStrictEqual(clickIn(first), clickIn(second))
      const at = DateTime.toDateUtc(yield* DateTime.now)
      assert.sameDeepMembers(
        [...(yield* clicksOf(ours.workspaceId))],
        [first, second].map((address) => ({
          id: clickIn(address),
          link_id: link.id,
          at,
          comment_id: origin.commentId,
          contact_id: origin.contactId,
          campaign: origin.campaign
        }))
      )
    })
  )

  it.effect("leads on robots and those who only look ahead, and counts no click", () =>
    Effect.gen(function* () {
      const links = yield* TrackedLinks
      const { workspaceId } = yield* brand()
      const { code } = yield* links.create(workspaceId, { targetUrl })
      const others = [
        { ...person, method: "HEAD" },
        { ...person, headers: { ...person.headers, "sec-purpose": "prefetch" } },
        { ...person, headers: { "user-agent": "facebookexternalhit/1.1" } }
      ]
      for (const visit of others) assert.strictEqual(yield* links.follow(code, visit), targetUrl)
      assert.deepStrictEqual(yield* clicksOf(workspaceId), [])
    })
  )

  it.effect("leads nowhere but to what was stored for the code", () =>
    Effect.gen(function* () {
      const links = yield* TrackedLinks
      const { workspaceId } = yield* brand()
      const refused = yield* Effect.flip(links.create(workspaceId, { targetUrl: "javascript:alert(1)" }))
      assert.deepStrictEqual(refused.issues, [
        { path: "target_url", message: "must begin with https:// or http://, not javascript:" }
      ])
      const { code } = yield* links.create(workspaceId, { targetUrl })
      for (const other of ["", "nothing", code.slice(1), `${code}0`]) {
        assert.strictEqual((yield* Effect.flip(links.follow(other, person))).code, "not_found")
      }
      assert.deepStrictEqual(yield* clicksOf(workspaceId), [])
    })
  )
})

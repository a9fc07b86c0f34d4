import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, Option, TestClock } from "effect"
import { Unavailable } from "#schema/Errors.ts"
import { ClickId, type WorkspaceId } from "#schema/Ids.ts"
import type { LinkFilter } from "#schema/resources/Link.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { LinksRepo } from "#src/Sales/LinksRepo.ts"
import { Sales } from "#src/Sales/Sales.ts"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { meet } from "#test/Contacts/Meeting.ts"
import { brand, House } from "#test/House.ts"
import { met, received } from "#test/Http/Scenes.ts"
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
      const comment_id = yield* received(ours)
      const origin = { comment_id, contact_id: (yield* met(ours)).id, campaign: "Autumn" }
      const link = yield* links.create(ours.workspaceId, { target_url: targetUrl, ...origin })
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
          ...origin
        }))
      )
    })
  )

  it.effect("leads on robots and those who only look ahead, and counts no click", () =>
    Effect.gen(function* () {
      const links = yield* TrackedLinks
      const { workspaceId } = yield* brand()
      const { code } = yield* links.create(workspaceId, { target_url: targetUrl })
      const others = [
        { ...person, method: "HEAD" },
        { ...person, headers: { ...person.headers, "sec-purpose": "prefetch" } },
        { ...person, headers: { "user-agent": "facebookexternalhit/1.1" } }
      ]
      for (const visit of others) assert.strictEqual(yield* links.follow(code, visit), targetUrl)
      assert.deepStrictEqual(yield* clicksOf(workspaceId), [])
    })
  )

  it.effect("leads on without a click whom there is no place for", () =>
    Effect.gen(function* () {
      const links = yield* TrackedLinks
      const { workspaceId } = yield* brand()
      const { code } = yield* links.create(workspaceId, { target_url: targetUrl })
      const asked: Array<WorkspaceId> = []
      const full = (of: WorkspaceId) =>
        Effect.zipRight(
          Effect.sync(() => asked.push(of)),
          Effect.fail(new Unavailable({ message: "Too many wait" }))
        )
      assert.strictEqual(yield* links.follow(code, person, full), targetUrl)
      assert.deepStrictEqual(asked, [workspaceId])
      assert.deepStrictEqual(yield* clicksOf(workspaceId), [])
    })
  )

  it.effect("leads nowhere but to what was stored for the code", () =>
    Effect.gen(function* () {
      const links = yield* TrackedLinks
      const { workspaceId } = yield* brand()
      const refused = yield* Effect.flip(links.create(workspaceId, { target_url: "javascript:alert(1)" }))
      assert.strictEqual(refused.code, "invalid_request")
      assert.strictEqual(refused.message, "target_url must begin with https:// or http://, not javascript:")
      const { code } = yield* links.create(workspaceId, { target_url: targetUrl })
      for (const other of ["", "nothing", code.slice(1), `${code}0`]) {
        assert.strictEqual((yield* Effect.flip(links.follow(other, person))).code, "not_found")
      }
      assert.deepStrictEqual(yield* clicksOf(workspaceId), [])
    })
  )

  it.effect("counts every click, and keeps the newest and those that led to a sale", () =>
    Effect.gen(function* () {
      const links = yield* TrackedLinks
      const repo = yield* LinksRepo
      const sales = yield* Sales
      const { workspaceId } = yield* brand()
      const { code } = yield* links.create(workspaceId, { target_url: targetUrl })
      const link = Option.getOrThrow(yield* repo.find(workspaceId, code))
      const ids = Array.from({ length: 8 }, (_, index) => ClickId.make(`clk_${workspaceId}${index}`))
      for (const [index, id] of ids.entries()) {
        yield* repo.insertClick(link, id, new Date(index), 3)
        if (index === 1) yield* sales.record({ workspaceId, actor: "Ada Operator" }, { click_id: id, value: 9 })
      }
      const kept = (yield* clicksOf(workspaceId)).map(({ id }) => id)
      assert.deepStrictEqual(kept, [ids[1], ...ids.slice(-3)])
      const [listed] = (yield* links.list(workspaceId, {}, {})).data
      assert.strictEqual(listed?.clicks, 8)
      assert.deepStrictEqual(listed?.sales, [{ currency: "USD", count: 1, value: 9 }])
    }).pipe(Effect.provide(LinksRepo.layer))
  )

  it.effect("whoever follows a link without end leaves 100,000 clicks", () =>
    Effect.gen(function* () {
      const links = yield* TrackedLinks
      const sql = yield* SqlClient.SqlClient
      const { workspaceId } = yield* brand()
      const { code } = yield* links.create(workspaceId, { target_url: targetUrl })
      const first = clickIn(yield* links.follow(code, person))
      const second = clickIn(yield* links.follow(code, person))
      yield* sql`UPDATE tracked_links SET clicks = 100000 WHERE workspace_id = ${workspaceId}`
      const third = clickIn(yield* links.follow(code, person))
      const kept = (yield* clicksOf(workspaceId)).map(({ id }) => id)
      assert.sameMembers(kept, [second, third])
      assert.notInclude(kept, first)
    })
  )

  it.effect("lists links newest first, page by page, and by comment, contact and campaign", () =>
    Effect.gen(function* () {
      const links = yield* TrackedLinks
      const contacts = yield* Contacts
      const ours = yield* brand()
      const { workspaceId } = ours
      const comment_id = yield* received(ours)
      const old = yield* meet(ours.accounts.facebook, "old")
      const into = yield* meet(ours.accounts.facebook, "into")
      const made = yield* Effect.forEach(
        [{ comment_id }, { contact_id: old }, { contact_id: into, campaign: "Autumn" }, {}],
        (origin) => Effect.map(links.create(workspaceId, { target_url: targetUrl, ...origin }), ({ id }) => id)
      )
      yield* contacts.link(ours.principal, old, into)
      const ids = (filter: LinkFilter) =>
        Effect.map(links.list(workspaceId, filter, {}), ({ data }) => data.map(({ id }) => id))
      const [first, second, third, fourth] = made
      assert.deepStrictEqual(yield* ids({}), [fourth, third, second, first])
      assert.deepStrictEqual(yield* ids({ comment_id }), [first])
      for (const contact_id of [old, into]) assert.deepStrictEqual(yield* ids({ contact_id }), [third, second])
      assert.deepStrictEqual(yield* ids({ campaign: "Autumn", contact_id: old }), [third])
      assert.deepStrictEqual(yield* ids({ campaign: "autumn" }), [])
      const page = yield* links.list(workspaceId, {}, { limit: 3 })
      const rest = yield* links.list(workspaceId, {}, { limit: 3, cursor: page.next_cursor ?? "" })
      assert.deepStrictEqual(
        [...page.data, ...rest.data].map(({ id }) => id),
        [fourth, third, second, first]
      )
      assert.isNull(rest.next_cursor)
      const others = { cursor: page.next_cursor ?? "" }
      assert.strictEqual((yield* Effect.flip(links.list(workspaceId, { comment_id }, others))).code, "invalid_request")
    })
  )
})

import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, FastCheck, TestClock } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Conversion } from "#schema/resources/Sale.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { shown } from "#src/Ground/Time.ts"
import { Reports } from "#src/Reports/Reports.ts"
import { Sales } from "#src/Sales/Sales.ts"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { meet } from "#test/Contacts/Meeting.ts"
import { brand, House } from "#test/House.ts"
import { met, received } from "#test/Http/Scenes.ts"
import { click } from "./Clicking.ts"

const hour = 3_600_000
const now = Date.UTC(2026, 9, 2, 12)
const at = (milliseconds: number) => ({ occurred_at: DateTime.unsafeMake(milliseconds) })

const record = Effect.fn("record")(function* (workspaceId: WorkspaceId, conversion: Conversion) {
  yield* TestClock.setTime(now)
  const sales = yield* Sales
  return yield* sales.record({ workspaceId, actor: "Ada Operator" }, conversion)
})

/** A sale of a click of its own. */
const sell = (workspaceId: WorkspaceId, sale: Omit<Conversion, "click_id">) =>
  Effect.flatMap(click(workspaceId), (click_id) => Effect.orDie(record(workspaceId, { click_id, ...sale })))

const sold = (workspaceId: WorkspaceId, query = {}) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(now)
    const reports = yield* Reports
    return (yield* Effect.orDie(reports.summary(workspaceId, query))).sales
  })

layer(House)("Sales", (it) => {
  it.effect("records a sale of now in US dollars, and what led to it", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const comment_id = yield* received(ours)
      const origin = { comment_id, contact_id: (yield* met(ours)).id, campaign: "Autumn" }
      const click_id = yield* click(ours.workspaceId, origin)
      const [link] = (yield* Effect.flatMap(TrackedLinks, (links) => links.list(ours.workspaceId, {}, {}))).data
      assert.deepStrictEqual<unknown>(yield* record(ours.workspaceId, { click_id, value: 129.9 }), {
        click_id,
        value: 129.9,
        currency: "USD",
        occurred_at: shown(new Date(now)),
        link_id: link?.id,
        ...origin,
        replaced: false
      })
    })
  )

  it.effect("shows it beside the comment and the contact, under every id the contact ever had", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(now)
      const comments = yield* Comments
      const contacts = yield* Contacts
      const ours = yield* brand()
      const { workspaceId } = ours
      const comment_id = yield* received(ours)
      const old = yield* meet(ours.accounts.facebook, "old")
      const into = yield* meet(ours.accounts.facebook, "into")
      const asked = [{ comment_id, contact_id: old }, { contact_id: into }, {}]
      const sales = yield* Effect.forEach(asked, (origin, index) =>
        Effect.gen(function* () {
          const click_id = yield* click(workspaceId, origin)
          const { replaced: _, ...sale } = yield* record(workspaceId, { click_id, value: index, ...at(now + index) })
          return sale
        })
      )
      yield* contacts.link(ours.principal, old, into)
      assert.deepStrictEqual((yield* comments.get(workspaceId, comment_id)).sales, sales.slice(0, 1))
      for (const id of [old, into]) {
        assert.deepStrictEqual((yield* contacts.detail(workspaceId, id)).sales, sales.slice(0, 2).reverse())
      }
    })
  )

  it.effect("puts the latest value of a click in the place of the earlier one", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      const click_id = yield* click(workspaceId)
      assert.isFalse((yield* record(workspaceId, { click_id, value: 10, ...at(now - hour) })).replaced)
      const again = yield* record(workspaceId, { click_id, value: 0.5, currency: "eur", ...at(now - 2 * hour) })
      assert.deepInclude<object>(again, { value: 0.5, currency: "EUR", occurred_at: "2026-10-02T10:00:00.000Z" })
      assert.isTrue(again.replaced)
      assert.deepStrictEqual(yield* sold(workspaceId), [{ currency: "EUR", count: 1, value: 0.5 }])
    })
  )

  it.effect("keeps one sale of a click, however many arrive at once", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      const click_id = yield* click(workspaceId)
      const values = Array.from({ length: 20 }, (_, index) => index + 1)
      const answers = yield* Effect.forEach(values, (value) => record(workspaceId, { click_id, value }), {
        concurrency: "unbounded"
      })
      assert.lengthOf(
        answers.filter(({ replaced }) => !replaced),
        1
      )
      const [kept] = yield* sold(workspaceId)
      assert.strictEqual(kept?.count, 1)
      assert.include(values, kept?.value)
    })
  )

  it.effect("sums to the last minor unit", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      yield* Effect.forEach([0.1, 0.2, 9_999_999_999_999.99], (value) => sell(workspaceId, { value }))
      yield* Effect.forEach([0.001, 0.002, 1.1], (value) => sell(workspaceId, { value, currency: "KWD" }))
      yield* Effect.forEach([1, 10 ** 14, 0], (value) => sell(workspaceId, { value, currency: "JPY" }))
      assert.deepStrictEqual(yield* sold(workspaceId), [
        { currency: "JPY", count: 3, value: 100_000_000_000_001 },
        { currency: "KWD", count: 3, value: 1.103 },
        { currency: "USD", count: 3, value: 10_000_000_000_000.29 }
      ])
    })
  )

  it.effect.prop(
    "sums cents as whole numbers do",
    [FastCheck.array(FastCheck.integer({ min: 0, max: 10 ** 10 }), { minLength: 1, maxLength: 12 })],
    ([cents]) =>
      Effect.gen(function* () {
        const { workspaceId } = yield* brand()
        yield* Effect.forEach(cents, (cent) => sell(workspaceId, { value: cent / 100 }))
        const [total] = yield* sold(workspaceId)
        assert.strictEqual(total?.value, cents.reduce((sum, cent) => sum + cent, 0) / 100)
      }),
    { fastCheck: { numRuns: 10 } }
  )

  it.effect("counts a sale on the day that the brand had", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      const midnight = Date.UTC(2026, 8, 30, 22)
      yield* sell(workspaceId, { value: 1, ...at(midnight - 1) })
      yield* sell(workspaceId, { value: 2, ...at(midnight) })
      yield* sell(workspaceId, { value: 4, ...at(midnight + 24 * hour - 1) })
      yield* sell(workspaceId, { value: 8, ...at(midnight + 24 * hour) })
      const range = { from: "2026-10-01", to: "2026-10-01" }
      assert.deepStrictEqual(yield* sold(workspaceId, range), [{ currency: "USD", count: 2, value: 6 }])
    })
  )

  it.effect("counts, under a filter, what such comments led to", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { accounts, workspaceId } = ours
      const comment_id = yield* received(ours, { surface: "ad" })
      yield* record(workspaceId, { click_id: yield* click(workspaceId, { comment_id }), value: 5 })
      yield* sell(workspaceId, { value: 7 })
      const five = [{ currency: "USD", count: 1, value: 5 }]
      assert.deepStrictEqual(yield* sold(workspaceId), [{ currency: "USD", count: 2, value: 12 }])
      assert.deepStrictEqual(yield* sold(workspaceId, { platform: "facebook", surface: "ad" }), five)
      assert.deepStrictEqual(yield* sold(workspaceId, { account_id: accounts.facebook.accountId }), five)
      assert.deepStrictEqual(yield* sold(workspaceId, { surface: "organic" }), [])
      assert.deepStrictEqual(yield* sold(workspaceId, { platform: "youtube" }), [])
      assert.deepStrictEqual(yield* sold(workspaceId, { account_id: accounts.youtube.accountId }), [])
    })
  )

  it.effect("says everything that is wrong with a sale, and records none of it", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      const click_id = yield* click(workspaceId)
      const refused = yield* Effect.flip(record(workspaceId, { click_id, value: 1.234, ...at(now + 24 * hour + 1) }))
      assert.deepInclude<object>(refused, {
        code: "invalid_request",
        issues: [
          { path: "value", message: "must have at most 2 digits behind the point in USD, not 1.234" },
          { path: "occurred_at", message: "must not lie in the future by more than a day" }
        ]
      })
      const currency = yield* Effect.flip(record(workspaceId, { click_id, value: 1, currency: "US" }))
      assert.strictEqual(currency.message, 'currency must be a currency code of ISO 4217 such as USD, not "US"')
      assert.deepStrictEqual(yield* sold(workspaceId), [])
      yield* record(workspaceId, { click_id, value: 1, ...at(now + 24 * hour) })
    })
  )

  it.effect("knows no click of another workspace", () =>
    Effect.gen(function* () {
      const [ours, theirs] = [yield* brand(), yield* brand()]
      const click_id = yield* click(theirs.workspaceId)
      for (const id of [click_id, "clk_nothing"]) {
        const refused = yield* Effect.flip(record(ours.workspaceId, { click_id: id, value: 1 }))
        assert.strictEqual(refused.code, "not_found")
        assert.match(refused.message, /; click_id is the value of stwclid in the address/)
      }
      assert.deepStrictEqual(yield* sold(theirs.workspaceId), [])
    })
  )
})

import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, Schema, TestClock } from "effect"
import { Report } from "#schema/resources/Report.ts"
import { RecordedSale } from "#schema/resources/Sale.ts"
import { brand, member } from "#test/House.ts"
import { click } from "#test/Sales/Clicking.ts"
import { ask, Door, readAs, refused } from "../Asking.ts"
import { decideAll, received, waiting } from "../Scenes.ts"

const summary = "/api/v1/reports/summary"
const conversions = "/api/v1/conversions"
const ReportAnswer = Schema.Struct({ data: Report })
const SaleAnswer = Schema.Struct({ data: RecordedSale })

const september = Date.UTC(2026, 8, 30, 22, 30)

layer(Door)("GET /reports/summary", (it) => {
  it.effect("is of the last 30 days up to the brand's today", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(september)
      const ours = yield* brand()
      const { data } = readAs(ReportAnswer, yield* ask("GET", summary, { key: ours.key }))
      // it is October in Oslo already
      assert.deepInclude(data, { from: "2026-09-02", to: "2026-10-01", time_zone: "Europe/Oslo" })
      assert.lengthOf(data.by_day, 30)
    })
  )

  it.effect("counts comments by how they stand now, and by the day that the brand had", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(september)
      const ours = yield* brand()
      yield* waiting(ours, { externalId: "1" })
      yield* received(ours, { externalId: "2", text: "What a lovely cup of coffee", surface: "ad" })
      yield* decideAll
      yield* received(ours, { externalId: "3" })
      const query = "?from=2026-09-30&to=2026-10-01&platform=facebook"
      const { data } = readAs(ReportAnswer, yield* ask("GET", summary + query, { key: ours.key }))
      assert.deepStrictEqual(data.comments, { received: 3, visible: 1, hidden: 0, deleted: 0, waiting: 1 })
      assert.deepStrictEqual(
        data.by_surface.map(({ received, surface }) => [surface, received]),
        [
          ["organic", 2],
          ["ad", 1]
        ]
      )
      assert.deepStrictEqual(data.by_day, [
        { date: "2026-09-30", received: 0, hidden: 0, asked: 0 },
        { date: "2026-10-01", received: 3, hidden: 0, asked: 1 }
      ])
    })
  )

  it.effect("counts what was put to a person also when it was answered", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(september)
      const ours = yield* brand()
      const id = yield* waiting(ours)
      yield* ask("POST", `/api/v1/autopilot/needs-you/${id}/answer`, { key: ours.key, json: { answer: "keep" } })
      const { data } = readAs(ReportAnswer, yield* ask("GET", summary, { key: ours.key }))
      assert.deepStrictEqual(data.comments, { received: 1, visible: 1, hidden: 0, deleted: 0, waiting: 0 })
      assert.deepStrictEqual(data.by_day.at(-1), { date: "2026-10-01", received: 1, hidden: 0, asked: 1 })
    })
  )

  it.effect("says what is wrong with a range", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const wrong = [
        ["from=2026-10-01", "to"],
        ["to=2026-10-01", "from"],
        ["from=2026-10-02&to=2026-10-01", "from"],
        ["from=2024-10-01&to=2026-10-01", "to"],
        ["from=2026-02-30&to=2026-03-01", "from"],
        ["from=0000-01-01&to=0000-01-02", "from"],
        ["from=2026-2-3&to=2026-03-01", "from"],
        ["surface=story", "surface"],
        ["form=2026-10-01", "form"]
      ] as const
      for (const [query, path] of wrong) {
        const { issues } = refused(yield* ask("GET", `${summary}?${query}`, { key }), 400, "invalid_request")
        assert.strictEqual(issues[0]?.path, path, query)
      }
      const both = yield* ask("GET", `${summary}?account_id=acc_none&from=2026-10-02&to=2026-10-01`, { key })
      const { issues } = refused(both, 400, "invalid_request")
      assert.sameMembers(
        issues.map(({ path }) => path),
        ["from", "account_id"]
      )
      const oldest = yield* ask("GET", `${summary}?from=0001-01-01&to=0001-01-01`, { key })
      const newest = yield* ask("GET", `${summary}?from=9999-01-01&to=9999-12-31`, { key })
      assert.deepStrictEqual([oldest.status, newest.status], [200, 200])
    })
  )

  it.effect("is nothing of an account that is not on that platform, and refused of one that is not there", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      yield* received(ours)
      const { accountId } = ours.accounts.facebook
      const counted = Effect.fn("counted")(function* (query: string) {
        const answered = yield* ask("GET", `${summary}?${query}`, { key: ours.key })
        return readAs(ReportAnswer, answered).data.comments.received
      })
      assert.strictEqual(yield* counted(`account_id=${accountId}`), 1)
      assert.strictEqual(yield* counted(`account_id=${accountId}&platform=facebook`), 1)
      assert.strictEqual(yield* counted(`account_id=${accountId}&platform=youtube`), 0)
      for (const id of ["facebook", "__proto__"]) {
        refused(yield* ask("GET", `${summary}?account_id=${id}`, { key: ours.key }), 400, "invalid_request")
      }
    })
  )
})

layer(Door)("POST /conversions", (it) => {
  it.effect("records a sale, for any key, and says when it replaced one", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      const viewer = yield* member(workspaceId, "viewer")
      const click_id = yield* click(workspaceId)
      const json = { click_id, value: 49.9, currency: "nok", occurred_at: "1970-01-01T02:00:00+02:00" }
      const recorded = yield* ask("POST", conversions, { key: viewer.key, json })
      assert.strictEqual(recorded.status, 200)
      const { data } = readAs(SaleAnswer, recorded)
      assert.deepInclude<object>(data, { click_id, value: 49.9, currency: "NOK", replaced: false })
      assert.strictEqual(data.occurred_at, "1970-01-01T00:00:00.000Z")
      const again = yield* ask("POST", conversions, { key: viewer.key, json })
      assert.isTrue(readAs(SaleAnswer, again).data.replaced)
    })
  )

  it.effect("says what is wrong with a sale", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const later = DateTime.formatIso(DateTime.add(yield* DateTime.now, { days: 2 }))
      const sale = { click_id: "clk_1", value: 1 }
      const wrong = [
        [{ value: 1 }, "click_id"],
        [{ ...sale, click_id: "" }, "click_id"],
        [{ ...sale, click_id: "x".repeat(201) }, "click_id"],
        [{ ...sale, value: -1 }, "value"],
        [{ ...sale, value: "1" }, "value"],
        [{ ...sale, value: 0.001 }, "value"],
        [{ ...sale, currency: "DOLLARS" }, "currency"],
        [{ ...sale, occurred_at: "2026-10-02" }, "occurred_at"],
        [{ ...sale, occurred_at: later }, "occurred_at"],
        [{ ...sale, amount: 1 }, "amount"]
      ] as const
      for (const [json, path] of wrong) {
        const { issues } = refused(yield* ask("POST", conversions, { key, json }), 400, "invalid_request")
        assert.strictEqual(issues[0]?.path, path, JSON.stringify(json))
      }
      const huge = yield* ask("POST", conversions, { key, body: '{"click_id":"clk_1","value":1e999}' })
      refused(huge, 400, "invalid_request")
      refused(yield* ask("POST", conversions, { key, json: sale }), 404, "not_found")
    })
  )
})

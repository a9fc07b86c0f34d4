import { assert, describe, it } from "@effect/vitest"
import type { Scopes } from "#src/Reports/Scopes.ts"
import { type TotalCount, totals } from "#src/Reports/Totals.ts"

const counted = (measure: string, value: string, count: number, scope = ""): TotalCount => ({
  measure,
  value,
  count,
  scope,
  surface: "organic"
})

const everything: Scopes = {
  whole: "",
  parts: new Map([
    ["youtube", "youtube"],
    ["facebook", "facebook"]
  ])
}

describe("totals", () => {
  it("has every day, zeros included, and nothing else of what is empty", () => {
    const nothing = {
      comments: { received: 0, visible: 0, hidden: 0, deleted: 0, waiting: 0 },
      replies: { total: 0, person: 0, autopilot: 0, campaign: 0 },
      hidden_by_category: [],
      by_platform: [],
      by_surface: [],
      by_day: [
        { date: "2026-01-01", received: 0, hidden: 0, asked: 0 },
        { date: "2026-01-02", received: 0, hidden: 0, asked: 0 }
      ]
    }
    for (const scopes of [everything, null]) {
      assert.deepStrictEqual(totals({ totals: [], days: [] }, scopes, ["2026-01-01", "2026-01-02"]), nothing)
    }
  })

  it("puts the area most is hidden for first, and names each as people see it", () => {
    const rows = [
      counted("hidden_for", "spam", 2),
      counted("hidden_for", "", 1),
      counted("hidden_for", "contact", 2),
      { ...counted("hidden_for", "contact", 3), surface: "ad" as const },
      counted("hidden_for", "scams", 2)
    ]
    assert.deepStrictEqual(totals({ totals: rows, days: [] }, everything, []).hidden_by_category, [
      { category: "contact", label: "Contact details", count: 5 },
      { category: "scams", label: "Scams", count: 2 },
      { category: "spam", label: "Spam", count: 2 },
      { category: null, label: "Other reasons", count: 1 }
    ])
  })

  it("counts each comment of the whole once, whatever parts it is in", () => {
    const rows = [
      counted("received", "", 3),
      counted("received", "", 1, "facebook"),
      counted("received", "", 2, "youtube")
    ]
    const { by_platform, by_surface, comments } = totals({ totals: rows, days: [] }, everything, [])
    assert.strictEqual(comments.received, 3)
    assert.deepStrictEqual(
      by_surface.map(({ received }) => received),
      [3]
    )
    assert.deepStrictEqual(
      by_platform.map(({ platform, received }) => [platform, received]),
      [
        ["facebook", 1],
        ["youtube", 2]
      ]
    )
  })

  it("gives an account's counts to its platform", () => {
    const rows = [counted("received", "", 3, "acc_1"), counted("status", "review", 2, "acc_1")]
    const account: Scopes = { whole: "acc_1", parts: new Map([["acc_1", "tiktok"]]) }
    assert.deepStrictEqual(totals({ totals: rows, days: [] }, account, []).by_platform, [
      { platform: "tiktok", received: 3, visible: 0, hidden: 0, deleted: 0, waiting: 2 }
    ])
  })
})

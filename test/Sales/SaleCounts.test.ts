import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, FastCheck, TestClock } from "effect"
import { clickParameter } from "#schema/resources/Sale.ts"
import { Sales } from "#src/Sales/Sales.ts"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { brand, House } from "#test/House.ts"
import { type Brand, received } from "#test/Http/Scenes.ts"

const browser = { method: "GET", headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" } }

/** A click that a comment on an ad led to, one that another comment did, and one of which nothing is known. */
const clicks = Effect.fn("clicks")(function* (ours: Brand) {
  const links = yield* TrackedLinks
  const onAd = yield* received(ours, { externalId: "1", surface: "ad", ad: { id: "ad-1", name: "Autumn" } })
  const comments = [onAd, yield* received(ours, { externalId: "2" }), null]
  return yield* Effect.forEach(comments, (commentId) =>
    Effect.gen(function* () {
      const link = { target_url: "https://example.com/", ...(commentId === null ? {} : { comment_id: commentId }) }
      const { code } = yield* links.create(ours.workspaceId, link)
      return new URL(yield* links.follow(code, browser)).searchParams.get(clickParameter) ?? ""
    })
  )
}, Effect.orDie)

const step = FastCheck.record({
  does: FastCheck.constantFrom("record", "record", "record", "remove", "move"),
  click: FastCheck.nat(2),
  cents: FastCheck.nat(99_999),
  currency: FastCheck.constantFrom("NOK", "EUR"),
  // around the night on which Oslo's clocks go back
  at: FastCheck.integer({ min: Date.UTC(2025, 9, 25), max: Date.UTC(2025, 9, 28) }),
  timeZone: FastCheck.constantFrom("Europe/Oslo", "Asia/Kathmandu", "America/St_Johns")
})

const counted = Effect.fn("counted")(function* ({ workspaceId }: Brand) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql`
    SELECT account_id, day::text, platform, surface, currency, count, value::float8 AS value FROM sale_counts
    WHERE workspace_id = ${workspaceId} AND count <> 0 ORDER BY 1, 2, 3, 4, 5`
}, Effect.orDie)

layer(House)("what is counted of sales", (it) => {
  it.effect.prop(
    "is what a recount finds, whatever is recorded anew, at once, or taken away",
    [FastCheck.array(step, { minLength: 1, maxLength: 12 })],
    ([steps]) =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const sales = yield* Sales
        yield* TestClock.setTime(Date.UTC(2025, 9, 29))
        const ours = yield* brand()
        const { workspaceId } = ours
        const ids = yield* clicks(ours)
        yield* Effect.forEach(
          steps,
          ({ at, cents, click, currency, does, timeZone }): Effect.Effect<unknown, unknown> => {
            const click_id = ids[click] ?? ""
            const occurred_at = DateTime.unsafeMake(at)
            switch (does) {
              case "record":
                return sales.record(
                  { workspaceId, actor: "Ada Operator" },
                  { click_id, value: cents / 100, currency, occurred_at }
                )
              case "remove":
                return sql`DELETE FROM sales WHERE workspace_id = ${workspaceId} AND click_id = ${click_id}`
              default:
                return sql`UPDATE workspaces SET time_zone = ${timeZone} WHERE id = ${workspaceId}`
            }
          },
          { concurrency: 3 }
        )
        const found = yield* counted(ours)
        yield* sql`SELECT recount_sales(${workspaceId})`
        assert.deepStrictEqual(found, yield* counted(ours))
      }).pipe(Effect.orDie),
    { fastCheck: { numRuns: 12 } }
  )
})

import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, FastCheck } from "effect"
import { Comments } from "#src/Comments/Comments.ts"
import { House } from "#test/House.ts"
import { runs } from "#test/Runs.ts"
import { filterShape, matches, row, type Stored, stocked, toFilter } from "./Rows.ts"
import { walk } from "./Walk.ts"

const limit = FastCheck.integer({ min: 1, max: 100 })

const newestFirst =
  (time: (row: Stored) => Date) =>
  (one: Stored, other: Stored): number =>
    time(other).getTime() - time(one).getTime() || (one.id < other.id ? 1 : -1)

layer(House)("Comments.list", (it) => {
  it.effect.prop(
    "lists what a filter in memory lists, in the same order, on as few pages as it takes",
    [
      FastCheck.array(row, { maxLength: 80, size: "max" }),
      FastCheck.array(filterShape, { minLength: 12, maxLength: 12 }),
      limit
    ],
    ([rows, shapes, limit]) =>
      Effect.gen(function* () {
        const comments = yield* Comments
        const { accounts, rows: stored, workspaceId } = yield* stocked(rows)
        for (const filter of [{}, ...shapes.map((shape) => toFilter(shape, accounts))]) {
          const expected = stored.filter(matches(filter)).sort(newestFirst(({ received }) => received))
          let pages = 0
          const listed = yield* walk(
            (page) => comments.list(workspaceId, filter, page),
            limit,
            ({ id, received_at }) => ({ at: received_at, id }),
            () => Effect.sync(() => pages++)
          )
          assert.deepStrictEqual(
            listed.map(({ id }) => id),
            expected.map(({ id }) => id)
          )
          assert.strictEqual(pages, Math.max(1, Math.ceil(expected.length / limit)))
        }
      }),
    { fastCheck: { numRuns: runs(12) }, timeout: 60_000 }
  )

  it.effect.prop(
    "lists in Needs you what waits, in the order of the times it shows, on as few pages as it takes",
    [FastCheck.array(row, { maxLength: 80, size: "max" }), limit],
    ([rows, limit]) =>
      Effect.gen(function* () {
        const comments = yield* Comments
        const { rows: stored, workspaceId } = yield* stocked(rows)
        const since = (row: Stored) => row.waiting ?? new Date(0)
        const expected = stored
          .filter(({ archived, status }) => status === "review" && !archived)
          .sort(newestFirst(since))
        let pages = 0
        const listed = yield* walk(
          (page) => comments.listWaiting(workspaceId, page),
          limit,
          ({ created_at, id }) => ({ at: created_at, id }),
          () => Effect.sync(() => pages++)
        )
        assert.deepStrictEqual(
          listed.map(({ created_at, id }) => [created_at, id]),
          expected.map((row) => [since(row).toISOString().replace(".000Z", "Z"), row.id])
        )
        assert.strictEqual(pages, Math.max(1, Math.ceil(expected.length / limit)))
      }),
    { fastCheck: { numRuns: runs(12) }, timeout: 60_000 }
  )

  it.effect("pages by 50 when nobody says otherwise", () =>
    Effect.gen(function* () {
      const comments = yield* Comments
      const [one] = FastCheck.sample(
        row.map((row) => ({ ...row, status: "review" as const })),
        1
      )
      const { workspaceId } = yield* stocked(one === undefined ? [] : Array.from({ length: 51 }, () => one))
      assert.lengthOf((yield* comments.list(workspaceId, {}, {})).data, 50)
      assert.lengthOf((yield* comments.listWaiting(workspaceId, {})).data, 50)
    })
  )

  it.effect("shows one workspace nothing of another", () =>
    Effect.gen(function* () {
      const comments = yield* Comments
      const rows = FastCheck.sample(FastCheck.array(row, { minLength: 20, maxLength: 30 }), 2)
      const [one, other] = [yield* stocked(rows[0] ?? []), yield* stocked(rows[1] ?? [])]
      const listed = yield* comments.list(one.workspaceId, {}, { limit: 100 })
      assert.sameMembers(
        listed.data.map(({ id }) => id),
        one.rows.map(({ id }) => id)
      )
      const account_id = other.accounts[0].accountId
      const refused = yield* Effect.flip(comments.list(one.workspaceId, { account_id }, {}))
      assert.strictEqual(refused.code, "invalid_request")
      const hidden = other.rows.find(({ id }) => one.rows.every((own) => own.id !== id))
      const error = yield* Effect.flip(comments.get(one.workspaceId, hidden?.id ?? ""))
      assert.strictEqual(error.code, "not_found")
    })
  )

  it.effect("takes the earliest and the latest time that can be written", () =>
    Effect.gen(function* () {
      const comments = yield* Comments
      const [one] = FastCheck.sample(row, 1)
      const { workspaceId } = yield* stocked(one === undefined ? [] : [one])
      const earliest = DateTime.unsafeMake(new Date("0000-01-01T00:00:00Z").getTime() - 14 * 3_600_000)
      const latest = DateTime.unsafeMake(new Date("9999-12-31T23:59:59.999Z").getTime() + 12 * 3_600_000)
      const count = (filter: Parameters<typeof comments.list>[1]) =>
        Effect.map(comments.list(workspaceId, filter, {}), ({ data }) => data.length)
      assert.strictEqual(yield* count({ since: earliest, until: latest }), 1)
      assert.strictEqual(yield* count({ since: latest }), 0)
      assert.strictEqual(yield* count({ until: earliest }), 0)
    })
  )
})

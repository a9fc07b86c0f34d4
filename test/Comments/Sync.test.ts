import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, FastCheck } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Comment } from "#schema/resources/Comment.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { House } from "#test/House.ts"
import { runs } from "#test/Runs.ts"
import { row, stocked } from "./Rows.ts"
import { walk } from "./Walk.ts"
import { run, traffic } from "./Writes.ts"

const limit = FastCheck.oneof(FastCheck.integer({ min: 1, max: 9 }), FastCheck.integer({ min: 1, max: 100 }))

/** A client that keeps what it has met, and the newest `received_at` among it. */
const client = Effect.fn("client")(function* (workspaceId: WorkspaceId, limit: number) {
  const comments = yield* Comments
  const met = new Map<string, Comment>()
  let newest: string | undefined
  return {
    met,
    sync: <E, R>(between: (page: number) => Effect.Effect<unknown, E, R>) =>
      Effect.gen(function* () {
        const filter = newest === undefined ? {} : { since: DateTime.unsafeMake(newest) }
        const list = (page: Parameters<typeof comments.list>[2]) => comments.list(workspaceId, filter, page)
        const items = yield* walk(list, limit, ({ id, received_at }) => ({ at: received_at, id }), between)
        for (const item of items) met.set(item.external_id, item)
        newest = items[0]?.received_at ?? newest
        return items
      })
  }
})

layer(House)("Syncing by since", (it) => {
  it.effect.prop(
    "a client that asks again since the newest it has met ends with every comment, however late each was committed",
    [FastCheck.array(row, { maxLength: 30, size: "max" }), limit, traffic, FastCheck.integer({ min: 1, max: 4 })],
    ([rows, limit, traffic, pagesPerSync]) =>
      Effect.gen(function* () {
        const stock = yield* stocked(rows)
        const { arriving, finish, turn } = yield* run(traffic, stock)
        const { met, sync } = yield* client(stock.workspaceId, limit)
        // each sync lives through the next few turns, so that some end while transactions are open
        for (let from = 0; from < traffic.turns.length; from += pagesPerSync) {
          yield* sync((page) => (page < pagesPerSync ? turn(from + page) : Effect.void))
        }
        yield* finish
        yield* sync(() => Effect.void)
        assert.sameMembers([...met.keys()], [...stock.rows.map(({ externalId }) => externalId), ...arriving])
      }),
    { fastCheck: { numRuns: runs(15) }, timeout: 60_000 }
  )

  it.effect.prop(
    "the known comment comes back, and so do all that share its millisecond; nothing older does",
    [FastCheck.array(row, { minLength: 1, maxLength: 20 }), limit],
    ([rows, limit]) =>
      Effect.gen(function* () {
        const stock = yield* stocked(rows)
        const { sync } = yield* client(stock.workspaceId, limit)
        yield* sync(() => Effect.void)
        const again = yield* sync(() => Effect.void)
        const newest = Math.max(...stock.rows.map(({ received }) => received.getTime()))
        assert.sameMembers(
          again.map(({ id }) => id),
          stock.rows.filter(({ received }) => received.getTime() === newest).map(({ id }) => id)
        )
      }),
    { fastCheck: { numRuns: runs(8) }, timeout: 60_000 }
  )
})

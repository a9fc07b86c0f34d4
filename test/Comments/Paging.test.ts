import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import type { Comment } from "#schema/resources/Comment.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { House } from "#test/House.ts"
import { runs } from "#test/Runs.ts"
import { filterShape, matches, row, stocked, toFilter } from "./Rows.ts"
import { walk } from "./Walk.ts"
import { run, traffic } from "./Writes.ts"

const rows = FastCheck.array(row, { maxLength: 80, size: "max" })
const limit = FastCheck.oneof(FastCheck.integer({ min: 1, max: 9 }), FastCheck.integer({ min: 1, max: 100 }))

const placeOfComment = ({ id, received_at }: Comment) => ({ at: received_at, id })
const placeOfItem = ({ created_at, id }: NeedsYouItem) => ({ at: created_at, id })

const some = { fastCheck: { numRuns: runs(10) }, timeout: 60_000 }

layer(House)("Paging", (it) => {
  it.effect.prop(
    "comments: a walk meets each comment that was there exactly once, newest first, whatever is written meanwhile",
    [rows, filterShape, limit, traffic],
    ([rows, shape, limit, traffic]) =>
      Effect.gen(function* () {
        const comments = yield* Comments
        const stock = yield* stocked(rows)
        const filter = toFilter(shape, stock.accounts)
        const there = stock.rows.filter(matches(filter))
        const { arriving, finish, touched, turn } = yield* run(traffic, stock)
        const list = (page: Parameters<typeof comments.list>[2]) => comments.list(stock.workspaceId, filter, page)
        const met = new Set((yield* walk(list, limit, placeOfComment, turn)).map(({ id }) => id))
        yield* finish
        for (const { id } of there) assert.isTrue(met.has(id) || touched.has(id), `${id} was skipped`)

        const all = yield* walk((page) => comments.list(stock.workspaceId, {}, page), limit, placeOfComment)
        assert.sameMembers(
          all.map(({ external_id }) => external_id),
          [...stock.rows.map(({ externalId }) => externalId), ...arriving]
        )
        const [firstThere] = all.filter(({ external_id }) => external_id.startsWith("old-"))
        for (const { external_id, received_at } of all) {
          if (external_id.startsWith("new-"))
            assert.isAbove(+new Date(received_at), +new Date(firstThere?.received_at ?? 0))
        }
      }),
    some
  )

  it.effect.prop(
    "Needs you: a walk meets each item that waits all the while exactly once, newest first, whatever is written meanwhile",
    [
      FastCheck.array(
        FastCheck.oneof(
          row,
          row.map((row) => ({ ...row, status: "review" as const }))
        ),
        { maxLength: 80, size: "max" }
      ),
      limit,
      traffic
    ],
    ([rows, limit, traffic]) =>
      Effect.gen(function* () {
        const comments = yield* Comments
        const stock = yield* stocked(rows)
        const { finish, touched, turn } = yield* run(traffic, stock)
        const list = (page: Parameters<typeof comments.listWaiting>[1]) => comments.listWaiting(stock.workspaceId, page)
        const met = new Set((yield* walk(list, limit, placeOfItem, turn)).map(({ id }) => id))
        yield* finish
        for (const { archived, id, status } of stock.rows) {
          const waited = status === "review" && !archived && !touched.has(id)
          assert.isTrue(waited ? met.has(id) : touched.has(id) || !met.has(id), `${id}, ${status}`)
        }
      }),
    some
  )
})

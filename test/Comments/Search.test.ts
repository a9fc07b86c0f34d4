import { SqlClient } from "@effect/sql"
import { assert, describe, layer, it as plainly } from "@effect/vitest"
import { DateTime, Effect, FastCheck, Option, TestClock } from "effect"
import { Comments } from "#src/Comments/Comments.ts"
import { needle, needles } from "#src/Comments/Needle.ts"
import { SearchIndex } from "#src/Comments/Search/SearchIndex.ts"
import { SearchIndexRepo } from "#src/Comments/Search/SearchIndexRepo.ts"
import { Turns } from "#src/Database/Turns.ts"
import { House } from "#test/House.ts"
import { runs } from "#test/Runs.ts"
import { filterShape, matches, row, stocked, toFilter } from "./Rows.ts"
import { walk } from "./Walk.ts"

const words = [
  "Coffee",
  "coffees",
  "cup",
  "ＣＵＰ",
  "up",
  "Ærlig",
  "50%_off",
  "詐欺",
  "これは",
  "สวัสดี",
  "안녕하세요",
  "🙏"
]
const text = FastCheck.array(FastCheck.constantFrom(...words), { maxLength: 4 }).chain((some) =>
  FastCheck.constantFrom(" ", "  \n", "").map((between) => some.join(between))
)
const days = FastCheck.integer({ min: 0, max: 400 })
const rows = FastCheck.array(
  FastCheck.tuple(row, text, days).map(([one, said, day]) => ({
    ...one,
    text: said,
    received: one.received + day * 86_400_000
  })),
  { maxLength: 60, size: "max" }
)
const searched = FastCheck.oneof(
  FastCheck.constantFrom(
    "c",
    "cu",
    "CUP",
    "up",
    "ee c",
    "cup coffee",
    '"up coffee"',
    "ffe",
    "詐",
    "欺",
    "これ",
    "สวั",
    "안녕",
    "%_",
    "\\",
    "é",
    "🙏",
    "x"
  ),
  text.filter((one) => one.trim() !== "")
)

const fold = (one: string) => one.normalize("NFKC").toLowerCase()
const holds = (said: string, q: string) =>
  needles(q).every((part) => fold(` ${said.trim().replaceAll(/\s+/g, " ")}`).includes(fold(part)))

layer(House)("a search of comments", (it) => {
  it.effect.prop(
    "finds what holds the text, with every other filter, newest first, on as few pages as it takes",
    [
      rows,
      FastCheck.array(FastCheck.tuple(searched, filterShape), { minLength: 5, maxLength: 5 }),
      FastCheck.integer({ min: 1, max: 20 }),
      FastCheck.integer({ min: 1, max: 60 })
    ],
    ([made, asked, limit, indexed]) =>
      Effect.gen(function* () {
        const comments = yield* Comments
        const { accounts, rows: stored, workspaceId } = yield* stocked(made)
        yield* (yield* SearchIndex).add(workspaceId, indexed)
        for (const [q, shape] of asked) {
          const { since, until, ...filter } = toFilter(shape, accounts)
          const around = {
            ...(since === undefined ? {} : { since: DateTime.add(since, { days: 100 }) }),
            ...(until === undefined ? {} : { until: DateTime.add(until, { days: 300 }) })
          }
          for (const narrowed of [{}, { ...filter, ...around }]) {
            const expected = stored
              .filter(matches(narrowed))
              .filter((one) => holds(one.text ?? "", q))
              .sort((one, other) => other.received.getTime() - one.received.getTime() || (one.id < other.id ? 1 : -1))
            let pages = 0
            const listed = yield* walk(
              (page) => comments.list(workspaceId, { ...narrowed, q }, page),
              limit,
              ({ id, received_at }) => ({ at: received_at, id }),
              () => Effect.sync(() => pages++)
            )
            assert.deepStrictEqual(
              listed.map(({ id }) => id),
              expected.map(({ id }) => id),
              JSON.stringify({ q, narrowed })
            )
            assert.strictEqual(pages, Math.max(1, Math.ceil(expected.length / limit)))
          }
        }
      }),
    { fastCheck: { numRuns: runs(8) }, timeout: 60_000 }
  )

  it.effect("has an index that follows in every workspace after a while, and leaves nothing unmerged", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { follow } = yield* SearchIndex
      const some = FastCheck.sample(row, { numRuns: 5, seed: 11 })
      const came = 3_000
      const at = (received: number) => some.map((one) => ({ ...one, received }))
      const stocks = [yield* stocked(at(came)), yield* stocked(at(0)), yield* stocked([]), yield* stocked(at(came + 1))]
      const now = stocks[0]?.rows[0]?.received.getTime() ?? 0
      const own = stocks.map(({ workspaceId }) => workspaceId)
      const indexed = sql`SELECT workspace_id, count(*)::int AS count FROM comment_search
        WHERE workspace_id = ANY (${own}::text[]) GROUP BY 1`
      yield* TestClock.setTime(now + 20_000)
      yield* follow
      assert.deepStrictEqual(yield* indexed, [])
      yield* TestClock.setTime(now + 30_000)
      yield* follow
      assert.sameDeepMembers(
        [...(yield* indexed)],
        own.slice(0, 2).map((workspace_id) => ({ workspace_id, count: some.length }))
      )
      assert.deepStrictEqual(yield* sql`SELECT gin_clean_pending_list('comment_search_by_keys')::int AS pages`, [
        { pages: 0 }
      ])
    })
  )

  it.effect("has an index that takes at once what is too much for a search to read one by one", () =>
    Effect.gen(function* () {
      const index = yield* SearchIndexRepo
      const turns = yield* Turns
      // more than any other workspace here has
      const some = FastCheck.sample(row, { numRuns: 70, seed: 11 })
      const { workspaceId } = yield* stocked(some)
      const taken = (most: number) =>
        turns.take("a test", index.lanes(new Date(0), most), "1 second", ({ workspace_id }) =>
          Effect.succeed(workspace_id)
        )
      assert.deepStrictEqual(yield* taken(some.length), Option.none())
      assert.deepStrictEqual(yield* taken(some.length - 1), Option.some(workspaceId))
      assert.deepStrictEqual(
        [yield* index.lacks(workspaceId, some.length), yield* index.lacks(workspaceId, some.length - 1)],
        [false, true]
      )
    }).pipe(Effect.provide(SearchIndexRepo.layer))
  )

  it.effect("follows an edited text, in its own workspace alone", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const comments = yield* Comments
      const some = FastCheck.sample(rows, { numRuns: 1, seed: 7 }).flat().slice(0, 1)
      const [ours, theirs] = [yield* stocked(some), yield* stocked(some)]
      const index = yield* SearchIndex
      const found = (workspaceId: typeof ours.workspaceId, q: string) =>
        Effect.map(comments.list(workspaceId, { q }, {}), ({ data }) => data.length)
      yield* sql`UPDATE comments SET text = 'What an unheard-of espresso' WHERE workspace_id = ${ours.workspaceId}`
      assert.deepStrictEqual(
        [yield* found(ours.workspaceId, "espresso"), yield* found(theirs.workspaceId, "espresso")],
        [1, 0]
      )
      yield* index.add(ours.workspaceId, 1)
      assert.strictEqual(yield* found(ours.workspaceId, "espresso"), 1)
      yield* sql`UPDATE comments SET text = '' WHERE workspace_id = ${ours.workspaceId}`
      assert.strictEqual(yield* found(ours.workspaceId, "espresso"), 0)
    })
  )
})

describe("what is looked for", () => {
  plainly("is how words begin when it is short, and anything where words are not told apart by spaces", () => {
    const cases = [
      ["a", " a"],
      [" ab ", " ab"],
      ["abc", "abc"],
      ["a  b", "a b"],
      ["詐欺", "詐欺"],
      ["欺", "欺"],
      ["สว", "สว"],
      ["é", " é"],
      ["🙏", " 🙏"]
    ] as const
    for (const [q, expected] of cases) assert.strictEqual(needle(q), expected)
  })

  plainly("is each word, and what is quoted as it is", () => {
    const cases = [
      ["refund late", ["refund", "late"]],
      ['"too  late" refund', ["too late", "refund"]],
      ["“too late”", ["too late"]],
      ['5" "" late late', [' 5"', ' ""', "late"]]
    ] as const
    for (const [q, expected] of cases) assert.deepStrictEqual(needles(q), expected)
  })
})

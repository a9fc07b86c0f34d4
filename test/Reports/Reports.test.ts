import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { platforms, type Surface } from "#schema/Platform.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { daysOf } from "#src/Reports/DayRange.ts"
import { Reports } from "#src/Reports/Reports.ts"
import { connect, House } from "#test/House.ts"
import { runs } from "#test/Runs.ts"
import { factsOf, insertComments, standing } from "./Comments.ts"
import { dayIn, type Facts, naiveReport } from "./Naive.ts"

const hour = 3_600_000
const day = 24 * hour

/** Moments around which days are not what they seem: 23, 25 or 24.5 hours long, or left out. */
const moments = [
  ["America/St_Johns", "2026-03-08T05:30:00Z"],
  ["America/St_Johns", "2026-11-01T04:30:00Z"],
  ["Asia/Kathmandu", "2026-06-30T18:15:00Z"],
  ["Europe/Oslo", "2026-03-29T01:00:00Z"],
  ["Europe/Oslo", "2026-10-25T01:00:00Z"],
  ["Pacific/Apia", "2011-12-30T10:00:00Z"],
  ["Pacific/Apia", "2026-01-01T11:00:00Z"],
  ["Africa/Casablanca", "2026-02-15T02:00:00Z"],
  ["Africa/Casablanca", "2026-03-22T02:00:00Z"],
  ["America/Havana", "2026-11-01T05:00:00Z"],
  ["Australia/Lord_Howe", "2026-04-04T15:00:00Z"],
  ["Africa/Cairo", "2026-04-23T22:00:00Z"],
  ["UTC", "2024-02-29T00:00:00Z"]
] as const

const offset = FastCheck.oneof(
  FastCheck.integer({ min: -90 * 60_000, max: 90 * 60_000 }),
  FastCheck.integer({ min: -2 * day, max: 2 * day }),
  FastCheck.integer({ min: -40 * day, max: 40 * day })
)

const scene = FastCheck.record({
  moment: FastCheck.constantFrom(...moments),
  comments: FastCheck.array(FastCheck.record({ account: FastCheck.nat(3), offset, standing }), { maxLength: 30 }),
  /** Days around that of the moment. */
  from: FastCheck.oneof(FastCheck.integer({ min: -3, max: 1 }), FastCheck.integer({ min: -45, max: 1 })),
  days: FastCheck.oneof(FastCheck.nat(4), FastCheck.nat(90)),
  filter: FastCheck.record(
    {
      platform: FastCheck.constantFrom(...platforms.slice(0, 3)),
      surface: FastCheck.constantFrom<Surface>("organic", "ad"),
      account: FastCheck.nat(3)
    },
    { requiredKeys: [] }
  )
})

const inZone = Effect.fn("inZone")(function* (timeZone: string) {
  const workspaces = yield* Workspaces
  const { id } = yield* workspaces.create({ name: "Fjord Coffee", timeZone: TimeZone.make(timeZone) })
  const accounts = yield* Effect.forEach(["facebook", "facebook", "instagram", "youtube"] as const, (platform) =>
    connect(id, platform)
  )
  return { id, accounts }
})

const sorted = <A extends { readonly count: number; readonly category: unknown }>(rows: ReadonlyArray<A>) =>
  rows.toSorted((one, other) => other.count - one.count || String(one.category).localeCompare(String(other.category)))

layer(House)("Reports.summary", (it) => {
  it.effect.prop(
    "is what a recount of all rows makes, in any zone, across its changes of time, with any filter",
    [scene],
    ([{ comments, days, filter, from, moment }]) =>
      Effect.gen(function* () {
        const [timeZone, at] = moment
        const { accounts, id } = yield* inZone(timeZone)
        const rows = comments.flatMap(({ account, offset, standing }): ReadonlyArray<Facts> => {
          const written = accounts[account]
          return written === undefined ? [] : [factsOf(written, standing, Date.parse(at) + offset)]
        })
        yield* insertComments(id, rows)
        const dayAt = (distance: number) =>
          new Date(Date.parse(`${dayIn(timeZone, new Date(at))}T00:00:00Z`) + distance * day).toISOString().slice(0, 10)
        const range = { from: dayAt(from), to: dayAt(from + days) }
        const { account, ...others } = filter
        const accountId = account === undefined ? undefined : accounts[account]?.accountId
        const query = { ...others, ...(accountId === undefined ? {} : { account_id: accountId }) }

        const reports = yield* Reports
        const { from: first, sales, time_zone, to, ...made } = yield* reports.summary(id, { ...range, ...query })
        assert.deepStrictEqual({ from: first, to, time_zone }, { ...range, time_zone: timeZone })
        assert.deepStrictEqual(sales, [])
        const { by_platform, by_surface, hidden_by_category, ...expected } = naiveReport(
          rows,
          timeZone,
          daysOf(range),
          query
        )
        assert.sameDeepMembers([...made.by_platform], [...by_platform])
        assert.sameDeepMembers([...made.by_surface], [...by_surface])
        assert.deepStrictEqual(sorted(made.hidden_by_category), sorted(hidden_by_category))
        assert.deepInclude(made, expected)
      }),
    { fastCheck: { numRuns: runs(35) } }
  )
})

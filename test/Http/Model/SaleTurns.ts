import { assert } from "@effect/vitest"
import { Clock, DateTime, Effect } from "effect"
import { platforms, Surface } from "#schema/Platform.ts"
import type { Report } from "#schema/resources/Report.ts"
import { daysOf } from "#src/Reports/DayRange.ts"
import { dayIn, naiveReport } from "#test/Reports/Naive.ts"
import { answerTo, done, isOthers, pick, pickId, refusedAs, type Turn } from "./Turn.ts"

const zone = "Europe/Oslo"
const hour = 3_600_000
const currencies = [
  { given: undefined, code: "USD", digits: 2 },
  { given: "eur", code: "EUR", digits: 2 },
  { given: "JPY", code: "JPY", digits: 0 },
  { given: "ZZZ", code: null, digits: 0 }
] as const

export const convert = Effect.fn("convert")(function* ({ a, b, brand, other, person, which }: Turn) {
  const click_id = pickId(brand.clicks.keys(), other.clicks.keys(), which)
  const { code, digits, given } = pick(currencies, b)
  const minor = a % 2000
  const now = yield* Clock.currentTimeMillis
  const at = now - (b % 40) * 11 * hour
  const payload = {
    click_id,
    value: minor / 10 ** digits,
    ...(given === undefined ? {} : { currency: given }),
    ...(b % 3 === 0 ? {} : { occurred_at: DateTime.unsafeMake(at) })
  }
  const answer = yield* answerTo(person.client.reports.convert({ headers: {}, payload, withResponse: true }))
  if (code === null) return refusedAs(answer, "invalid_request")
  const comment_id = brand.clicks.get(click_id)
  if (comment_id === undefined) return refusedAs(answer, "not_found")
  const occurred_at = new Date(b % 3 === 0 ? now : at).toISOString()
  const { link_id, ...sale } = done(answer).data
  assert.match(link_id, /^lnk_/)
  assert.deepStrictEqual<unknown>(sale, {
    click_id,
    value: payload.value,
    currency: code,
    occurred_at,
    comment_id,
    contact_id: null,
    campaign: null,
    replaced: brand.sales.has(click_id)
  })
  // in a hundredth of the major unit, whichever that is
  brand.sales.set(click_id, { cents: minor * 10 ** (2 - digits), currency: code, at: occurred_at })
})

const ranges = [null, [0, 0], [3, 0], [40, 5], [2, 1]] as const
const sorted = (rows: ReadonlyArray<object>) => rows.map((row) => JSON.stringify(row)).sort()

export const report = Effect.fn("report")(function* (turn: Turn) {
  const { a, b, brand, other, person, which } = turn
  const now = yield* Clock.currentTimeMillis
  const dayAgo = (days: number) =>
    dayIn(zone, new Date(Date.parse(`${dayIn(zone, new Date(now))}T12:00:00Z`) - days * 24 * hour))
  const range = pick(ranges, which)
  const filter = {
    ...(a % 3 === 0 ? { platform: pick(platforms, b) } : {}),
    ...(a % 4 === 1 ? { surface: pick(Surface.literals, b) } : {}),
    ...(a % 5 === 2 ? { account_id: pick([...brand.accounts, ...other.accounts], b).accountId } : {})
  }
  const asked = range === null ? {} : { from: dayAgo(range[0]), to: dayAgo(range[1]) }
  const answer = yield* answerTo(
    person.client.reports.summary({ urlParams: { ...filter, ...asked }, withResponse: true })
  )
  if (isOthers(turn, filter.account_id)) return refusedAs(answer, "invalid_request")
  const shown = done(answer).data
  const { from, to } = { from: dayAgo(29), to: dayAgo(0), ...asked }
  const days = daysOf({ from, to })
  const held = [...brand.comments.values()]
  const naive = naiveReport(
    held.map(({ asked, comment }) => ({
      account_id: comment.account.id,
      platform: comment.platform,
      surface: comment.surface,
      status: comment.status,
      archived: comment.archived,
      asked,
      decision: comment.decision,
      replies: comment.replies,
      received_at: new Date(comment.received_at),
      hidden_at: comment.hidden_at === null ? null : new Date(comment.hidden_at)
    })),
    zone,
    days,
    filter
  )
  const { by_platform, by_surface, hidden_by_category, sales, ...rest } = shown
  const { by_platform: ofPlatforms, by_surface: ofSurfaces, hidden_by_category: categories, ...others } = naive
  assert.deepStrictEqual<unknown>(rest, { from, to, time_zone: zone, ...others })
  assert.deepStrictEqual(sorted(by_platform), sorted(ofPlatforms))
  assert.deepStrictEqual(sorted(by_surface), sorted(ofSurfaces))
  assert.deepStrictEqual(sorted(hidden_by_category), sorted(categories))
  const led = [...brand.sales].filter(([id, { at }]) => {
    const comment = brand.comments.get(brand.clicks.get(id) ?? "")?.comment
    return (
      days.includes(dayIn(zone, new Date(at))) &&
      (filter.platform === undefined || comment?.platform === filter.platform) &&
      (filter.surface === undefined || comment?.surface === filter.surface) &&
      (filter.account_id === undefined || comment?.account.id === filter.account_id)
    )
  })
  const expected: Report["sales"] = Array.from(
    Map.groupBy(led, ([, { currency }]) => currency),
    ([currency, of]) => ({
      currency,
      count: of.length,
      value: of.reduce((sum, [, { cents }]) => sum + cents, 0) / 100
    })
  ).sort((one, another) => (one.currency < another.currency ? -1 : 1))
  assert.deepStrictEqual(sales, expected)
})

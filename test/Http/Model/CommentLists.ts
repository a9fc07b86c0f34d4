import { assert } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { platforms, Surface } from "#schema/Platform.ts"
import { type Comment, CommentStatus } from "#schema/resources/Comment.ts"
import { commentIdOf, unchanged } from "./CommentTurns.ts"
import { allPages, answerTo, isOthers, newestFirst, pick, refusedAs, type Turn } from "./Turn.ts"

/** A filter of some of the conditions, as the bits of a number say. */
const filterOf = ({ a, b, brand, other }: Turn) => {
  const held = [...brand.comments.values()]
  const times = [...held.map(({ comment }) => comment.received_at), "2026-01-01T00:00:00.000Z"]
  const has = (bit: number) => (a >> bit) % 4 === 3
  return {
    ...(has(0) ? { status: pick(CommentStatus.literals, b) } : {}),
    ...(has(1) ? { platform: pick(platforms, b) } : {}),
    ...(has(2) ? { surface: pick(Surface.literals, b) } : {}),
    ...(has(3) ? { account_id: pick([...brand.accounts, ...other.accounts], b).accountId } : {}),
    ...(has(4) ? { post_id: `post-${b % 3}` } : {}),
    ...(has(5) ? { ad_id: `ad-${b % 2}` } : {}),
    ...(has(6) ? { external_id: `ext-${b % 9}` } : {}),
    ...(has(7) ? { since: DateTime.unsafeMake(pick(times, b)) } : {}),
    ...(has(8) ? { until: DateTime.unsafeMake(pick(times, b >> 2)) } : {})
  }
}

export const list = Effect.fn("list")(function* (turn: Turn) {
  const { brand, person, which } = turn
  const filter = filterOf(turn)
  const { since, until } = filter
  const isReversed = since !== undefined && until !== undefined && DateTime.greaterThan(since, until)
  if (isReversed || isOthers(turn, filter.account_id)) {
    const answer = yield* answerTo(person.client.comments.list({ urlParams: filter, withResponse: true }))
    return refusedAs(answer, "invalid_request")
  }
  const listed = yield* allPages(1 + (which % 8), (page) =>
    person.client.comments.list({ urlParams: { ...filter, ...page }, withResponse: true })
  )
  const passes = ({ account, ad, external_id, platform, post, received_at, status, surface }: Comment) =>
    [
      [filter.status, status],
      [filter.platform, platform],
      [filter.surface, surface],
      [filter.account_id, account.id],
      [filter.post_id, post?.external_id],
      [filter.ad_id, ad?.id],
      [filter.external_id, external_id]
    ].every(([wanted, actual]) => wanted === undefined || wanted === actual) &&
    (filter.since === undefined || Date.parse(received_at) >= DateTime.toEpochMillis(filter.since)) &&
    (filter.until === undefined || Date.parse(received_at) < DateTime.toEpochMillis(filter.until))
  const expected = Array.from(brand.comments.values(), ({ comment }) => comment)
    .filter(passes)
    .sort(newestFirst(({ received_at }) => received_at))
  assert.deepStrictEqual<unknown>(listed, expected)
})

export const needsYou = Effect.fn("needsYou")(function* ({ brand, person, which }: Turn) {
  const listed = yield* allPages(1 + (which % 5), (page) =>
    person.client.autopilot.needsYou({ urlParams: page, withResponse: true })
  )
  const expected = [...brand.comments.values()]
    .filter(({ comment }) => comment.status === "review" && !comment.archived)
    .map(({ comment: { author, has_media, id, platform, post, surface, text }, waitingSince }) => ({
      id,
      text,
      has_media,
      author,
      platform,
      surface,
      post_caption: post?.caption ?? "",
      created_at: waitingSince ?? ""
    }))
    .sort(newestFirst(({ created_at }) => created_at))
  assert.deepStrictEqual<unknown>(
    listed.map(({ leaning, leaning_why, reason, reason_score, url, ...item }) => {
      assert.isNotEmpty(reason)
      assert.include(url, item.id)
      return item
    }),
    expected
  )
})

export const get = Effect.fn("get")(function* (turn: Turn) {
  const { brand, person } = turn
  const id = commentIdOf(turn)
  const held = brand.comments.get(id)
  if (held !== undefined) return yield* unchanged(brand, held)
  refusedAs(yield* answerTo(person.client.comments.get({ path: { id }, withResponse: true })), "not_found")
})

import { assert } from "@effect/vitest"
import { Clock, DateTime, Duration, Effect, TestClock } from "effect"
import { clickParameter } from "#schema/resources/Sale.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { FakePlatform } from "#test/FakePlatform.ts"
import { observed } from "#test/House.ts"
import { changed, passTo, see } from "./CommentTurns.ts"
import { authors, met } from "./PeopleTurns.ts"
import { answerTo, done, later, pick, type Turn } from "./Turn.ts"

const texts = [
  "What a lovely cup of coffee",
  "Where is my refund?",
  "Earn $5000 a week from home, message me on WhatsApp +1 555 014 2277 and double your bitcoin",
  "Best replica watches, aaa quality, worldwide shipping",
  "You idiots, this is the worst shop ever"
]
export const drained = <E, R>(drain: Effect.Effect<number, E, R>) =>
  Effect.repeat(drain, { while: (count) => count > 0 })

let arrived = 0

export const arrive = Effect.fn("arrive")(function* ({ a, b, brand, which }: Turn) {
  const account = pick(brand.accounts, which)
  const author = pick(authors, a)
  const externalId = `ext-${arrived++}`
  const isOnAd = b % 3 === 0
  const createdAt = (yield* Clock.currentTimeMillis) - 60_000
  const comment = observed({
    externalId,
    author,
    text: pick(texts, a + b),
    createdAt: DateTime.unsafeMake(createdAt),
    post:
      b % 5 === 0 ? null : { externalId: `post-${b % 3}`, caption: `Menu ${b % 3}`, url: "https://example.com/post" },
    ad: isOnAd ? { id: `ad-${b % 2}`, name: "Autumn" } : null,
    surface: isOnAd ? "ad" : "organic"
  })
  const intake = yield* Intake
  yield* intake.receive(account, [{ _tag: "Commented", comment }])
  const { client } = pick(brand.people, a)
  const { data } = done(
    yield* answerTo(client.comments.list({ urlParams: { external_id: externalId }, withResponse: true }))
  )
  assert.lengthOf(data, 1)
  const { id } = pick(data, 0)
  const { comment: seen, history } = yield* see(brand, id)
  later(brand, seen.received_at)
  assert.deepStrictEqual<unknown>(seen, {
    id,
    external_id: externalId,
    platform: account.platform,
    surface: comment.surface,
    account: { id: account.accountId, name: "Fjord Coffee" },
    post: comment.post && {
      external_id: comment.post.externalId,
      caption: comment.post.caption,
      url: comment.post.url
    },
    ad: comment.ad,
    parent_external_id: null,
    text: comment.text,
    has_media: false,
    language: null,
    author: { name: author.name, handle: author.handle },
    status: "pending",
    archived: false,
    decision: null,
    scores: null,
    draft_reply: null,
    pending_action: null,
    action_error: null,
    replies: [],
    url: seen.url,
    platform_url: comment.url,
    created_at: new Date(createdAt).toISOString(),
    received_at: seen.received_at,
    decided_at: null,
    hidden_at: null,
    updated_at: seen.received_at
  })
  brand.comments.set(id, {
    comment: seen,
    hiddenThere: false,
    open: [],
    said: null,
    history: history.length,
    asked: false,
    waitingSince: null,
    record: null,
    authorIsKnown: author.externalId !== null
  })
  if (author.externalId !== null) yield* met(brand, account, author, seen.received_at)
  passTo(brand, seen.updated_at)
})

export const everyone = ({ brand, other }: Turn) => [brand, other]

export const decide = Effect.fn("decide")(function* (turn: Turn) {
  yield* Effect.flatMap(Decider, ({ drain }) => drained(drain))
  for (const brand of everyone(turn)) {
    const times: Array<string> = []
    for (const held of brand.comments.values()) {
      if (held.comment.status !== "pending") continue
      const { comment } = yield* changed(
        brand,
        held,
        1,
        ({ decision, draft_reply, language, scores, updated_at: at }) => {
          if (decision === null) return assert.fail("nothing was decided")
          assert.isNotNull(scores)
          assert.isNotEmpty(decision.reason)
          const { outcome } = decision
          return {
            scores,
            language,
            draft_reply,
            decided_at: at,
            decision: {
              ...decision,
              by: "autopilot",
              name: null,
              policy_version: brand.guidance.version === 0 ? null : brand.guidance.version,
              at
            },
            status: outcome === "ask" ? "review" : "visible",
            ...(outcome === "ask" ? { archived: false } : {}),
            pending_action: outcome === "hide" ? { action: "hide", since: at } : held.comment.pending_action
          }
        },
        ({ decision, updated_at: at }) => {
          const outcome = decision?.outcome ?? "keep"
          return {
            open: outcome === "hide" ? [...held.open, { action: "hide", text: "" }] : held.open,
            record: { outcome, at, corrected: false },
            asked: outcome === "ask",
            waitingSince: outcome === "ask" ? at.replace(/\.\d{3}Z$/, "Z") : null
          }
        }
      )
      times.push(comment.updated_at)
    }
    passTo(brand, ...times)
  }
})

export const remove = Effect.fn("remove")(function* ({ brand, which }: Turn) {
  const there = [...brand.comments.values()].filter(({ comment }) => comment.status !== "deleted")
  if (there.length === 0) return
  const held = pick(there, which)
  const { account, external_id: externalId } = held.comment
  const on = brand.accounts.find(({ accountId }) => accountId === account.id)
  if (on === undefined) return
  const platform = yield* FakePlatform
  platform.comment(on.externalId, externalId).removed = true
  const intake = yield* Intake
  yield* intake.receive(on, [{ _tag: "Removed", externalId }])
  const { comment } = yield* changed(
    brand,
    held,
    1,
    () => ({ status: "deleted", pending_action: null }),
    () => ({ open: [], waitingSince: null })
  )
  passTo(brand, comment.updated_at)
})

const minutes = [0.1, 1.1, 25 * 60, 50 * 60, 8 * 24 * 60]
export const pass = ({ a }: Turn) => TestClock.adjust(Duration.minutes(pick(minutes, a)))

const browser = { method: "GET", headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" } }

/** Somebody follows a tracked link, which answered a comment or none. */
export const click = Effect.fn("click")(function* ({ brand, which }: Turn) {
  const ids = [...brand.comments.keys()]
  const commentId = ids.length === 0 || which % 3 === 0 ? null : pick(ids, which)
  const links = yield* TrackedLinks
  const { code } = yield* Effect.orDie(
    links.create(brand.workspaceId, {
      target_url: "https://example.com/autumn",
      ...(commentId === null ? {} : { comment_id: commentId })
    })
  )
  const landing = yield* Effect.orDie(links.follow(code, browser))
  brand.clicks.set(new URL(landing).searchParams.get(clickParameter) ?? "", commentId)
})

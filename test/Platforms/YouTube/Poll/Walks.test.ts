import { assert, describe, it } from "@effect/vitest"
import { FastCheck, Schema } from "effect"
import { beginWalk, endWalk, firstState, type PolledThread, PollState, readPage } from "#src/Platforms/YouTube/Poll.ts"

const minute = 60_000

interface Written {
  readonly id: string
  readonly at: number
  /** When the list begins to show it. */
  readonly visible: number
  readonly replies: Array<{ readonly id: string; readonly at: number }>
}

/** A channel as YouTube lists it: newest first, replies do not lift a thread, and only some come along. */
class Channel {
  readonly threads: Array<Written> = []
  readonly pageSize: number
  readonly replyPart: number

  constructor(pageSize: number, replyPart: number) {
    this.pageSize = pageSize
    this.replyPart = replyPart
  }

  /** Tokens are offsets, so what arrives during a walk shifts the pages. */
  page(token: string | null, now: number) {
    const shown = this.threads
      .filter(({ visible }) => visible <= now)
      .toSorted((left, right) => right.at - left.at || right.id.localeCompare(left.id))
    const from = Number(token ?? "0")
    const more = from + this.pageSize < shown.length
    return {
      threads: shown.slice(from, from + this.pageSize).map((thread) => this.polled(thread)),
      token,
      next: more ? String(from + this.pageSize) : null
    }
  }

  private polled(thread: Written): PolledThread & { readonly comments: ReadonlyArray<string> } {
    const part = thread.replies.slice(0, this.replyPart)
    return {
      id: thread.id,
      publishedAt: thread.at,
      updatedAt: thread.at,
      totalReplies: thread.replies.length,
      latestReply: part.length === 0 ? null : Math.max(...part.map(({ at }) => at)),
      texts: null,
      included: part.length,
      comments: [thread.id, ...part.map(({ id }) => id)]
    }
  }
}

/** One poll, storing the state as text as a caller would. `between` runs after each page. */
const poll = (
  channel: Channel,
  stored: string,
  now: number,
  depth: "recent" | "all",
  between: () => void = () => undefined
) => {
  const state = Schema.decodeSync(Schema.parseJson(PollState))(stored)
  const read: Array<string> = []
  const bound = channel.threads.length + 2
  let walk = beginWalk(state, depth)
  let token: string | null = null
  let pages = 0
  do {
    assert.isAtMost(pages, bound, "the walk ends")
    pages += 1
    const page = channel.page(token, now)
    const step: ReturnType<typeof readPage<(typeof page.threads)[number]>> = readPage(walk, page)
    read.push(...step.changed.flatMap(({ comments }) => comments))
    const whole = new Set(step.incomplete.map(({ id }) => id))
    for (const { id, replies } of channel.threads) if (whole.has(id)) read.push(...replies.map((reply) => reply.id))
    walk = step.walk
    token = step.next
    between()
  } while (token !== null)
  return { read, pages, stored: JSON.stringify(endWalk(walk)) }
}

/** What happens on a channel: minutes pass, people write (shown up to nine minutes late) and reply, polls come. */
const happening = FastCheck.oneof(
  { weight: 5, arbitrary: FastCheck.record({ _tag: FastCheck.constant("write"), late: FastCheck.nat(9) }) },
  { weight: 3, arbitrary: FastCheck.record({ _tag: FastCheck.constant("reply"), to: FastCheck.nat() }) },
  { weight: 2, arbitrary: FastCheck.record({ _tag: FastCheck.constant("wait"), minutes: FastCheck.nat(30) }) },
  { weight: 2, arbitrary: FastCheck.record({ _tag: FastCheck.constant("poll"), writes: FastCheck.nat(3) }) }
)

const run = (
  happenings: ReadonlyArray<typeof happening extends FastCheck.Arbitrary<infer Happening> ? Happening : never>,
  pageSize: number,
  replyPart: number
) => {
  const channel = new Channel(pageSize, replyPart)
  const read = new Set<string>()
  let now = 1_000 * minute
  let stored = JSON.stringify(firstState(now))
  let count = 0
  const write = (late: number) => {
    count += 1
    channel.threads.push({ id: `t${count}`, at: now, visible: now + late * minute, replies: [] })
  }
  const pollNow = (depth: "recent" | "all", writes: number) => {
    let left = writes
    const result = poll(channel, stored, now, depth, () => {
      if (left-- > 0) write(0)
    })
    stored = result.stored
    for (const id of result.read) read.add(id)
    return result
  }
  for (const happening of happenings) {
    if (happening._tag === "write" && "late" in happening) write(happening.late)
    if (happening._tag === "wait" && "minutes" in happening) now += happening.minutes * minute
    if (happening._tag === "poll" && "writes" in happening) pollNow("recent", happening.writes)
    if (happening._tag === "reply" && "to" in happening) {
      count += 1
      const thread = channel.threads[happening.to % Math.max(channel.threads.length, 1)]
      thread?.replies.push({ id: `r${count}`, at: now })
    }
  }
  now += 10 * minute
  return { channel, pollNow, read }
}

const happenings = FastCheck.array(happening, { maxLength: 120 })

const pageSizes = FastCheck.integer({ min: 1, max: 10 })

const parts = FastCheck.nat(3)

describe("walks of Poll", () => {
  it.prop(
    "polls return every thread at least once, and every walk ends",
    [happenings, pageSizes, parts],
    ([happenings, pageSize, part]) => {
      const { channel, pollNow, read } = run(happenings, pageSize, part)
      pollNow("recent", 0)
      assert.deepStrictEqual(
        channel.threads.map(({ id }) => id).filter((id) => !read.has(id)),
        []
      )
    }
  )

  it.prop(
    "a walk through all returns every reply too",
    [happenings, pageSizes, parts],
    ([happenings, pageSize, part]) => {
      const { channel, pollNow, read } = run(happenings, pageSize, part)
      pollNow("all", 0)
      const all = channel.threads.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)])
      assert.deepStrictEqual(
        all.filter((id) => !read.has(id)),
        []
      )
      assert.deepStrictEqual(pollNow("all", 0).read, [], "nothing is new then")
    }
  )

  it.prop("a quiet channel costs one page", [happenings, parts], ([happenings, part]) => {
    const { pollNow } = run(happenings, 1_000, part)
    pollNow("recent", 0)
    const { pages, read } = pollNow("recent", 0)
    assert.deepStrictEqual([pages, read], [1, []])
  })
})

import { Schema } from "effect"

/** Unix milliseconds. */
const Moment = Schema.Number

/** What was last known of a thread. A difference in any of it means that there is something to read. */
const KnownThread = Schema.Struct({
  id: Schema.String,
  publishedAt: Schema.NullOr(Moment),
  updatedAt: Schema.NullOr(Moment),
  totalReplies: Schema.Number,
  latestReply: Schema.NullOr(Moment),
  /** Tells texts apart: times are whole seconds, and an edit within one changes no time. */
  texts: Schema.optionalWith(Schema.NullOr(Schema.Number), { default: () => null })
})
export type KnownThread = typeof KnownThread.Type

/**
 * Where the polls of one channel stand, as plain JSON. `since` never changes: nothing written before it is
 * of interest. `newest` is the newest thread seen. `threads` are the newest ones, to notice new replies by.
 */
export const PollState = Schema.Struct({
  since: Moment,
  newest: Moment,
  threads: Schema.Array(KnownThread)
})
export type PollState = typeof PollState.Type

/** A thread as a page shows it; `included` of its replies came along. */
export interface PolledThread extends KnownThread {
  readonly included: number
}

export interface PolledPage<Thread extends PolledThread> {
  readonly threads: ReadonlyArray<Thread>
  readonly token: string | null
  readonly next: string | null
}

/** One way through the list, newest thread first, down to `floor`. */
export interface Walk {
  readonly since: number
  readonly floor: number
  readonly newest: number
  readonly known: ReadonlyMap<string, KnownThread>
}

export interface Step<Thread> {
  /** Threads that are new or changed: what they show is to be handed over. */
  readonly changed: ReadonlyArray<Thread>
  /** Those of them that have replies which did not come along: these are to be read too. */
  readonly incomplete: ReadonlyArray<Thread>
  readonly walk: Walk
  /** The page to read next; null when the walk is over. */
  readonly next: string | null
}

/** How much later than others a comment may appear in the list, in milliseconds. */
export const overlap = 10 * 60 * 1_000

const keptThreads = 500

export const firstState = (since: number): PollState => ({ since, newest: since, threads: [] })

/**
 * `recent` goes back a little further than the newest thread seen. `all` goes back to the beginning, to find
 * new replies to old threads: these do not move up in the list.
 */
export const beginWalk = (state: PollState, depth: "recent" | "all"): Walk => ({
  since: state.since,
  floor: depth === "all" ? state.since : Math.max(state.since, state.newest - overlap),
  newest: state.newest,
  known: new Map(state.threads.map((thread) => [thread.id, thread]))
})

export const readPage = <Thread extends PolledThread>(walk: Walk, page: PolledPage<Thread>): Step<Thread> => {
  const known = new Map(walk.known)
  const changed: Array<Thread> = []
  const incomplete: Array<Thread> = []
  for (const thread of page.threads) {
    const before = known.get(thread.id)
    known.set(thread.id, keep(thread))
    if (before !== undefined && same(before, thread)) continue
    if (before === undefined && isOver(thread, walk.since)) continue
    changed.push(thread)
    if (thread.totalReplies > thread.included && repliesDiffer(before, thread)) incomplete.push(thread)
  }
  const newest = Math.max(walk.newest, ...page.threads.map(({ publishedAt }) => publishedAt ?? walk.newest))
  return { changed, incomplete, walk: { ...walk, known, newest }, next: nextToken(walk, page) }
}

/** Only a walk that reached its end moves the state on: one that broke off is begun again. */
export const endWalk = (walk: Walk): PollState => ({
  since: walk.since,
  newest: walk.newest,
  threads: Array.from(walk.known.values())
    .toSorted((left, right) => (right.publishedAt ?? walk.newest) - (left.publishedAt ?? walk.newest))
    .slice(0, keptThreads)
})

/** An empty page, or one without times, says nothing about what follows it. A page that names itself as next ends. */
const nextToken = (walk: Walk, page: PolledPage<PolledThread>): string | null => {
  if (page.next === null || page.next === page.token) return null
  const last = page.threads.findLast(({ publishedAt }) => publishedAt !== null)?.publishedAt ?? walk.floor
  return last >= walk.floor ? page.next : null
}

/** Written, and last replied to as far as can be seen, before anything was of interest. */
const isOver = (thread: PolledThread, since: number) =>
  thread.publishedAt !== null && thread.publishedAt < since && (thread.latestReply ?? 0) < since

const keep = ({ id, publishedAt, updatedAt, totalReplies, latestReply, texts }: KnownThread): KnownThread => ({
  id,
  publishedAt,
  updatedAt,
  totalReplies,
  latestReply,
  texts
})

const repliesDiffer = (before: KnownThread | undefined, now: KnownThread) =>
  before === undefined || before.totalReplies !== now.totalReplies || before.latestReply !== now.latestReply

const same = (before: KnownThread, now: KnownThread) =>
  !repliesDiffer(before, now) &&
  before.updatedAt === now.updatedAt &&
  (before.texts === null || before.texts === now.texts)

import { HashMap, Option } from "effect"
import type { Platform } from "#schema/Platform.ts"
import type { Call } from "../World/Call.ts"
import { isOwn } from "../World/SandboxComment.ts"
import type { CountedCalls, World } from "../World/World.ts"

const minute = 60_000
const day = 24 * 60 * minute

/** A documented limit: so many calls of an account in so many milliseconds. */
interface CallLimit {
  readonly name: string
  readonly span: number
  readonly most: number
  /** Whether it grows with the people who use the account, of whom those who commented within the span are known. */
  readonly perPerson?: true
  /** The code of the refusal, where the platform has several. */
  readonly code?: number
  /** What is counted apart from each other; null for a call that this limit is not about. */
  readonly counted: (call: Call) => string | null
}

const all = () => ""

/**
 * Graph's limits are so many calls for each person who engages with a page, or each impression of an account, of whom who
 * commented is known. YouTube's units are counted by themselves.
 */
const limits: Readonly<Record<Platform, ReadonlyArray<CallLimit>>> = {
  facebook: [{ name: "calls a day", span: day, most: 4_800, perPerson: true, code: 80_001, counted: all }],
  instagram: [{ name: "calls a day", span: day, most: 4_800, perPerson: true, code: 80_002, counted: all }],
  // at least ten impressions are taken for granted
  threads: [{ name: "calls a day", span: day, most: 48_000, counted: all }],
  tiktok: [
    {
      name: "calls a minute of an endpoint",
      span: minute,
      most: 40,
      counted: ({ path }) => (path.includes("/business/") ? path : null)
    },
    { name: "calls a minute", span: minute, most: 600, counted: all }
  ],
  youtube: []
}

/** Who commented at an account since a time, one where nobody did. */
const peopleOf = (world: World, platform: Platform, accountId: string | null, since: number): number => {
  const people = new Set<string>()
  for (const comment of HashMap.values(world.comments)) {
    const isTheirs = comment.platform === platform && comment.accountId === accountId && !isOwn(comment)
    if (isTheirs && comment.createdAt >= since) people.add(comment.author.id)
  }
  return Math.max(1, people.size)
}

/** The world with a call counted, and the limit that it is beyond; a refused call is counted as well. */
export const countCall = (
  world: World,
  platform: Platform,
  call: Call,
  accountId: string | null,
  now: number
): { readonly world: World; readonly beyond: Option.Option<{ readonly code?: number }> } => {
  const counters = new Map(world.calls.map((counter) => [counter.key, counter]))
  let beyond = Option.none<{ readonly code?: number }>()
  for (const { code, counted, most: least, name, perPerson, span } of limits[platform]) {
    const what = counted(call)
    if (what === null) continue
    const key = [platform, accountId ?? "", name, what].join(" ").trim()
    const before = counters.get(key)
    const fresh = before === undefined || now - before.since >= span
    const used = (fresh ? 0 : before.used) + 1
    // looked up only where it matters
    const people = perPerson === true && used > least ? peopleOf(world, platform, accountId, now - span) : 1
    const most = least * people
    const counter: CountedCalls = {
      key,
      platform,
      name,
      since: fresh ? now : before.since,
      used,
      highest: Math.max(used, before?.highest ?? 0),
      most
    }
    counters.set(key, counter)
    if (used > most) beyond = Option.some(code === undefined ? {} : { code })
  }
  return { world: { ...world, calls: [...counters.values()] }, beyond }
}

import { HashMap } from "effect"
import type { Imitation } from "./Imitation.ts"
import type { Settings } from "./Settings.ts"
import type { World } from "./World.ts"

/** The state that a sandbox without a past begins with: accounts, posts and tokens, no comments. */
export const newWorld = (imitations: ReadonlyArray<Imitation>, settings: Settings, now: number): World => {
  const seeds = imitations.map((imitation) => imitation.seed(now))
  return {
    aheadMs: 0,
    sequence: 0,
    accounts: seeds.flatMap((seed) => seed.accounts),
    posts: seeds.flatMap((seed) => seed.posts),
    tokens: seeds.flatMap((seed) => seed.tokens),
    comments: HashMap.empty(),
    blocked: [],
    targets: [],
    pending: [],
    delivered: [],
    quota: { day: "", used: 0, limit: settings.quotaLimit },
    usage: { callCount: 1, totalTime: 1, totalCpuTime: 1, regainMinutes: 0 },
    calls: [],
    drafts: [],
    people: [],
    leads: [],
    codes: [],
    faults: []
  }
}

/**
 * Numbers given out between the last write of the snapshot and a crash. They are skipped when the snapshot is read,
 * so that an id that a client has seen never comes back for another comment.
 */
const possiblyGivenOut = 1000

/** A world read from a snapshot, with the seeds that a newer version has added. */
export const revive = (stored: World, fresh: World): World => ({
  ...stored,
  sequence: stored.sequence + possiblyGivenOut,
  quota: { ...stored.quota, limit: fresh.quota.limit },
  accounts: union(stored.accounts, fresh.accounts, (account) => `${account.platform} ${account.id}`),
  posts: union(stored.posts, fresh.posts, (post) => `${post.platform} ${post.id}`),
  tokens: union(stored.tokens, fresh.tokens, (token) => `${token.platform} ${token.token}`)
})

const union = <A>(kept: ReadonlyArray<A>, added: ReadonlyArray<A>, key: (item: A) => string) => {
  const known = new Set(kept.map(key))
  return [...kept, ...added.filter((item) => !known.has(key(item)))]
}

import { HashMap } from "effect"
import { isHidden, isOwn, type SandboxComment } from "../World/SandboxComment.ts"
import type { World } from "../World/World.ts"
import { usedToday } from "../YouTube/YouTubeQuota.ts"

const commentReport = (comment: SandboxComment, replies: ReadonlyArray<SandboxComment>) => {
  const { sequence: _, listed: __, ...shown } = comment
  return {
    ...shown,
    hidden: isHidden(comment),
    own: isOwn(comment),
    replies: replies.map((reply) => ({
      id: reply.id,
      author: reply.author,
      text: reply.text,
      own: isOwn(reply),
      removed: reply.removed,
      createdAt: reply.createdAt
    }))
  }
}

/** Everything that a test may want to compare with, removed comments included; `platform` null for all. */
export const stateReport = (world: World, platform: string | null, now: number) => {
  const fits = (thing: { readonly platform: string }) => platform === null || thing.platform === platform
  const comments = Array.from(HashMap.values(world.comments))
    .filter(fits)
    .sort((one, other) => one.sequence - other.sequence)
  const byParent = Map.groupBy(comments, (comment) => comment.parentId)
  const totals: Record<string, number> = {}
  for (const { calls } of comments)
    for (const [action, count] of Object.entries(calls)) totals[action] = (totals[action] ?? 0) + count
  const accounts = world.accounts.filter(fits)
  return {
    now,
    accounts,
    posts: world.posts.filter(fits),
    comments: comments.map((comment) => commentReport(comment, byParent.get(comment.id) ?? [])),
    calls: totals,
    blocked: world.blocked.filter(({ accountId }) => accounts.some(({ id }) => id === accountId)),
    quota: { used: usedToday(world, now), limit: world.quota.limit },
    usage: world.usage,
    calls_counted: world.calls.filter(fits),
    webhooks: {
      targets: world.targets.filter(fits).map(({ platform, url }) => ({ platform, url })),
      pending: world.pending.filter(fits).length,
      delivered: world.delivered.filter(fits).length
    },
    faults: world.faults.filter(fits)
  }
}

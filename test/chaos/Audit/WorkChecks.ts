import type { Check } from "./Check.ts"
import { deedsOf, pairs, refusals, repeated } from "./Index.ts"

export const workChecks: ReadonlyArray<Check> = [
  {
    holds: "no platform work is left open",
    violations: ({ comments, work }) => [
      ...work.flatMap(({ action, comment_id, id, state }) =>
        state === "queued" || state === "parked" ? [`${id}, ${action} of ${comment_id}, is ${state}`] : []
      ),
      ...comments.flatMap(({ id, pending_action }) =>
        pending_action === null ? [] : [`${id} still waits for its ${pending_action}`]
      )
    ]
  },
  {
    holds: "no platform work was given up but for what the platform refused",
    violations: (facts) => {
      const refused = refusals(facts)
      return facts.work.flatMap((one) => {
        const { action, attempts, comment_id, last_error, state } = one
        const own = refused.get(comment_id) ?? []
        const explained = state === "cancelled" ? own.length > 0 : own.includes(one)
        return (state === "refused" || state === "cancelled") && !explained
          ? [`${action} of ${comment_id} is ${state} after ${attempts} attempts: ${last_error ?? "no reason"}`]
          : []
      })
    }
  },
  {
    holds: "what the platform refused waits for a person, unless it is done or people did something else since",
    violations: (facts) => {
      const refused = refusals(facts)
      const deeds = deedsOf(facts)
      const last = new Map(facts.work.map((one) => [one.comment_id, one]))
      return facts.comments.flatMap(({ id, status }) => {
        const one = last.get(id)
        if (one === undefined || !refused.get(id)?.includes(one)) return []
        // an attempt before the refused one was not answered, and carried out
        const isDone = one.action === "hide" && status === "hidden"
        return isDone || deeds.has(id) || status === "review"
          ? []
          : [`${id} is ${status}, and its ${one.action} was refused`]
      })
    }
  },
  {
    holds: "no reply was posted twice",
    violations: ({ written }) =>
      repeated(
        written.filter(({ own }) => own).map(({ platform, parentId, text }) => `${platform} ${parentId}: ${text}`)
      )
  },
  {
    holds: "every reply that a person was promised is on the platform",
    violations: (facts) => {
      const { deeds, written } = facts
      const refused = refusals(facts)
      const posted = new Set(written.filter(({ own }) => own).map(({ text }) => text))
      return deeds.flatMap(({ commentId, outcome, replyText }) =>
        outcome === "done" && replyText !== null && !posted.has(replyText) && !refused.has(commentId)
          ? [`${commentId}: ${replyText}`]
          : []
      )
    }
  },
  {
    holds: "the replies of a comment are the same here and on the platform",
    violations: (facts) => {
      const own = facts.written.filter((comment) => comment.own)
      const byParent = Map.groupBy(own, ({ parentId, platform }) => `${platform} ${parentId}`)
      return pairs(facts).flatMap(([kept, written]) => {
        if (written === undefined) return []
        const there = (byParent.get(`${written.platform} ${written.id}`) ?? []).map(({ id }) => id).sort()
        const here = kept.reply_ids.map((id) => id ?? "a reply without id").sort()
        return there.join() === here.join()
          ? []
          : [`${kept.id} has ${here.join(", ") || "none"} here and ${there.join(", ") || "none"} there`]
      })
    }
  }
]

import type { Facts } from "../Facts.ts"
import type { Check } from "./Check.ts"
import { countByComment, distinct, refusals } from "./Index.ts"

/** Compares, for each comment, how often the receiver should have an event with how often it has it. */
const counted =
  (event: string, expected: (facts: Facts) => (commentId: string) => number): Check["violations"] =>
  (facts) => {
    const counts = countByComment(facts, event)
    const due = expected(facts)
    return facts.comments.flatMap(({ id }) => {
      const [has, should] = [counts.get(id) ?? 0, due(id)]
      return has === should ? [] : [`${id} has ${has} ${event} instead of ${should}`]
    })
  }

const hides = ({ comments }: Facts) => {
  const times = new Map(comments.map(({ hidden_times, id }) => [id, hidden_times]))
  return (commentId: string) => times.get(commentId) ?? 0
}

const asked = ({ comments }: Facts) => {
  const times = new Map(comments.map(({ id, outcomes }) => [id, outcomes.filter((one) => one === "ask").length]))
  return (commentId: string) => times.get(commentId) ?? 0
}

/** Groups that hold more than one different value. */
const differing = <A>(items: ReadonlyArray<A>, key: (item: A) => string, value: (item: A) => string) =>
  Array.from(Map.groupBy(items, key)).flatMap(([name, group]) => (new Set(group.map(value)).size > 1 ? [name] : []))

export const deliveryChecks: ReadonlyArray<Check> = [
  {
    holds: "the receiver has exactly one comment.received for every comment",
    violations: counted("comment.received", () => () => 1)
  },
  {
    holds: "the receiver has a comment.hidden for every time that a comment was hidden",
    violations: counted("comment.hidden", hides)
  },
  {
    holds: "the receiver has exactly one comment.review for every time that a comment was asked about",
    violations: (facts) => {
      const counts = countByComment(facts, "comment.review")
      const due = asked(facts)
      const refused = refusals(facts)
      return facts.comments.flatMap(({ id }) => {
        const [has, least] = [counts.get(id) ?? 0, due(id)]
        // what a platform refuses is asked about, too, unless people meanwhile wanted something else
        const most = least + (refused.get(id)?.length ?? 0)
        return has >= least && has <= most ? [] : [`${id} has ${has} comment.review instead of ${least} to ${most}`]
      })
    }
  },
  {
    holds: "every delivery that was written reached the receiver",
    violations: ({ deliveries, taken }) => {
      const ids = new Set(taken.map(({ id }) => id))
      return deliveries.flatMap(({ attempts, event, id, state }) =>
        ids.has(id) && state === "delivered"
          ? []
          : [
              `${id} (${event}) is ${state} after ${attempts} attempts, ${ids.has(id) ? "and arrived" : "and is missing"}`
            ]
      )
    }
  },
  {
    holds: "the receiver has nothing that was never written",
    violations: (facts) => {
      const ids = new Set(facts.deliveries.map(({ id }) => id))
      return distinct(facts).flatMap(({ event, id }) => (ids.has(id) ? [] : [`${id} (${event})`]))
    }
  },
  {
    holds: "each hook's sequence is 1, 2, 3 … without gaps",
    violations: (facts) => {
      const byAddress = Map.groupBy(distinct(facts), ({ address }) => address)
      return facts.hooks.flatMap(({ event, last_sequence }) => {
        const seen = new Set((byAddress.get(event) ?? []).map(({ sequence }) => sequence))
        const wanted = Array.from({ length: last_sequence }, (_, index) => index + 1)
        const missing = wanted.filter((sequence) => !seen.has(sequence))
        const beyond = [...seen].filter((sequence) => sequence < 1 || sequence > last_sequence)
        return [
          ...missing.map((sequence) => `${event}: ${sequence} of ${last_sequence} is missing`),
          ...beyond.map((sequence) => `${event}: ${sequence} is beyond ${last_sequence}`)
        ]
      })
    }
  },
  {
    holds: "a repeated delivery is the same delivery: same id, same body",
    violations: ({ taken }) => [
      ...differing(
        taken,
        ({ id }) => id,
        ({ address, body }) => `${address} ${body}`
      ).map((id) => `${id} came with different bodies`),
      ...differing(
        taken,
        ({ address, sequence }) => `${address} ${sequence}`,
        ({ id }) => id
      ).map((place) => `${place} came under different ids`)
    ]
  },
  { holds: "every delivery carries a signature that verifies", violations: ({ unbelieved }) => unbelieved }
]

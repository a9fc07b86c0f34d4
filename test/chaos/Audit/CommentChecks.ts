import type { Deed, KeptComment } from "../Facts.ts"
import type { Check } from "./Check.ts"
import { deedsOf, keptTimes, pairs, refusals, strangers, timesKept } from "./Index.ts"

/** Whether the comment should be hidden in the end: people's last word, else the autopilot's; null when unknown. */
const shouldBeHidden = (comment: KeptComment, deeds: ReadonlyArray<Deed>): boolean | null => {
  const last = deeds.at(-1)
  if (last === undefined) return comment.outcomes.at(-1) === "hide" || comment.hidden_to_ask
  return last.outcome === "unknown" ? null : last.verb === "hide"
}

/** Whether a status goes with being hidden: one that waits is hidden where the autopilot hid it to ask about that. */
const hiddenHere = ({ hidden_to_ask, status }: KeptComment): boolean =>
  status === "hidden" || (status === "review" && hidden_to_ask)

export const commentChecks: ReadonlyArray<Check> = [
  {
    holds: "every comment that was written is here, once",
    violations: (facts) => {
      const times = keptTimes(facts)
      return strangers(facts).flatMap((comment) => {
        const count = timesKept(times, comment)
        return count === 1 ? [] : [`${comment.platform} ${comment.id} is here ${count} times`]
      })
    }
  },
  {
    holds: "no comment is undecided",
    violations: ({ comments }) =>
      comments.flatMap(({ id, status }) => (status === "pending" ? [`${id} is still pending`] : []))
  },
  {
    holds: "every comment was decided exactly once",
    violations: ({ comments }) =>
      comments.flatMap(({ id, outcomes, revisits }) =>
        outcomes.length === 1 + revisits
          ? []
          : [`${id} was decided ${outcomes.length} times, ${revisits} of them since an answer was taken back`]
      )
  },
  {
    holds: "what is hidden on the platform is hidden here, and the other way round",
    violations: (facts) => {
      const refused = refusals(facts)
      return pairs(facts).flatMap(([kept, written]) => {
        const name = `${kept.id} (${kept.platform} ${kept.external_id})`
        if (written === undefined) return [`${name} is not on the platform`]
        const there = written.hidden ? "hidden" : "shown"
        // one that the platform refused something waits for a person, hidden or not
        const asIs = refused.has(kept.id) || hiddenHere(kept) === written.hidden
        return asIs && kept.hidden_on_platform === written.hidden
          ? []
          : [`${name} is ${kept.status} here and ${there} on the platform`]
      })
    }
  },
  {
    holds: "every decision of the autopilot and every deed of a person was carried out on the platform",
    violations: (facts) => {
      const deeds = deedsOf(facts)
      const refused = refusals(facts)
      return pairs(facts).flatMap(([kept, written]) => {
        const wanted = shouldBeHidden(kept, deeds.get(kept.id) ?? [])
        if (refused.has(kept.id) || wanted === null || written === undefined || wanted === written.hidden) return []
        return [`${kept.id} should be ${wanted ? "hidden" : "shown"} and is ${written.hidden ? "hidden" : "shown"}`]
      })
    }
  }
]

import type { CommentId } from "#schema/Ids.ts"
import type { AutopilotDecision } from "../Decide/Decision.ts"

/** A comment that waits for a person, and what a policy would do about it if it came in now. */
export interface WaitingJudged {
  readonly id: CommentId
  readonly decision: Pick<AutopilotDecision, "outcome" | "ruleMatched">
}

/** More are counted alone. */
const mostNamed = 20

const named = (ids: ReadonlyArray<CommentId>): string =>
  ids.length <= mostNamed ? ids.join(", ") : `${ids.slice(0, mostNamed).join(", ")} and ${ids.length - mostNamed} more`

const counted = (count: number) => `${count.toLocaleString("en")} comment${count === 1 ? "" : "s"}`

const settled = { hide: "hidden", keep: "kept" } as const

/**
 * Which of the comments that wait the rules of saved guidance would settle, in words; nothing where they would settle none. They go on
 * waiting: a person was promised to see them, and new guidance may be mistaken.
 */
export const settledIn = (waiting: ReadonlyArray<WaitingJudged>): ReadonlyArray<string> =>
  (["hide", "keep"] as const).flatMap((outcome) => {
    const ids = waiting.flatMap(({ decision, id }) =>
      decision.outcome === outcome && decision.ruleMatched?.effect === outcome ? [id] : []
    )
    return ids.length === 0
      ? []
      : [
          `It would have ${settled[outcome]} ${counted(ids.length)} of those in Needs you. ${ids.length === 1 ? "It goes" : "They go"} on waiting: answer “${outcome}” to ${named(ids)}.`
        ]
  })

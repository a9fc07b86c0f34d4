import { Context, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { Learned } from "../Learning/FeedbackState.ts"
import { Lessons } from "../Learning/Lessons.ts"
import { wordsOf } from "./Taught.ts"

/** An answer that was not what the autopilot did or leaned to. */
export interface AnswerAgainst {
  readonly comment_id: string
  /** Written by a stranger. */
  readonly text: string
  readonly verdict: "hide" | "keep"
  /** ISO 8601. */
  readonly at: string
}

/** What answers moved in an area, and which they were. */
export interface Teaching {
  readonly area: ProtectionKey
  readonly to: "careful" | "alone"
  readonly words: string
  /** Newest first. */
  readonly against: ReadonlyArray<AnswerAgainst>
}

const mostShown = 20

/** Answers are stored at times of their own, so a time stands for one. */
const teachingsOf = ({ memory, trust }: Pick<Learned, "memory" | "trust">): ReadonlyArray<Teaching> =>
  trust.movements.map((movement) => {
    const { area, to } = movement
    const times = new Set(movement.against)
    const against = memory.lessons
      .filter(({ at }) => times.has(at))
      .map(({ at, commentId, text, verdict }) => ({ comment_id: commentId, text, verdict, at }))
      .sort((one, other) => (one.at < other.at ? 1 : -1))
      .slice(0, mostShown)
    return { area, to, words: wordsOf(movement, trust), against }
  })

/** What people's answers changed about the autopilot, and since which of them. */
export class Teachings extends Context.Tag("steward/Teachings")<
  Teachings,
  { readonly of: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<Teaching>> }
>() {
  static readonly layer = Layer.effect(
    Teachings,
    Effect.map(Lessons, (lessons) =>
      Teachings.of({
        of: tracedFn("Teachings.of")((workspaceId) => Effect.map(lessons.learned(workspaceId), teachingsOf))
      })
    )
  )
}

import { Context, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { uncheckedOf } from "../Decide/Decide.ts"
import type { DecisionRecord } from "../Decide/Decision.ts"
import { wordsHash } from "../Decide/SpotCheck.ts"
import { dayOf } from "../Settings/Day.ts"
import type { Deciding } from "./DecisionWriting.ts"
import { SpotChecksRepo, type TakenText } from "./SpotChecksRepo.ts"

/** Texts of a workspace that people check in a day, UTC: some minutes of somebody's time, however many comments come. */
export const checksADay = 30

interface Limited {
  /** The same comments, in their order. */
  readonly deciding: ReadonlyArray<Deciding>
  /** Writes down which texts were taken for a check. */
  readonly take: Effect.Effect<unknown>
}

export type SpotLimit = (deciding: ReadonlyArray<Deciding>) => Limited

/** Keeps checks of what the autopilot decides alone to what people have time for. */
export class SpotCheckLimit extends Context.Tag("steward/SpotCheckLimit")<
  SpotCheckLimit,
  {
    /**
     * Answers how comments are kept within the limit: beyond a day's checks they are decided alone, and so is each text
     * that was taken for a check on that day. What was taken is read first: all in the transaction that writes the
     * decisions, in the workspace's turn at its clock, so that nobody else takes any meanwhile.
     */
    readonly within: (workspaceId: WorkspaceId) => Effect.Effect<SpotLimit>
  }
>() {
  static readonly layer = Layer.effect(
    SpotCheckLimit,
    Effect.map(SpotChecksRepo, (checks) =>
      SpotCheckLimit.of({
        within: tracedFn("SpotCheckLimit.within")(function* (workspaceId) {
          const known = yield* checks.taken(workspaceId)
          const within: SpotLimit = (deciding) => {
            const { day, limited, texts } = limit(deciding, known)
            return {
              deciding: limited,
              take: texts.length === 0 ? Effect.void : Effect.orDie(checks.take(workspaceId, day, texts))
            }
          }
          return within
        }, Effect.orDie)
      })
    )
  )
}

const limit = (deciding: ReadonlyArray<Deciding>, known: ReadonlyArray<TakenText>) => {
  const day = dayOf(deciding[0]?.at.getTime() ?? 0)
  const today = new Set(known.flatMap((text) => (text.day === day ? [text.words] : [])))
  const taken = new Set<number>()
  const limited = deciding.map((one): Deciding => {
    const alone: DecisionRecord | null = uncheckedOf(one.record)
    if (alone === null) return one
    const words = wordsHash(one.assessment.text)
    // the first of a text is checked, and not its copies
    const isFirst = !today.has(words) && !taken.has(words)
    if (!isFirst || today.size + taken.size >= checksADay) return { ...one, record: alone }
    taken.add(words)
    return one
  })
  return { day, limited, texts: [...taken] }
}

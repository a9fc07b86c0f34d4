import { Context, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { uncheckedOf } from "../Decide/Decide.ts"
import type { DecisionRecord } from "../Decide/Decision.ts"
import { wordsHash } from "../Decide/SpotCheck.ts"
import { dayOf } from "../Settings/Day.ts"
import type { Deciding } from "./DecisionWriting.ts"
import { SpotChecksRepo } from "./SpotChecksRepo.ts"

/** Texts of a workspace that people check in a day, UTC: some minutes of somebody's time, however many comments come. */
export const checksADay = 30

/** Keeps checks of what the autopilot decides alone to what people have time for. */
export class SpotCheckLimit extends Context.Tag("steward/SpotCheckLimit")<
  SpotCheckLimit,
  {
    /**
     * The same comments, in their order. Beyond a day's checks they are decided alone, and so is each text that was
     * taken for a check on that day. Runs in the transaction that writes the decisions.
     */
    readonly within: (
      workspaceId: WorkspaceId,
      deciding: ReadonlyArray<Deciding>
    ) => Effect.Effect<ReadonlyArray<Deciding>>
  }
>() {
  static readonly layer = Layer.effect(
    SpotCheckLimit,
    Effect.map(SpotChecksRepo, (checks) =>
      SpotCheckLimit.of({
        within: tracedFn("SpotCheckLimit.within")(function* (workspaceId, deciding) {
          const drawn = deciding.flatMap((one) => {
            const record = uncheckedOf(one.record)
            return record === null ? [] : [{ one, record, words: wordsHash(one.assessment.text) }]
          })
          const [first] = drawn
          if (first === undefined) return deciding
          const texts = [...new Set(drawn.map(({ words }) => words))]
          const day = dayOf(first.one.at.getTime())
          const taken = yield* Effect.orDie(checks.take(workspaceId, day, texts, checksADay))
          const left = new Set(taken.map(({ words }) => words))
          // the first of a text is checked, and not its copies
          const alone = new Map<Deciding, DecisionRecord>(
            drawn.flatMap(({ one, record, words }) => (left.delete(words) ? [] : [[one, record] as const]))
          )
          return deciding.map((one) => ({ ...one, record: alone.get(one) ?? one.record }))
        })
      })
    )
  )
}

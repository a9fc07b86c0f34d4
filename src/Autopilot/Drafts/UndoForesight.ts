import { Context, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { type HiddenExample, HiddenRepo } from "./HiddenRepo.ts"

/** Comments that are counted before an undo; of what is beyond them only that there is more. */
export const mostCounted = 1000
/** Comments that are shown before an undo. */
const mostShown = 20

/** What taking a version back would do. */
export interface Undoing {
  /** Comments that would be shown again, `mostCounted` + 1 for more. */
  readonly shows: number
  /** Those of the same version that would stay hidden, since a protection hid them. */
  readonly leaves: number
  /** The newest of those that would be shown. */
  readonly examples: ReadonlyArray<HiddenExample>
}

interface UndoAsked {
  readonly version: number | null
  /** Inclusive. */
  readonly since: Date
  readonly onlyByGuidance: boolean
}

/** Tells what an undo would show again, and what not, before somebody asks for it. */
export class UndoForesight extends Context.Tag("steward/UndoForesight")<
  UndoForesight,
  { readonly of: (workspaceId: WorkspaceId, asked: UndoAsked) => Effect.Effect<Undoing> }
>() {
  static readonly layer = Layer.effect(
    UndoForesight,
    Effect.gen(function* () {
      const hidden = yield* HiddenRepo
      return UndoForesight.of({
        of: tracedFn("UndoForesight.of")(function* (workspaceId, { onlyByGuidance, since, version }) {
          const before = yield* now
          const wanted = { workspaceId, policyVersion: version, since, before, onlyByGuidance }
          const [counted] = yield* hidden.counted(wanted, mostCounted + 1)
          const { by_guidance = 0, hidden: all = 0 } = counted ?? {}
          return {
            shows: onlyByGuidance ? by_guidance : all,
            leaves: onlyByGuidance ? all - by_guidance : 0,
            examples: yield* hidden.newest(wanted, mostShown)
          }
        }, Effect.orDie)
      })
    })
  )
}

import { Chunk, Context, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { slice } from "./Heartbeat.ts"
import { type HiddenExample, HiddenRepo } from "./HiddenRepo.ts"
import { HiddenToday } from "./HiddenToday.ts"

/** Comments that are looked at before an undo, the newest; of what is beyond them only that there is more. */
const mostCounted = 1000
/** Comments that are shown before an undo. */
const mostShown = 20

/** What taking a version back would do. */
export interface Undoing {
  /** Comments that would be shown again. */
  readonly shows: number
  /** Whether there are more than were counted. */
  readonly isMore: boolean
  /** Those of the same version that would stay hidden, since nothing that the guidance says had a part in hiding them. */
  readonly leaves: number
  /** Those that would stay hidden, since they would be hidden today as well. */
  readonly staysToday: number
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
      const today = yield* HiddenToday
      return UndoForesight.of({
        of: tracedFn("UndoForesight.of")(function* (workspaceId, { onlyByGuidance, since, version }) {
          const before = yield* now
          const wanted = { workspaceId, policyVersion: version, since, before }
          const found = yield* hidden.newest(wanted, mostCounted + 1)
          const all = found.slice(0, mostCounted)
          const asked = onlyByGuidance ? all.filter(({ by_guidance }) => by_guidance) : all
          const hiddenOf = yield* today.beside(workspaceId, version)
          const parts = yield* Effect.forEach(Chunk.chunksOf(Chunk.fromIterable(asked), slice), (part) =>
            hiddenOf(Array.from(part, ({ id }) => id))
          )
          const shown = asked.filter(({ id }) => !parts.some((stays) => stays.has(id)))
          return {
            shows: shown.length,
            isMore: found.length > mostCounted,
            leaves: all.length - asked.length,
            staysToday: asked.length - shown.length,
            examples: shown.slice(0, mostShown)
          }
        }, Effect.orDie)
      })
    })
  )
}

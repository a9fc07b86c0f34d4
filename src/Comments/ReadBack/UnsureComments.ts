import { Context, type DateTime, Effect, Layer } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Intake } from "../Intake/Intake.ts"
import type { Observation } from "../Observation.ts"
import type { UnsureComment } from "./UnsureComment.ts"
import { UnsureCommentsRepo } from "./UnsureCommentsRepo.ts"

/** What a platform says of a comment now. */
export interface CommentNow {
  readonly text: string
  /** Null where it does not tell. */
  readonly hidden: boolean | null
  /** Who wrote it, as the platform knows them; null where it does not tell. */
  readonly authorId: string | null
}

/** Comments of which it is not sure what their platform told last: they are to be read there. */
export class UnsureComments extends Context.Tag("steward/UnsureComments")<
  UnsureComments,
  {
    /** Some that are due, which nobody else reads until `until`. */
    readonly claim: (
      platforms: ReadonlyArray<Platform>,
      now: Date,
      until: Date,
      limit: number
    ) => Effect.Effect<ReadonlyArray<UnsureComment>>
    /** Takes in what the platform says, in a reading that began at `since`. */
    readonly told: (comment: UnsureComment, now: CommentNow, since: DateTime.Utc) => Effect.Effect<void>
    readonly putOff: (comment: UnsureComment, until: Date) => Effect.Effect<void>
    /** Nobody can tell. */
    readonly giveUp: (comment: UnsureComment) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    UnsureComments,
    Effect.gen(function* () {
      const repo = yield* UnsureCommentsRepo
      const intake = yield* Intake
      return UnsureComments.of({
        claim: (platforms, now, until, limit) => Effect.orDie(repo.claim(platforms, now, until, limit)),
        told: tracedFn("UnsureComments.told")(function* (comment, now, since) {
          const { account_id: accountId, external_id, platform, workspace_id: workspaceId } = comment
          yield* intake.receive({ workspaceId, accountId, platform }, observed(external_id, now), since)
          yield* repo.settleRead(comment, now.text, new Date(since.epochMillis))
        }, Effect.orDie),
        putOff: (comment, until) => Effect.orDie(repo.putOff(comment, until)),
        giveUp: (comment) => Effect.orDie(repo.settle(comment))
      })
    })
  )
}

const observed = (externalId: string, { authorId, hidden, text }: CommentNow): ReadonlyArray<Observation> => [
  { _tag: "Edited", externalId, text, hasMedia: null, authorId },
  ...(hidden === null ? [] : [{ _tag: hidden ? "Hidden" : "Unhidden", externalId } as const])
]

import { Context, Duration, Effect, Layer, Option, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Turns } from "#src/Database/Turns.ts"
import { worker } from "#src/Database/Worker.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { DecisionRecord } from "../Decide/Decision.ts"
import { CurrentStandards } from "../Settings/Standards.ts"
import { judgingAgain } from "./JudgingAgain.ts"
import type { DecidedBefore } from "./Revisit.ts"
import { RevisitsRepo } from "./RevisitsRepo.ts"
import { revisitWriting } from "./RevisitWriting.ts"

/** A set takes a fraction of a second; a turn this old belongs to a process that died. */
const lease = Duration.seconds(10)
/** Comments that are looked at again together. */
const atOnce = 100

/**
 * Looks again at comments that were decided because of an answer that is gone, in sets. What became of a set stands with
 * its comments, so that one that is begun anew changes nothing twice.
 */
export class Revisiter extends Context.Tag("steward/Revisiter")<
  Revisiter,
  {
    /** Looks at a set of the workspace whose turn it is; 0 where there is none. */
    readonly drain: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Revisiter,
    Effect.gen(function* () {
      const repo = yield* RevisitsRepo
      const turns = yield* Turns
      const comments = yield* Comments
      const standards = yield* CurrentStandards
      const judgeAgain = yield* judgingAgain
      const write = yield* revisitWriting
      // those that are erased say nothing any more
      const decode = Schema.decodeUnknownOption(DecisionRecord)

      const drainIn = tracedFn("Revisiter.drainIn")(function* (workspaceId: WorkspaceId) {
        const [next] = yield* repo.next(workspaceId)
        if (next === undefined) return 0
        const followers = yield* repo.followers(next, atOnce)
        const last = followers.at(-1)
        if (last === undefined) {
          yield* repo.finish(next)
          return 1
        }
        const known = yield* comments.findMany(
          workspaceId,
          followers.map(({ comment_id }) => comment_id)
        )
        const decided = followers.flatMap(({ at, comment_id, record }) => {
          const comment = known.get(comment_id)
          const before = Option.map(decode(record), (whole): DecidedBefore => ({ at, record: whole }))
          return comment === undefined || Option.isNone(before) ? [] : [{ comment, before: before.value }]
        })
        const current = yield* standards.get(workspaceId)
        const isWhole = yield* write(workspaceId, current, yield* judgeAgain(decided, current))
        if (isWhole) yield* repo.advance(next, last.comment_id)
        return followers.length
      }, Effect.orDie)

      return Revisiter.of({
        drain: turns
          .take("revisits", repo.lanes, lease, ({ workspace_id }) => drainIn(workspace_id))
          .pipe(
            Effect.map((taken) => Option.getOrElse(taken, () => 0)),
            span("Revisiter.drain")
          )
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(Revisiter, ({ drain }) =>
      worker({ name: "revisits", topic: "revisits", every: "5 seconds", fibers: 1, drain })
    )
  )
}

import { Clock, Context, Duration, Effect, Layer } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import type { ClaimedWork } from "./Work.ts"
import { WorkClaimsRepo } from "./WorkClaimsRepo.ts"
import { workTurns } from "./WorkTurns.ts"

/** Batches of one workspace that this process has under way: some of its fibers are always left for others. */
export const batchesOfWorkspace = 8
/** Workspaces that are tried for one batch: of the first, another process may hold all that is due. */
const tried = 8

/** Claims due platform work: a batch of one workspace at a time, and the workspaces take turns. */
export class WorkClaims extends Context.Tag("steward/WorkClaims")<
  WorkClaims,
  {
    /** Does something with the next batch, of at most `limit`, which is held for the lease; answers how many it took. */
    readonly take: <E, R>(
      limit: number,
      lease: Duration.DurationInput,
      use: (claimed: ReadonlyArray<ClaimedWork>) => Effect.Effect<void, E, R>
    ) => Effect.Effect<number, E, R>
  }
>() {
  static readonly layer = Layer.effect(
    WorkClaims,
    Effect.gen(function* () {
      const repo = yield* WorkClaimsRepo
      const turns = workTurns(batchesOfWorkspace)

      const nothing: ReadonlyArray<ClaimedWork> = []
      const claim = tracedFn("WorkClaims.claim")(function* (limit: number, lease: Duration.DurationInput) {
        const now = yield* Clock.currentTimeMillis
        const until = new Date(now + Duration.toMillis(lease))
        const due = yield* repo.due(new Date(now), turns.full())
        for (const workspaceId of turns.next(due).slice(0, tried)) {
          // others look meanwhile, and are to see that it is being worked for
          turns.begin(workspaceId)
          const claimed = yield* Effect.onError(repo.claim(workspaceId, new Date(now), until, limit), () =>
            Effect.sync(() => turns.end(workspaceId))
          )
          if (claimed.length > 0) return claimed
          turns.end(workspaceId)
        }
        return nothing
      }, Effect.orDie)

      return WorkClaims.of({
        take: (limit, lease, use) =>
          Effect.acquireUseRelease(
            claim(limit, lease),
            (claimed) => Effect.as(use(claimed), claimed.length),
            ([first]) => Effect.sync(() => (first === undefined ? undefined : turns.end(first.workspace_id)))
          )
      })
    })
  )
}

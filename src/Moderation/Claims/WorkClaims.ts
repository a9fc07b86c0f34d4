import { Clock, Context, Duration, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { ClaimedWork } from "./Work.ts"
import { WorkClaimsRepo } from "./WorkClaimsRepo.ts"
import { workTurns } from "./WorkTurns.ts"

/** Claims of one workspace that this process has under way: some of its fibers are always left for others. */
export const claimsOfWorkspace = 4
/** Workspaces that are tried for one claim: of the first, another process may hold all that is due. */
const tried = 8

/** Claims due platform work: that of one workspace at a time, and the workspaces take turns. */
export class WorkClaims extends Context.Tag("steward/WorkClaims")<
  WorkClaims,
  {
    /** Does something with the next work, at most `limit` of it, which is held for the lease; answers how much it took. */
    readonly take: <E, R>(
      limit: number,
      lease: Duration.DurationInput,
      use: (workspaceId: WorkspaceId, claimed: ReadonlyArray<ClaimedWork>) => Effect.Effect<void, E, R>
    ) => Effect.Effect<number, E, R>
  }
>() {
  static readonly layer = Layer.effect(
    WorkClaims,
    Effect.gen(function* () {
      const repo = yield* WorkClaimsRepo
      const turns = workTurns(claimsOfWorkspace)

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
            (claimed) =>
              claimed[0] === undefined
                ? Effect.succeed(0)
                : Effect.as(use(claimed[0].workspace_id, claimed), claimed.length),
            ([first]) => Effect.sync(() => (first === undefined ? undefined : turns.end(first.workspace_id)))
          )
      })
    })
  )
}

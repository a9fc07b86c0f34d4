import { Array as Arrays, type Cause, Deferred, Duration, Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { Comments } from "#src/Comments/Comments.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { pipelined } from "#src/Database/Pipeline/Pipelined.ts"
import { halving } from "#src/Database/Sets/Halving.ts"
import { Signals } from "#src/Database/Signals.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { withoutServices } from "#src/Ground/WithoutServices.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { RuleMatches } from "../RuleMatches.ts"
import { type Done, settling } from "../Settling/Settling.ts"
import { WorkRepo } from "../WorkRepo.ts"

/** Finished work, and who waits until it is settled. */
interface Waiting {
  readonly done: ReadonlyArray<Done>
  readonly settled: Deferred.Deferred<void>
}

/** Who wrote a comment, as the account met them. */
const authorOf = ({
  account_id,
  author_external_id,
  author_handle,
  author_name,
  platform,
  workspace_id
}: StoredComment) => ({
  account: { workspaceId: workspace_id, accountId: account_id, platform },
  person: { externalId: author_external_id, name: author_name, handle: author_handle }
})

/** Pieces of work that are settled in one transaction. */
const atOnce = 200
/** For how long others have a workspace to themselves at most, where more is finished already. */
const longestPause = Duration.millis(200)
/** What took longer than this was held up by something else than work. */
const longestSet = Duration.seconds(2)

/**
 * Settles finished work in sets: what is finished while one set is written, and for as long again, is the next. A set costs
 * little more than a piece, and whoever takes in a workspace's comments waits for each. Answers how to have pieces
 * settled, which waits until they are. The claim of a piece that cannot be settled runs out.
 */
export const settler = Effect.gen(function* () {
  const repo = yield* WorkRepo
  const comments = yield* Comments
  const disconnections = yield* Disconnections
  const contacts = yield* Contacts
  const rules = yield* RuleMatches
  const signals = yield* Signals

  /** Everything that outcomes change, but for work that another process took over meanwhile. */
  const settleSet = tracedFn("Settler.settleSet")(function* (workspaceId: WorkspaceId, set: ReadonlyArray<Done>) {
    const byComment = new Map(set.map((done) => [done.work.comment_id, done]))
    const ids = [...byComment.keys()]
    const read = pipelined(
      repo.held(
        workspaceId,
        set.map(({ work }) => work)
      ),
      repo.openOf(workspaceId, ids),
      rules.matchedAmong(workspaceId, ids)
    ).pipe(Effect.orDie)
    yield* comments.changeAllWith(workspaceId, ids, read, (found, [ours, stillOpen, matchedIds]) =>
      Effect.gen(function* () {
        const held = new Set(ours)
        const open = Map.groupBy(stillOpen, ({ comment_id }) => comment_id)
        const matched = new Set(matchedIds)
        const settlings = found.flatMap(({ at, comment }) => {
          const done = byComment.get(comment.id)
          if (done === undefined || !held.has(done.work.id)) return []
          const settled = settling(done, comment, open.get(comment.id) ?? [], matched.has(comment.id), at)
          return settled === null ? [] : [{ ...settled, at, comment, accountId: done.work.account_id }]
        })
        yield* repo.lock(
          workspaceId,
          settlings.flatMap(({ cancelled }) => cancelled)
        )
        const finished = settlings.flatMap(({ at, cancelled, finished: done }) => [
          { ...done, at },
          ...cancelled.map((id) => ({ id, state: "cancelled" as const, error: null, uncertain_since: null, at }))
        ])
        for (const { accountId, at, authorAlso, comment, disconnected } of settlings) {
          if (authorAlso !== undefined) yield* contacts.alsoKnownAs(authorOf(comment), authorAlso, at)
          if (disconnected !== null) yield* disconnections.disconnected(workspaceId, accountId, at, disconnected)
        }
        return {
          changes: settlings.flatMap(({ at, change, comment }) => (change === null ? [] : [{ at, change, comment }])),
          beside: Effect.gen(function* () {
            yield* repo.finish(workspaceId, finished)
            if (settlings.some(({ change }) => change?.set.status === "pending")) yield* signals.notify("comments")
          }).pipe(Effect.orDie)
        }
      }).pipe(Effect.orDie)
    )
  })

  const unsettled = (cause: Cause.Cause<unknown>) =>
    Effect.logError("Platform work could not be settled; its claim runs out", cause)

  /** At most one piece of a comment in a set: of each the first, and the rest in a set after it. */
  const rounds = (done: ReadonlyArray<Done>) => {
    const sets: Array<Map<string, Done>> = []
    for (const one of done) {
      const { comment_id } = one.work
      const set = sets.find((known) => !known.has(comment_id))
      if (set === undefined) sets.push(new Map([[comment_id, one]]))
      else set.set(comment_id, one)
    }
    return sets.flatMap((set) => Arrays.chunksOf(set.values(), atOnce))
  }

  const settleAll = (workspaceId: WorkspaceId, waiting: ReadonlyArray<Waiting>) =>
    Effect.forEach(
      rounds(waiting.flatMap(({ done }) => done)),
      (set) =>
        Effect.catchAllCause(
          halving(
            set,
            (some) => settleSet(workspaceId, some),
            (_, cause) => unsettled(cause)
          ),
          unsettled
        ),
      { discard: true }
    ).pipe(
      Effect.zipRight(Effect.forEach(waiting, ({ settled }) => Deferred.succeed(settled, undefined), { discard: true }))
    )

  const scope = yield* Effect.scope
  /** What waits in each workspace in which a set is being written: one brand's sets hold up no other's. */
  const lanes = new Map<WorkspaceId, Array<Waiting>>()

  const run = (workspaceId: WorkspaceId): Effect.Effect<void> =>
    Effect.suspend(() => {
      const waiting = lanes.get(workspaceId) ?? []
      lanes.set(workspaceId, [])
      if (waiting.length > 0) {
        const pause = (took: Duration.Duration) =>
          lanes.get(workspaceId)?.length === 0 || Duration.greaterThan(took, longestSet)
            ? Effect.void
            : Effect.sleep(Duration.min(took, longestPause))
        return Effect.timed(settleAll(workspaceId, waiting)).pipe(
          Effect.flatMap(([took]) => pause(took)),
          Effect.zipRight(run(workspaceId))
        )
      }
      lanes.delete(workspaceId)
      return Effect.void
    })

  return tracedFn("Settler.settle")(function* (workspaceId: WorkspaceId, done: ReadonlyArray<Done>) {
    if (done.length === 0) return
    const settled = yield* Deferred.make<void>()
    const lane = lanes.get(workspaceId)
    if (lane === undefined) {
      lanes.set(workspaceId, [{ done, settled }])
      yield* Effect.forkIn(withoutServices(run(workspaceId)), scope)
    } else lane.push({ done, settled })
    yield* Deferred.await(settled)
  })
})

import { Clock, Effect } from "effect"
import { CommentId } from "#schema/Ids.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { turnOfTheEventLoop } from "#src/Ground/Turns/EventLoop.ts"
import { newComment, type ObservedNamedAccount } from "../NewComment.ts"
import type { Observation } from "../Observation.ts"
import type { KnownPost } from "../Posts/PostsRepo.ts"
import { FirstDecisions, type JudgedFirst, type JudgeFirst } from "./FirstDecisions.ts"
import { externalIdOf } from "./Receiving.ts"
import { completed, reportedPosts, withPost } from "./ReportedPosts.ts"

/** What was made of reports before they are taken in. */
export interface Foreseen {
  /** What the account is called. */
  readonly name: string
  /** The ids of comments, by the platform's ids, under which they are stored if they are new. */
  readonly ids: ReadonlyMap<string, CommentId>
  readonly judged: JudgedFirst
}

/** Comments of which these reports tell nothing but that they were written. */
const plainlyWritten = (observations: ReadonlyArray<Observation>) =>
  [...Map.groupBy(observations, externalIdOf).values()].flatMap(([first, ...rest]) =>
    first?._tag === "Commented" && rest.length === 0 && !first.comment.hidden ? [first.comment] : []
  )

/**
 * Has comments judged before they are taken in, when nothing is locked yet. `known` is what is known of their posts; `pause`
 * comes after each few of them. `judging` answers who judges them, which somebody may have read before.
 */
export const foreseeing = Effect.gen(function* () {
  const decisions = yield* FirstDecisions
  const ids = yield* Ids

  return tracedFn("Intake.foresee")(function* (
    account: ObservedNamedAccount,
    observations: ReadonlyArray<Observation>,
    known: ReadonlyMap<string, KnownPost>,
    pause: Effect.Effect<void> = turnOfTheEventLoop,
    judging: Effect.Effect<JudgeFirst> = decisions.judging(account.workspaceId)
  ) {
    const posts = new Map(
      Array.from(reportedPosts(observations), ([id, told]) => {
        const before = known.get(id)
        return [id, before === undefined ? told : completed(before, told)]
      })
    )
    const at = new Date(yield* Clock.currentTimeMillis)
    const likely = yield* ids.forEach("com", CommentId.make, plainlyWritten(observations), (comment, id) =>
      newComment(account, withPost(comment, posts), { id, at })
    )
    const judge = yield* judging
    const foreseen: Foreseen = {
      name: account.name,
      ids: new Map(likely.map(({ external_id, id }) => [external_id, id])),
      judged: yield* judge(likely, pause)
    }
    return foreseen
  })
})

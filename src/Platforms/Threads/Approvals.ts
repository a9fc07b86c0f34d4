import type { HttpClientRequest } from "@effect/platform"
import type { DateTime } from "effect"
import { Clock, Duration, Effect, Stream } from "effect"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { graphPages } from "../Graph/GraphPages.ts"
import type { GraphPage } from "../Graph/GraphResponse.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import type { WalkedPost } from "../Walk/PostWalk.ts"
import { createPendingRequest } from "./ThreadsCalls.ts"
import { isOwn, observed, repliesOf } from "./ThreadsReply.ts"
import type { ThreadsAccess } from "./ThreadsRequest.ts"

/** A post that approves no replies is asked about them again after this. */
const askedAgain = Duration.hours(1)
const remembered = 4_096

/** Whether an error may mean that the thing is there in another state than the one that was asked for. */
const isOfAnotherState = ({ _tag }: PlatformError) =>
  _tag === "InvalidPlatformRequest" || _tag === "NotAllowed" || _tag === "CommentRemoved"

/** Does `first`, and `second` where the reply may be one that waits for approval. What neither can do is told by `first`. */
export const orElseApproval = <A>(first: Effect.Effect<A, PlatformError>, second: Effect.Effect<A, PlatformError>) =>
  Effect.catchAll(first, (error) =>
    isOfAnotherState(error)
      ? Effect.mapError(second, (other) => (isOfAnotherState(other) ? error : other))
      : Effect.fail(error)
  )

/** Replies that wait for approval: nobody but the profile sees them. */
export const pendingReplies = (
  read: (request: HttpClientRequest.HttpClientRequest) => Effect.Effect<GraphPage, PlatformError>
) => {
  const without = new Map<string, number>()
  return (
    access: ThreadsAccess,
    post: WalkedPost,
    readAt: DateTime.Utc
  ): Stream.Stream<ReadonlyArray<ObservedComment>, PlatformError> =>
    Stream.unwrap(
      Effect.map(Clock.currentTimeMillis, (now) => {
        if ((without.get(post.externalId) ?? 0) > now) return Stream.empty
        return graphPages((after) => createPendingRequest(access, post.externalId, after), read).pipe(
          Stream.map(({ items }) =>
            repliesOf(items)
              .filter((reply) => !isOwn(reply))
              .map((reply) => ({ ...observed(reply, post, readAt), hidden: true }))
          ),
          Stream.catchAll((error) => {
            if (!isOfAnotherState(error)) return Stream.fail(error)
            if (without.size >= remembered) without.clear()
            without.set(post.externalId, now + Duration.toMillis(askedAgain))
            return Stream.empty
          })
        )
      })
    )
}

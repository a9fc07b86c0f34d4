import { Clock, Effect } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import type { Observation, ObservedAccount } from "../Observation.ts"
import { type KnownPost, PostsRepo } from "../Posts/PostsRepo.ts"
import { completed, reportedPosts, tellsMore } from "./ReportedPosts.ts"

/** Comments under a post that one report may complete; the rest is completed when the post is read. */
const filledAtOnce = 1_000

/** What is known of the posts of reports, which add to it. What nobody told is read later, once a post. */
export const postsTold = Effect.gen(function* () {
  const postsRepo = yield* PostsRepo

  return tracedFn("Intake.postsOf")(function* (account: ObservedAccount, observations: ReadonlyArray<Observation>) {
    const reported = reportedPosts(observations)
    if (reported.size === 0) return reported
    const posts = new Map<string, KnownPost>()
    for (const post of yield* postsRepo.known(account, [...reported.keys()])) posts.set(post.external_id, post)
    const now = new Date(yield* Clock.currentTimeMillis)
    for (const told of reported.values()) {
      const known = posts.get(told.external_id)
      if (known !== undefined && !tellsMore(known, told)) continue
      const post = known === undefined ? told : completed(known, told)
      yield* postsRepo.put(account, post, post.caption === null ? now : null)
      if (known !== undefined) yield* postsRepo.fill(account, post, filledAtOnce)
      posts.set(post.external_id, post)
    }
    return posts
  })
})

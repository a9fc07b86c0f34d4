import { DateTime, Duration, Effect, Option, Stream } from "effect"
import type { PlatformReader } from "../Port/PlatformReader.ts"
import { adsByPost } from "./Ads.ts"
import { factsOf, mayBeAdvertised, type PostNode } from "./PostNode.ts"
import type { FacebookReader } from "./ReadComments.ts"

/** Facebook pushes; it is read for what a push did not bring. */
const every = Duration.minutes(15)
const newestPosts = 20
const daysBack = 2
/** Ads whose comments one reading looks at beside those of the newest posts. */
const mostAds = 50
const handedOverAtOnce = 100
const postsAtOnce = 10

/** Reads the accounts of Facebook pages. */
export const facebookAccountReader = (facebook: FacebookReader): PlatformReader => ({
  every,
  postsAtOnce,

  read: Effect.fn("Facebook.readAccount")(function* ({ account, at, receive }) {
    const ads = yield* advertised(facebook, account)
    const since = Option.some(DateTime.subtract(at, { days: daysBack }))
    yield* facebook.recentComments(account, { posts: newestPosts, since, ads, mostAds }).pipe(
      Stream.grouped(handedOverAtOnce),
      Stream.runForEach((comments) =>
        receive(Array.from(comments, (comment) => ({ _tag: "Commented", comment }) as const))
      )
    )
    return null
  }),

  describe: Effect.fn("Facebook.describe")(function* (account, postIds) {
    const found = yield* Effect.forEach(
      postIds,
      (id) => Effect.catchTag(Effect.asSome(facebook.post(account, id)), "CommentRemoved", () => Effect.succeedNone),
      { concurrency: postsAtOnce }
    )
    const posts: ReadonlyArray<PostNode> = found.flatMap(Option.toArray)
    const ads = posts.some(mayBeAdvertised) ? yield* advertised(facebook, account) : new Map()
    return posts.map((post) => factsOf(post, ads.get(post.id)?.ad ?? null))
  }),

  nameOf: (account, personId) => facebook.nameOf(account, personId)
})

/** Where the ads cannot be read, comments are still taken in: they only do not name their ad. */
const advertised = (facebook: FacebookReader, account: Parameters<FacebookReader["ads"]>[0]) =>
  Stream.runCollect(facebook.ads(account)).pipe(
    Effect.map(adsByPost),
    Effect.catchAll((error) =>
      error._tag === "RateLimited" || error._tag === "Transient"
        ? Effect.fail(error)
        : Effect.as(
            Effect.logWarning("The ads of a page cannot be read", { page: account.externalId, reason: error.reason }),
            adsByPost([])
          )
    )
  )

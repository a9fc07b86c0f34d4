import { DateTime, Duration, Effect, Option, Stream } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { advertised } from "../Graph/Ads.ts"
import type { PlatformReader } from "../Port/PlatformReader.ts"
import { factsOf, mayBeAdvertised, type PostNode } from "./PostNode.ts"
import type { FacebookReader } from "./ReadComments.ts"

/** Facebook pushes; it is read for what a push did not bring. */
const every = Duration.minutes(15)
const newestPosts = 20
/** Those whose comments are read once, when the page is connected. */
const mostPosts = 100
const daysBack = 2
/** Ads whose comments one reading looks at beside those of the newest posts. */
const mostAds = 50
const handedOverAtOnce = 100
const postsAtOnce = 10

/** Reads the accounts of Facebook pages. */
export const facebookAccountReader = (facebook: FacebookReader): PlatformReader => ({
  every,
  postsAtOnce,

  read: tracedFn("Facebook.readAccount")(function* ({ account, at, receive }) {
    const ads = yield* advertised(facebook.ads(account), account.externalId)
    const since = Option.some(DateTime.subtract(at, { days: daysBack }))
    yield* facebook.recentComments(account, { posts: newestPosts, since, ads, mostAds }).pipe(
      Stream.grouped(handedOverAtOnce),
      Stream.runForEach((comments) =>
        receive(Array.from(comments, (comment) => ({ _tag: "Commented", comment }) as const))
      )
    )
    return null
  }),

  readSince: tracedFn("Facebook.readSince")(function* ({ account, receive }, from) {
    const ads = yield* advertised(facebook.ads(account), account.externalId)
    yield* facebook.recentComments(account, { posts: mostPosts, since: Option.some(from), ads, mostAds }).pipe(
      // a page of comments holds older ones, too
      Stream.filter(({ createdAt }) => DateTime.greaterThanOrEqualTo(createdAt, from)),
      Stream.grouped(handedOverAtOnce),
      Stream.runForEach((comments) =>
        receive(Array.from(comments, (comment) => ({ _tag: "Commented", comment }) as const))
      )
    )
  }),

  describe: tracedFn("Facebook.describe")(function* (account, postIds) {
    const found = yield* Effect.forEach(
      postIds,
      (id) => Effect.catchTag(Effect.asSome(facebook.post(account, id)), "CommentRemoved", () => Effect.succeedNone),
      { concurrency: postsAtOnce }
    )
    const posts: ReadonlyArray<PostNode> = found.flatMap(Option.toArray)
    const ads = posts.some(mayBeAdvertised) ? yield* advertised(facebook.ads(account), account.externalId) : new Map()
    return posts.map((post) => factsOf(post, ads.get(post.id)?.ad ?? null))
  }),

  commentNow: facebook.commentNow,
  personOf: facebook.personOf,
  formOf: facebook.formOf
})

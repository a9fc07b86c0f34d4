import type { HttpClientRequest } from "@effect/platform"
import { DateTime, Effect, Option, Schema, Stream } from "effect"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import type { PlatformError } from "../PlatformError.ts"
import type { AccountAccess } from "../PlatformGateway.ts"
import { ExternalId, lenient } from "../PlatformJson.ts"
import { sanitize } from "../Sanitize.ts"
import { allOlder, commentFields, commentsOf, observed, writtenBy } from "./GraphComment.ts"
import { graphPages } from "./GraphPages.ts"
import { type GraphAccess, graphGet } from "./GraphRequest.ts"
import type { GraphPage } from "./GraphResponse.ts"

export type FacebookPost = NonNullable<ObservedComment["post"]>

/** Reading comments back, to find what a webhook did not bring. The page's own are left out. */
export interface FacebookReader {
  /** Comments and replies of one post, newest first; with `since`, no further than the first page that is older. */
  readonly commentsOfPost: (
    account: AccountAccess,
    post: FacebookPost,
    since: Option.Option<DateTime.Utc>
  ) => Stream.Stream<ObservedComment, PlatformError>
  /** The comments of the page's newest `posts` posts (at most 100). A post that is gone by then is passed over. */
  readonly recentComments: (
    account: AccountAccess,
    options: { readonly posts: number; readonly since: Option.Option<DateTime.Utc> }
  ) => Stream.Stream<ObservedComment, PlatformError>
}

export const createPostsRequest = (access: GraphAccess, pageId: string, posts: number) =>
  graphGet(access, [pageId, "published_posts"], { fields: "id,message,permalink_url", limit: String(posts) })

export const createCommentsRequest = (access: GraphAccess, postId: string, after: string | null) =>
  graphGet(access, [postId, "comments"], {
    fields: commentFields,
    filter: "stream",
    order: "reverse_chronological",
    limit: "100",
    ...(after === null ? {} : { after })
  })

const Post = Schema.Struct({
  id: ExternalId,
  message: lenient(Schema.String),
  permalink_url: lenient(Schema.String)
})
const decodePost = Schema.decodeUnknownOption(Post)

export const postsOf = (page: GraphPage): ReadonlyArray<FacebookPost> =>
  page.items.flatMap((item) =>
    Option.toArray(decodePost(item)).map(({ id, message, permalink_url }) => ({
      externalId: id,
      caption: message === null ? null : sanitize(message),
      url: permalink_url === null ? null : sanitize(permalink_url)
    }))
  )

export const facebookReader = (
  access: (account: AccountAccess) => GraphAccess,
  read: (request: HttpClientRequest.HttpClientRequest) => Effect.Effect<GraphPage, PlatformError>
): FacebookReader => {
  const commentsOfPost: FacebookReader["commentsOfPost"] = (account, post, since) =>
    graphPages((after) => createCommentsRequest(access(account), post.externalId, after), read).pipe(
      Stream.map(commentsOf),
      Stream.takeUntil((comments) => Option.exists(since, (time) => allOlder(comments, time))),
      Stream.mapEffect((comments) =>
        Effect.map(DateTime.now, (now) =>
          comments
            .filter((comment) => !writtenBy(comment, account.externalId))
            .map((comment) => observed(comment, post, now))
        )
      ),
      Stream.flattenIterables
    )

  return {
    commentsOfPost,
    recentComments: (account, { posts, since }) =>
      Stream.fromIterableEffect(
        Effect.map(read(createPostsRequest(access(account), account.externalId, posts)), postsOf)
      ).pipe(
        Stream.flatMap((post) =>
          Stream.catchTag(commentsOfPost(account, post, since), "CommentRemoved", () => Stream.empty)
        )
      )
  }
}

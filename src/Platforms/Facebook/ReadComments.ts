import type { HttpClientRequest } from "@effect/platform"
import { DateTime, Effect, Option, Schema, Stream } from "effect"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { storable, storableComment } from "#src/Ground/StorableText.ts"
import { type AdvertisedPost, adsOf } from "../Graph/Ads.ts"
import { graphPages } from "../Graph/GraphPages.ts"
import { type GraphAccess, graphGet } from "../Graph/GraphRequest.ts"
import { type GraphPage, graphAnswer, type HandleGraphResponse, handlePage } from "../Graph/GraphResponse.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import type { PlatformReader } from "../Port/PlatformReader.ts"
import { allOlder, commentFields, commentsOf, GraphComment, observed, writtenBy } from "./GraphComment.ts"
import { createFormRequest, handleForm } from "./LeadForm.ts"
import { createPersonRequest, handlePerson } from "./PersonName.ts"
import { createPostRequest, handlePost, type PostNode } from "./PostNode.ts"

export type FacebookPost = NonNullable<ObservedComment["post"]>

/** Whose comments to read back. */
export interface RecentComments {
  /** The comments of the page's newest posts, so many; at most 100. A post that is gone by then is passed over. */
  readonly posts: number
  /** No further back than the first page of a post's comments that is older. */
  readonly since: Option.Option<DateTime.Utc>
  /** By post. */
  readonly ads: ReadonlyMap<string, AdvertisedPost>
  /** Of the active ads that show none of those posts, so many are read as well. */
  readonly mostAds: number
}

/** Reading back, to find what a webhook did not bring or does not tell. The page's own comments are left out. */
export interface FacebookReader {
  readonly recentComments: (
    account: AccountAccess,
    recent: RecentComments
  ) => Stream.Stream<ObservedComment, PlatformError>
  /** The ads of the ad accounts that the page is connected with. */
  readonly ads: (account: AccountAccess) => Stream.Stream<AdvertisedPost, PlatformError>
  readonly post: (account: AccountAccess, postId: string) => Effect.Effect<PostNode, PlatformError>
  readonly commentNow: NonNullable<PlatformReader["commentNow"]>
  readonly personOf: PlatformReader["personOf"]
  readonly formOf: NonNullable<PlatformReader["formOf"]>
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

export const createCommentRequest = (access: GraphAccess, commentId: string) =>
  graphGet(access, [commentId], { fields: commentFields })

const handleComment = graphAnswer(GraphComment)

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
      caption: message === null ? null : storable(message),
      url: permalink_url === null ? null : storable(permalink_url)
    }))
  )

export interface FacebookCalls {
  readonly page: (account: AccountAccess) => GraphAccess
  readonly ads: (account: AccountAccess) => { readonly access: GraphAccess; readonly adAccounts: ReadonlyArray<string> }
  readonly call: <A>(
    request: HttpClientRequest.HttpClientRequest,
    handle: HandleGraphResponse<A>
  ) => Effect.Effect<A, PlatformError>
}

export const facebookReader = ({ ads, call, page }: FacebookCalls): FacebookReader => {
  const read = (request: HttpClientRequest.HttpClientRequest) => call(request, handlePage)

  const commentsOfPost = (
    account: AccountAccess,
    post: FacebookPost,
    ad: ObservedComment["ad"],
    since: Option.Option<DateTime.Utc>
  ) =>
    graphPages((after) => createCommentsRequest(page(account), post.externalId, after), read).pipe(
      Stream.map(commentsOf),
      Stream.takeUntil((comments) => Option.exists(since, (time) => allOlder(comments, time))),
      Stream.mapEffect((comments) =>
        Effect.map(DateTime.now, (now) =>
          comments
            .filter((comment) => !writtenBy(comment, account.externalId))
            .map((comment) => observed(comment, post, ad, now))
        )
      ),
      Stream.flattenIterables,
      Stream.catchTag("CommentRemoved", () => Stream.empty)
    )

  return {
    recentComments: (account, { ads, mostAds, posts, since }) =>
      Stream.fromIterableEffect(
        Effect.map(read(createPostsRequest(page(account), account.externalId, posts)), (answer) => {
          const newest = postsOf(answer)
          const shown = new Set(newest.map(({ externalId }) => externalId))
          const dark = Array.from(ads.values()).filter(({ active, postId }) => active && !shown.has(postId))
          return [
            ...newest,
            ...dark.slice(0, mostAds).map(({ postId }) => ({ externalId: postId, caption: null, url: null }))
          ]
        })
      ).pipe(Stream.flatMap((post) => commentsOfPost(account, post, ads.get(post.externalId)?.ad ?? null, since))),

    ads: (account) => {
      const { access, adAccounts } = ads(account)
      return adsOf(access, adAccounts, "effective_object_story_id", read)
    },

    post: (account, postId) => call(createPostRequest(page(account), postId), handlePost),
    commentNow: (account, { externalId }) =>
      call(createCommentRequest(page(account), externalId), handleComment).pipe(
        Effect.map(({ from, is_hidden, message }) =>
          Option.some({ text: storableComment(message ?? ""), hidden: is_hidden, authorId: from?.id ?? null })
        ),
        Effect.catchTag("CommentRemoved", () => Effect.succeedNone)
      ),
    personOf: (account, personId) => call(createPersonRequest(page(account), personId), handlePerson),
    formOf: (account, formId) => call(createFormRequest(page(account), formId), handleForm)
  }
}

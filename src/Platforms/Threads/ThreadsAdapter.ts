import { HttpClient, type HttpClientRequest } from "@effect/platform"
import { DateTime, Effect, Option, Stream } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { graphPages } from "../Graph/GraphPages.ts"
import { type HandleGraphResponse, handleCreated, handlePage, handleSuccess } from "../Graph/GraphResponse.ts"
import { refusing } from "../Port/Capabilities.ts"
import type { Identifies } from "../Port/Identity.ts"
import { NotAllowed, type PlatformError } from "../Port/PlatformError.ts"
import type { AccountAccess, CommentReference, PlatformActions } from "../Port/PlatformGateway.ts"
import { platformHttp } from "../Port/PlatformHttp.ts"
import type { PlatformReader } from "../Port/PlatformReader.ts"
import { postReader } from "../Walk/PostWalk.ts"
import { orElseApproval, pendingReplies } from "./Approvals.ts"
import {
  createApprovalRequest,
  createConversationRequest,
  createDraftRequest,
  createHideRequest,
  createPostRequest,
  createPostsRequest,
  createProfileRequest,
  createPublishRequest,
  createRepliesRequest,
  factsOf,
  handlePost,
  handleProfile,
  walkedPost,
  walkedPosts
} from "./ThreadsCalls.ts"
import { threadsCredential } from "./ThreadsCredential.ts"
import { isOwn, isSought, observed, repliesOf } from "./ThreadsReply.ts"
import type { ThreadsAccess } from "./ThreadsRequest.ts"
import type { ThreadsSettings } from "./ThreadsSettings.ts"

export const threadsWords = { platform: "Threads", account: "profile" }

const newestPosts = 25
const postsAtOnce = 10

const nested = new NotAllowed({
  reason:
    "Threads lets brands hide the replies to their posts, and not a reply to such a reply; it goes with the one above it."
})

/** Acts on and reads the replies to a Threads profile's posts. An account's token is the profile's access token. */
export const makeThreads = (
  settings: Pick<ThreadsSettings, "graph" | "pollEvery">
): Effect.Effect<
  Identifies & { readonly actions: PlatformActions; readonly reader: PlatformReader },
  never,
  HttpClient.HttpClient
> =>
  Effect.gen(function* () {
    const send = platformHttp(yield* HttpClient.HttpClient, "Threads")

    const call = tracedFn("Threads.call")(function* <A>(
      request: HttpClientRequest.HttpClientRequest,
      handle: HandleGraphResponse<A>
    ): Effect.fn.Return<A, PlatformError> {
      const answer = yield* send(request)
      return yield* handle(answer, yield* DateTime.now, threadsWords)
    })

    const access = ({ token }: AccountAccess): ThreadsAccess => ({
      base: settings.graph,
      token: threadsCredential(token).token
    })
    const read = (request: HttpClientRequest.HttpClientRequest) => call(request, handlePage)

    const setHidden = (account: AccountAccess, { externalId, parentExternalId }: CommentReference, hide: boolean) =>
      parentExternalId === null
        ? orElseApproval(
            call(createHideRequest(access(account), externalId, hide), handleSuccess),
            call(createApprovalRequest(access(account), externalId, !hide), handleSuccess)
          )
        : Effect.fail(nested)

    const actions: PlatformActions = {
      privateReply: () => refusing("threads", "private_reply"),
      block: () => refusing("threads", "block"),
      unblock: () => refusing("threads", "unblock"),
      hide: tracedFn("Threads.hide")((account, comment) => setHidden(account, comment, true)),
      unhide: tracedFn("Threads.unhide")((account, comment) => setHidden(account, comment, false)),
      many: null,
      reply: tracedFn("Threads.reply")(function* (account, { externalId }, text) {
        const draft = yield* call(createDraftRequest(access(account), externalId, text), handleCreated)
        return yield* call(createPublishRequest(access(account), draft.externalId), handleCreated)
      }),
      findReply: tracedFn("Threads.findReply")((account, { externalId }, text, since, except) =>
        graphPages((after) => createRepliesRequest(access(account), externalId, after), read).pipe(
          Stream.map(({ items }) => repliesOf(items)),
          Stream.flattenIterables,
          Stream.filter(isSought(text, since)),
          Stream.filter(({ id }) => !except.has(id)),
          Stream.map(({ id }) => ({ externalId: id })),
          Stream.runHead
        )
      )
    }

    /** None where it is gone. */
    const postOf = (account: AccountAccess, id: string) =>
      call(createPostRequest(access(account), id), handlePost).pipe(
        Effect.asSome,
        Effect.catchTag("CommentRemoved", () => Effect.succeedNone)
      )

    const pending = pendingReplies(read)
    const reader = postReader(
      {
        posts: (account) => Effect.map(read(createPostsRequest(access(account), newestPosts)), walkedPosts),
        comments: (account, post, readAt) =>
          graphPages((after) => createConversationRequest(access(account), post.externalId, after), read).pipe(
            Stream.map(({ items }) =>
              repliesOf(items)
                .filter((reply) => !isOwn(reply))
                .map((reply) => observed(reply, post, readAt))
            ),
            Stream.concat(pending(access(account), post, readAt))
          ),
        textOf: (account, { externalId }) =>
          Effect.map(postOf(account, externalId), (found) => Option.map(found, ({ text }) => text ?? ""))
      },
      {
        every: settings.pollEvery,
        postsAtOnce,
        describe: tracedFn("Threads.describe")(function* (account, postIds) {
          const found = yield* Effect.forEach(postIds, (id) => postOf(account, id), { concurrency: postsAtOnce })
          return found.flatMap(Option.toArray).map((post) => factsOf(walkedPost(post)))
        }),
        // nobody writes messages on Threads
        personOf: () => Effect.succeedNone
      }
    )

    return {
      actions,
      reader,
      identify: tracedFn("Threads.identify")((account) => call(createProfileRequest(access(account)), handleProfile))
    }
  })

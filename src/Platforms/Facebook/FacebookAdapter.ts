import { HttpClient, type HttpClientRequest } from "@effect/platform"
import { DateTime, type Duration, Effect, type Option, type Redacted, Stream } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { graphHidesMany } from "../Graph/GraphBatch.ts"
import { graphCredential } from "../Graph/GraphCredential.ts"
import { facebookWords } from "../Graph/GraphError.ts"
import { graphPages } from "../Graph/GraphPages.ts"
import type { GraphAccess } from "../Graph/GraphRequest.ts"
import { type HandleGraphResponse, handleCreated, handlePage, handleSuccess } from "../Graph/GraphResponse.ts"
import { warnOfUsage } from "../Graph/GraphUsage.ts"
import { createPrivateReplyRequest, handlePrivateReply } from "../Graph/PrivateReply.ts"
import type { Identifies } from "../Port/Identity.ts"
import { NotAllowed, type PlatformError } from "../Port/PlatformError.ts"
import type { AccountAccess, CommentReference, PlatformActions } from "../Port/PlatformGateway.ts"
import { manyTimeout, platformHttp } from "../Port/PlatformHttp.ts"
import { createBlockRequest, createUnblockRequest, handleBlocked } from "./BlockAuthor.ts"
import { createRepliesRequest, createReplyRequest, earliest, isSought, type SoughtPageReply } from "./CommentReply.ts"
import { allOlder, commentsOf } from "./GraphComment.ts"
import { createHideRequest, hideForm } from "./HideComment.ts"
import { createIdentityRequest, handleIdentity } from "./IdentifyPage.ts"
import { type FacebookReader, facebookReader } from "./ReadComments.ts"

export interface FacebookOptions {
  /** With the version, as in `https://graph.facebook.com/v26.0`. */
  readonly base: string
  readonly appSecret: Option.Option<Redacted.Redacted>
}

const anonymous = new NotAllowed({
  reason: "Facebook does not show the page who wrote this comment, so its author cannot be blocked or unblocked."
})

const authorOf = (comment: CommentReference) =>
  comment.authorExternalId === null ? Effect.fail(anonymous) : Effect.succeed(comment.authorExternalId)

/** Acts on and reads comments of Facebook pages. An account's token is a `GraphCredential`. */
export const makeFacebook = (
  options: FacebookOptions
): Effect.Effect<PlatformActions & FacebookReader & Identifies, never, HttpClient.HttpClient> =>
  Effect.gen(function* () {
    const client = yield* HttpClient.HttpClient

    const callWithin = (timeout?: Duration.Duration) => {
      const send = platformHttp(client, "Facebook", timeout)
      return tracedFn("Facebook.call")(function* <A>(
        request: HttpClientRequest.HttpClientRequest,
        handle: HandleGraphResponse<A>
      ): Effect.fn.Return<A, PlatformError> {
        const answer = yield* send(request)
        yield* warnOfUsage(answer, "Facebook")
        return yield* handle(answer, yield* DateTime.now)
      })
    }
    const call = callWithin()

    const access = (account: AccountAccess): GraphAccess => ({
      ...options,
      token: graphCredential(account.token).pageToken
    })

    const adsAccess = (account: AccountAccess) => {
      const { adAccounts, adsToken } = graphCredential(account.token)
      return { access: { ...options, token: adsToken }, adAccounts }
    }

    const setHidden = (account: AccountAccess, comment: CommentReference, hidden: boolean) =>
      call(createHideRequest(access(account), comment.externalId, hidden), handleSuccess)

    return {
      identify: tracedFn("Facebook.identify")((account) =>
        call(createIdentityRequest(access(account)), handleIdentity)
      ),
      hide: tracedFn("Facebook.hide")((account, comment) => setHidden(account, comment, true)),
      unhide: tracedFn("Facebook.unhide")((account, comment) => setHidden(account, comment, false)),
      many: graphHidesMany(facebookWords, callWithin(manyTimeout), access, hideForm),
      reply: tracedFn("Facebook.reply")((account, comment, text) =>
        call(createReplyRequest(access(account), comment.externalId, text), handleCreated)
      ),
      findReply: tracedFn("Facebook.findReply")((account, comment, text, since, except) => {
        const sought: SoughtPageReply = { pageId: account.externalId, text, since }
        return graphPages(
          (after) => createRepliesRequest(access(account), comment.externalId, after),
          (request) => call(request, handlePage)
        ).pipe(
          Stream.map(commentsOf),
          Stream.takeUntil((replies) => allOlder(replies, earliest(sought))),
          Stream.flattenIterables,
          Stream.filter(isSought(sought)),
          Stream.filter(({ id }) => !except.has(id)),
          Stream.map(({ id }) => ({ externalId: id })),
          Stream.runHead
        )
      }),
      privateReply: tracedFn("Facebook.privateReply")((account, comment, text) =>
        call(
          createPrivateReplyRequest(access(account), account.externalId, comment.externalId, text),
          handlePrivateReply
        )
      ),
      block: tracedFn("Facebook.block")(function* (account, comment) {
        const author = yield* authorOf(comment)
        yield* call(createBlockRequest(access(account), account.externalId, author), handleBlocked(author))
      }),
      unblock: tracedFn("Facebook.unblock")(function* (account, comment) {
        const author = yield* authorOf(comment)
        yield* call(createUnblockRequest(access(account), account.externalId, author), handleSuccess)
      }),
      ...facebookReader({ page: access, ads: adsAccess, call })
    }
  })
